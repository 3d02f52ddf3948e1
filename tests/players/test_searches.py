"""Searches find what can be known for certain; chance is counted as it comes."""

from collections import Counter
from functools import reduce
from operator import xor
from random import Random

import pytest

from rules.core.robot import SLIGHT, Robot, compared, final_values, settled_values
from rules.core.types import Outcome
from rules.docker.board import Board
from rules.docker.paths import SQUARES
from rules.docker.robot import DockerRobot
from rules.gurkensolo.finish import ORDERS, POINTS, chances, expected_points
from rules.gurkensolo.race import GOAL, Race
from rules.players.choice import Budget
from rules.players.expectation import Expectation
from rules.players.judge import Judge, is_won
from rules.players.tree import Tree
from rules.registry import GAMES, ROBOTS
from tests.games.nim.registration import NIM
from tests.players.positions import of_chance, questions


class Clueless(Robot):
    """Knows nothing until the game is over."""

    def values(self, state):
        return (0.5, 0.5)


JUDGE = Judge(NIM, Clueless())


def position(*rows):
    """Nim with these *rows* and the first seat on turn."""
    state = NIM.new(seats=2, seed=bytes(32))
    return state._replace(rows=(*rows, *[0] * (len(state.rows) - len(rows))))


def wins(state, action):
    """Tell whether *action* leaves the other seat without hope: rows that cancel out."""
    rows = list(state.rows)
    rows[action.row] -= action.taken
    return reduce(xor, rows) == 0


@pytest.mark.parametrize("rows", [(1, 2), (2, 3), (1, 1, 2), (1, 3, 3)])
def test_a_tree_finds_the_move_that_wins(rows):
    state = position(*rows)
    choice = Tree(JUDGE).choose(NIM.observe(state, 0), (), Budget(2500), Random(1))
    assert wins(state, choice.action)


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


GAME = GAMES["docker"]
ROBOT: DockerRobot = ROBOTS["docker"].load("docker")
ENOUGH = 12


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("reroll", ["reserve", "never"])
def test_chance_brings_what_it_is_said_to_bring_as_often(seats, reroll):
    rng = Random(3)
    for state in list(of_chance(GAME, seats, 1, reroll=reroll))[::7]:
        action = state.legal[0]
        ways = ROBOT.chances(ROBOT.before_chance(state, action))
        assert sum(chance for chance, _ in ways) == pytest.approx(1)
        expected = {shown(after): chance for chance, after in ways}
        assert len(expected) == len(ways)
        came = Counter(
            shown(GAME.apply(GAME.reseed(state, rng.randbytes(32)), action).state)
            for _ in range(200)
        )
        assert set(came) <= set(expected)
        for way, chance in expected.items():
            assert came[way] / 200 == pytest.approx(chance, abs=0.17)


def shown(state):
    """Return what tells how chance went in a position: rolls before the last one do not."""
    return state.to_act, state.rolls[-1:], state.board._replace(reasons=()), state.legal


@pytest.mark.parametrize("seats", [2, 4])
def test_a_net_judges_before_the_roll(seats):
    for state in list(of_chance(GAME, seats, 1))[::5]:
        before = ROBOT.before_chance(state, state.legal[0])
        for _, after in ROBOT.chances(before):
            if after.to_act and after.board.eliminated == before.board.eliminated:
                assert ROBOT.values(after) == ROBOT.values(before)


def test_whoever_can_put_the_last_opponent_out_does_so():
    """Onto the only free cube of the other one, who then has nothing left to move."""
    towers = {"b1": (0,), "b2": (1,)}
    board = Board(tuple(towers.get(square, ()) for square in SQUARES), (3, 0)).with_derived()
    state = GAME.new(seats=2, seed=bytes(32))
    state = state._replace(board=board, to_act=(0,), rolls=(2,)).with_derived()
    choice = Expectation(Judge(GAME, ROBOT)).choose(
        GAME.observe(state, 0), (), Budget(ENOUGH), Random(1)
    )
    assert choice.action.target == SQUARES.index("b2")
    assert choice.statistics.expected == pytest.approx(1, abs=0.001)


def test_what_is_followed_further_comes_before_what_is_not():
    for state in list(of_chance(GAME, 2, 1))[::5]:
        seen = GAME.observe(state, state.to_act[0])
        few = Expectation(Judge(GAME, ROBOT)).choose(seen, (), Budget(2), Random(1))
        assert {each.action for each in few.statistics.considered} == set(state.legal)
        assert few.statistics.simulations == min(2, len(state.legal)) * (len(state.legal) > 1)
        assert few.action in [each.action for each in few.statistics.considered[:2]]


def test_who_is_out_of_time_has_an_answer():
    for state in list(of_chance(GAME, 2, 1))[::9]:
        seen = GAME.observe(state, state.to_act[0])
        late = Budget(ENOUGH, lambda: True)
        choice = Expectation(Judge(GAME, ROBOT)).choose(seen, (), late, Random(1))
        assert choice.action in state.legal
        assert choice.statistics.is_cut_short == (len(state.legal) > 1)
