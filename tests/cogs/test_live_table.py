"""A snapshot that does not fit its table, or cannot be read, is refused."""

from dataclasses import replace

import pytest

from cogs.tables.session import play
from cogs.tables.session.errors import Frozen
from cogs.tables.session.live_table import LiveTable
from data.store import HistoryEntry, Standing, Status
from tests.cogs.people import running


def test_a_position_does_not_fit_every_table():
    session = running()
    assert LiveTable(session).state
    for other in (
        replace(session, game="pier18"),
        replace(session, ply=3),
        replace(session, seats=session.seats[:1]),
    ):
        with pytest.raises(Frozen):
            _ = LiveTable(other).state


def test_a_frozen_table_has_no_position():
    session = running()
    assert LiveTable(session).state
    frozen = Standing(Status.RUNNING, frozen_at=session.asked_since)
    with pytest.raises(Frozen):
        _ = LiveTable(replace(session, standing=frozen)).state


def test_effects_that_cannot_be_read_are_refused():
    session = running()
    entry = HistoryEntry(ply=0, seat=0, text="a1", effects=[7], digest="", barrier=False)
    with pytest.raises(Frozen):
        play.effects_of(session, entry)
