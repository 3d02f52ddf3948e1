"""Laws of a safe observation: they hold for a position and somebody who looks at it."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from itertools import combinations
from random import Random
from typing import Any

from every_game import AnyGame

from rules.core.types import Effect


def random_game(
    game: AnyGame, seats: int = 2, seed: int = 3, *, quits_at: int = -1
) -> Iterator[tuple[Any, tuple[Effect, ...]]]:
    """Every position of one game played at random, with what happened on the way there.

    At one ply somebody who is asked may give up.
    """
    rng = Random(seed)
    state, effects = game.new(seats=seats, seed=rng.randbytes(32)), ()
    yield state, effects
    while state.to_act:
        seat = rng.choice(state.to_act)
        if state.ply == quits_at:
            state, effects, _ = game.resign(state, seat)
        else:
            state, effects, _ = game.apply(state, rng.choice(game.legal_actions(state, seat)))
        yield state, effects


def sees_no_secret(game: AnyGame, state: Any, seat: int | None, rng: Random) -> bool:
    """Tell whether *seat* finds no difference between *state* and a guess, however deep it digs.

    A guess keeps to whatever an observation holds, so nothing is wrong with one that openly holds
    what other seats know: that is looked for as well.
    """
    obs = game.observe(state, seat)
    again = game.observe(game.determinize(obs, rng), seat)
    is_alike = again == obs and list(leaves(again)) == list(leaves(obs))
    return is_alike and _shares_no_secret(game, state)


def _shares_no_secret(game: AnyGame, state: Any) -> bool:
    """Tell whether what one seat sees, and not everybody, is seen by no other seat either."""
    public = _pieces(game.observe(state, None)).items()
    private = (_pieces(game.observe(state, seat)).items() - public for seat in range(state.seats))
    return not any(one & other for one, other in combinations(private, 2))


def _pieces(obs: Any) -> dict[tuple[str, int], Any]:
    """Field by field what is seen; what has an entry for each seat, entry by entry."""
    found: dict[tuple[str, int], Any] = {}
    for field in fields(obs):
        value = getattr(obs, field.name)
        if field.name not in ("seat", "legal"):
            by_seat = isinstance(value, tuple) and len(value) == obs.seats
            entries = value if by_seat else (value,)
            found |= {(field.name, number): entry for number, entry in enumerate(entries)}
    return found


def hears_no_secret(game: AnyGame, state: Any, seat: int | None, rng: Random) -> bool:
    """Tell whether *seat* is told the same wherever it sees the same afterwards.

    Actions in *state* are tried, and in a guess of *seat*. Which one was taken may be told where
    everybody knows of the choice. Where nothing is hidden dice fall alike in both: a roll that
    everybody is told of, and that no position remembers, is no secret.
    """
    guess = game.determinize(game.observe(state, seat), rng)
    if not game.info.has_hidden_information:
        guess = guess._replace(seed=state.seed)
    told: dict[Any, Sequence[Effect]] = {}
    for where in (state, guess):
        for action in _some_actions(game, where):
            step = game.apply(where, action)
            known = str(action) if game.observe(where, action.seat).open_legal else ""
            heard = [effect for effect in step.effects if effect.visible_to(seat)]
            if told.setdefault((known, game.observe(step.state, seat)), heard) != heard:
                return False
    return True


def _some_actions(game: AnyGame, state: Any) -> Iterator[Any]:
    """Up to eight or so for each seat, spread over all that it could do."""
    for seat in state.to_act:
        legal = game.legal_actions(state, seat)
        yield from legal[:: max(1, len(legal) // 8)]


def leaves(value: Any) -> Iterator[Any]:
    """Whatever *value* is made of, in order, hidden attributes and caches too."""
    if isinstance(value, str | int | Enum | None):
        yield value
        return
    attributes = dict(getattr(value, "__dict__", {}))
    if is_dataclass(value):
        attributes |= {field.name: getattr(value, field.name) for field in fields(value)}
    inside = value.items() if isinstance(value, dict) else value if is_listed(value) else ()
    for inner in (*attributes.values(), *inside):
        yield from leaves(inner)


def is_listed(value: Any) -> bool:
    return isinstance(value, tuple | list)
