"""Pictures that all games share fill the box as well, and cover nothing that they tell."""

from collections.abc import Iterator
from functools import cache

import pytest
from every_scene import observations
from test_box import HIGHEST, WIDE, too_small
from test_hidden_texts import hidden

from data.i18n import translator
from render.covers import cover
from render.gallery import scenes
from render.ranking import source_name
from render.registry import LAYOUTS
from render.scene import Scene
from render.view import View
from rules.registry import GAMES

NAMES = ("🤖 Cogsworth", "Łukasz Żółć", "W" * 32, "Bartholomäus der Große", "Mia", "Zoë")


@cache
def ends(key: str) -> tuple[Scene, ...]:
    """The end of a game with every number of seats."""
    return tuple(_ends(key))


def _ends(key: str) -> Iterator[Scene]:
    info = GAMES[key].info
    for seats in range(info.min_seats, info.max_seats + 1):
        *_, obs = observations(key, seats)
        points = GAMES[key].points(obs)
        called = tuple(source_name(key, each, translator("de")) for each in points)
        yield scenes(obs, View(NAMES[:seats], points=points, sources=called))[0]


@pytest.mark.parametrize("key", LAYOUTS)
def test_the_end_fills_the_box(key: str) -> None:
    assert {(scene.width, scene.height) for scene in ends(key)} == {(WIDE, HIGHEST)}
    assert not too_small(ends(key))
    assert not hidden(ends(key))


@pytest.mark.parametrize("key", LAYOUTS)
def test_a_lobby_leaves_room_for_its_buttons(key: str) -> None:
    drawn = cover(GAMES[key].info, is_small=False)
    assert (drawn.width, drawn.height) == (WIDE, 420)
    assert not too_small([drawn])
    assert not hidden([drawn])
