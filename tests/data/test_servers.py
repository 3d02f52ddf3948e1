"""The rules of a server, and the tables that are open there."""

from dataclasses import replace

import pytest

from data.store import Server, Standing, Status

SETTLED = Server(
    guild_id=1,
    channels=(2**60, 3),
    games=("docker",),
    language="de",
    pace="brisk",
    most_tables=2,
    names_turn=True,
)


async def test_a_server_that_has_settled_nothing_lets_everything_go_as_usual(store):
    assert await store.server(1) == Server(guild_id=1)


async def test_what_a_server_has_settled_is_its_own_and_can_be_changed(store):
    await store.set_server(replace(SETTLED, most_tables=9))
    await store.set_server(SETTLED)
    await store.set_server(Server(guild_id=5, channels=(7,)))
    assert await store.server(1) == SETTLED


@pytest.mark.parametrize("status", Status)
async def test_a_server_knows_its_open_tables_with_all_their_seats(store, running, status):
    session, _ = await store.create(replace(running, standing=Standing(status)))
    await store.create(replace(running, guild_id=777))
    await store.create(replace(running, guild_id=None))
    found = await store.live_sessions_in(running.guild_id)
    assert found == ((session,) if session.standing.is_live else ())
