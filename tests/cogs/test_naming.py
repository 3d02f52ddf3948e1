"""Everybody at a table has a name of their own, the same in texts, pictures and logs."""

from dataclasses import replace

import pytest
from people import ADA, BO, NOW, running, waiting

from cogs.messages.board_pictures import Viewpoint, view_of
from cogs.messages.game_log import game_log
from cogs.messages.lobby_view import lobby_payload
from cogs.messages.phrases import former_note, remark_sentence
from cogs.publishing.thread_names import base_name
from cogs.statistics.view import rating_line
from cogs.table.lobby import Person
from cogs.table.naming import title_of, titles_of
from data.i18n import translator
from data.store import HistoryEntry, RatingChange, Remark, RemarkKind, Seat, Session, Undo
from data.store.rating import Rating
from render.alt_text import NAME_LENGTHS
from render.names import short_names

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
