"""Phrases in the words of a reader."""

from typing import Any

import pytest

from cogs.tables.messages.phrases import bold, inert, isolated, translate_phrase
from rules.core.types import Phrase

NAMES = ("Ada", "Ben")


def translate(key: str, /, **params: str | int) -> str:
    return f"{key}({', '.join(f'{name}={value}' for name, value in params.items())})"


@pytest.mark.parametrize(
    ("params", "told"),
    [
        pytest.param({"seat": 1, "other_seat": 0}, "seat=Ben, other_seat=Ada", id="a seat by name"),
        pytest.param({"apples": 1}, "apples=1", id="a number as it is"),
        pytest.param({"seat": (0, 1)}, "seat=Adalist(first=, next=)Ben", id="seats in a row"),
        pytest.param(
            {"inner": Phrase("card", (("seat", 0),))}, "inner=card(seat=Ada)", id="a phrase inside"
        ),
        pytest.param(
            {"cards": (Phrase("one"), Phrase("two"))}, "cards=one()\ntwo()", id="a line for each"
        ),
    ],
)
def test_a_phrase_is_said_with_what_it_holds(params: dict[str, Any], told: str) -> None:
    phrase = Phrase("said", tuple(params.items()))
    assert translate_phrase(translate, phrase, NAMES) == f"said({told})"


@pytest.mark.parametrize(
    "name", ["a\u202eb", "\u202da\u202cb", "\u2067ab", "a\u2069b", "\u200fab\u200e", "a\u061cb"]
)
def test_a_name_cannot_turn_round_what_follows_it(name: str) -> None:
    assert inert(name) == "ab"


def test_a_right_to_left_name_is_kept_apart_from_the_numbers_beside_it() -> None:
    assert isolated("דנה\u202e") == "\u2068דנה\u2069"
    assert isolated(isolated("דנה")) == isolated("דנה")
    assert bold("*דנה*") == "**\u2068\\*דנה\\*\u2069**"


def test_emoji_that_are_joined_from_several_stay_whole() -> None:
    assert inert("👩‍🚀 Kim") == "👩‍🚀 Kim"
