"""The picture of a table that waits for its players."""

from itertools import pairwise

import pytest

from render.lobby import lobby
from render.pictures import lobby_picture
from render.registry import LAYOUTS
from render.scene import Line, Text
from rules import GAMES

LARGEST_FILE = 120_000

NAMES = ("Anna", "Łukasz Żółć", "W" * 32, "Jörg", "Mia", "Zoë")


@pytest.mark.parametrize("key", LAYOUTS)
def test_who_sits_down_is_shown_by_badge_and_name(key: str) -> None:
    most = GAMES[key].info.max_seats
    for taken in range(1, most + 1):
        drawn = lobby(GAMES[key].info, NAMES[:taken], most)
        badges = [label for label in drawn.labels() if label.startswith("badge seat")]
        assert badges == [f"badge seat {seat}" for seat in range(taken)]
        written = [text.text for text in drawn.primitives() if isinstance(text, Text)]
        assert "Anna" in written


@pytest.mark.parametrize("key", LAYOUTS)
def test_each_free_seat_is_an_outline(key: str) -> None:
    def dashes(taken: int) -> int:
        base = lobby(GAMES[key].info, NAMES[:taken], most).base.primitives
        return sum(isinstance(shape, Line) and shape.stroke == "text.muted" for shape in base)

    most = GAMES[key].info.max_seats
    counts = [dashes(taken) for taken in range(most + 1)]
    assert counts == sorted(counts, reverse=True)
    assert len({one - other for one, other in pairwise(counts)}) == 1


@pytest.mark.parametrize("key", LAYOUTS)
def test_a_lobby_says_for_how_many_people_and_how_long_a_game_is(key: str) -> None:
    info = GAMES[key].info
    written = [
        text.text for text in lobby(info, (), info.max_seats).primitives() if isinstance(text, Text)
    ]
    assert f"{info.minutes} min" in written
    assert any(text.startswith(str(info.min_seats)) for text in written)


@pytest.mark.parametrize("key", LAYOUTS)
def test_a_file_is_small(key: str) -> None:
    most = GAMES[key].info.max_seats
    (file,) = lobby_picture(GAMES[key].info, NAMES[:most], most, "dark")
    assert len(file) <= LARGEST_FILE
