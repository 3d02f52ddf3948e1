"""The laws of secrecy bite: games that are made to betray their secrets are found out."""

from collections.abc import Callable
from dataclasses import field, fields, make_dataclass, replace
from random import Random
from typing import Any

import pytest
from every_game import ALL_GAMES, AnyGame, viewers
from knowledge import hears_no_secret, random_game, sees_no_secret

from rules.core.types import Effect, Step

Law = Callable[[AnyGame, Any, int | None, Random], bool]

each_secretive_game = pytest.mark.parametrize(
    "game",
    [game for game in ALL_GAMES if game.info.has_hidden_information],
    ids=lambda game: game.info.key,
)


def with_one_pair_of_eyes(game: AnyGame) -> AnyGame:
    """All seats see what the first one sees."""

    class Flawed(type(game)):
        def observe(self, state: Any, seat: int | None) -> Any:
            obs = super().observe(state, seat)
            first = super().observe(state, 0)
            return obs if seat is None else replace(first, seat=seat, legal=obs.legal)

    return Flawed()


def with_a_pocket(game: AnyGame) -> AnyGame:
    """An observation carries what the next seat sees, where comparing does not look."""
    pocket = "pocket", Any, field(compare=False, repr=False)
    laden = make_dataclass("Laden", [pocket], bases=(game.observation_type,), frozen=True)

    class Flawed(type(game)):
        def observe(self, state: Any, seat: int | None) -> Any:
            own = super().observe(state, seat)
            other = super().observe(state, 0 if seat is None else (seat + 1) % state.seats)
            values = {each.name: getattr(own, each.name) for each in fields(own)}
            return laden(**values, pocket=other)

    return Flawed()


def with_a_gossip(game: AnyGame) -> AnyGame:
    """Everybody is told what each seat sees."""

    class Flawed(type(game)):
        def apply(self, state: Any, action: Any) -> Step[Any]:
            step = super().apply(state, action)
            views = [self.observe(step.state, seat) for seat in range(state.seats)]
            return step._replace(effects=(*step.effects, Effect("gossip", tuple(views))))

    return Flawed()


def without_whispers(game: AnyGame) -> AnyGame:
    """Return the game with a flaw: everybody hears what one seat alone should be told."""

    class Flawed(type(game)):
        def apply(self, state: Any, action: Any) -> Step[Any]:
            step = super().apply(state, action)
            return step._replace(effects=tuple(e._replace(readers=None) for e in step.effects))

    return Flawed()


@each_secretive_game
@pytest.mark.parametrize("flaw", [with_one_pair_of_eyes, with_a_pocket])
def test_an_observation_that_knows_too_much_is_found(game, flaw):
    assert holds(sees_no_secret, game)
    assert not holds(sees_no_secret, flaw(game))


@each_secretive_game
def test_an_effect_that_tells_too_much_is_found(game):
    assert holds(hears_no_secret, game)
    assert not holds(hears_no_secret, with_a_gossip(game))
    whispers = any(e.readers is not None for _, told in random_game(game) for e in told)
    assert holds(hears_no_secret, without_whispers(game)) is not whispers


def holds(law: Law, game: AnyGame) -> bool:
    """Tell whether *law* holds all along a game, as far as somebody tries."""
    states = [state for state, _ in random_game(game)]
    return all(
        law(game, state, seat, Random(state.ply))
        for state in states[:: 1 + len(states) // 40]
        for seat in viewers(state)
    )
