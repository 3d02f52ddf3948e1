"""Cards, tiles and pieces, large, and the icons for the sources of points."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import combinations

import pytest

from cogs.tables.messages.phrases import text_key
from data.i18n import FALLBACK, keys
from render.component_cards import UnknownComponent
from render.extents import drawing_extent
from render.registry import LAYOUTS
from render.scene import Box, Primitive, primitives
from rules import GAMES

SOURCES = [
    (key, source)
    for key in GAMES
    for text in sorted(keys(FALLBACK))
    if (source := text.removeprefix(f"{text_key(key)}-points-")) != text
]
"""The sources of points: each has its text, as ``tests/completeness`` demands."""
ICON = 26
"""How far an icon may reach from its middle."""


@pytest.mark.parametrize("game", GAMES)
def test_a_component_card_is_large(game: str) -> None:
    for component in GAMES[game].components():
        drawn = LAYOUTS[game].component_card(component.id)
        assert 480 <= drawn.width <= 640


@pytest.mark.parametrize("game", GAMES)
def test_all_component_cards_of_a_game_differ(game: str) -> None:
    cards = {
        component.id: unlabelled(LAYOUTS[game].component_card(component.id).primitives())
        for component in GAMES[game].components()
    }
    assert alike(cards) == []


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_card_without_a_component(game: str) -> None:
    with pytest.raises(UnknownComponent) as raised:
        LAYOUTS[game].component_card("no such thing")
    assert (raised.value.game, raised.value.name) == (game, "no such thing")


@pytest.mark.parametrize(("game", "source"), SOURCES)
def test_an_icon_is_small_and_stands_around_its_middle(game: str, source: str) -> None:
    box = drawing_extent(LAYOUTS[game].icon(source))
    assert max(map(abs, box)) <= ICON
    assert max(abs(box.left + box.right), abs(box.top + box.bottom)) <= 8


@pytest.mark.parametrize("game", GAMES)
def test_icons_of_a_game_differ(game: str) -> None:
    icons = {
        source: unlabelled(LAYOUTS[game].icon(source).primitives)
        for key, source in SOURCES
        if key == game
    }
    assert alike(icons) == []


def test_a_label_alone_is_no_difference() -> None:
    one, other = Box(0, 0, 1, 1, "gold", label="one"), Box(0, 0, 1, 1, "gold", label="other")
    assert alike({"one": unlabelled([one]), "other": unlabelled([other])}) == [("one", "other")]


def unlabelled(primitives: Iterable[Primitive]) -> tuple[Primitive, ...]:
    """Return what is painted of *primitives*, without labels."""
    return tuple(replace(primitive, label="") for primitive in primitives)


def alike(drawings: Mapping[str, tuple[Primitive, ...]]) -> list[tuple[str, str]]:
    """The names of drawings that look the same."""
    pairs = combinations(drawings, 2)
    return [(one, other) for one, other in pairs if drawings[one] == drawings[other]]


def test_a_card_shows_the_pickles_that_it_speaks_of() -> None:
    labels = [
        primitive.label
        for primitive in primitives(LAYOUTS["gurkensolo"].component_card("Y-behind-B").items[0])
    ]
    assert [label for label in labels if label.startswith("pickle")] == ["pickle Y", "pickle B"]
