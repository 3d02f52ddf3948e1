"""Playing a game by its record: seats and notations, as they are stored and typed."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rules.core.game import Game
from rules.core.types import OptionValue, State, Step

RESIGN = "resign"
"""The notation of a resignation in a record; no game uses it for an action."""

_RESTORING = re.compile("(?:undo:([1-9][0-9]*)|redo):([A-Za-z0-9]*)")


def undoing(count: int, choice: str) -> str:
    """Write that a seat takes back in secret its last *count* presses, which leaves *choice*.

    0: it does again what it has taken back just before. A choice is what ``Game.secret_choice``
    says.
    """
    return f"undo:{count}:{choice}" if count else f"redo:{choice}"


def undone_by(text: str) -> int | None:
    """Return how many presses the record line *text* takes back, 0 for doing them again.

    None: it is another line.
    """
    found = _RESTORING.fullmatch(text)
    return None if found is None else int(found[1] or 0)


def is_action(text: str) -> bool:
    """Return whether the record line *text* is an action, in the notation of its game."""
    return text != RESIGN and undone_by(text) is None


def play(game: Game[Any, Any, Any], state: Any, seat: int, text: str) -> Step[Any]:
    """Return what the record line *text* of *seat* leads to.

    It is an action in its notation, ``RESIGN``, or what :func:`undoing` writes.

    :raises RulesError: the line is not possible in *state*.
    """
    if text == RESIGN:
        return game.resign(state, seat)
    if (restoring := _RESTORING.fullmatch(text)) is not None:
        return game.restore(state, seat, restoring[2])
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
