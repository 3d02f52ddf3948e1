"""The notation, to the letter."""

import pytest
from kraft_works import GAME, car, position

from rules.core.errors import BadNotation
from rules.kraftwagen.actions import KraftwagenAction, Verb, is_notation, named, scraps
from rules.kraftwagen.stock import Kind, Piece

BODY_3, ENGINE_2 = Piece(Kind.BODY, 3), Piece(Kind.ENGINE, 2)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (named(0, Verb.START, "build"), "start:build"),
        (named(0, Verb.TAKE, "buyer+hire"), "take:buyer+hire"),
        (named(0, Verb.DO, "hire"), "do:hire"),
        (KraftwagenAction(0, Verb.CARD, "benz", number=2), "card:2"),
        (named(0, Verb.BUYER, "price"), "buyer:price"),
        (named(0, Verb.ENGINE, "shop"), "engine:shop"),
        (named(0, Verb.ENGINE, "racer"), "engine:racer"),
        (scraps(0, Verb.ENGINE, BODY_3), "engine:scrap-b3"),
        (scraps(0, Verb.BODY, ENGINE_2), "body:scrap-e2"),
        (KraftwagenAction(0, Verb.CAR, car=car("b4/e3/w2/p8")), "car:b4/e3/w2/p8"),
        (
            KraftwagenAction(0, Verb.CAR, car=car("b4/e3/w12/p15/maybach")),
            "car:b4/e3/w12/p15/maybach",
        ),
        (KraftwagenAction(0, Verb.DIESEL, piece=Piece(Kind.BODY, 4), number=8), "diesel:b4@p8"),
        (named(0, Verb.DONE), "done"),
        (named(0, Verb.BENZ, "body"), "benz:body"),
        (named(0, Verb.BENZ, "none"), "benz:none"),
    ],
)
def test_every_kind_of_action_is_written_as_its_page_says(action, text):
    assert str(action) == text
    assert is_notation(text)


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
