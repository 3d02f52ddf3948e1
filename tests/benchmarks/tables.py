"""A database full of running tables, as the measurements of presses, start and memory need it."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from cogs.table import lobby
from cogs.table.lobby import Appearance, Person, Place
from data.store import Store, Task, TaskKind
from sandbox import Sandbox


async def fill(url: str, players: Sequence[Person], places: Sequence[Place], tables: int) -> None:
    """Store *tables* running games of Docker for *players*.

    The first ones stand in *places*, one each, and their boards are still due; the others stand in
    channels that nobody has open.
    """
    store = await Store.open(url)
    now = datetime.now(UTC)
    for number in range(tables):
        posted = number < len(places)
        place = places[number] if posted else Place(places[0].guild_id, 10**17 + number)
        session = lobby.open_lobby("docker", players[0], place, Appearance("en", "dark"))
        for person in players[1:]:
            session = lobby.join(session, person)
        session = lobby.start(session, players[0], secrets.token_bytes(32), now).session
        session = replace(session, thread_id=place.channel_id)
        await store.create(session, [Task(kind=TaskKind.NEW_BOARD, ply=0)] if posted else [])
    await store.close()


def channels(sandbox: Sandbox, count: int) -> list[Place]:
    """As many channels of the sandbox's server, as places for tables."""
    guild = sandbox.guild()
    return [Place(guild.id, sandbox.channel(f"table-{i}").id) for i in range(count)]
