"""Each kind of tile does its work."""

import pytest
from packing import after, crates, effect_kinds, facts, fate, offered, position, stacks

from rules.pick_and_pack.crates import Mark
from rules.pick_and_pack.grid import SQUARES
from rules.pick_and_pack.tiles import Fate

GRID = """
    1 . . . . 2
    . . . . . .
    . . 3 . . .
    . . . . . .
    . 5 . . . x
    4 . . . . 6
"""
EMPTY = "\n".join([". . . . . ."] * 6)


def playing(letter, **more):
    """Red has *letter* at the top of column a; the grabber is on d3, in an empty row."""
    return position(GRID, "d3", f"{letter}----- ------", **more)


def targets(state):
    return [action.removeprefix("a3!ta:") for action in offered(state)]


# Premium


def test_premium_closes_any_own_open_crate_the_empty_ones_too():
    state = playing("P", red_crates="35 4P . 22W")
    assert targets(state) == ["P>A", "P>C"]
    closed = after(state, "a3!ta:P>C")
    assert closed.board.crates[0][2].mark is Mark.PREMIUM
    assert stacks(closed, 0) == [(3, 5), (4,), (), (2, 2)]


def test_premium_counts_double_and_tells_it():
    assert facts(playing("P", red_crates="35 4 . ."), "a3!ta:P>A", "premium") == {
        "seat": 0, "from": "d3", "to": "a3", "slot": "ta", "crate": "A", "total": 16, "left": 3
    }  # fmt: skip


# Wholesale


def test_wholesale_closes_any_open_crate_of_the_opponent_the_empty_ones_too():
    state = playing("W", blue_crates="35P 4 . 22W")
    assert targets(state) == ["W>B", "W>C"]
    assert after(state, "a3!ta:W>B").board.crates[1][1].mark is Mark.WHOLESALE


def test_wholesale_counts_half_rounded_down_and_tells_it():
    told = facts(playing("W", blue_crates="34 4 . ."), "a3!ta:W>A", "wholesale")
    assert (told["other_seat"], told["crate"], told["total"], told["left"]) == (1, "A", 3, 3)


# Rush Order


def test_a_rush_order_is_stored():
    state = playing("R")
    assert targets(state) == ["R"]
    assert after(state, "a3!ta:R").board.stored == (1, 0)
    assert facts(state, "a3!ta:R", "stored")["stored"] == 1


# Quality Control


def test_quality_control_takes_any_top_tray_onto_the_own_crate_with_the_fewest():
    state = playing("Q", red_crates="1 22 3 44P", blue_crates="15 . 2P 36")
    assert targets(state) == ["Q:A>A", "Q:A>C", "Q:D>A", "Q:D>C"]
    done = after(state, "a3!ta:Q:D>C")
    assert stacks(done, 0) == [(1,), (2, 2), (3, 6), (4, 4)]
    assert stacks(done, 1) == [(1, 5), (), (2,), (3,)]


def test_quality_control_may_take_the_last_tray_of_a_crate():
    state = playing("Q", blue_crates="5 .P .P .P")
    assert stacks(after(state, "a3!ta:Q:A>B"), 1)[0] == ()


# Order Mix-up


def test_an_order_mix_up_exchanges_two_top_trays_of_open_crates():
    state = playing("X", red_crates="12 . 3 4P", blue_crates=". 56 1W 2")
    assert targets(state) == ["X:B>A", "X:B>C", "X:D>A", "X:D>C"]
    done = after(state, "a3!ta:X:B>A")
    assert stacks(done, 0) == [(1, 6), (), (3,), (4,)]
    assert stacks(done, 1) == [(), (5, 2), (1,), (2,)]


# Malfunction


def test_a_malfunction_hits_face_up_trays_and_unplayed_tiles_of_the_opponent():
    state = playing("M", blue="P----- --W---")
    hits = [target.removeprefix("M>") for target in targets(state)]
    assert hits == ["a1", "a6", "b2", "c4", "f1", "f6", "l1", "r3"]


def test_a_malfunction_turns_a_tray_face_down_for_good():
    state = after(playing("M"), "a3!ta:M>a1")
    assert state.board.grid[SQUARES.index("a1")] == -4
    assert facts(playing("M"), "a3!ta:M>a1", "tray-jammed")["apples"] == 4


def test_a_malfunction_may_hit_the_tray_with_six_apples():
    assert after(playing("M"), "a3!ta:M>f1").board.grid[SQUARES.index("f1")] == -6


def test_a_jammed_tile_cannot_be_played():
    drawing = GRID.replace("1 . . . . 2", ". . . . . 2")
    state = position(drawing, "d3", "M----- ------", "-----R R-----")
    jammed = after(state, "a3!ta:M>l6")
    assert fate(jammed, 1, 5) is Fate.JAMMED
    assert "a6!l6:R" in offered(after(state, "a3!ta:M>f1"))
    assert "a6!l6:R" not in offered(jammed)
    assert facts(state, "a3!ta:M>l6", "tile-jammed")["tile"] == "R"


def test_a_malfunction_cannot_hit_what_is_used_up_already():
    state = playing("M", blue="-" * 12, stored=(0, 2))
    assert not [target for target in targets(state) if target[2] in "lr"]


# No target


@pytest.mark.parametrize(
    ("letter", "more"),
    [
        ("Q", {}),
        ("Q", {"blue_crates": "5P 3W . ."}),
        ("X", {"red_crates": "1 2 3 4"}),
        ("X", {"blue_crates": "1 2 3 4"}),
        ("X", {"red_crates": "1 . 2P .", "blue_crates": ". 3P . ."}),
    ],
)
def test_a_tile_without_a_target_is_wasted(letter, more):
    state = playing(letter, **more)
    assert targets(state) == [f"{letter}-"]
    done = after(state, f"a3!ta:{letter}-")
    assert fate(done, 0, 0) is Fate.PLAYED
    assert done.board.crates == state.board.crates
    assert facts(state, f"a3!ta:{letter}-", "wasted")["tile"] == letter


def test_a_malfunction_without_a_target_is_wasted():
    state = position(EMPTY, "d3", "M----- ------", "------ ------")
    assert targets(state) == ["M-"]
    assert effect_kinds(state, "a3!ta:M-") == ["wasted", "stuck", "drawn"]


def test_forbidden_waste_gives_no_legal_move():
    state = playing("Q", blue_crates="5P . . .", wasted_tiles="forbidden")
    assert offered(state) == []
    assert offered(playing("Q", blue_crates="5 . . .", wasted_tiles="forbidden")) == [
        f"a3!ta:Q:A>{crate}" for crate in "ABCD"
    ]


def test_tiles_that_always_have_a_target_are_never_forbidden():
    for letter in "PWR":
        assert targets(playing(letter, wasted_tiles="forbidden"))


def test_closed_crates_are_never_touched_again():
    closed = crates("12P 34W .P .")
    for letter in "PQX":
        state = playing(letter, red_crates="12P 34W .P .", blue_crates="12P 34W 55 .W")
        for action in offered(state):
            assert after(state, action).board.crates[0][:3] == closed[:3]
