"""The visible history: what has happened, as one seat was entitled to see it.

An observation is a position; some things follow only from how it came about: whose goal cards suit
the steps a seat has made, how much money each seat has earned. A history is cut by the law that
observations are cut by. A seat knows its own actions, and those chosen among actions that everybody
may know of (``Observation.open_legal``); of the others it knows the effects alone.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from rules.core.game import Game
from rules.core.history import is_action, play
from rules.core.types import Action, OptionValue, State, Step, VisibleEntry, VisibleHistory


def visible_entry(
    game: Game[Any, Any, Any],
    state: State,
    action: Action | None,
    step: Step[Any],
    seat: int | None,
) -> VisibleEntry:
    """Build what *seat* (None: a spectator) learns when *action* (None: none) leads to *step*.

    *state* is the position before it.
    """
    effects = tuple(effect for effect in step.effects if effect.visible_to(seat))
    return VisibleEntry(action if _is_known(game, state, action, seat) else None, effects)


def visible_history(
    game: Game[Any, Any, Any],
    *,
    seats: int,
    options: Mapping[str, OptionValue],
    seed: bytes,
    moves: Iterable[tuple[int, str]],
    seat: int | None,
) -> VisibleHistory:
    """The history for *seat* (None: a spectator) of a recorded game.

    :raises RulesError: a line of the record is not possible at its place.
    """
    state = game.new(seats=seats, options=options, seed=seed)
    entries = []
    for mover, text in moves:
        action = game.parse(state, mover, text) if is_action(text) else None
        step = play(game, state, mover, text)
        entries.append(visible_entry(game, state, action, step, seat))
        state = step.state
    return tuple(entries)


def _is_known(
    game: Game[Any, Any, Any], state: State, action: Action | None, seat: int | None
) -> bool:
    """Tell whether *seat* may know that *action* was chosen in *state*."""
    if action is None or action.seat == seat:
        return action is not None
    return action in game.observe(state, action.seat).open_legal
