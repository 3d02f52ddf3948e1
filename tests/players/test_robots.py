"""Single robots know their games."""

from random import Random

import pytest

from rules.core.types import VisibleEntry
from rules.gurkensolo import effects
from rules.gurkensolo.actions import Verb, step_bit, steps_in
from rules.gurkensolo.cards import GOALS
from rules.gurkensolo.finish import expected_points
from rules.gurkensolo.logic import right_steps, truth_first
from rules.gurkensolo.race import Race
from rules.kraftwagen.actions import Verb as KraftVerb
from rules.pick_and_pack.actions import Verb as PackVerb
from rules.players.choice import Budget
from rules.players.judge import Judge
from rules.players.one_ply import OnePly
from rules.registry import GAMES, ROBOTS
from tests.players.positions import questions

GOAL = "RGYB"


def judge_of(key):
    return Judge(GAMES[key], ROBOTS[key].load(key))


def entries_of(seat, count, rng, choose):
    """Steps as *choose* takes them, with pairs of cards drawn at random."""
    race, entries = Race(), []
    while len(entries) < count and not race.is_over:
        hand = tuple(sorted(rng.sample(range(20), 2)))
        ways = steps_in(seat, Verb.STEP, right_steps(hand, race))
        if not ways:
            continue
        action = choose(race, ways)
        true, false = truth_first(hand, race, step_bit(action.pickles[0], action.fields))
        race = moved(race, action)
        happened = effects.moved("stepped", action, race.fields[action.pickles[0]])
        entries.append(VisibleEntry(None, (happened, effects.true(true), effects.false(false))))
    return tuple(entries)


def entries_of_a_seat_that_wants(goal, seat, count):
    """Steps that bring *goal* most."""

    def best(race, ways):
        return max(ways, key=lambda action: expected_points(moved(race, action))[goal])

    return entries_of(seat, count, Random(2), best)


def test_steps_without_a_reason_betray_little():
    judge = judge_of("gurkensolo")
    observation = judge.game.observe(judge.game.new(seats=3, seed=bytes(32)), 0)
    surest = []
    for number in range(20):
        rng = Random(number)
        history = entries_of(1, 16, rng, lambda race, ways, rng=rng: rng.choice(ways))
        belief = judge.robot.belief(observation, history)[1]
        surest.append(1 / sum(belief.values()))
    wanting = judge.robot.belief(observation, entries_of_a_seat_that_wants(GOAL, 1, 16))[1]
    assert sum(surest) / len(surest) < 0.25 < 1 / sum(wanting.values())


def moved(race, action):
    return race.moved(action.pickles[0], action.fields)


def test_steps_betray_a_goal_card():
    judge = judge_of("gurkensolo")
    observation = judge.game.observe(judge.game.new(seats=3, seed=bytes(32)), 0)
    history = entries_of_a_seat_that_wants(GOAL, 1, 8)
    belief = judge.robot.belief(observation, history)
    ranked = sorted(GOALS, key=belief[1].__getitem__, reverse=True)
    assert GOAL in ranked[:5]
    assert min(belief[1].values()) > 0
    assert set(belief[2].values()) == {1.0}


def test_of_hundreds_of_cars_few_are_looked_at():
    judge, most = judge_of("kraftwagen"), 0
    for question in questions(judge, 2):
        legal = question.observation.legal
        found = judge.candidates(question.state, question.observation.seat)
        assert set(found) <= set(legal)
        cars = [action for action in found if action.verb is KraftVerb.CAR]
        most = max(most, len(legal))
        assert len(cars) <= 10
        assert (str(legal[-1]) == "done") == (str(found[-1]) == "done")
    assert most > 40


@pytest.mark.parametrize("seats", [2, 3])
def test_a_plan_card_is_added_where_it_brings_most(seats):
    judge = judge_of("pier18")
    for number in range(5):
        *_, first = (each for each in questions(judge, seats, number) if len(each.state.to_act) > 1)
        observation = first.observation
        brought = {action: points_with(judge.game, first, action) for action in observation.legal}
        choice = OnePly(judge).choose(observation, first.history, Budget(1), Random(1))
        assert brought[choice.action] == max(brought.values())


def points_with(game, question, action):
    """Return the points at the end of the seat that adds its plan card by *action*."""
    state = game.apply(question.state, action).state
    while state.to_act:
        state = game.apply(state, game.legal_actions(state, state.to_act[0])[0]).state
    return game.outcome(state).scores[action.seat]


def test_nobody_takes_tiles_back_for_ever():
    judge = judge_of("pick_and_pack")
    for question in questions(judge, 2):
        found = judge.candidates(question.state, question.observation.seat)
        assert found
        assert set(found) <= set(question.observation.legal)
        assert all(action.verb is not PackVerb.CLEAR for action in found)


def test_of_equal_crates_one_is_looked_at():
    judge, spared = judge_of("pick_and_pack"), 0
    for question in questions(judge, 2):
        state, seat = question.state, question.observation.seat
        found = judge.candidates(state, seat)
        crates = state.board.crates
        told = [
            action._replace(
                own=None if action.own is None else crates[seat][action.own],
                theirs=None if action.theirs is None else crates[1 - seat][action.theirs],
            )
            for action in found
        ]
        assert len(set(told)) == len(found)
        spared += len(question.observation.legal) - len(found)
    assert spared > 100


def test_few_targets_of_a_malfunction_are_looked_at():
    judge, spared = judge_of("pick_and_pack"), 0
    for question in questions(judge, 2):
        found = judge.candidates(question.state, question.observation.seat)
        spared += len(question.observation.legal) - len(found)
        places = [(action.square, action.slot) for action in found if action.hit is not None]
        assert all(places.count(place) <= 4 for place in places)
    assert spared > 20
