"""The notation, to the letter."""

import pytest
from kraft_works import GAME, position

from rules.core.errors import BadNotation
from rules.kraftwagen.actions import is_notation


@pytest.mark.parametrize(
    "text",
    [
        "",
        "take",
        "take:hire+buyer",
        "take:build",
        "start:hire",
        "card:3",
        "buyer:none",
        "body:shop",
        "body:racer",
        "engine:scrap-b8",
        "car:b4/e3/w0/p8",
        "car:b4/e3/w2",
        "car:b4/e3/w2/p8/benz",
        "diesel:b4",
        "done ",
        "resign",
    ],
)
def test_nothing_else_is_notation(text):
    assert not is_notation(text)
    with pytest.raises(BadNotation):
        GAME.parse(position(), 0, text)
