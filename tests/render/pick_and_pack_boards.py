"""Positions of Pick & Pack to look at: played at random, or set up by hand."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import boards

from render.pick_and_pack.guide import actions, crates, grid, tiles
from rules.pick_and_pack import SQUARES, Board, LastMove, PackAction, PackObservation
from rules.pick_and_pack.board import Turn
from rules.pick_and_pack.game import PickAndPack
from rules.pick_and_pack.state import PackState

PACK = PickAndPack()
ARRANGED = ("secret", "random", "open")

POSITION_X = """
    1 2 . 4 3 .
    . 1 3 2 . 5
    5 . x . 2 .
    4 1 . 6 1 3
    . 2 4 . 1 .
    3 . 1 4 . 2
"""


def states(seed: int, **options: str) -> tuple[PackState, ...]:
    """A random game in which nobody takes tiles back, from the first ply to the last."""
    return boards.course("pick_and_pack", seed, 2, wanted=is_no_clear, **options)


def is_no_clear(action: PackAction) -> bool:
    return str(action) != "clear"


def course(seed: int, seat: int | None = None, **options: str) -> list[PackObservation]:
    """Return the views of *seat*, or a spectator, of such a game."""
    return [PACK.observe(state, seat) for state in states(seed, **options)]


def some_games() -> Iterator[PackObservation]:
    """Whole games with each way to arrange, as a seat sees them, and a spectator."""
    for seed, (arrange, seat) in enumerate(zip(ARRANGED, (0, None, 1), strict=True)):
        yield from course(seed, seat, arrange=arrange)


def position_x(turn: int = 0, **changes: Any) -> PackObservation:
    """A position in the middle of a game, with everything in it that there can be."""
    board = Board(
        SQUARES.index("b4"),
        grid(POSITION_X),
        (tiles("PWQmXp RQXMRw"), tiles("mPqRWq rWxMPx")),
        (crates("35 4P 22 111"), crates("35 4W . 21")),
        (0, 1),
    )
    state = PACK.new(seats=2, options={"arrange": "random"}, seed=bytes(32))
    state = PackState(
        setup=state.setup,
        seed=state.seed,
        ply=30,
        to_act=(turn,),
        asked_at=(30, -1) if turn == 0 else (-1, 30),
        starter=0,
        board=board,
        turn=Turn(),
        last=LastMove(actions(1, "b4>D")[0], SQUARES.index("b1")),
        resigned=None,
    ).with_derived()
    return replace(PACK.observe(state, None), **changes)
