"""Everything that lies on the table."""

from typing import NamedTuple, TypeVar

from rules.pick_and_pack.actions import PackAction
from rules.pick_and_pack.crates import Crates
from rules.pick_and_pack.tiles import Tile

T = TypeVar("T")


class Board(NamedTuple):
    """Grid, grabber, tiles and crates. Pairs are by seat: Red, Blue."""

    grabber: int
    """The square on which the grabber stands."""
    grid: tuple[int, ...]
    """For each square the apples of its tray; less than 0: it lies face down; 0: no tray."""
    tiles: tuple[tuple[Tile, ...], tuple[Tile, ...]]
    """By slot; while the seats arrange, only the slots that are filled."""
    crates: tuple[Crates, Crates]
    stored: tuple[int, int]
    """The Rush Orders in the sections of the players."""


def with_seat(pair: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    """*pair* with *value* for *seat*."""
    return (pair[0], value) if seat else (value, pair[1])


class Turn(NamedTuple):
    """The turn, so far, of the seat that has it."""

    moved: bool = False
    """Whether it has moved the grabber: then it is asked whether to spend a Rush Order."""
    fresh: int = 0
    """Rush Orders that it stored in this turn; they wait until its next one."""
    spent: int = 0
    """Rush Orders that it spent in this turn."""

    def may_rush(self, stored: int, *, one_rush: bool) -> bool:
        """Tell whether a Rush Order can be spent, of *stored* ones."""
        return stored > self.fresh and not (one_rush and self.spent)


class LastMove(NamedTuple):
    """The last move of the grabber."""

    action: PackAction
    source: int
    """The square from which the grabber came."""
