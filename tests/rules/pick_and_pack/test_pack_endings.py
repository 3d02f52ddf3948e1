"""Games end as they should, and the right seat has won."""

import pytest
from packing import GAME, GRID, after, effect_kinds, facts, offered, position

LONELY = """
    . . . . . .
    . . . . . .
    . . . 5 . .
    . . . . . .
    . . . . x .
    . . . . . .
"""


def test_closing_the_own_last_crate_ends_the_game_at_once():
    state = position(GRID, "a4", "-P---- ------", red_crates="5P 1W 2P 33", stored=(1, 0))
    over = after(state, "b4!tb:P>D")
    assert over.to_act == ()
    assert over.asked_at == (-1, -1)
    assert GAME.outcome(over) == ("packed", (26, 0), (1, 2))
    assert effect_kinds(state, "b4!tb:P>D") == ["premium", "packed", "won"]
    assert offered(over, 0) == offered(over, 1) == []


def test_closing_the_last_crate_of_the_opponent_ends_the_game_at_once():
    state = position(GRID, "a4", "-W---- ------", blue_crates="5P 1W 2P 33", stored=(2, 0))
    over = after(state, "b4!tb:W>D")
    assert GAME.outcome(over) == ("packed", (0, 17), (2, 1))
    assert facts(state, "b4!tb:W>D", "packed") == {"seat": 1}
    assert facts(state, "b4!tb:W>D", "wholesale")["left"] == 0


def test_a_rush_move_may_end_the_game_too():
    state = position(GRID, "a4", "-P---- ------", red_crates="5P 1W 2P .", stored=(2, 0))
    over = after(state, "c4>D", "Rb4!tb:P>D")
    assert over.to_act == ()
    assert over.board.stored == (1, 0)


def test_the_game_ends_when_the_player_on_turn_cannot_move():
    state = position(LONELY, "a4", red_crates="1 . . .", blue_crates="6 . . .")
    over = after(state, "d4>B")
    assert GAME.outcome(over) == ("stuck", (6, 6), (1, 1))
    assert effect_kinds(state, "d4>B") == ["took", "stuck", "drawn"]
    assert facts(state, "d4>B", "stuck") == {"seat": 1}


def test_a_rush_order_does_not_help_who_cannot_move():
    state = position(LONELY, "a4", stored=(0, 2))
    assert GAME.outcome(after(state, "d4>B")).termination == "stuck"


def test_who_cannot_move_is_looked_for_at_the_beginning_of_a_turn_only():
    """After her move Red could not move again, but Blue can."""
    drawing = LONELY.replace(". . . . x .", ". . . 2 x .")
    state = after(position(drawing, "a4", stored=(1, 0)), "d4>B")
    assert state.to_act == (1,)
    assert offered(state) == ["d2>A", "d2>B", "d2>C", "d2>D"]


def test_only_wasted_tiles_left_end_the_game_where_they_are_forbidden():
    for option, ended in (("forbidden", True), ("allowed", False)):
        state = position(LONELY, "a4", blue="-X---- ------", wasted_tiles=option)
        assert (after(state, "d4>B").to_act == ()) is ended


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_gives_up_has_lost_whatever_the_crates_say(seat):
    state = position(GRID, "a4", red_crates="6 . . .", blue_crates="65 . . .")
    over = after(state, f"{seat}:resign")
    assert GAME.outcome(over) == ("resigned", (6, 11), ((2, 1), (1, 2))[seat])
    assert facts(state, f"{seat}:resign", "won")["seat"] == 1 - seat
    assert over.ply == state.ply + 1


def test_crates_count_under_what_they_were_closed_with():
    state = position(GRID, "a4", red_crates="35 4P 2 1W", blue_crates="5W 3W . 6")
    obs = GAME.observe(after(state, "resign"), None)
    assert GAME.points(obs) == (("open", (10, 6)), ("premium", (8, 0)), ("wholesale", (0, 3)))
