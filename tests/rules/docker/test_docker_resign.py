"""Giving up, on turn and off turn, and what becomes of everybody's question."""

from quay import GAME, effect_lines, position, step

BUSY = "a1:0 a2:10 b2:2 c3:1"


def test_who_resigns_on_turn_passes_it_on():
    state = position(BUSY, die=1, seats=3, next_dice=(3,))
    after = step(state, "0:resign")
    assert effect_lines(after.effects) == ["eliminated 0 resigned", "rolled 1 3"]
    assert (after.state.ply, after.state.to_act) == (1, (1,))
    assert after.state.asked_at == (-1, 1, -1)
    assert after.barrier


def test_cubes_stay_and_the_reserve_goes():
    state = position(BUSY, die=3, seats=3)
    after = step(state, "2:resign").state
    assert after.board.towers == state.board.towers
    assert after.board.reserves == (1, 1, 0)


def test_a_blocked_seat_goes_when_the_turn_comes_to_it():
    state = position("a1:1110 c3:2", die=1, seats=4, next_dice=(3, 5))
    after = step(state, "0:resign")
    assert effect_lines(after.effects) == [
        "eliminated 0 resigned",
        "eliminated 1 blocked",
        "rolled 2 5",
    ]


def test_the_game_ends_with_the_seat_that_goes_last():
    state = position("a1:1110", die=1, seats=3)
    after = step(state, "2:resign").state
    assert after.to_act == (0,)
    after = step(after, "0:resign")
    assert effect_lines(after.effects) == ["eliminated 0 resigned", "won 1"]
    assert GAME.outcome(after.state).ranks == (2, 1, 3)
