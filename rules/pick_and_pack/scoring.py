"""The end: who has won, and where the points come from."""

from enum import StrEnum

from rules.core.ranking import ranks
from rules.core.types import Outcome, Points
from rules.pick_and_pack.crates import Crates, Mark, all_closed
from rules.pick_and_pack.crates import points as crate_points
from rules.pick_and_pack.observe import PackObservation
from rules.pick_and_pack.state import PackState

OPEN = "open"
"""The source of the points in crates that nobody closed; the others are the marks."""


class Termination(StrEnum):
    """The reason for the end of a game."""

    PACKED = "packed"
    """Somebody's fourth crate was closed."""
    STUCK = "stuck"
    """The seat whose turn began could not move."""
    RESIGNED = "resigned"


def outcome(state: PackState) -> Outcome | None:
    """See :meth:`Game.outcome`. A seat that resigned has lost, regardless of the crates."""
    if state.to_act:
        return None
    scores = tuple(map(crate_points, state.board.crates))
    return Outcome(_termination(state).value, scores, ranks(scores, state.eliminated))


def points(observation: PackObservation) -> tuple[Points, ...]:
    """See :meth:`Game.points`: what open crates, Premium and Wholesale have brought."""
    return tuple(
        Points(mark or OPEN, tuple(_marked(own, mark) for own in observation.board.crates))
        for mark in (None, *Mark)
    )


def _termination(state: PackState) -> Termination:
    if state.resigned is not None:
        return Termination.RESIGNED
    return Termination.PACKED if any(map(all_closed, state.board.crates)) else Termination.STUCK


def _marked(crates: Crates, mark: Mark | None) -> int:
    return crate_points(tuple(crate for crate in crates if crate.mark is mark))
