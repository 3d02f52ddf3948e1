"""Phrases, refusals, names and commands in the words of a reader."""

import re
from dataclasses import replace
from typing import Any

import pytest
from people import ADA, BO, NOW, running, waiting

from cogs.messages import error_texts
from cogs.messages.board_pictures import Viewpoint, view_of
from cogs.messages.game_log import game_log
from cogs.messages.lobby_view import lobby_payload
from cogs.messages.phrases import (
    COMMANDS,
    CommandMentions,
    bold,
    former_note,
    inert,
    isolated,
    remark_sentence,
    translate_phrase,
)
from cogs.publishing.thread_names import base_name
from cogs.statistics.view import rating_line
from cogs.table.errors import Refused
from cogs.table.lobby import Person
from cogs.table.naming import title_of, titles_of
from data.i18n import LANGUAGES, LOCALES, translator
from data.store import (
    Busy,
    Full,
    HistoryEntry,
    RatingChange,
    Remark,
    RemarkKind,
    Seat,
    Session,
    Unavailable,
    Undo,
)
from data.store.rating import Rating
from render.alt_text import NAME_LENGTHS
from render.names import short_names
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
    assert inert("👩‍🚀 Kim") == "👩‍🚀 Kim", "what joins emoji stays"


def test_a_right_to_left_name_is_kept_apart_from_the_numbers_beside_it() -> None:
    assert isolated("דנה\u202e") == "\u2068דנה\u2069"
    assert isolated(isolated("דנה")) == isolated("דנה")
    assert bold("Ada") == "**Ada**"
    assert bold("*דנה*") == "**\u2068\\*דנה\\*\u2069**"


def test_a_refusal_of_the_rules_repeats_what_was_typed() -> None:
    assert "zz" in error_texts.sentence(BadNotation("zz"), translator("en"))


def test_permissions_have_the_names_that_discord_gives_them() -> None:
    refusal = Refused("cannot-write", permissions="send_messages_in_threads attach_files")
    named = {lang: error_texts.sentence(refusal, translator(lang)) for lang in ("en", "de")}
    assert named["en"].endswith("Send Messages in Threads, Attach Files")
    assert "Nachrichten in Threads senden, Dateien anhängen" in named["de"]


def test_each_way_of_not_running_has_its_own_words() -> None:
    ways = [Refused("not-running", status=word) for word in ("lobby", "finished", "cancelled")]
    assert len({error_texts.sentence(way, translator("en")) for way in ways}) == len(ways)


def test_the_trouble_of_a_database_is_named() -> None:
    said = [
        error_texts.unavailable(trouble, translator("en"))
        for trouble in (Full(), Busy(), Unavailable("no answer"))
    ]
    assert "disk is full" in said[0]
    assert len(set(said)) == len(said)


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


WRITTEN_OUT = re.compile(r"(?<![\w<{/])/([a-zäöü]+)")


def test_a_command_is_a_mention_once_its_id_is_known() -> None:
    commands = CommandMentions()
    assert commands.values(translator("en"))["command-board"] == "/board"
    commands.learn({"board": 77})
    values = commands.values(translator("en"))
    assert values["command-board"] == "</board:77>"
    assert values["command-games"] == "/games"
    assert commands.values(translator("de"))["command-board"] == "/brett", "as in their list"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_spells_a_command_out(language: str) -> None:
    """A name that is written out cannot be clicked, and is not changed along."""
    translate = translator(language)
    names = {translate(f"command-{name}") for name in COMMANDS} | set(COMMANDS)
    found = [
        f"{path.name}:{number}: {line.strip():.60}"
        for path in sorted((LOCALES / language).glob("*.ftl"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if names & set(WRITTEN_OUT.findall(line))
    ]
    assert found == []


def test_every_command_that_a_text_names_is_known() -> None:
    texts = " ".join(path.read_text("utf-8") for path in LOCALES.rglob("*.ftl"))
    named = set(re.findall(r"\$command-([a-z-]+)", texts))
    assert named <= set(COMMANDS)


english = translator("en")
NAMESAKES = (Person(11, "Bo"), Person(12, "Bo"))
BOTH = running(*NAMESAKES)
SUBSTITUTE = replace(BOTH, seats=(Seat(11, "Bo"), Seat(13, "Cleo", former_id=12, former_name="Bo")))


def test_two_people_of_one_name_are_told_apart_wherever_they_are_named() -> None:
    assert titles_of(BOTH) == ("Bo#1", "Bo#2")
    view = view_of(BOTH, Viewpoint(None, "en", "dark"))
    assert view.names == ("Bo#1", "Bo#2")
    assert short_names(view.names, NAME_LENGTHS[0]) == view.names
    entry = HistoryEntry(ply=1, seat=1, text="pass", digest="", barrier=False)
    undo = Undo(seat=1, from_ply=2, to_ply=1, branch=3, was_seen=False, at=NOW)
    entry = replace(entry, effects=[["passed", [["seat", 1]], None]])
    assert "Bo#2 undid" in game_log(BOTH, (), [(undo, [entry])], None, english)
    assert "Bo#1, Bo#2" in base_name(BOTH)
    lobby = str(lobby_payload(waiting(*NAMESAKES), english).items[0].to_component_dict())
    assert r"1. **Bo\\#1**" in lobby
    assert r"2. **Bo\\#2**" in lobby
    assert title_of(BOTH, 12) == "Bo#2"


def test_who_gave_up_a_seat_is_told_apart_from_those_who_play() -> None:
    assert titles_of(SUBSTITUTE) == ("Bo#1", "Cleo")
    assert "#4" in former_note(SUBSTITUTE, 1, english)
    taken = Remark(ply=0, kind=RemarkKind.SEAT_TAKEN, seat=1, name="Bo", user_id=12)
    assert "#4" in remark_sentence(SUBSTITUTE, taken, english)
    change = RatingChange(1, Rating(25.0, 8.0), Rating(26.0, 8.0))
    assert "#4" in rating_line(SUBSTITUTE, [change], english)


def test_a_moderator_is_named_as_noted() -> None:
    paused = Remark(ply=0, kind=RemarkKind.PAUSED, name="Mo", user_id=99)
    assert "**Mo**" in remark_sentence(running(ADA, BO), paused, english)


@pytest.mark.parametrize("name", ["🤖 Bo", "B🤖o", "🤖"])
def test_nobody_passes_for_a_robot(name: str) -> None:
    session: Session = replace(BOTH, seats=(Seat(12, name, former_id=13, former_name=name),))
    assert "🤖" not in "".join(titles_of(session)) + title_of(session, 13)
