"""A turn in the making: what the phases of the game work on while an action is carried out."""

from rules.core.chance import Chance
from rules.core.types import Effect, Value
from rules.kraftwagen.mats import Mat
from rules.kraftwagen.money import Money
from rules.kraftwagen.stock import Piece
from rules.kraftwagen.table import Decision, Table
from rules.kraftwagen.tile_actions import Job


class TurnBuilder:
    """A table that changes step by step until a seat is asked.

    It lives inside one transition only; the states before and after it are values.
    """

    __slots__ = ("asked", "chance", "effects", "money", "table")

    def __init__(self, table: Table, money: tuple[Money, ...], chance: Chance) -> None:
        self.table = table
        self.money = list(money)
        self.chance = chance
        self.effects: list[Effect] = []
        self.asked = False
        """Whether the next question has been put."""

    @property
    def seat(self) -> int:
        """The seat on turn."""
        return self.table.active_seat

    @property
    def mat(self) -> Mat:
        """The mat of the seat on turn."""
        return self.table.mat

    def ask(self, decision: Decision) -> None:
        """Put a question to the seat on turn."""
        self.table = self.table._replace(decision=decision)
        self.asked = True

    def ask_seat(self, seat: int, decision: Decision) -> None:
        """Put a question to *seat*, which is on turn from now on and has no tile yet."""
        self.table = self.table._replace(decision=decision, active_seat=seat, job=Job())
        self.asked = True

    def set_mat(self, mat: Mat, seat: int | None = None) -> None:
        """Change the mat of *seat*, by default of the one on turn."""
        mats, at = self.table.mats, self.table.active_seat if seat is None else seat
        self.table = self.table._replace(mats=(*mats[:at], mat, *mats[at + 1 :]))

    def set_mats(self, mats: list[Mat]) -> None:
        """Change all mats."""
        self.table = self.table._replace(mats=tuple(mats))

    def stock(self, piece: Piece, count: int) -> None:
        """Put *count* tiles like *piece* into the supply (take them, where it is below 0)."""
        self.table = self.table._replace(stock=self.table.stock.changed(piece, count))

    def pay(
        self, seat: int, *, race: int = 0, laps: int = 0, sales: int = 0, white: int = 0
    ) -> None:
        """Give money to *seat*."""
        own = self.money[seat]
        self.money[seat] = Money(
            own.race + race, own.laps + laps, own.sales + sales, own.white + white
        )

    def record(self, kind: str, **params: Value) -> None:
        """Something happened that has to do with the seat on turn."""
        self.effects.append(Effect(kind, (("seat", self.table.active_seat), *params.items())))

    def record_of(self, seat: int, kind: str, **params: Value) -> None:
        """Something happened that has to do with *seat*."""
        self.effects.append(Effect(kind, (("seat", seat), *params.items())))

    def announce(self, kind: str, **params: Value) -> None:
        """Something happened at the table."""
        self.effects.append(Effect(kind, tuple(params.items())))
