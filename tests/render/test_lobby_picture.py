"""The cover of a game, as a lobby shows it."""

import pytest

from render.covers import cover
from render.pictures import cover_picture
from render.registry import LAYOUTS
from render.scene import Text
from rules import GAMES

LARGEST_FILE = 120_000


@pytest.mark.parametrize("key", LAYOUTS)
def test_a_lobby_says_for_how_many_people_and_how_long_a_game_is(key: str) -> None:
    info = GAMES[key].info
    drawn = cover(info, is_small=False).primitives()
    written = [text.text for text in drawn if isinstance(text, Text)]
    assert f"{info.minutes} min" in written
    assert any(text.startswith(str(info.min_seats)) for text in written)


@pytest.mark.parametrize("key", LAYOUTS)
def test_a_file_is_small(key: str) -> None:
    (file,) = cover_picture(GAMES[key].info, "dark", False)
    assert len(file) <= LARGEST_FILE
