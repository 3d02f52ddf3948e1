"""A position of Docker."""

from typing import ClassVar, NamedTuple

from rules.core.bounds import Ply
from rules.core.derived import Derived
from rules.core.state import AskedTogether
from rules.docker.actions import ENTERING, MOVING, DockerAction
from rules.docker.board import Board
from rules.docker.options import DockerSetup
from rules.docker.paths import HIGHEST_ROLL, is_stuck


class _Fields(NamedTuple):
    setup: DockerSetup
    seed: bytes
    ply: Ply
    to_act: tuple[int, ...]
    asked: Ply
    """The ply at which the seat on turn was asked; -1 when the game is over."""
    rolls: tuple[int, ...]
    """The rolls of this turn: the last one counts, those before it allowed no action."""
    board: Board
    last: DockerAction | None
    """The last cube that was moved or brought in; None before the first."""
    legal: Derived[tuple[DockerAction, ...]] = ()
    """What the seat on turn may do."""


class DockerState(AskedTogether, _Fields):
    """One complete position. The seat on turn has rolled, and its roll allows something."""

    __slots__ = ()
    game: ClassVar[str] = "docker"

    def with_derived(self) -> "DockerState":
        """See :class:`HasDerived`."""
        board = self.board.with_derived()
        legal = choices(self.setup, board, self.to_act[0], self.rolls[-1]) if self.to_act else ()
        return self._replace(board=board, legal=legal)

    @property
    def eliminated(self) -> tuple[int, ...]:
        """The seats that are out, in the order in which they went."""
        return self.board.eliminated


def choices(setup: DockerSetup, board: Board, seat: int, die: int) -> tuple[DockerAction, ...]:
    """List the actions of *seat* with the roll *die*, sorted by notation: entering comes first."""
    lines = board.lines
    actions: tuple[DockerAction, ...] = ()
    if board.reserves[seat]:
        actions = ENTERING[seat][setup.entering[seat](lines, die)]
    reach, onto = setup.moving, MOVING[seat]
    for source in board.free(seat):
        actions += onto[source][reach[source](lines, die)]
    return actions


def is_blocked(setup: DockerSetup, board: Board, seat: int) -> bool:
    """Tell whether no number of the die would give *seat* an action."""
    heights = [len(tower) for tower in board.towers]
    if board.reserves[seat] and any(heights[e] < HIGHEST_ROLL for e in setup.entries[seat]):
        return False
    return all(is_stuck(heights, square) for square in board.free(seat))
