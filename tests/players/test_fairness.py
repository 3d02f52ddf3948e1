"""Players go by what their seat may know: they see no position but those that they made up."""

from dataclasses import field, fields, make_dataclass
from random import Random
from typing import Any

import pytest

from rules.players.choice import Budget, Choice, Considered, Statistics
from rules.players.judge import Judge
from rules.players.levels import Level, player
from rules.registry import GAMES, ROBOTS
from tests.players.positions import Question, some_questions

SIMULATIONS = 6

each_key = pytest.mark.parametrize("key", list(GAMES))
each_level = pytest.mark.parametrize("level", list(Level))


def judge_of(key):
    return Judge(GAMES[key], ROBOTS[key].load(key))


def chosen(made, question: Question) -> Choice:
    return made.choose(question.observation, question.history, Budget(SIMULATIONS), Random(7))


def is_blind(game, made, question: Question) -> bool:
    """Tell whether the player chooses alike in two positions that its seat cannot tell apart.

    The second one is dealt from what the seat sees and remembers of the first one.
    """
    seat = question.observation.seat
    other = game.determinize(question.observation, Random(11), history=question.history)
    twin = question._replace(observation=game.observe(other, seat))
    return chosen(made, question) == chosen(made, twin)


@each_key
@each_level
def test_what_a_seat_does_not_know_does_not_change_what_it_does(key, level):
    judge = judge_of(key)
    made = player(judge.game, judge.robot, level)
    for question in some_questions(judge, 2):
        assert is_blind(judge.game, made, question)


def with_a_pocket(game, cheat):
    """*game* with observations that carry the position where comparing does not look.

    *cheat* makes of the true position and an honest guess what the player thinks with.
    """
    pocket = "pocket", Any, field(compare=False, repr=False)
    laden = make_dataclass("Laden", [pocket], bases=(game.observation_type,), frozen=True)

    class Flawed(type(game)):
        def observe(self, state, seat):
            own = super().observe(state, seat)
            values = {each.name: getattr(own, each.name) for each in fields(own)}
            return laden(**values, pocket=state)

        def determinize(self, observation, rng, **known):
            guess = super().determinize(observation, rng, **known)
            pocket = getattr(observation, "pocket", None)
            return guess if pocket is None else cheat(pocket, guess)

        def reseed(self, state, seed):
            return state  # or a search would forget the future that it has peeked at

    return Flawed()


CHEATS = {
    "a peek at the seed": ("kraftwagen", lambda true, guess: guess._replace(seed=true.seed)),
    "a peek at the deck": ("pier18", lambda true, guess: guess._replace(seed=true.seed)),
    "a peek at goal cards": ("gurkensolo", lambda true, guess: guess._replace(goals=true.goals)),
    "a peek at everything": ("gurkensolo", lambda true, guess: true),
}


@pytest.mark.parametrize("name", CHEATS)
def test_a_game_that_lets_its_players_peek_is_found_out(name):
    key, cheat = CHEATS[name]
    judge = judge_of(key)
    flawed = with_a_pocket(judge.game, cheat)
    made = player(flawed, judge.robot, Level.HARD)
    asked = some_questions(judge, 8)
    seen = [q._replace(observation=flawed.observe(q.state, q.observation.seat)) for q in asked]
    honest = player(judge.game, judge.robot, Level.HARD)
    assert all(is_blind(judge.game, honest, question) for question in asked)
    assert not all(is_blind_with_a_pocket(flawed, judge.game, made, each) for each in seen)


def is_blind_with_a_pocket(flawed, game, made, question: Question) -> bool:
    """As above, but the other position is dealt by the honest *game*."""
    seat = question.observation.seat
    honest = game.observe(question.state, seat)
    other = game.determinize(honest, Random(11), history=question.history)
    twin = question._replace(observation=flawed.observe(other, seat))
    return chosen(made, question) == chosen(made, twin)


class Superstitious:
    """Goes by where its observation lies in memory."""

    def choose(self, observation, history, budget, rng) -> Choice:
        action = observation.legal[id(observation) // 16 % len(observation.legal)]
        return Choice(action, Statistics((Considered(action, id(observation), 1),), 1))


def test_a_player_that_goes_by_an_id_is_found_out():
    judge = judge_of("docker")
    assert not all(is_blind(judge.game, Superstitious(), q) for q in some_questions(judge, 3))
