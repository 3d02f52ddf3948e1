"""A bot with several shards, in one process or in two that share a PostgreSQL database."""

import asyncio
import gc
import os
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import discord
import pytest

from cogs.workers.renderer import Renderer
from data.setting_values import Shards
from sandbox import Guild, Settings
from sandbox.gateway.intents import Intent
from tests.e2e.audit import audit, check_history
from tests.e2e.harness import Bench, bench
from tests.e2e.hidden import HiddenTable
from tests.e2e.table import Table
from tests.postgres import fresh_database

pytestmark = pytest.mark.usefixtures("no_errors")


COUNT = 4
LARGE = Settings(shards=COUNT, max_concurrency=COUNT)
HALVES = (Shards(0, 1, COUNT), Shards(2, 3, COUNT))
REGISTER = "PUT /applications/{application_id}/commands"


@pytest.fixture
async def large(tmp_path: Path, renderer: Renderer) -> AsyncIterator[Bench]:
    """A Discord that recommends several shards."""
    async with bench(tmp_path, renderer, settings=LARGE) as own:
        yield own


@pytest.fixture
async def divided(tmp_path: Path, renderer: Renderer) -> AsyncIterator[Bench]:
    """The same with two bots, each with half of the shards."""
    server = os.environ.get("TEST_POSTGRES_URL")
    if not server:
        pytest.skip("TEST_POSTGRES_URL names no PostgreSQL server")
    async with (
        fresh_database(server) as url,
        bench(tmp_path, renderer, settings=LARGE, database_url=url) as own,
    ):
        # At the same instant, as whatever starts them does.
        await asyncio.gather(*map(own.started, HALVES))
        await own.until(lambda: len(own.sandbox.gateway.sessions) == COUNT)
        yield own


def server_on(house: Bench, shard: int) -> Guild:
    """A server whose events reach this shard."""
    sandbox = house.sandbox
    for number in range(1000):
        sandbox.clock.advance(0.001)
        guild = sandbox.guild(f"server {shard}.{number}")
        if (guild.id >> 22) % COUNT == shard:
            return guild
    raise AssertionError("ids no longer tell the shard")


def shards_of(house: Bench) -> list[tuple[int, int]]:
    return sorted(session.shard for session in house.sandbox.gateway.sessions.values())


async def play_on_every_shard(house: Bench, seats: int, most: int) -> None:
    """A table of *seats* people on each shard makes *most* moves, and all is told."""
    for shard in range(COUNT):
        place = house.sandbox.channel("games", server_on(house, shard))
        table = await Table.begin(house, house.people(seats), place)
        await table.play(Random(shard), most=most)
        await audit(table)


async def test_one_process_opens_as_many_shards_as_discord_recommends(large: Bench) -> None:
    await large.started()
    await large.until(lambda: len(large.sandbox.gateway.sessions) == COUNT)
    assert shards_of(large) == [(number, COUNT) for number in range(COUNT)]
    await play_on_every_shard(large, seats=2, most=4)


async def test_no_shard_keeps_what_nobody_needs(large: Bench) -> None:
    for shard in range(COUNT):
        server_on(large, shard)
    await large.started()
    await large.until(lambda: len(large.sandbox.gateway.sessions) == COUNT)
    for session in large.sandbox.gateway.sessions.values():
        assert session.intents == Intent.GUILDS, "members and messages come with others"
    kept = [each for each in gc.get_objects() if type(each) is discord.Guild and each.channels]
    assert not kept, "ids carry everything"


@pytest.mark.postgres
async def test_every_server_is_played_on_in_the_process_of_its_shard(divided: Bench) -> None:
    assert shards_of(divided) == [(number, COUNT) for number in range(COUNT)]
    await play_on_every_shard(divided, seats=3, most=8)
    assert len(divided.sandbox.record.find(REGISTER)) == 1


@pytest.mark.postgres
async def test_hands_are_played_in_one_process_and_boards_in_the_other(divided: Bench) -> None:
    """Direct messages reach shard 0, the table's server is on the last shard."""
    place = divided.sandbox.channel("games", server_on(divided, COUNT - 1))
    people = divided.people(3)
    table = await HiddenTable.begin_game(divided, people, "gurkensolo", place=place)
    rng = Random(5)
    session = await table.session()
    for number in range(12):
        person = rng.choice(table.all_asked)
        hands = table.open_hands(person)
        # By turns from the direct messages and from the table's own process.
        road = hands[-1] if hands and number % 2 else await table.screen(person)
        session = await table.decide(person, rng, road)
        check_history(session, await divided.store.history(session.id))
        assert len(table.boards) == 1
        assert all(len(table.open_hands(each)) <= 1 for each in people)
    assert divided.sandbox.record.find("POST /interactions/*")
    assert session.ply >= 12
