"""Refusals and names in the words that people read."""

import pytest

from cogs.tables.messages import error_texts
from cogs.tables.messages.phrases import bold, inert
from cogs.tables.session.errors import Refused
from data.i18n import translator
from rules.core.errors import BadNotation


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
    "refusal", [Refused("not-host", host="<@1> **x**"), Refused("not-asked", names="<@1> **x**")]
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
