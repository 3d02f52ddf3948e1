"""The end: scores, ranks that are never shared, and where the money comes from."""

import pytest
from kraft_works import GAME, after, buyers, cars, mat, playout, position

from rules.kraftwagen.cards import Goal
from rules.kraftwagen.mats import Award
from rules.kraftwagen.money import Money


def last_turn(*mats, **fields):
    """Seat 0 ends the third game turn."""
    active = buyers("price body body engine", marker=1)
    return after(position(*mats, game_turn=3, buyers=active, **fields), "take:buyer+hire")


def test_money_and_awards_decide_after_the_third_scoring():
    rich = {0: Money(3, 1, 20, 2), 1: Money(0, 0, 25, 2)}
    state = last_turn(mat(), mat(awards=(Award(Goal.BODY, 4),)), money=rich)
    assert GAME.outcome(state) == ("scored", (26, 31), (2, 1))
    assert state.to_act == ()


def test_a_tie_goes_to_more_workers_in_the_canteen():
    state = last_turn(mat(canteen=1), mat(canteen=4), mat(canteen=3))
    assert GAME.outcome(state).ranks == (3, 1, 2)


def test_then_to_who_is_nearer_to_the_tail():
    state = last_turn(mat(canteen=3), mat(canteen=4), mat(canteen=4))
    assert state.table.chain[:2] == (1, 2)
    assert GAME.outcome(state).ranks == (3, 1, 2)


def test_the_third_clearing_happens_too():
    state = last_turn(mat(), mat(), cars=cars("1 b7/e7/w2/p3"))
    assert state.table.cars == ()
    assert state.table.mats[1].supply == 10
    assert state.table.game_turn == 3
    obs = GAME.observe(state, None)
    assert (obs.prices, obs.asked_at) == ((), (-1, -1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_ask_no_idle_questions_and_end_within_the_bound_that_the_tiles_set(seats):
    for number in range(4):
        states = [state for state, _ in playout(seats, number)]
        assert all(len(state.legal) > 1 for state in states[:-1])
        assert states[-1].table.game_turn == 3
        assert 60 < states[-1].ply < 500
