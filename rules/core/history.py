"""Playing a game by its record: seats and notations, as they are stored and typed."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rules.core.game import Game
from rules.core.types import OptionValue, State, Step

RESIGN = "resign"
"""The notation of a resignation in a record; no game uses it for an action."""


def play(game: Game[Any, Any, Any], state: Any, seat: int, text: str) -> Step[Any]:
    """What the record line *text* of *seat* leads to: an action in its notation, or ``RESIGN``.

    :raises RulesError: the line is not possible in *state*.
    """
    if text == RESIGN:
        return game.resign(state, seat)
    return game.apply(state, game.parse(state, seat, text))


def replay(
    game: Game[Any, Any, Any],
    *,
    seats: int,
    options: Mapping[str, OptionValue],
    seed: bytes,
    moves: Iterable[tuple[int, str]],
) -> Iterator[State]:
    """Every position of a recorded game, the first one before any of *moves*.

    :raises RulesError: a line of the record is not possible at its place.
    """
    state = game.new(seats=seats, options=options, seed=seed)
    yield state
    for seat, text in moves:
        state = play(game, state, seat, text).state
        yield state
