"""Phrases, refusals and names in the words of a reader."""

from typing import Any

import pytest

from cogs.messages import error_texts
from cogs.messages.phrases import bold, inert, isolated, translate_phrase
from cogs.table.errors import Refused
from data.i18n import translator
from rules.core.errors import BadNotation
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


def test_a_refusal_of_the_rules_repeats_what_was_typed() -> None:
    assert "zz" in error_texts.sentence(BadNotation("zz"), translator("en"))


def test_permissions_have_the_names_that_discord_gives_them() -> None:
    refusal = Refused("cannot-write", permissions="send_messages_in_threads attach_files")
    named = {lang: error_texts.sentence(refusal, translator(lang)) for lang in ("en", "de")}
    assert named["en"].endswith("Send Messages in Threads, Attach Files")
    assert "Nachrichten in Threads senden, Dateien anhängen" in named["de"]


@pytest.mark.parametrize("status", ["lobby", "finished", "cancelled"])
def test_each_way_of_not_running_has_its_own_words(status: str) -> None:
    others = {"lobby", "finished", "cancelled"} - {status}
    said = error_texts.sentence(Refused("not-running", status=status), translator("en"))
    assert all(
        error_texts.sentence(Refused("not-running", status=other), translator("en")) != said
        for other in others
    )


@pytest.mark.parametrize(
    "refusal",
    [
        Refused("not-host", host="<@1> **x**", asker="seated"),
        Refused("not-asked", names="<@1> **x**"),
    ],
)
def test_names_in_refusals_do_nothing(refusal: Refused) -> None:
    said = error_texts.sentence(refusal, translator("en"))
    assert "<@1>" not in said
    assert "**" not in said


@pytest.mark.parametrize(
    "name",
    [
        "@everyone",
        "<@1>",
        "<#1>",
        "<t:0:R>",
        "*a*",
        "_a_",
        "~~a~~",
        "||a||",
        "`a`",
        "[a](http://b)",
    ],
)
def test_a_name_is_shown_as_it_is(name: str) -> None:
    shown = inert(name)
    assert shown.replace("\\", "") == name
    assert all(shown[i - 1] == "\\" for i, c in enumerate(shown) if c in "@<*_~|`[]()#:")


def test_a_name_is_bold_and_nothing_else() -> None:
    assert bold("Ada") == "**Ada**"
