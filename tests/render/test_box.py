"""Pictures fill the box in which Discord shows them, and cover nothing that they tell.

A desktop client shows a picture in a box of 550 x 350, a phone as wide as itself.
"""

from collections.abc import Iterable, Iterator

import pytest
from every_scene import every_scene, first_scenes, marked_scenes, whole_game, whole_scenes
from visibility import Bounds, bounds_of, covers, meet

from render.component_cards import WIDTH as CARD_WIDE
from render.paint import encode, painter
from render.registry import LAYOUTS
from render.scene import Line, Point, Primitive, Scene, Text
from render.theme import THEMES, ThemeName

FITTING = ("docker", "gurkensolo", "kraftwagen", "pick_and_pack", "pier18")
"""Games that fit."""
WIDE = 1000
LOWEST, HIGHEST = 637, 640
"""Just under 11:7: what is wider jumps while it loads, what is higher leaves the box empty."""
SMALLEST = 28
"""Units of a text of which 15 px are left in the box, and 11 on a phone 400 px wide."""
ACROSS, DOWN = 10, 3
"""How many points of a text are looked at."""
COVERED = 0.1
"""The share of a text that something later may cover."""
LARGEST = 120_000
"""Bytes of a file."""
KEYS = [key for key in LAYOUTS if key in FITTING]


@pytest.mark.parametrize("key", KEYS)
def test_a_picture_fits_into_the_box(key: str) -> None:
    for scene in (*every_scene(key), *marked_scenes(key)):
        assert scene.width in (WIDE, CARD_WIDE)
        assert scene.height <= HIGHEST


@pytest.mark.parametrize("key", KEYS)
def test_the_first_picture_of_a_message_fills_the_box(key: str) -> None:
    for scene in first_scenes(key):
        assert LOWEST <= scene.height <= HIGHEST


@pytest.mark.parametrize("key", KEYS)
def test_the_smallest_letter_can_be_read(key: str) -> None:
    assert not too_small((*every_scene(key), *marked_scenes(key)))


@pytest.mark.parametrize("key", KEYS)
def test_nothing_covers_a_text(key: str) -> None:
    assert not hidden((*every_scene(key), *marked_scenes(key)))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("key", KEYS)
def test_a_file_is_small(key: str, theme: ThemeName) -> None:
    paint = painter(LAYOUTS[key].colours(theme)).paint
    for scene in whole_scenes(key):
        assert len(encode(paint(scene), scene.is_crowded)) <= LARGEST


@pytest.mark.slow
@pytest.mark.parametrize("is_clever", [False, True], ids=["random", "clever"])
@pytest.mark.parametrize("key", KEYS)
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


def hidden(scenes: Iterable[Scene]) -> set[tuple[str, str]]:
    """Texts that are covered, each with the colour of what covers most of it."""
    return {found for scene in scenes for found in _hidden(scene)}


def _hidden(scene: Scene) -> Iterator[tuple[str, str]]:
    above: list[tuple[Primitive, Bounds]] = []
    for shape in reversed(tuple(scene.primitives())):
        bounds = bounds_of(shape)
        if not isinstance(shape, Text):
            above.append((shape, bounds))
            continue
        points = _points(bounds)
        near = [each for each, around in above if meet(around, bounds)]
        covered = sum(any(covers(each, point) for each in near) for point in points)
        if covered > COVERED * len(points):
            worst = max(near, key=lambda each: sum(covers(each, point) for point in points))
            yield shape.text, worst.stroke if isinstance(worst, Line) else worst.fill


def _points(bounds: Bounds) -> list[Point]:
    left, top, right, bottom = bounds
    return [
        (left + (right - left) * (i + 0.5) / ACROSS, top + (bottom - top) * (j + 0.5) / DOWN)
        for i in range(ACROSS)
        for j in range(DOWN)
    ]
