"""The targets of each kind of tile."""

from collections.abc import Callable, Mapping

from rules.pick_and_pack.actions import HITS
from rules.pick_and_pack.board import Board
from rules.pick_and_pack.crates import NAMES, filled_crates, lowest_crates, open_crates
from rules.pick_and_pack.tiles import Kind

NO_TARGET = -1
"""The last of the answers of :func:`rules.pick_and_pack.actions.plays`."""


def targets(board: Board, seat: int, kind: Kind) -> list[int]:
    """List what a tile of *seat* could hit now, in the order of the notation; empty: nothing.

    A target is its place among the answers of :func:`rules.pick_and_pack.actions.plays`.
    """
    return _TARGETS[kind](board, seat)


def _pairs(theirs: list[int], own: list[int]) -> list[int]:
    return [len(NAMES) * one + other for one in theirs for other in own]


def _jamming(board: Board, seat: int) -> list[int]:
    usable = [tray > 0 for tray in board.grid]
    usable += [tile.fate is None for tile in board.tiles[1 - seat]]
    return [hit for hit in HITS[seat] if usable[hit]]


_TARGETS: Mapping[Kind, Callable[[Board, int], list[int]]] = {
    Kind.PREMIUM: lambda board, seat: open_crates(board.crates[seat]),
    Kind.WHOLESALE: lambda board, seat: open_crates(board.crates[1 - seat]),
    Kind.RUSH_ORDER: lambda board, seat: [0],
    Kind.QUALITY_CONTROL: lambda board, seat: _pairs(
        filled_crates(board.crates[1 - seat]), lowest_crates(board.crates[seat])
    ),
    Kind.ORDER_MIX_UP: lambda board, seat: _pairs(
        filled_crates(board.crates[1 - seat]), filled_crates(board.crates[seat])
    ),
    Kind.MALFUNCTION: _jamming,
}
