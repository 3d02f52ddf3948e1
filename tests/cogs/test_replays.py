"""Positions rebuilt from the record, and which of them a seat can tell apart."""

import random
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from people import ADA, BO, CLEO

from cogs.tables.session.errors import CannotReplay
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.lobby import Appearance, Place
from cogs.tables.session.play import effects_of
from cogs.tables.session.replays import Replays, positions_of, steps_seen_by
from cogs.tables.session.service import TableService
from data.store import HistoryEntry, Store
from rules import GAMES, dump
from rules.core.codec import digest_of


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    yield store
    await store.close()


async def played(store: Store, game: str, presses: int) -> tuple[LiveTable, list[HistoryEntry]]:
    """A table after so many presses by chance, with its history."""
    service = TableService(store, lambda *_: None)
    opened = await service.open(game, ADA, Place(1, 2), Appearance("en", "dark"))
    for person in (BO, CLEO)[: max(1, GAMES[game].info.min_seats - 1)]:
        await service.join(opened.id, person)
    table, rng = await service.start(opened.id, ADA), random.Random(5)
    for _ in range(presses):
        seat = rng.choice(table.session.to_act)
        user_id = table.session.seats[seat].user_id
        assert user_id is not None
        text = str(rng.choice(table.observe(seat).legal))
        table = await service.act(opened.id, user_id, None, text)
    return table, list(await store.history(opened.id))


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


async def test_positions_are_rebuilt_once_until_the_record_changes(store: Store) -> None:
    table, entries = await played(store, "docker", 4)
    replays = Replays()
    positions = await replays.positions(table, entries)
    assert await replays.positions(table, entries) is positions
    assert len(await replays.positions(table, entries[:-1])) == len(positions) - 1


async def test_a_record_of_other_rules_is_not_shown(store: Store) -> None:
    table, entries = await played(store, "docker", 3)
    for broken in (
        [*entries[:-1], replace(entries[-1], digest="0" * 16)],
        [*entries, replace(entries[-1], text="z9-z9")],
    ):
        with pytest.raises(CannotReplay):
            positions_of(table, broken)
