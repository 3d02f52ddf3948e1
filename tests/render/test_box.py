"""Pictures fill the box in which Discord shows them, and can be read there.

A desktop client shows a picture in a box of 550 x 350, a phone as wide as itself.
"""

from collections.abc import Iterable
from itertools import cycle

import pytest
from every_scene import every_scene, first_scenes, marked_scenes, whole_game
from test_hidden_texts import hidden

from render.component_cards import WIDTH as CARD_WIDE
from render.covers import SMALL as COVER_WIDE
from render.extents import Extent, extent
from render.paint import encode, painter
from render.registry import LAYOUTS
from render.scene import Scene, Text
from render.theme import THEMES

WIDE = 1000
LOWEST, HIGHEST = 637, 640
"""Just under 11:7: what is wider jumps while it loads, what is higher leaves the box empty."""
SMALLEST = 28
"""Units of a text of which 15 px are left in the box, and 11 on a phone 400 px wide."""
LARGEST = 120_000
"""Bytes of a file."""


@pytest.mark.parametrize("key", LAYOUTS)
def test_a_picture_fits_into_the_box(key: str) -> None:
    for scene in (*every_scene(key), *marked_scenes(key)):
        assert scene.width in (WIDE, CARD_WIDE, COVER_WIDE)
        assert scene.height <= HIGHEST


@pytest.mark.parametrize("key", LAYOUTS)
def test_the_first_picture_of_a_message_fills_the_box(key: str) -> None:
    for scene in first_scenes(key):
        assert LOWEST <= scene.height <= HIGHEST


@pytest.mark.parametrize("key", LAYOUTS)
def test_the_smallest_letter_can_be_read(key: str) -> None:
    assert not too_small((*every_scene(key), *marked_scenes(key)))


@pytest.mark.parametrize("key", LAYOUTS)
def test_nothing_leaves_the_picture(key: str) -> None:
    for scene in (*every_scene(key), *marked_scenes(key)):
        whole = Extent(0, 0, scene.width, scene.height)
        for item in scene.items:
            # A podium stands on the lower edge.
            if not item.label.startswith("podium "):
                assert extent(item).clipped(whole) == extent(item), item.label


@pytest.mark.parametrize("every", [8, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("key", LAYOUTS)
def test_a_file_is_small(key: str, every: int) -> None:
    for scene, theme in zip(every_scene(key)[::every], cycle(THEMES)):
        assert len(encode(painter(LAYOUTS[key].colours(theme)).paint(scene))) <= LARGEST


@pytest.mark.slow
@pytest.mark.parametrize("is_clever", [False, True], ids=["random", "clever"])
@pytest.mark.parametrize("key", LAYOUTS)
def test_in_whole_games_texts_can_be_read(key: str, is_clever: bool) -> None:
    for scene in whole_game(key, is_clever):
        assert not too_small((scene,))
        assert not hidden((scene,))


def too_small(scenes: Iterable[Scene]) -> set[tuple[str, int]]:
    return {
        (shape.text, shape.size)
        for scene in scenes
        for shape in scene.primitives()
        if isinstance(shape, Text) and shape.size < SMALLEST
    }
