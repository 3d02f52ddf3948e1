"""Phrases in the words of a reader."""

import pytest

from cogs.tables.messages.phrases import bold, inert, isolated, translate_phrase
from rules.core.types import Phrase

NAMES = ("Ada", "Ben")


def translate(key: str, /, **params: str | int) -> str:
    return f"{key}({', '.join(f'{name}={value}' for name, value in params.items())})"


def test_a_seat_is_told_by_its_name_and_a_number_as_it_is() -> None:
    phrase = Phrase("took", (("seat", 1), ("other_seat", 0), ("apples", 1)))
    assert translate_phrase(translate, phrase, NAMES) == "took(seat=Ben, other_seat=Ada, apples=1)"


def test_several_seats_are_told_in_a_row() -> None:
    assert (
        translate_phrase(translate, Phrase("wait", (("seat", (0, 1)),)), NAMES)
        == "wait(seat=Adalist(first=, next=)Ben)"
    )


def test_a_phrase_inside_a_phrase_is_said_too() -> None:
    phrase = Phrase("outer", (("inner", Phrase("card", (("seat", 0),))),))
    assert translate_phrase(translate, phrase, NAMES) == "outer(inner=card(seat=Ada))"


def test_several_phrases_take_a_line_each() -> None:
    phrase = Phrase("hand", (("cards", (Phrase("one"), Phrase("two"))),))
    assert translate_phrase(translate, phrase, NAMES) == "hand(cards=one()\ntwo())"


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
