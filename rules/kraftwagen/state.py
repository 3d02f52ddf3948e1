"""A position of Kraftwagen."""

from functools import cached_property
from typing import ClassVar, NamedTuple

from rules.core.bounds import Ply
from rules.core.state import AskedTogether
from rules.core.types import Option, Setup
from rules.kraftwagen.actions import KraftwagenAction
from rules.kraftwagen.legal import legal_actions
from rules.kraftwagen.money import Money
from rules.kraftwagen.table import Table

SECRET, OPEN = "secret", "open"

OPTIONS = (Option("money", (SECRET, OPEN)),)


class KraftwagenSetup(Setup):
    """Seats and options; the rest follows from them and is worked out once."""

    @cached_property
    def is_open(self) -> bool:
        """Tell whether everybody sees the money of everybody."""
        return self.value("money") == OPEN


class _Facts(NamedTuple):
    setup: KraftwagenSetup
    seed: bytes
    ply: Ply
    asked: Ply
    """The ply at which the active seat got its question; -1 when the game is over."""
    table: Table
    money: tuple[Money, ...]
    """By seat; secret."""


class KraftwagenState(AskedTogether, _Facts):
    """One complete position."""

    __slots__ = ()
    game: ClassVar[str] = "kraftwagen"

    @property
    def legal(self) -> tuple[KraftwagenAction, ...]:
        """List what the active seat may do; nobody asks at most positions that a robot looks at."""
        return legal_actions(self.table)

    @property
    def eliminated(self) -> tuple[int, ...]:
        """The seats that are out, in the order in which they went."""
        return self.table.resigned

    @property
    def to_act(self) -> tuple[int, ...]:
        """The active seat, while the game goes on."""
        return () if self.table.is_over else (self.table.active_seat,)
