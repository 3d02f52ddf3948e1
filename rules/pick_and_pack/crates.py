"""The crates: stacks of trays, open until a Premium or a Wholesale tile closes them for good.

The four crates of a seat are a tuple; a crate is its index in there.
"""

from enum import StrEnum
from typing import NamedTuple

NAMES = "ABCD"


class Mark(StrEnum):
    """The tile that closed a crate."""

    PREMIUM = "premium"
    WHOLESALE = "wholesale"


class Crate(NamedTuple):
    """A stack of trays."""

    trays: tuple[int, ...] = ()
    """The apples in each tray, from the bottom up."""
    mark: Mark | None = None
    """None: it is open."""


Crates = tuple[Crate, ...]

EMPTY: Crates = (Crate(),) * len(NAMES)
"""The crates of a seat before the first tray."""


def is_first(crates: Crates, crate: int | None) -> bool:
    """Tell whether no crate before this one is like it: of equal ones the first stands for all."""
    return crate is None or crates.index(crates[crate]) == crate


def open_crates(crates: Crates) -> list[int]:
    """The crates that are not closed, ascending."""
    return [index for index, crate in enumerate(crates) if crate.mark is None]


def filled_crates(crates: Crates) -> list[int]:
    """The open crates from which a tray can be taken, ascending."""
    return [i for i, crate in enumerate(crates) if crate.trays and crate.mark is None]


def lowest_crates(crates: Crates) -> list[int]:
    """The open crates with the fewest trays, ascending: the next tray goes to one of them."""
    heights = [(len(crate.trays), i) for i, crate in enumerate(crates) if crate.mark is None]
    fewest = min(heights)[0]
    return [index for height, index in heights if height == fewest]


def put(crates: Crates, index: int, tray: int) -> Crates:
    """The crates after *tray* came on top of one of them."""
    return replaced(crates, index, Crate((*crates[index].trays, tray)))


def take(crates: Crates, index: int) -> tuple[Crates, int]:
    """The crates after the top tray of one was taken away, and that tray."""
    *rest, tray = crates[index].trays
    return replaced(crates, index, Crate(tuple(rest))), tray


def close(crates: Crates, index: int, mark: Mark) -> Crates:
    """The crates after one was closed with a tile."""
    return replaced(crates, index, Crate(crates[index].trays, mark))


def all_closed(crates: Crates) -> bool:
    """Tell whether none is open."""
    return not open_crates(crates)


def replaced(crates: Crates, index: int, crate: Crate) -> Crates:
    """The crates with *crate* in place of one of them."""
    return (*crates[:index], crate, *crates[index + 1 :])


def worth(crate: Crate) -> int:
    """The points of *crate* if the game ended now: Wholesale is rounded down, crate by crate."""
    apples = sum(crate.trays)
    if crate.mark is None:
        return apples
    return 2 * apples if crate.mark is Mark.PREMIUM else apples // 2


def points(crates: Crates) -> int:
    """The points of all crates of a seat."""
    return sum(map(worth, crates))
