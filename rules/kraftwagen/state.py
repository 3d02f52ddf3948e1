"""A position of Kraftwagen."""

from typing import ClassVar, NamedTuple

from rules.core.bounds import Ply
from rules.core.derived import Derived
from rules.core.state import AskedTogether
from rules.kraftwagen.actions import KraftwagenAction
from rules.kraftwagen.legal import legal_actions
from rules.kraftwagen.money import Money
from rules.kraftwagen.options import KraftwagenSetup
from rules.kraftwagen.table import Table


class _Facts(NamedTuple):
    setup: KraftwagenSetup
    seed: bytes
    ply: Ply
    asked: Ply
    """The ply at which the active seat got its question; -1 when the game is over."""
    table: Table
    money: tuple[Money, ...]
    """By seat; secret."""
    legal: Derived[tuple[KraftwagenAction, ...]] = ()
    """What the active seat may do."""


class KraftwagenState(AskedTogether, _Facts):
    """One complete position."""

    __slots__ = ()
    game: ClassVar[str] = "kraftwagen"

    def with_derived(self) -> "KraftwagenState":
        """See :class:`HasDerived`."""
        return self._replace(legal=legal_actions(self.table))

    @property
    def eliminated(self) -> tuple[int, ...]:
        """The seats that are out, in the order in which they went."""
        return self.table.resigned

    @property
    def to_act(self) -> tuple[int, ...]:
        """The active seat, while the game goes on."""
        return () if self.table.is_over else (self.table.active_seat,)
