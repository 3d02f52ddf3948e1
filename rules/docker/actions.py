"""The actions of Docker: bring a cube in, or move one that is on top of its tower."""

import re
from typing import NamedTuple

from rules.docker.paths import SETS, SQUARES, squares_in

_NOTATION = re.compile(r"(\+|[abc][123]-)[abc][123]")


class DockerAction(NamedTuple):
    """One cube and where it ends. Neither the roll nor the way there is part of it."""

    seat: int
    source: int | None
    """The square whose top cube moves; None: a cube enters from the reserve."""
    target: int
    """The square on which the cube ends."""

    def __str__(self) -> str:
        start = "+" if self.source is None else f"{SQUARES[self.source]}-"
        return start + SQUARES[self.target]


def is_notation(text: str) -> bool:
    """Tell whether *text* could be an action somewhere."""
    return _NOTATION.fullmatch(text) is not None


def _table(seat: int, source: int | None) -> tuple[tuple[DockerAction, ...], ...]:
    """By set of ends: one action for each, sorted by notation."""
    onto = [DockerAction(seat, source, target) for target in range(9)]
    return tuple(tuple([onto[target] for target in targets]) for targets in _TARGETS)


_TARGETS = tuple(squares_in(ends) for ends in range(SETS + 1))

# Every list of actions that can come up, ready made: 5 MB.
ENTERING = tuple(_table(seat, None) for seat in range(4))
"""By seat and set of ends: a cube comes in and ends there."""
MOVING = tuple(tuple(_table(seat, source) for source in range(9)) for seat in range(4))
"""By seat, source and set of ends: the top cube of the source moves and ends there."""
