"""Positions for players to think about, and what their seat remembers there."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from rules.core.game import Game
from rules.core.types import Observation, VisibleHistory
from rules.core.visible import visible_entry
from rules.players.judge import Judge

AnyGame = Game[Any, Any, Any]


class Question(NamedTuple):
    """A seat that is asked, with all that may be known at its place."""

    state: Any
    """The truth, which no player is given."""
    observation: Observation
    history: VisibleHistory


def questions(judge: Judge, seats: int, number: int = 1) -> Iterator[Question]:
    """Every decision of one random game of candidates, by the seat that takes it."""
    game, rng = judge.game, Random(number)
    state = game.new(seats=seats, seed=rng.randbytes(32))
    histories: list[VisibleHistory] = [()] * seats
    while state.to_act:
        seat = rng.choice(state.to_act)
        yield Question(state, game.observe(state, seat), histories[seat])
        action = rng.choice(judge.candidates(state, seat))
        histories, state = after(game, state, action, histories)


def of_chance(game: AnyGame, seats: int, number: int, **options: Any) -> Iterator[Any]:
    """Every position but the end of a game that chance plays."""
    rng = Random(number)
    state = game.new(seats=seats, options=options, seed=rng.randbytes(32))
    while state.to_act:
        yield state
        state = game.apply(state, rng.choice(game.legal_actions(state, state.to_act[0]))).state


def after(
    game: AnyGame, state: Any, action: Any, histories: list[VisibleHistory]
) -> tuple[list[VisibleHistory], Any]:
    """Return each seat's memory after *action*, and the position that it leads to."""
    step = game.apply(state, action)
    entries = [visible_entry(game, state, action, step, seat) for seat in range(state.seats)]
    longer = [(*own, entry) for own, entry in zip(histories, entries, strict=True)]
    return longer, step.state


def some_questions(judge: Judge, count: int, number: int = 1) -> list[Question]:
    """So many decisions, spread over a game at the smallest table."""
    every = list(questions(judge, judge.game.info.min_seats, number))
    real = [each for each in every if len(each.observation.legal) > 1]
    return real[:: max(1, len(real) // count)][:count]
