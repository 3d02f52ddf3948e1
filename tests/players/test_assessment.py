"""An assessment finds what an action gives away where it is certain, and tells no secrets."""

from random import Random

import pytest

from rules.core.robot import Method
from rules.players.assessment import Comparison, Reason, assess, duel
from rules.players.choice import Budget
from rules.players.judge import Judge
from rules.players.one_ply import OnePly
from rules.registry import GAMES, ROBOTS
from tests.games.nim.registration import NIM
from tests.players.positions import some_questions
from tests.players.test_searches import Clueless, position

POSITIONS = 200

each_key = pytest.mark.parametrize("key", list(GAMES))


class Searching(Clueless):
    """Looks further than one action."""

    method = Method.TREE


class Fond(Clueless):
    """Judges by how many matches are left, and shows the rows."""

    facts = ("rows", "matches", "ones")

    def __init__(self, fondness=1):
        self.fondness = fondness

    def values(self, state):
        own = 0.5 + self.fondness * sum(state.rows) / 100
        return (own, 1 - own)

    def counts(self, state, viewer):
        own = (None, sum(state.rows), state.rows.count(1))
        return (own, (0, 0, 0))


def assessed(robot, state, action):
    return assess(NIM, robot, NIM.observe(state, 0), (), action, Budget(3000), Random(1))


def test_who_gives_a_won_game_away_loses_it_all():
    state = position(1, 3)
    actions = {str(action): action for action in NIM.legal_actions(state, 0)}
    right = [text for text, action in actions.items() if (action.row, action.taken) == (1, 2)]
    for text, action in actions.items():
        found = assessed(Searching(), state, action)
        assert str(found.best) == right[0]
        assert found.loss == (0 if text in right else pytest.approx(1, abs=0.4))


def test_the_first_fact_that_speaks_for_an_action_is_its_reason():
    state = position(1, 5)
    few, *_, many = sorted(NIM.legal_actions(state, 0), key=lambda action: action.taken)
    seen = NIM.observe(state, 0), (), Random(1)
    left = [sum(NIM.apply(state, action).state.rows) for action in (few, many)]
    fond = Comparison(Judge(NIM, Fond()), *seen)
    assert fond.reason(few, many) == Reason("matches", 0, *left)
    assert fond.reason(many, few) == Reason("ones", 0, 1, 0)


def pairs(key, number=POSITIONS):
    """So many questions, with the best two actions by one ply, over some games."""
    judge, found, game = Judge(GAMES[key], ROBOTS[key].load(key)), [], 0
    while len(found) < number:
        game += 1
        for question in some_questions(judge, 40, game):
            seen = question.observation, question.history
            considered = OnePly(judge).choose(*seen, Budget(1), Random(game)).statistics.considered
            if len(considered) > 1:
                found.append((question, (considered[0].action, considered[1].action)))
    return judge, found[:number]


@each_key
def test_a_reason_is_true_and_can_be_counted(key):
    judge, asked = pairs(key)
    told = 0
    for question, actions in asked:
        seat = question.observation.seat
        comparison = Comparison(judge, question.observation, question.history, Random(2))
        found = comparison.reason(*actions)
        if found is None:
            continue
        told += 1
        ends = [comparison.end_of_turn(question.state, action) for action in actions]
        assert not any(judge.robot.is_midway(state, seat) for state in ends)
        place = judge.robot.facts.index(found.fact)
        counts = [judge.robot.counts(state, seat)[found.seat][place] for state in ends]
        assert counts == [found.after, found.otherwise]
        assert (found.after > found.otherwise) is (found.seat == seat)
        assert found.after != found.otherwise
    assert told >= POSITIONS / 20


@each_key
def test_facts_hold_nothing_that_is_hidden(key):
    judge, asked = pairs(key, 40)
    for question, _ in asked:
        seat, robot = question.observation.seat, judge.robot
        twin = judge.game.determinize(question.observation, Random(8), history=question.history)
        assert robot.counts(twin, seat) == robot.counts(question.state, seat)
        assert {len(own) for own in robot.counts(twin, seat)} == {len(robot.facts)}


@each_key
def test_in_a_duel_two_actions_are_looked_at(key):
    judge, asked = pairs(key, 2)
    for question, actions in asked:
        seen = question.observation, question.history
        values = duel(judge.game, judge.robot, *seen, actions, Budget(6), Random(3))
        turned = duel(judge.game, judge.robot, *seen, actions[::-1], Budget(6), Random(3))
        assert values == pytest.approx(turned[::-1], abs=0.25)
        assert all(0 <= value <= 1 for value in values)


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
