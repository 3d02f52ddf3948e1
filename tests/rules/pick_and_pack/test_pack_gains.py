"""Good answers stand out in a menu, and rash ones wait for a second press."""

import pytest
from packing import GAME, GRID, after, offered, position, seed


def test_to_close_a_crate_of_no_worth_comes_last_and_waits_for_a_second_press():
    state = position(GRID, "a4", "-P---- ------", red_crates=". 2 3 .")
    obs = GAME.observe(state, 0)
    shown = [str(a) for a in GAME.offered(obs, obs.legal)]
    assert shown[-1] == "b4!tb:P>A"
    rash = [str(action) for action in obs.legal if GAME.is_rash(obs, action)]
    assert rash == ["b4!tb:P>A", "b4!tb:P>D"]


@pytest.mark.parametrize(("theirs", "is_rash"), [("5 . . .", True), ("4 . . .", False)])
def test_to_end_the_game_behind_waits_for_a_second_press(theirs, is_rash):
    tiles, own = "-P---- ------", "1W 1W 1W 2"
    state = position(GRID, "a4", tiles, red_crates=own, blue_crates=theirs)
    assert GAME.is_rash(GAME.observe(state, 0), GAME.parse(state, 0, "b4!tb:P>D")) is is_rash


def test_who_has_laid_all_tiles_is_advised_to_be_ready():
    state = GAME.new(seats=2, seed=seed())
    while "ready" not in offered(state, 0):
        assert suggested(state) == []
        state = after(state, f"0:{offered(state, 0)[0]}")
    assert suggested(state) == ["ready"]


def suggested(state):
    obs = GAME.observe(state, 0)
    return list(map(str, GAME.suggested(obs, obs.legal)))


def test_what_wins_at_once_stands_out_and_otherwise_what_looks_best_to_a_robot():
    drawing = GRID.replace("3 . 1 2 3 4", "4 . . 2 2 4")
    assert suggested(position(drawing, "a4")) == ["f4>A"]
    crates = {"red_crates": "3 1W 1W 1W", "blue_crates": "4 1 . ."}
    assert suggested(position(drawing, "a4", "-P---- ------", **crates)) == ["b4!tb:P>A"]
    crates["red_crates"] = "2 1W 1W 1W"
    assert suggested(position(drawing, "a4", "-P---- ------", **crates)) == ["f4>A"]


def test_what_is_used_up_for_nothing_never_stands_out():
    drawing = GRID.replace("3 . 1 2 3 4", "4 . . . . .")
    state = position(drawing, "a4", "-P---- ------")
    assert suggested(state) == []
