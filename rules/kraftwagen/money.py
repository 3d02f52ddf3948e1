"""The seats' earnings, and the record of a scoring."""

from typing import NamedTuple

from rules.kraftwagen.cards import Buyer
from rules.kraftwagen.market import Sale


class Money(NamedTuple):
    """The money of a seat by where it comes from. Awards are not in it."""

    race: int = 0
    """For places in races."""
    laps: int = 0
    sales: int = 0
    """For cars."""
    white: int = 0
    """Taken from beside the stacks of buyers."""

    @property
    def total(self) -> int:
        """All of it."""
        return sum(self)


class Scoring(NamedTuple):
    """The public record of the end of a game turn."""

    game_turn: int
    """1 to 3."""
    places: tuple[int, ...]
    """The seats in the race, the first one first; who stayed in the pit lane is missing."""
    laps: tuple[int, ...]
    """By seat."""
    race_money: tuple[int, ...]
    """By seat, for the places."""
    lap_money: tuple[int, ...]
    """By seat, for the laps."""
    sales: tuple[Sale, ...]
    """In the order in which the buyers bought; the one that Benz sent is the last."""

    @property
    def sale_money(self) -> tuple[int, ...]:
        """By seat, for cars."""
        return tuple(
            sum(sale.money for sale in self.sales if sale.car and sale.car.seat == seat)
            for seat in range(len(self.laps))
        )

    @property
    def best_first(self) -> list[int]:
        """Return the seats, the one first that has earned most."""
        return sorted(range(len(self.laps)), key=lambda seat: -self.earned(seat)["total"])

    def earned(self, seat: int) -> dict[str, int]:
        """Return what *seat* has earned, by buyers and other sources, with their totals."""
        race, laps, sold = self.race_money[seat], self.lap_money[seat], self.sale_money[seat]
        bought = [sale for sale in self.sales if sale.car and sale.car.seat == seat]
        paid = {kind.value: sum(s.money for s in bought if s.buyer is kind) for kind in Buyer}
        total = race + laps + sold
        return {**paid, "race": race, "laps": laps, "sales": sold, "total": total}
