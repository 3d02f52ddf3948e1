"""The worked examples of the rules, each with all numbers of the die."""

import pytest
from quay import DIE, GAME, effect_lines, offered, playout, position, reach, seed, step, with_die

from rules.docker import SQUARES


def test_a_first_cube_comes_in_and_walks_on():
    assert reach("+") == [
        "b1",
        "a1 b2 c1",
        "a2 b3 c2",
        "a1 a3 b2 c1 c3",
        "a2 b3 c2",
        "a1 a3 b2 c1 c3",
    ]


def test_the_first_roll_gives_so_many_actions():
    assert [len(offered(position(die=die))) for die in DIE] == [1, 3, 3, 5, 3, 5]


def test_a_cube_alone_in_the_middle_reaches_sides_or_corners():
    sides, corners = "a2 b1 b3 c2", "a1 a3 c1 c3"
    assert reach("b2", "b2:0") == [sides, corners] * 3


def test_a_cube_on_the_quay_climbs_its_neighbours():
    assert reach("a1", "a1:0 b1:1 a2:11") == ["-", "b1", "a2", "b2 c1", "b3 c2", "a3 b2 c1 c3"]


def test_a_cube_comes_in_over_a_tower():
    assert reach("+", "b1:11 c1:1 b2:11") == ["-", "-", "b1", "b2", "c1", "a1"]


def test_a_seat_with_all_cubes_covered_and_none_to_bring_in_is_out_without_a_roll():
    state = position("a1:10 a2:110 b1:0 c3:1110", die=1)
    assert effect_lines(step(state, "b1-c1").effects) == [
        "moved 0 b1 c1 1",
        "eliminated 1 blocked",
        "won 0",
    ]


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
