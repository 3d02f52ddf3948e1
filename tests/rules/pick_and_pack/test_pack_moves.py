"""Where the grabber goes, and onto which crate a tray comes."""

from packing import FULL, GAME, after, fate, offered, position, seed, stacks

from rules.pick_and_pack.grid import SQUARES
from rules.pick_and_pack.tiles import Fate

SPARSE = """
    1 . . . . 2
    . . . 5 . .
    x . 3 . 4 .
    . . . . . .
    . . . 1 . .
    4 . . x . 6
"""


def test_red_moves_along_rows_and_blue_along_columns():
    red, blue = position(SPARSE, "d4"), position(SPARSE, "d4", turn=1)
    assert {action[:2] for action in offered(red)} == {"c4", "e4"}
    assert {action[:2] for action in offered(blue)} == {"d2", "d5"}


def test_nothing_on_the_way_blocks_the_grabber():
    assert offered(position(SPARSE, "f1")) == ["a1>A", "a1>B", "a1>C", "a1>D"]


def test_a_tray_goes_to_an_open_crate_with_the_fewest_trays():
    state = position(SPARSE, "d4", red_crates="11 2 3P 4", blue_crates=". . . .")
    assert offered(state) == ["c4>B", "c4>D", "e4>B", "e4>D"]
    assert stacks(after(state, "c4>D"), 0) == [(1, 1), (2,), (3,), (4, 3)]


def test_a_closed_crate_takes_no_tray():
    state = position(SPARSE, "d4", red_crates=".P .W 12 123")
    assert offered(state) == ["c4>C", "e4>C"]


def test_the_square_is_empty_once_its_tray_is_taken():
    state = after(position(SPARSE, "d4"), "c4>A")
    assert state.board.grid[SQUARES.index("c4")] == 0
    assert SQUARES[state.board.grabber] == "c4"


def test_an_empty_square_needs_an_unplayed_tile_at_either_end_of_its_line():
    state = position(SPARSE, "d4", "-----R R-----", "R----- -----R")
    assert offered(state) == ["c4>A", "c4>B", "c4>C", "c4>D", *_crates("e4"), "f4!tf:R"]
    blue = position(SPARSE, "d4", "-----R R-----", "R----- -----R", turn=1)
    assert offered(blue) == [*_crates("d2"), *_crates("d5"), "d6!r6:R"]


def test_either_tile_of_a_line_may_be_played():
    state = position(SPARSE, "d4", "-R---- -W----")
    assert [a for a in offered(state) if a[0] == "b"] == [
        "b4!bb:W>A", "b4!bb:W>B", "b4!bb:W>C", "b4!bb:W>D", "b4!tb:R"
    ]  # fmt: skip


def test_the_grabber_never_goes_to_a_face_down_tray():
    state = position(SPARSE, "d4", "RR---- ------")
    assert not [action for action in offered(state) if action.startswith("a4")]


def test_a_played_tile_leaves_its_slot_used_up():
    state = after(position(SPARSE, "d4", "-R---- ------"), "b4!tb:R")
    assert fate(state, 0, 1) is Fate.PLAYED
    assert "b4" not in {action[:2] for action in offered(position(SPARSE, "d4"))}


def test_the_grabber_starts_on_the_tray_with_six_apples_which_stays():
    state = GAME.new(seats=2, options={"arrange": "random"}, seed=seed())
    six = state.board.grabber
    assert state.board.grid[six] == 6
    moved = after(state, offered(state)[0])
    assert moved.board.grid[six] == 6
    back = position(FULL, "a1")
    assert "f1>A" in offered(back)


def test_the_tray_under_the_grabber_can_be_taken_once_somebody_moves_onto_it():
    state = after(position(FULL, "f1"), "e1>A", "e2>A")
    assert "f2>B" in offered(state)
    assert "f1>B" in offered(after(position(FULL, "f1"), "e1>A", "e2>A", "f2>B"))


def _crates(square):
    return [f"{square}>{crate}" for crate in "ABCD"]
