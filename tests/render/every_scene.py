"""Pictures of every registered game: tables of all sizes and phases, lobbies, guides and cards."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from data.i18n import translator
from render.covers import cover
from render.gallery import scenes
from render.ranking import source_name
from render.registry import LAYOUTS
from render.scene import Line, Primitive, Scene
from render.view import View
from rules.core.game import Game
from rules.core.types import Observation
from rules.players.judge import Judge
from rules.registry import GAMES, ROBOTS

NAMES = ("W" * 32, "Łukasz Żółć", "Bartholomäus der Große", "🤖 Cogsworth", "Mia", "Zoë")
_CHOICES = 4
"""How many actions of a position are chosen, step by step."""
_MOMENTS = 3
"""How many positions of a game are looked at, the first and the last among them."""


@cache
def every_scene(key: str) -> tuple[Scene, ...]:
    """Each picture once."""
    return tuple(dict.fromkeys((*_played(key), *_guide(key), *_cards(key), *_lobbies(key))))


@cache
def first_scenes(key: str) -> tuple[Scene, ...]:
    """The first picture of each message: positions, ends with their rankings, pages."""
    info = GAMES[key].info
    seats = range(info.min_seats, info.max_seats + 1)
    positions = [
        (obs, view)
        for n in seats
        for obs in observations(key, n)
        for view in (View(NAMES[:n]), with_points(obs, NAMES[:n]))
    ]
    pages = [(page.observation, page.view) for page in LAYOUTS[key].guide()]
    return tuple(scenes(*each)[0] for each in (*positions, *pages))


def whole_game(key: str, is_clever: bool) -> Iterator[Scene]:
    """Every picture of a game with as many seats as there can be, as all of them see it."""
    game, rng = GAMES[key], Random(2)
    seats = game.info.max_seats
    judge = Judge(game, ROBOTS[key].load(key)) if is_clever else None
    state = game.new(seats=seats, seed=rng.randbytes(32))
    while state.to_act:
        for reader in (None, *range(seats)):
            yield from LAYOUTS[key].scenes(game.observe(state, reader), View(NAMES[:seats]))
        state = game.apply(state, _decided(game, judge, state, rng)).state


def _decided(game: Game[Any, Any, Any], judge: Judge | None, state: Any, rng: Random) -> Any:
    """Choose what seems best after a look one ply ahead, or anything."""
    seat = state.to_act[0]
    if judge is None:
        return rng.choice(game.legal_actions(state, seat))
    values = judge.values
    actions = judge.candidates(state, seat)
    return max(actions, key=lambda each: values(game.apply(state, each).state)[seat])


@cache
def marked_scenes(key: str) -> tuple[Scene, ...]:
    """Pictures of positions with some of the choices that can be made there."""
    return tuple(dict.fromkeys(_marked(key)))


def by_colour(scenes: Iterable[Scene]) -> tuple[Primitive, ...]:
    """One primitive of each colour that is used in *scenes*."""
    found: dict[str, Primitive] = {}
    for scene in scenes:
        for primitive in scene.primitives():
            role = primitive.stroke if isinstance(primitive, Line) else primitive.fill
            found.setdefault(role, primitive)
    return tuple(found.values())


def _marked(key: str) -> Iterator[Scene]:
    game, layout = GAMES[key], LAYOUTS[key]
    for obs in observations(key, game.info.max_seats):
        for action in obs.legal[:: max(1, len(obs.legal) // _CHOICES)]:
            chosen = tuple(step.value for step in game.menu_steps(action))
            view = View(NAMES[: game.info.max_seats])
            for length in range(1, len(chosen) + 1):
                yield from layout.scenes(obs, replace(view, chosen=chosen[:length]))


def _played(key: str) -> Iterator[Scene]:
    info = GAMES[key].info
    for seats in sorted({info.min_seats, info.max_seats}):
        for obs in observations(key, seats):
            yield from scenes(obs, with_points(obs, NAMES[:seats]))


def with_points(obs: Observation, names: tuple[str, ...]) -> View:
    """Return a view that tells where points came from, once the game is over."""
    points = GAMES[obs.game].points(obs) if obs.outcome else None
    called = tuple(source_name(obs.game, each, translator("de")) for each in points or ())
    return View(names, points=points, sources=called)


def observations(key: str, seats: int, seed: int = 1) -> Iterator[Observation]:
    """Positions of a random game, as a spectator and as one seat sees them."""
    rng, game = Random(seed), GAMES[key]
    states = [game.new(seats=seats, seed=rng.randbytes(32))]
    while to_act := states[-1].to_act:
        action = rng.choice(game.legal_actions(states[-1], to_act[0]))
        states.append(game.apply(states[-1], action).state)
    for moment in range(_MOMENTS):
        state = states[moment * (len(states) - 1) // (_MOMENTS - 1)]
        yield game.observe(state, None)
        yield game.observe(state, moment % seats)


def _guide(key: str) -> Iterator[Scene]:
    for page in LAYOUTS[key].guide():
        yield from LAYOUTS[key].scenes(page.observation, page.view)


def _cards(key: str) -> Iterator[Scene]:
    for component in GAMES[key].components():
        yield LAYOUTS[key].component_card(component.id)


def _lobbies(key: str) -> Iterator[Scene]:
    yield from (cover(GAMES[key].info, is_small=is_small) for is_small in (False, True))
