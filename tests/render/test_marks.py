"""One language of marks: the same roles in every game and every theme."""

import pytest
from test_themes import contrast

from render.marks import arrow, ring, strokes
from render.registry import LAYOUTS
from render.scene import Line, Polygon
from render.theme import THEMES, ThemeName

MARKS = ("done", "may", "chosen", "won")


@pytest.mark.parametrize("theme", THEMES)
def test_a_mark_looks_the_same_in_every_game(theme: ThemeName) -> None:
    roles = [layout.colours(theme).roles for layout in LAYOUTS.values()]
    assert len({tuple(each[mark] for mark in MARKS) for each in roles}) == 1


@pytest.mark.parametrize("theme", THEMES)
def test_a_mark_stands_out_from_its_edge(theme: ThemeName) -> None:
    roles = LAYOUTS["docker"].colours(theme).roles
    for mark in ("done", "may", "chosen"):
        assert contrast(roles[mark], roles["mark.edge"]) >= 3


def test_only_what_was_just_done_has_a_bright_core() -> None:
    glow = strokes("done", ((0, 0), (9, 0)))
    assert [line.stroke for line in glow] == ["mark.edge", "done", "done.light"]
    assert [line.stroke for line in strokes("may", ((0, 0), (9, 0)))] == ["mark.edge", "may"]


def test_a_ring_leaves_what_it_surrounds_free() -> None:
    for primitive in ring("done", 100, 60).primitives:
        assert isinstance(primitive, Line)
        xs, ys = zip(*primitive.points, strict=True)
        assert max(xs) - primitive.width / 2 >= 48
        assert max(ys) - primitive.width / 2 >= 28


def test_an_arrow_ends_where_it_points() -> None:
    head = arrow("may", ((0, 0), (50, 0)))[-1]
    assert isinstance(head, Polygon)
    assert max(x for x, _ in head.points) == 50
