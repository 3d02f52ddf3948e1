"""The end: scores, ranks that are never shared, and where the money comes from."""

import pytest
from kraft_works import GAME, OPTIONS, after, buyers, cars, facts, mat, playout, position

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


def test_the_winner_is_told():
    active = buyers("price body body engine", marker=1)
    state = position(game_turn=3, buyers=active, money={1: Money(sales=9)})
    assert facts(state, "take:buyer+hire", "won") == [{"seat": 1, "money": 9}]


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
@pytest.mark.parametrize("resigning", [0.0, 0.004])
def test_sources_add_up_to_the_scores_and_ranks_are_all_different(seats, resigning):
    for number in range(2):
        *_, (state, _) = playout(seats, number, OPTIONS[number % 2], resigning)
        obs = GAME.observe(state, None)
        points = GAME.points(obs)
        assert [p.source for p in points] == ["race", "laps", "sales", "white", "awards"]
        columns = (p.by_seat for p in points)
        assert tuple(map(sum, zip(*columns, strict=True))) == obs.outcome.scores
        assert sorted(obs.outcome.ranks) == list(range(1, seats + 1))


def test_a_game_that_goes_on_has_no_points():
    assert GAME.points(GAME.observe(position(), 0)) == ()
