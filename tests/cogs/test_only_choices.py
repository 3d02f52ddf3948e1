"""An only choice is played for those who want that, and for nobody else."""

import asyncio
import random
from pathlib import Path
from types import SimpleNamespace

import pytest
from ordered_tables import Room, room
from people import ADA, each_whole_game

from cogs.tables.session import deciding
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.timed_tables import TimedTables
from cogs.tables.session.undo import Reach
from data.store import BY_ORDER, MADE, Job, JobKind, Preference

GAME = "gurkensolo"
"""Here only the owner of a hand knows that it leaves no choice."""


async def wants_it(here: Room, only_choices: str | None = MADE) -> None:
    """Ada does not want to press where she has no choice."""
    await here.store.set_preference(ADA.user_id, Preference(only_choices=only_choices))


async def begins_to_want_it(here: Room) -> None:
    """Ada says so while she is asked."""
    timed = TimedTables(here.store, here.tables, here.store.clock)
    await timed.change_habits(ADA.user_id, None, Preference(only_choices=MADE))


def legal(table: LiveTable, seat: int) -> list[str]:
    return [str(action) for action in table.observe(seat).legal]


def lone(table: LiveTable) -> bool:
    """Tell whether Ada, and nobody else, is asked, and has one action."""
    seat = table.session.seat_of(ADA.user_id)
    return table.session.to_act == (seat,) and len(legal(table, seat)) == 1


async def to_a_lone_choice(here: Room, table: LiveTable) -> LiveTable:
    """The table where Ada has no choice left."""
    rng = random.Random(3)
    while not lone(table):
        if not table.session.standing.is_running:
            table = await here.open(GAME)
        seat = table.session.to_act[0]
        table = await here.press(table.session.id, seat, rng.choice(legal(table, seat)))
    return table


@each_whole_game
async def test_in_whole_games_only_those_actions_are_made(game: str, here: Room) -> None:
    await wants_it(here)
    number = (await here.open(game)).session.id
    table, rng, choices = await here.at_rest(number), random.Random(5), dict[int, int]()
    ada = table.session.seat_of(ADA.user_id)
    while table.session.standing.is_running:
        assert not lone(table), "it was not made"
        seat = rng.choice(table.session.to_act)
        choices[table.session.ply] = len(legal(table, seat))
        table = await here.press(number, seat, rng.choice(legal(table, seat)))
    table.game.check(table.state)
    for entry in await here.store.history(number):
        is_made = entry.cause == BY_ORDER
        assert is_made <= (entry.seat == ada)
        assert not (is_made and entry.ply in choices)


async def test_it_is_made_for_who_begins_to_want_it_even_after_a_kill(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        table = await to_a_lone_choice(here, await here.open(GAME))
        await here.worker.close()
        await begins_to_want_it(here)
    async with room(tmp_path) as later:
        assert not lone(await later.at_rest(table.session.id))
        entries = await later.store.history(table.session.id)
        assert entries[table.session.ply].cause == BY_ORDER


async def test_who_takes_it_back_is_asked(here: Room) -> None:
    table, rng = await here.open("pick_and_pack"), random.Random(1)
    number, ada = table.session.id, table.session.seat_of(ADA.user_id)
    await wants_it(here)
    while True:
        seat = rng.choice(table.session.to_act)
        table = await here.press(number, seat, rng.choice(legal(table, seat)))
        last = (await here.store.history(number))[-1]
        if last.cause == BY_ORDER and not last.barrier:
            break
    assert last.seat == ada
    asked_at = table.state.asked_at[ada]
    await here.tables.go_back(number, ADA.user_id, asked_at, Reach.LAST)
    table = await here.at_rest(number)
    assert legal(table, ada) == [last.text]


async def test_who_wants_to_press_again_in_time_does(
    here: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await to_a_lone_choice(here, await here.open(GAME))

    async def sleep(_: float) -> None:
        await wants_it(here, None)

    named = vars(asyncio) | {"sleep": sleep}
    monkeypatch.setattr(deciding, "asyncio", SimpleNamespace(**named))
    await begins_to_want_it(here)
    here.worker.ring()
    assert lone(await here.at_rest(table.session.id))


async def test_it_is_made_for_nobody_else(here: Room) -> None:
    table = await to_a_lone_choice(here, await here.open(GAME))
    job = Job(kind=JobKind.DECIDE, session_id=table.session.id, due_at=here.store.clock())
    await here.store.put_job(job)
    here.worker.ring()
    assert lone(await here.at_rest(table.session.id))
