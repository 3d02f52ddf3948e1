"""What a snapshot means is worked out once for the presses that follow each other."""

from dataclasses import replace

import pytest

from cogs.tables.session import live_table, play
from cogs.tables.session.errors import Frozen
from cogs.tables.session.identity_cache import IdentityCache
from cogs.tables.session.live_table import LiveTable
from data.store import HistoryEntry
from tests.cogs.people import running


@pytest.fixture
def decoded(monkeypatch):
    """The snapshots that were decoded, in order."""
    found = []
    load = live_table.load

    def noted(game, snapshot):
        found.append(snapshot)
        return load(game, snapshot)

    monkeypatch.setattr(live_table, "load", noted)
    return found


def test_the_next_press_finds_the_position_decoded(decoded):
    session = running()
    first, second = LiveTable(session), LiveTable(replace(session, revision=7))
    assert first.state is second.state
    assert first.observe(0) is second.observe(0)
    assert decoded == [session.snapshot]


def test_a_position_that_was_stored_need_not_be_decoded(decoded):
    session = running()
    state = LiveTable(session).state
    decoded.clear()
    written = replace(session, snapshot=dict(session.snapshot))
    LiveTable(written, state).remember()
    assert LiveTable(written).state is state
    assert decoded == []


def test_an_equal_snapshot_is_decoded_to_an_equal_position(decoded):
    session = running()
    read = replace(session, snapshot=dict(session.snapshot))
    assert LiveTable(read).state == LiveTable(session).state
    assert len(decoded) == 2


def test_a_position_that_is_known_does_not_fit_every_table():
    session = running()
    assert LiveTable(session).state
    for other in (
        replace(session, game="pier18"),
        replace(session, ply=3),
        replace(session, seats=session.seats[:1]),
    ):
        with pytest.raises(Frozen):
            _ = LiveTable(other).state


def test_a_frozen_table_has_no_position_though_it_is_known():
    session = running()
    assert LiveTable(session).state
    with pytest.raises(Frozen):
        _ = LiveTable(replace(session, frozen_at=session.asked_since)).state


def test_effects_that_cannot_be_read_are_refused_each_time():
    session = running()
    entry = HistoryEntry(ply=0, seat=0, text="a1", effects=[7], digest="", barrier=False)
    for _ in range(2):
        with pytest.raises(Frozen):
            play.effects_of(session, entry)


def test_of_many_values_only_the_latest_are_remembered():
    made, remembered = [], IdentityCache(2)
    values = [[], [], []]

    def make(value):
        made.append(value)
        return len(made)

    assert [remembered.of(value, make) for value in values] == [1, 2, 3]
    assert [remembered.of(values[2], make), remembered.of(values[0], make)] == [3, 4]
