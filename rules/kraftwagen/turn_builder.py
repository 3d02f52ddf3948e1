"""A turn in the making: what the phases of the game work on while an action is carried out."""

from rules.core.chance import Chance
from rules.core.types import Effect, Value
from rules.kraftwagen.mats import Mat
from rules.kraftwagen.money import Money
from rules.kraftwagen.stock import Piece
from rules.kraftwagen.table import Decision, Table
from rules.kraftwagen.tile_actions import Job


class TurnBuilder:
    """The parts of a table, which change step by step until a seat is asked.

    It lives inside one transition only; the states before and after it are values.
    """

    def __init__(self, table: Table, money: tuple[Money, ...], chance: Chance) -> None:
        self.decision, self.seat, self.game_turn, self.job, self.chain = table[:5]
        self.taken, self.mats, self.stock, self.research, self.buyers = table[5:10]
        self.cars, self.awards, self.scoring, self.resigned, self.last = table[10:]
        self.money = list(money)
        self.chance = chance
        self.effects: list[Effect] = []
        self.asked = False
        """Whether the next question has been put."""

    @property
    def table(self) -> Table:
        """The table as it is now."""
        turn = self.decision, self.seat, self.game_turn, self.job, self.chain, self.taken
        supplies = self.stock, self.research, self.buyers, self.cars, self.awards
        return Table(*turn, self.mats, *supplies, self.scoring, self.resigned, self.last)

    @property
    def mat(self) -> Mat:
        """The mat of the seat on turn."""
        return self.mats[self.seat]

    def ask(self, decision: Decision) -> None:
        """Put a question to the seat on turn."""
        self.decision = decision
        self.asked = True

    def ask_seat(self, seat: int, decision: Decision) -> None:
        """Put a question to *seat*, which is on turn from now on and has no tile yet."""
        self.seat, self.job = seat, Job()
        self.ask(decision)

    def set_mat(self, mat: Mat, seat: int | None = None) -> None:
        """Change the mat of *seat*, by default of the one on turn."""
        at = self.seat if seat is None else seat
        self.mats = (*self.mats[:at], mat, *self.mats[at + 1 :])

    def supply(self, piece: Piece, count: int) -> None:
        """Put *count* tiles like *piece* into the supply (take them, where it is below 0)."""
        self.stock = self.stock.changed(piece, count)

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
        self.effects.append(Effect(kind, (("seat", self.seat), *params.items())))

    def record_of(self, seat: int, kind: str, **params: Value) -> None:
        """Something happened that has to do with *seat*."""
        self.effects.append(Effect(kind, (("seat", seat), *params.items())))

    def announce(self, kind: str, **params: Value) -> None:
        """Something happened at the table."""
        self.effects.append(Effect(kind, tuple(params.items())))
