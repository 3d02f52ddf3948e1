"""The worked examples of the rules, each with all numbers of the die."""

import pytest
from quay import DIE, GAME, playout, reach, seed, with_die

from rules.docker import SQUARES

SIDES, CORNERS = "a2 b1 b3 c2", "a1 a3 c1 c3"


@pytest.mark.parametrize(
    ("source", "towers", "ends"),
    [
        pytest.param(
            "+",
            "",
            ["b1", "a1 b2 c1", "a2 b3 c2", "a1 a3 b2 c1 c3", "a2 b3 c2", "a1 a3 b2 c1 c3"],
            id="a first cube comes in and walks on",
        ),
        pytest.param("b2", "b2:0", [SIDES, CORNERS] * 3, id="from the middle to sides or corners"),
        pytest.param(
            "a1",
            "a1:0 b1:1 a2:11",
            ["-", "b1", "a2", "b2 c1", "b3 c2", "a3 b2 c1 c3"],
            id="a cube on the quay climbs its neighbours",
        ),
        pytest.param(
            "+",
            "b1:11 c1:1 b2:11",
            ["-", "-", "b1", "b2", "c1", "a1"],
            id="a cube comes in over a tower",
        ),
    ],
)
def test_a_cube_ends_where_its_points_are_used_up(source, towers, ends):
    assert reach(source, towers) == ends


@pytest.mark.parametrize("path", ["no_revisit", "no_reentry", "no_back"])
@pytest.mark.parametrize("entry", ["own", "any"])
def test_rolls_keep_the_parity_of_a_chessboard(entry, path):
    """A cube changes the colour of its square as often as it steps, and its level besides."""
    for seats in (2, 3, 4):
        state = GAME.new(seats=seats, options={"entry": entry, "path": path}, seed=seed(seats))
        for done, _ in playout(seats, seats, entry=entry, path=path):
            for die in DIE:
                assert all(die % 2 == parity(state, a) for a in legal(with_die(state, die)))
            state = done.state


def legal(state):
    return [action for seat in state.to_act for action in GAME.legal_actions(state, seat)]


def parity(state, action):
    heights = [len(tower) for tower in state.board.towers]
    if action.source is None:
        colour, level = 1 - shade(SQUARES.index("b1")), 0
    else:
        colour, level = shade(action.source), heights[action.source] - 1
        heights[action.source] -= 1
    return ((colour != shade(action.target)) + heights[action.target] - level) % 2


def shade(square):
    """The colour of a square; the middle squares of all four sides have the same one."""
    return (square // 3 + square % 3) % 2
