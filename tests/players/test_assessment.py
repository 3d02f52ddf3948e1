"""An assessment finds what an action gives away where it is certain, and tells no secrets."""

from random import Random

import pytest

from rules.core.robot import Method
from rules.players.assessment import Contrast, assess, contrast
from rules.players.choice import Budget
from rules.players.judge import Judge
from rules.registry import GAMES, ROBOTS
from tests.games.nim.registration import NIM
from tests.players.positions import some_questions
from tests.players.test_searches import Clueless, position

each_key = pytest.mark.parametrize("key", list(GAMES))


class Fond(Clueless):
    """Is fond of many matches, and searches in one way or another."""

    names = ("matches", "nothing")

    def __init__(self, method=Method.ONE_PLY):
        self.method = method

    def parts(self, state):
        return ((float(sum(state.rows)), 1.0), (0.0, 0.0))


def assessed(robot, state, action):
    return assess(NIM, robot, NIM.observe(state, 0), (), action, Budget(3000), Random(1))


@pytest.mark.parametrize("method", [Method.TREE, Method.ALPHA_BETA])
def test_who_gives_a_won_game_away_loses_it_all(method):
    state = position(1, 3)
    actions = {str(action): action for action in NIM.legal_actions(state, 0)}
    right = [text for text, action in actions.items() if (action.row, action.taken) == (1, 2)]
    for text, action in actions.items():
        found = assessed(Fond(method), state, action)
        assert str(found.best) == right[0]
        assert found.loss == (0 if text in right else pytest.approx(1, abs=0.4))


def test_the_part_that_tells_two_actions_apart_is_named():
    state = position(1, 5)
    few, *_, many = sorted(NIM.legal_actions(state, 0), key=lambda action: action.taken)
    seen = Judge(NIM, Fond()), NIM.observe(state, 0), ()
    assert contrast(*seen, (few, many), Random(1)) == Contrast("matches", is_own=True)
    assert contrast(*seen, (many, few), Random(1)) is None


@each_key
def test_an_assessment_goes_by_what_the_seat_may_know(key):
    game, robot = GAMES[key], ROBOTS[key].load(key)
    for question in some_questions(Judge(game, robot), 2, number=6):
        observation, history = question.observation, question.history
        other = game.determinize(observation, Random(11), history=history)
        twin = game.observe(other, observation.seat)
        action = observation.legal[-1]
        first, second = (
            assess(game, robot, seen, history, action, Budget(6), Random(3))
            for seen in (observation, twin)
        )
        assert first == second
        assert 0 <= first.loss <= first.expected <= 1
        assert first.best in observation.legal
