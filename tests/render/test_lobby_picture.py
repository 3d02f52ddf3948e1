"""The cover of a game, as a lobby shows it."""

import pytest

from render.covers import cover
from render.registry import LAYOUTS
from render.scene import Text
from rules import GAMES


@pytest.mark.parametrize("key", LAYOUTS)
def test_a_lobby_says_for_how_many_people_and_how_long_a_game_is(key: str) -> None:
    info = GAMES[key].info
    drawn = cover(info, is_small=False)
    assert (drawn.width, drawn.height) == (1000, 420), "there is room for buttons"
    written = [text.text for text in drawn.primitives() if isinstance(text, Text)]
    assert f"{info.minutes} min" in written
    assert any(text.startswith(str(info.min_seats)) for text in written)
