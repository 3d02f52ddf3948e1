"""A message tells of the last actions: a line each, and one more for what a reader knows."""

from dataclasses import replace
from typing import Any

import pytest
from people import ADA, BO, CLEO, NOW, running
from recorded_tables import entry

from cogs.messages.board_pictures import points_at
from cogs.messages.game_log import retired_payload
from cogs.messages.phrases import log_lines
from cogs.messages.presenter import news_lines
from cogs.messages.table_view import decisive, has_broken_tie
from cogs.table.live_table import LiveTable
from cogs.table.play import entries_since_own, news
from cogs.table.substitutes import give_up
from data.i18n import LANGUAGES, translator
from data.store import BY_ORDER, HistoryEntry, Remark, RemarkKind
from rules import GAMES
from rules.core.types import Outcome, Points

SAY = translator("en")
SESSION = replace(running(ADA, BO), game="gurkensolo")


@pytest.mark.parametrize(
    ("scores", "ranks", "is_broken"),
    [
        ((8, 7, 6), (1, 2, 3), False),
        ((8, 8, 6), (1, 2, 3), True),
        ((9, 5, 5), (1, 2, 3), True),
        ((8, 8, 6), (1, 1, 3), False),
        ((8, 0, 0), (1, 2, 3), True),
    ],
)
def test_a_tie_is_explained_where_it_was_broken_between_people_who_played_on(
    scores: tuple[int, ...], ranks: tuple[int, ...], is_broken: bool
) -> None:
    session, outcome = running(ADA, BO, CLEO), Outcome("built", scores, ranks)
    assert has_broken_tie(session, outcome) is is_broken
    out = replace(session.seats[2], is_out=True)
    assert has_broken_tie(replace(session, seats=(*session.seats[:2], out)), outcome) is (
        is_broken and scores[0] == scores[1]
    )


def test_what_decided_is_where_the_first_is_furthest_ahead_of_the_second() -> None:
    outcome = Outcome("built", (9, 13, 12), (3, 1, 2))
    fishers, plan = Points("fishers", (9, 9, 8)), Points("plan", (0, 4, 4))
    assert decisive([fishers, plan], outcome) == {"fishers": 1}
    assert decisive([fishers, Points("patrons", (0, 4, 3))], outcome) == {
        "fishers": 1,
        "patrons": 1,
    }


def passed(seat: int) -> list[Any]:
    return ["passed", [["seat", seat]], None]


def kept(seat: int, goal: str) -> list[Any]:
    """*seat* alone is told of its goal card."""
    places = zip(("first", "second", "third", "fourth"), goal, strict=True)
    return ["kept-goal", [["seat", seat], *map(list, places)], [seat]]


ADA_KEEPS = entry(0, 1, passed(1), kept(0, "RBGY"))
BO_KEEPS = entry(1, 0, passed(0), kept(1, "GBRY"))
ADA_KEEPS_AGAIN = entry(2, 1, passed(1), kept(0, "YBRG"))

BO_PASSED = "**Bo** could not move."
ADA_PASSED = "**Ada** could not move."


@pytest.mark.parametrize(
    ("seat", "lines"),
    [
        (None, [BO_PASSED]),
        (0, [BO_PASSED, "You keep 🔴 Red, 🔵 Blue, 🟢 Green, 🟡 Yellow."]),
        (1, [BO_PASSED]),
    ],
)
def test_what_one_seat_alone_knows_has_a_line_of_its_own(
    seat: int | None, lines: list[str]
) -> None:
    assert log_lines(SAY, SESSION, [ADA_KEEPS], seat) == lines


def test_what_a_seat_knew_before_its_last_action_is_not_told_again() -> None:
    entries = [ADA_KEEPS, BO_KEEPS, ADA_KEEPS_AGAIN]
    assert log_lines(SAY, SESSION, entries, 0) == [
        BO_PASSED,
        ADA_PASSED,
        BO_PASSED,
        "You keep 🟡 Yellow, 🔵 Blue, 🔴 Red, 🟢 Green.",
    ]


def test_where_news_are_long_lost_turns_are_told_in_brief() -> None:
    entries = [entry(ply, 0, passed(1), passed(0)) for ply in range(3)]
    whole = f"{BO_PASSED} {ADA_PASSED}"
    assert news_lines(SAY, SESSION, entries, 0, (), words=24) == [whole] * 3
    assert news_lines(SAY, SESSION, entries, 0, (), words=23) == [BO_PASSED, BO_PASSED, whole]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_given_up_tells_that_alone_and_counts_no_points(game: str) -> None:
    given_up = give_up(LiveTable(running(ADA, BO, game=game)), ADA.user_id, NOW)
    session = given_up.table.session
    assert log_lines(SAY, session, given_up.entries, None) == ["**Ada** gives up."]
    assert points_at(given_up.table, given_up.table.observe(None)) == ()


def test_rolls_that_allow_nothing_are_told_in_one_sentence() -> None:
    unusable = ["unusable", [["seat", 1], ["dice", [5, 1, 1]]], None]
    rolled = ["rolled", [["seat", 1], ["die", 4]], None]
    table = replace(SESSION, game="docker")
    lines = log_lines(SAY, table, [entry(0, 0, unusable, rolled)], None)
    assert lines == ["**Bo** rolled 5, 1, 1: no move."]


def test_what_begins_with_a_line_break_has_a_line_of_its_own() -> None:
    """Where a round of Kraftwagen is scored, say."""
    table = replace(running(ADA, BO), game="kraftwagen")
    marker = ["marker", [["seat", 0], ["left", 0]], None]
    over = ["phase-over", [["reason", "marker"]], None]
    begins = ["turn", [["turn", 2]], None]
    first, second, third = log_lines(SAY, table, [entry(0, 0, marker, over, begins)], None)
    assert first == "The buyers’ marker reaches 0."
    assert second.endswith("the round ends.")
    assert third == "Round 2 begins."


@pytest.mark.parametrize(("number", "length"), [(3, 10), (150, 20), (200, 900), (60, 70)])
def test_an_older_message_keeps_what_fits_and_counts_the_rest(number: int, length: int) -> None:
    lines = [f"{line} ".ljust(length, "x") for line in range(number)]
    (item,) = retired_payload(lines, SAY, "nothing").view().children
    shown = item.content.split("\n")
    assert len(item.content) <= 4000
    if number * (length + 4) < 3900:
        assert shown == [f"-# {line}" for line in lines]
    else:
        kept = [f"-# {line}" for line in lines[number - len(shown) + 1 :]]
        assert shown[1:] == kept
        assert f" {number - len(kept)} earlier lines" in shown[0]


@pytest.mark.parametrize(
    ("heading", "told"), [("", "-# further down"), ("A table", "-# A table\n-# further down")]
)
def test_an_older_message_without_news_says_where_to_look(heading: str, told: str) -> None:
    (item,) = retired_payload([], SAY, "further down", heading).view().children
    assert item.content == told


def noted(ply: int, kind: RemarkKind = RemarkKind.PAUSED, seat: int | None = None) -> Remark:
    return Remark(ply=ply, kind=kind, seat=seat, name="Mo *the* mod")


PAUSED = r"🛡️ The moderator **Mo \*the\* mod** paused this table."


def test_a_remark_stands_before_the_action_of_its_ply() -> None:
    entries = [ADA_KEEPS, BO_KEEPS]
    assert log_lines(SAY, SESSION, entries, None, [noted(1)]) == [BO_PASSED, PAUSED, ADA_PASSED]
    assert log_lines(SAY, SESSION, entries, None, [noted(2)]) == [BO_PASSED, ADA_PASSED, PAUSED]


def test_a_remark_is_told_where_nobody_has_acted_yet() -> None:
    assert log_lines(SAY, SESSION, [], 0, [noted(0), noted(0)]) == [PAUSED, PAUSED]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", RemarkKind)
def test_every_remark_can_be_told_whatever_seat_it_names(kind: RemarkKind, language: str) -> None:
    for seat in (None, 0, 9):
        (line,) = log_lines(translator(language), SESSION, [], None, [noted(0, kind, seat)])
        assert not line.startswith("remark-")


def test_what_an_order_has_answered_is_news_to_its_person() -> None:
    entries = [ADA_KEEPS, BO_KEEPS, replace(ADA_KEEPS_AGAIN, cause=BY_ORDER)]
    assert entries_since_own(entries, 1) == entries[1:]
    assert entries_since_own([*entries[:2], ADA_KEEPS_AGAIN], 1) == [ADA_KEEPS_AGAIN]


def rolled(ply: int, seat: int, reader: int | None = None) -> HistoryEntry:
    """An action of *seat* with an effect for *reader*, or for all."""
    effect = ["rolled", [["seat", seat], ["die", 3]], None if reader is None else [reader]]
    return entry(ply, seat, effect)


ROUND = [rolled(ply, seat) for ply, seat in enumerate((0, 1, 2, 0, 1, 2))]


@pytest.mark.parametrize(
    ("seat", "plies"), [(0, [4, 5]), (1, [5]), (2, [5]), (3, [0, 1, 2, 3, 4, 5]), (None, [5])]
)
def test_news_begin_after_the_own_last_action(seat: int | None, plies: list[int]) -> None:
    assert [each.ply for each in entries_since_own(ROUND, seat)] == plies
    assert not entries_since_own([], seat)


def test_nobody_is_told_what_another_seat_alone_may_know() -> None:
    session = replace(running(ADA, BO, CLEO), ply=3)
    entries = [rolled(0, 0), rolled(1, 1, reader=1), rolled(2, 2, reader=0)]
    assert [dict(effect.params)["seat"] for effect in news(session, entries, 0)] == [2]
    assert [dict(effect.params)["seat"] for effect in news(session, entries, 1)] == []


def test_what_happened_after_the_position_that_is_shown_is_left_out() -> None:
    session = replace(running(ADA, BO, CLEO), ply=5)
    assert [dict(effect.params)["seat"] for effect in news(session, ROUND, 0)] == [1]
