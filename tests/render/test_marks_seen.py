"""Marks stand out from whatever lies around them, or from an edge of their own (WCAG 1.4.11)."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import cos, hypot, pi, sin

import pytest
from every_scene import every_scene, marked_scenes
from test_themes import contrast
from visibility import bounds_of, covers, meet, role_of, seen, stack_at

from render.registry import LAYOUTS
from render.scene import Box, Ellipse, Line, Point, Polygon, Primitive, Scene, Text
from render.theme import THEMES, Colours

MARKS = ("done", "may", "chosen")
EDGE = "mark.edge"
NEAR = 1.5
"""How many units beside a mark its surroundings are looked at."""
ENOUGH = 3.0
BY = 0.75
"""The share of its outline by which a mark has to be told."""

Stack = tuple[str, ...]
"""The roles of what lies at a point, from the top down."""
Marks = frozenset[tuple[str, tuple[Stack, ...]]]


@pytest.mark.parametrize("key", LAYOUTS)
def test_a_mark_stands_out_from_what_is_around_it(key: str) -> None:
    marks = marks_of(key)
    assert {theme: pale(marks, LAYOUTS[key].colours(theme)) for theme in THEMES} == {
        theme: set() for theme in THEMES
    }


def pale(marks: Marks, colours: Colours) -> set[tuple[str, Stack]]:
    """The marks that do not stand out in *colours*, and what some of them lies upon."""

    @cache
    def is_told(role: str, stack: Stack) -> bool:
        ground = seen(stack, colours)
        return stack[:1] == (EDGE,) or contrast(colours.roles[role], ground) >= ENOUGH

    return {
        (role, stacks[0][:2])
        for role, stacks in marks
        if sum(is_told(role, stack) for stack in stacks) < BY * len(stacks)
    }


def marks_of(key: str) -> Marks:
    """Every mark of a game, with what lies all around it."""
    scenes = (*every_scene(key), *marked_scenes(key))
    return frozenset(found for scene in scenes for found in _marks(scene))


def _marks(scene: Scene) -> Iterator[tuple[str, tuple[Stack, ...]]]:
    shapes = [(each, bounds_of(each)) for each in scene.primitives() if not isinstance(each, Text)]
    for place, (shape, (left, top, right, bottom)) in enumerate(shapes):
        near = left - 2 * NEAR, top - 2 * NEAR, right + 2 * NEAR, bottom + 2 * NEAR
        if (role := role_of(shape)) in MARKS:
            below = [
                each
                for each, box in reversed(shapes[:place])
                if role_of(each) != role and meet(box, near)
            ]
            yield role, tuple(stack_at(point, below) for point in around(shape))


def around(shape: Primitive) -> Iterator[Point]:
    """Points just outside *shape*."""
    match shape:
        case Ellipse(x, y, rx, ry):
            for turn in range(8):
                angle = turn * pi / 4
                yield x + (rx + NEAR) * cos(angle), y + (ry + NEAR) * sin(angle)
        case Box(x, y, wide, high):
            yield from ((x + wide / 2, y - NEAR), (x + wide / 2, y + high + NEAR))
            yield from ((x - NEAR, y + high / 2), (x + wide + NEAR, y + high / 2))
        case Line(points, _, width):
            ends = (*points, points[0]) if shape.closed else points
            for start, end in pairwise(ends):
                yield from _beside(start, end, width / 2 + NEAR)
        case Polygon(points):
            for start, end in pairwise((*points, points[0])):
                yield from (p for p in _beside(start, end, NEAR) if not covers(shape, p))


def _beside(start: Point, end: Point, far: float) -> Iterator[Point]:
    """Two points at this distance from the middle of a line."""
    (xa, ya), (xb, yb) = start, end
    long = hypot(xb - xa, yb - ya) or 1
    u, v = (ya - yb) / long * far, (xb - xa) / long * far
    x, y = (xa + xb) / 2, (ya + yb) / 2
    yield from ((x + u, y + v), (x - u, y - v))


def test_points_lie_all_around_a_mark() -> None:
    """The measure itself: eight around a disc, one beside each side of a box and of a line."""
    assert len([*around(Ellipse(0, 0, 5, 5, "may"))]) == 8
    assert [*around(Box(0, 0, 10, 10, "may"))][:2] == [(5, -NEAR), (5, 10 + NEAR)]
    assert [*around(Line(((0, 0), (10, 0)), "may", 4))] == [(5, 3.5), (5, -3.5)]
