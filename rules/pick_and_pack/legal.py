"""Ways of the grabber, and what the seat on turn may do there."""

from collections.abc import Callable, Mapping

from rules.pick_and_pack.actions import HITS, PackAction, Verb, plays, said, takes
from rules.pick_and_pack.board import Board, Turn
from rules.pick_and_pack.crates import NAMES, filled_crates, lowest_crates, open_crates
from rules.pick_and_pack.grid import ENDS, REACH
from rules.pick_and_pack.options import PackSetup
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


def turn_actions(setup: PackSetup, board: Board, seat: int, turn: Turn) -> tuple[PackAction, ...]:
    """List the actions of *seat* in its turn, sorted by notation; () where it cannot move at all.

    Once it has moved it is only asked for a Rush Order, if it may spend one and can move with it.
    """
    if not turn.moved:
        return moves(board, seat, rush=False, may_waste=setup.may_waste)
    if not turn.may_rush(board.stored[seat], one_rush=setup.one_rush):
        return ()
    rushes = moves(board, seat, rush=True, may_waste=setup.may_waste)
    return (*rushes, said(seat, Verb.STOP)) if rushes else ()


def moves(board: Board, seat: int, *, rush: bool, may_waste: bool) -> tuple[PackAction, ...]:
    """All moves of the grabber by *seat*, sorted by notation."""
    found: list[PackAction] = []
    tiles = board.tiles[seat]
    lowest = lowest_crates(board.crates[seat])
    aims: dict[Kind, list[int]] = {}
    for square in REACH[seat][board.grabber]:
        tray = board.grid[square]
        if tray > 0:
            by_crate = takes(seat, rush, square)
            found += [by_crate[crate] for crate in lowest]
        elif not tray:
            for slot in ENDS[seat][square]:
                kind, fate = tiles[slot]
                if fate is not None:
                    continue
                if kind not in aims:
                    aims[kind] = targets(board, seat, kind) or ([NO_TARGET] if may_waste else [])
                by_target = plays(seat, rush, square, slot, kind)
                found += [by_target[aim] for aim in aims[kind]]
    return tuple(found)
