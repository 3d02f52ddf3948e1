"""What crates are worth, and who has won."""

from enum import StrEnum

from rules.core.types import Outcome, Points
from rules.pick_and_pack.crates import Crate, Crates, Mark, all_closed

OPEN = "open"
"""The source of the points in crates that nobody closed; the others are the marks."""


class Termination(StrEnum):
    """Why a game ended."""

    PACKED = "packed"
    """Somebody's fourth crate was closed."""
    STUCK = "stuck"
    """The seat whose turn began could not move."""
    RESIGNED = "resigned"


def worth(crate: Crate) -> int:
    """The points of *crate* if the game ended now: Wholesale is rounded down, crate by crate."""
    apples = sum(crate.trays)
    if crate.mark is None:
        return apples
    return 2 * apples if crate.mark is Mark.PREMIUM else apples // 2


def points(crates: Crates) -> int:
    """The points of all crates of a seat."""
    return sum(map(worth, crates))


def points_by_mark(crates: tuple[Crates, Crates]) -> tuple[Points, ...]:
    """See :meth:`Game.points`: what open crates, Premium and Wholesale have brought."""
    return tuple(
        Points(mark or OPEN, tuple(_marked(own, mark) for own in crates)) for mark in (None, *Mark)
    )


def _marked(crates: Crates, mark: Mark | None) -> int:
    return points(tuple(crate for crate in crates if crate.mark is mark))


def outcome(crates: tuple[Crates, Crates], resigned: int | None) -> Outcome:
    """The outcome of a game that ends with these crates.

    Whoever resigned has lost, whatever the crates say.
    """
    red, blue = scores = points(crates[0]), points(crates[1])
    if resigned is not None:
        ranks = (2, 1) if resigned == 0 else (1, 2)
        return Outcome(Termination.RESIGNED.value, scores, ranks)
    reason = Termination.PACKED if any(map(all_closed, crates)) else Termination.STUCK
    return Outcome(reason.value, scores, (1 + (blue > red), 1 + (red > blue)))
