"""A position of Kraftwagen."""

from typing import ClassVar, NamedTuple

from rules.core.asking import AskedTogether
from rules.kraftwagen.actions import KraftwagenAction
from rules.kraftwagen.legal import legal_actions
from rules.kraftwagen.money import Money
from rules.kraftwagen.options import KraftwagenSetup
from rules.kraftwagen.table import Table


class _Facts(NamedTuple):
    setup: KraftwagenSetup
    seed: bytes
    ply: int
    asked: int
    """The ply at which the mover got its question; -1 when the game is over."""
    table: Table
    money: tuple[Money, ...]
    """By seat; secret."""
    legal: tuple[KraftwagenAction, ...]
    """What the mover may do. Follows from ``table``."""


class KraftwagenState(AskedTogether, _Facts):
    """One complete position."""

    __slots__ = ()
    game: ClassVar[str] = "kraftwagen"
    derived: ClassVar[frozenset[str]] = frozenset({"legal"})

    @classmethod
    def restore(
        cls,
        setup: KraftwagenSetup,
        seed: bytes,
        ply: int,
        asked: int,
        table: Table,
        money: tuple[Money, ...],
    ) -> "KraftwagenState":
        """The position with these facts."""
        return cls(setup, seed, ply, asked, table, money, legal_actions(table))

    @property
    def seats(self) -> int:
        """How many seats play, resigned ones included."""
        return self.setup.seats

    @property
    def to_act(self) -> tuple[int, ...]:
        """The mover, while the game goes on."""
        return () if self.table.is_over else (self.table.mover,)
