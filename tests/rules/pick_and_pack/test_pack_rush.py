"""Storing Rush Orders and spending them."""

import pytest
from packing import GRID, after, effect_kinds, facts, offered, position, step

from rules.pick_and_pack.board import Turn

TILE = "-R---- ------"
"""A Rush Order above column b."""
NO_WAY = GRID.replace("3 . 1 2 3 4", ". . 1 . . .")


@pytest.mark.parametrize(
    ("start", "lines", "turn", "stored"),
    [
        pytest.param({}, "c4>A", 1, 0, id="a turn without one ends by itself"),
        pytest.param({"stored": (0, 2)}, "c4>A", 1, 0, id="those of the opponent do not matter"),
        pytest.param({"stored": (1, 0)}, "c4>A", 0, 1, id="one is asked for after the move"),
        pytest.param({"stored": (1, 0)}, "c4>A stop", 1, 1, id="stop keeps it"),
        pytest.param({"stored": (1, 0)}, "c4>A Rd4>B", 1, 0, id="once spent it is gone"),
        pytest.param({"stored": (2, 0)}, "c4>A Rd4>B", 0, 1, id="after one the other is asked for"),
        pytest.param({"stored": (2, 0)}, "c4>A Rd4>B Re4>C", 1, 0, id="both are spent in a turn"),
        pytest.param(
            {"stored": (2, 0), "rush": "one"}, "c4>A Rd4>B", 1, 1, id="or one where so agreed"
        ),
        pytest.param({"red": TILE}, "b4!tb:R", 1, 1, id="one stored in this turn waits"),
        pytest.param(
            {"red": TILE, "stored": (1, 0)}, "b4!tb:R Rc4>A", 1, 1, id="and an earlier one is spent"
        ),
        pytest.param(
            {"red": TILE, "stored": (1, 0)}, "c4>A Rb4!tb:R", 1, 1, id="stored by a rush move, too"
        ),
        pytest.param({"red": TILE}, "b4!tb:R b5>A a5>A", 0, 1, id="it is usable the next turn"),
        pytest.param(
            {"drawing": NO_WAY, "stored": (1, 0)}, "c4>A", 1, 1, id="not asked for without a way"
        ),
    ],
)
def test_a_rush_order_is_spent_after_a_move(start, lines, turn, stored):
    state = after(position(**{"drawing": GRID, "grabber": "a4"} | start), *lines.split())
    assert state.to_act == (turn,)
    assert state.board.stored[0] == stored


def test_a_stored_rush_order_brings_another_move_or_none():
    state = after(position(GRID, "a4", stored=(1, 0)), "c4>A")
    assert state.turn == Turn(moved=True)
    actions = offered(state)
    assert actions[-1] == "stop"
    assert all(action[0] == "R" for action in actions[:-1])
    assert {action[1:3] for action in actions[:-1]} == {"a4", "d4", "e4", "f4"}
    assert "Ra4>B" in actions


def test_spending_is_told_before_the_move():
    state = after(position(GRID, "a4", stored=(2, 0)), "c4>A")
    assert effect_kinds(state, "Rd4>B") == ["rushed", "took"]
    assert facts(state, "Rd4>B", "rushed") == {"seat": 0, "stored": 1}
    assert effect_kinds(state, "stop") == ["stopped"]
    assert step(state, "stop")[0].turn == Turn()
