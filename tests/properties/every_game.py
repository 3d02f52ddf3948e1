"""Every game there is, Nim included, and random games of each, drawn by Hypothesis."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from hypothesis import note
from hypothesis import strategies as st

from rules import GAMES
from rules.core.game import Game
from rules.core.history import RESIGN
from rules.core.types import Effect, OptionValue
from tests.games.nim.registration import NIM

AnyGame = Game[Any, Any, Any]

ALL_GAMES: tuple[AnyGame, ...] = (*GAMES.values(), NIM)

each_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.info.key)

MAX_PLIES = 250
"""Where a drawn game is broken off: seats that want to can go on for very long in some games."""
_CHOICE = 2
"""Bytes that choose an action."""


class Table(NamedTuple):
    """The seats, options and seed that a game is made of."""

    seats: int
    options: dict[str, OptionValue]
    seed: bytes


class Node(NamedTuple):
    """A position with what led to it."""

    state: Any
    line: tuple[int, str] | None
    """The seat and its notation, or ``resign``; None for the first position."""
    effects: tuple[Effect, ...]


@st.composite
def tables(draw: st.DrawFn, game: AnyGame) -> Table:
    info = game.info
    options = {option.name: draw(st.sampled_from(option.values)) for option in info.options}
    seats = draw(st.integers(info.min_seats, info.max_seats))
    return Table(seats, options, draw(st.binary(min_size=32, max_size=32)))


def course(game: AnyGame, data: st.DataObject, table: Table | None = None) -> Iterator[Node]:
    """A game of choices that Hypothesis makes, position by position; some seats give up."""
    table = table or data.draw(tables(game), label="table")
    seat = st.integers(0, table.seats - 1)
    quitting = data.draw(st.dictionaries(st.integers(0, 60), seat, max_size=2), label="quitting")
    # All at once: to draw each choice by itself takes three times as long as to play the game.
    size = _CHOICE * MAX_PLIES
    numbers = data.draw(st.binary(min_size=size, max_size=size), label="numbers of the choices")
    state = game.new(**table._asdict())
    yield Node(state, None, ())
    while state.to_act and state.ply < MAX_PLIES:
        quitter = quitting.pop(state.ply, None)
        if quitter is not None and can_resign(game, state, quitter):
            line, step = (quitter, RESIGN), game.resign(state, quitter)
        else:
            choices = [a for seat in state.to_act for a in game.legal_actions(state, seat)]
            number = int.from_bytes(numbers[_CHOICE * state.ply :][:_CHOICE], "big")
            action = choices[number % len(choices)]
            line, step = (action.seat, str(action)), game.apply(state, action)
        note(f"ply {state.ply}: seat {line[0]} {line[1]}")
        state = step.state
        yield Node(state, line, step.effects)


def can_resign(game: AnyGame, state: Any, seat: int) -> bool:
    try:
        game.resign(state, seat)
    except ValueError:
        return False
    return True


def viewers(state: Any) -> tuple[int | None, ...]:
    """Everybody who can look at a table: the spectator and each seat."""
    return (None, *range(state.seats))
