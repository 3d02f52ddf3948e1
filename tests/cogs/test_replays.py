"""Positions rebuilt from the record, and which of them a seat can tell apart."""

from dataclasses import replace

import pytest
from recorded_tables import played

from cogs.tables.session.errors import CannotReplay
from cogs.tables.session.play import effects_of
from cogs.tables.session.replays import Replays, positions_of, steps_seen_by
from data.store import Store
from rules import GAMES, dump
from rules.core.codec import digest_of


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_every_position_of_the_record_comes_back(store: Store, game: str) -> None:
    table, entries = await played(store, game, 12)
    states = positions_of(table, entries)
    assert [state.ply for state in states] == list(range(len(entries) + 1))
    assert [digest_of(dump(state)) for state in states[1:]] == [e.digest for e in entries]


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_step_that_a_seat_cannot_see_is_left_out(store: Store, game: str) -> None:
    table, entries = await played(store, game, 12)
    for seat in (None, *range(len(table.session.seats))):
        steps = steps_seen_by(table.session, entries, seat)
        assert {0, len(entries)} <= set(steps)
        for entry in entries[:-1]:
            learns = any(e.visible_to(seat) for e in effects_of(table.session, entry))
            assert (entry.ply + 1 in steps) is (learns or entry.seat == seat)


async def test_another_course_is_not_taken_for_the_one_that_was_left(store: Store) -> None:
    """Though it is as long, and leads to the same position in the end."""
    table, entries = await played(store, "docker", 4)
    replays = Replays()
    await replays.positions(table, entries)
    course = [replace(entries[0], digest="0" * 16), *entries[1:]]
    assert await replays.positions(table, course) is not await replays.positions(table, entries)


async def test_a_record_of_other_rules_is_not_shown(store: Store) -> None:
    table, entries = await played(store, "docker", 3)
    for broken in (
        [*entries[:-1], replace(entries[-1], digest="0" * 16)],
        [*entries, replace(entries[-1], text="z9-z9")],
    ):
        with pytest.raises(CannotReplay):
            positions_of(table, broken)
