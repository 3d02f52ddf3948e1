"""Everything that lies on the table."""

from typing import NamedTuple, TypeVar

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
