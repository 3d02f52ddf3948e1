"""The values of a position are shares of one table."""

import pytest

from rules.core.robot import SLIGHT, Robot, compared, final_values, settled_values
from rules.core.types import Outcome
from rules.gurkensolo.finish import ORDERS, POINTS, chances, expected_points
from rules.gurkensolo.race import GOAL, Race
from rules.players.judge import Judge, is_won
from rules.registry import GAMES, ROBOTS
from tests.players.positions import questions


class Sure(Robot):
    """Takes it that the first of two seats wins."""

    def values(self, state):
        return (1.0, 0.0)


@pytest.mark.parametrize("key", list(GAMES))
@pytest.mark.parametrize("most", [False, True])
def test_values_add_up_to_half_the_seats(key, most):
    game = GAMES[key]
    judge = Judge(game, ROBOTS[key].load(key))
    seats = game.info.max_seats if most else game.info.min_seats
    for question in list(questions(judge, seats))[::9]:
        values = judge.values(question.state)
        assert sum(values) == pytest.approx(seats / 2)
        assert all(0 <= value <= 1 for value in values)


@pytest.mark.parametrize(
    ("ranks", "values"),
    [
        ((1, 2), (1, 0)),
        ((1, 1), (0.5, 0.5)),
        ((2, 1, 3), (0.5, 1, 0)),
        ((1, 1, 3), (0.75, 0.75, 0)),
        ((1, 2, 2, 4), (1, 0.5, 0.5, 0)),
    ],
)
def test_what_is_shared_is_halved(ranks, values):
    assert final_values(Outcome("", (0,) * len(ranks), ranks)) == pytest.approx(values)


@pytest.mark.parametrize("key", [key for key in GAMES if key != "pick_and_pack"])
def test_who_resigned_is_far_behind(key):
    game = GAMES[key]
    state = game.new(seats=3, seed=bytes(32))
    judge = Judge(game, ROBOTS[key].load(key))
    after = game.resign(state, 1).state
    assert judge.values(after)[1] == pytest.approx(0, abs=2 * SLIGHT)


def test_two_equal_positions_have_equal_chances():
    assert compared((3.0, 3.0)) == (0.5, 0.5)
    assert compared((1.0, 1.0, 1.0)) == pytest.approx((0.5, 0.5, 0.5))
    assert compared((100.0, -100.0)) == pytest.approx((1.0, 0.0), abs=SLIGHT)


def test_however_far_ahead_one_may_be_further():
    assert compared((900.0, 0.0))[0] > compared((100.0, 0.0))[0]
    assert compared((-900.0, 0.0))[0] < compared((-100.0, 0.0))[0]
    leads = [settled_values(Outcome("", (won, 10), (1, 2)))[0] for won in (11, 12, 90)]
    assert leads == sorted(leads)


@pytest.mark.parametrize("key", list(GAMES))
def test_nothing_likely_is_worth_as_much_as_what_is_certain(key):
    """Whoever is sure to win is not over the goal yet, and whoever is sure to lose not yet lost."""
    game = GAMES[key]
    judge = Judge(game, Sure())
    state = game.new(seats=2, seed=bytes(32))
    running = judge.values(state)
    over = judge.values(game.resign(state, 1).state)
    assert over[0] > running[0] > running[1] > over[1]
    assert [is_won(value) for value in (*running, *over)] == [False, False, True, False]


def test_final_orders_are_as_likely_as_the_steps_that_lead_to_them():
    """Two pickles on the last field: each step brings one of them in, and that settles the race."""
    race = Race((12, 12, GOAL, GOAL), (3, 2))
    found = {order: chance for order, chance in zip(ORDERS, chances(race), strict=True) if chance}
    assert found == {(3, 2, 0, 1): 0.5, (3, 2, 1, 0): 0.5}
    # One field behind: it needs two steps before the other one makes one.
    race = Race((11, 12, GOAL, GOAL), (3, 2))
    found = dict(zip(ORDERS, chances(race), strict=True))
    assert found[3, 2, 0, 1] == pytest.approx(0.25)


@pytest.mark.parametrize("fields", [(1, 1, 1, 1), (3, 7, 2, 9), (10, 1, 12, 5)])
def test_some_order_is_certain(fields):
    assert sum(chances(Race(fields))) == pytest.approx(1)


def test_who_is_further_behind_has_to_make_its_steps_first():
    race = Race((9, 10, GOAL, GOAL), (3, 2))
    found = dict(zip(ORDERS, chances(race), strict=True))
    # Four steps of the one before three of the other, which has made none, one or two by then.
    assert found[3, 2, 0, 1] == pytest.approx(1 / 2**4 + 4 / 2**5 + 10 / 2**6)


def test_a_settled_race_is_worth_its_points():
    race = Race((GOAL, GOAL, GOAL, 12), (0, 1, 2))
    worths = expected_points(race)
    assert worths == {goal: points[ORDERS.index((0, 1, 2, 3))] for goal, points in POINTS.items()}
