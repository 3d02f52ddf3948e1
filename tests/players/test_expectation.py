"""Chance is counted as it comes, and whoever counts it finds what is certain."""

from collections import Counter
from random import Random

import pytest

from rules.docker.board import Board
from rules.docker.paths import SQUARES
from rules.docker.robot import DockerRobot
from rules.players.choice import Budget
from rules.players.expectation import Expectation
from rules.players.judge import Judge
from rules.registry import GAMES, ROBOTS

GAME = GAMES["docker"]
ROBOT: DockerRobot = ROBOTS["docker"].load("docker")
ENOUGH = 12


def positions(seats, options=None, number=1):
    """Every position of a game that chance plays."""
    rng = Random(number)
    state = GAME.new(seats=seats, options=options or {}, seed=rng.randbytes(32))
    while state.to_act:
        yield state
        state = GAME.apply(state, rng.choice(state.legal)).state


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("reroll", ["reserve", "never"])
def test_chance_brings_what_it_is_said_to_bring_as_often(seats, reroll):
    rng = Random(3)
    for state in list(positions(seats, {"reroll": reroll}))[::7]:
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
    for state in list(positions(seats))[::5]:
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
    for state in list(positions(2))[::5]:
        seen = GAME.observe(state, state.to_act[0])
        few = Expectation(Judge(GAME, ROBOT)).choose(seen, (), Budget(2), Random(1))
        assert {each.action for each in few.statistics.considered} == set(state.legal)
        assert few.statistics.simulations == min(2, len(state.legal)) * (len(state.legal) > 1)
        assert few.action in [each.action for each in few.statistics.considered[:2]]


def test_who_is_out_of_time_has_an_answer():
    for state in list(positions(2))[::9]:
        seen = GAME.observe(state, state.to_act[0])
        late = Budget(ENOUGH, lambda: True)
        choice = Expectation(Judge(GAME, ROBOT)).choose(seen, (), late, Random(1))
        assert choice.action in state.legal
        assert choice.statistics.is_cut_short == (len(state.legal) > 1)
