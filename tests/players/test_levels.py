"""Every level of every game: legal, reproducible, and in time."""

from functools import cache
from itertools import count
from random import Random

import pytest

from rules.players.choice import Budget, Considered, varied
from rules.players.judge import Judge
from rules.players.levels import Level, player, simulations
from rules.registry import GAMES, ROBOTS
from tests.players.positions import questions, some_questions

each_key = pytest.mark.parametrize("key", list(GAMES))


def made(key, level):
    robot = ROBOTS[key].load(key)
    return Judge(GAMES[key], robot), player(GAMES[key], robot, level)


@each_key
@pytest.mark.parametrize("level", list(Level))
def test_a_choice_is_legal_and_can_be_repeated(key, level):
    judge, thinker = made(key, level)
    for question in some_questions(judge, 2, number=4):
        seen = question.observation, question.history, Budget(6)
        choice = thinker.choose(*seen, Random(3))
        assert choice.action in question.observation.legal
        assert choice == thinker.choose(*seen, Random(3))
        assert not choice.statistics.is_cut_short
        assert 0 <= choice.statistics.expected <= 1


@cache
def planted(key, number=4):
    """Positions in which some actions win at once, whatever is hidden, and others do not."""
    judge, found = Judge(GAMES[key], ROBOTS[key].load(key), is_inferring=False), []
    for game in count():
        *_, last = questions(judge, 2, game)
        observation, history = last.observation, last.history
        sure = [each for each in observation.legal if judge.wins_at_once(last.state, each)]
        if sure and len(observation.legal) > 1:
            deals = judge.deals(observation, history, judge.deal_count(200), Random(5))
            sure = [a for a in sure if all(judge.wins_at_once(deal, a) for deal in deals)]
        if 0 < len(sure) < len(observation.legal):
            found.append((last, sure))
        if len(found) == number:
            return found
    raise AssertionError


@each_key
@pytest.mark.parametrize("level", list(Level))
def test_a_certain_win_is_taken(key, level):
    for question, sure in planted(key):
        choice = made(key, level)[1].choose(
            question.observation, question.history, Budget(6), Random(3)
        )
        assert choice.action in sure


@each_key
@pytest.mark.parametrize("level", list(Level))
def test_who_is_out_of_time_answers_all_the_same(key, level):
    judge, thinker = made(key, level)
    (question,) = some_questions(judge, 1, number=5)
    budget = Budget(10_000, is_out_of_time=lambda: True)
    if level is not Level.HARD:
        budget = budget._replace(simulations=100)
    choice = thinker.choose(question.observation, question.history, budget, Random(3))
    assert choice.action in question.observation.legal
    assert choice.statistics.simulations < 300


@each_key
def test_better_players_think_more(key):
    robot = ROBOTS[key].load(key)
    counts = [simulations(robot, level) for level in Level]
    assert counts == sorted(counts)
    assert counts[0] < counts[-1]


@pytest.mark.parametrize(
    ("best", "taken"), [(0.5, {"a", "b"}), (0.98, {"a"}), (1.0, {"a"}), (1 + 1e-15, {"a"})]
)
def test_who_is_about_to_win_does_not_get_careless(best, taken):
    ranked = [Considered("a", best, 1), Considered("b", best - 0.005, 1), Considered("c", 0.1, 1)]
    assert {varied(ranked, Random(number)) for number in range(20)} == taken
