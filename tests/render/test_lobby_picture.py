"""The picture of a table that waits for its players."""

from dataclasses import replace
from itertools import pairwise

import pytest

from render.banner import BANNER_HIGH
from render.extents import Extent, extent
from render.lobby import WIDTH, lobby
from render.pictures import lobby_picture
from render.registry import LAYOUTS
from render.scene import Box, Line, Text
from render.theme import THEMES, ThemeName
from rules import GAMES

LARGEST_FILE = 120_000
SMALL = 250
"""Height of what is not cut; a rail over the whole board may be."""
NAMES = ("Anna", "Łukasz Żółć", "W" * 32, "Jörg", "Mia", "Zoë")


@pytest.mark.parametrize("key", LAYOUTS)
def test_who_sits_down_is_shown_by_badge_and_name(key: str) -> None:
    most = GAMES[key].info.max_seats
    for taken in range(1, most + 1):
        drawn = lobby(key, NAMES[:taken], most, "dark")
        badges = [label for label in drawn.labels() if label.startswith("badge seat")]
        assert badges == [f"badge seat {seat}" for seat in range(taken)]
        written = [text.text for text in drawn.primitives() if isinstance(text, Text)]
        assert "Anna" in written


@pytest.mark.parametrize("key", LAYOUTS)
def test_each_free_seat_is_an_outline(key: str) -> None:
    def dashes(taken: int) -> int:
        base = lobby(key, NAMES[:taken], most, "dark").base.primitives
        return sum(isinstance(shape, Line) and shape.stroke == "text.muted" for shape in base)

    most = GAMES[key].info.max_seats
    counts = [dashes(taken) for taken in range(most + 1)]
    assert counts == sorted(counts, reverse=True)
    assert len({one - other for one, other in pairwise(counts)}) == 1


@pytest.mark.parametrize("key", LAYOUTS)
def test_nobody_of_the_guide_is_named(key: str) -> None:
    drawn = lobby(key, (), GAMES[key].info.max_seats, "dark")
    written = {text.text for text in drawn.primitives() if isinstance(text, Text)}
    assert not written & set(LAYOUTS[key].guide()[0].view.names)


@pytest.mark.parametrize("key", LAYOUTS)
def test_no_plate_leaves_the_picture(key: str) -> None:
    most = GAMES[key].info.max_seats
    drawn = lobby(key, NAMES[:most], most, "dark")
    canvas = Extent(0, 0, drawn.width, drawn.height)
    for item in drawn.items:
        assert extent(item).clipped(canvas) == extent(item), item.label


@pytest.mark.parametrize("key", LAYOUTS)
def test_hardly_a_small_thing_on_the_board_is_cut(key: str) -> None:
    (cut,) = {
        shape.y
        for shape in lobby(key, (), 2, "dark").base.primitives
        if isinstance(shape, Box) and shape.fill == "panel.edge" and shape.width == WIDTH
    }
    position = replace(LAYOUTS[key].guide()[0].observation, seat=None, legal=(), open_legal=())
    view = LAYOUTS[key].guide()[0].view
    board, *_ = LAYOUTS[key].scenes(position, replace(view, chosen=()))
    edges = [extent(item) for item in board.items if extent(item).size[1] < SMALL]

    def halved(height: int) -> int:
        return sum(each.top < height + BANNER_HIGH < each.bottom for each in edges)

    assert halved(cut) <= min(map(halved, (420, 460, 500)))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("key", LAYOUTS)
def test_a_file_is_small(key: str, theme: ThemeName) -> None:
    most = GAMES[key].info.max_seats
    (file,) = lobby_picture(key, NAMES[:most], most, theme)
    assert len(file) <= LARGEST_FILE


def test_a_lobby_shows_the_board_as_anybody_sees_it() -> None:
    base = lobby("gurkensolo", (), 6, "dark").base.primitives
    labels = {primitive.label.split(" ")[0] for primitive in base}
    assert "place" in labels
    assert "wish" not in labels
