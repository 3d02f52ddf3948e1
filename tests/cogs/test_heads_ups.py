"""Whoever wants it hears that they are next: once before each question, and never wrongly."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from people import ADA, BO, CLEO, running, started
from timed_world import AWAKE, World

from cogs.clocks.seat_clocks import PaceName
from cogs.table.live_table import LiveTable
from cogs.table.next_turn_alert import DELAY, heads_ups_due, is_next
from data.store import DAILY, WANTED, Session, StandIn, Task, TaskKind
from rules import GAMES
from tests.start import START

PEOPLE = (ADA, BO, CLEO)
EAGER = replace(AWAKE, heads_up=WANTED)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = await World(tmp_path).start()
    for person in PEOPLE:
        await world.store.set_preference(person.user_id, EAGER)
    yield world
    await world.store.close()


async def begun(world: World) -> Session:
    """A table of three that has just begun."""
    return (await started(world.tables, *PEOPLE)).session


async def act(world: World, session: Session) -> Session:
    """The table after an action of whoever is asked."""
    (seat,) = session.to_act
    legal = LiveTable(session).observe(seat).legal
    person = PEOPLE[seat]
    await world.tables.act(session.id, person.user_id, None, str(Random(1).choice(legal)))
    return await world.store.get(session.id)


async def foreseen(world: World) -> tuple[Session, int]:
    """A table at which somebody is next for sure, and who (a seat) that is."""
    session = await begun(world)
    while not (found := [n for n in range(3) if n not in session.to_act and sure(session, n)]):
        session = await act(world, session)
    await world.told(session)
    return session, found[0]


def sure(session: Session, seat: int) -> bool:
    return len(session.to_act) == 1 and is_next(LiveTable(session), seat)


async def heads_ups(world: World, session: Session) -> list[Task]:
    return [task for task in await world.told(session) if task.kind is TaskKind.HEADS_UP]


async def test_who_is_next_hears_of_it_once(world: World) -> None:
    session, seat = await foreseen(world)
    await world.until(START + DELAY)
    (task,) = await heads_ups(world, session)
    assert task.payload["seat"] == seat
    told, chosen = await world.store.get(session.id), {p.user_id: EAGER for p in PEOPLE}
    assert seat not in [job.seat for job in heads_ups_due(told, chosen, world.now)]
    while (session := await act(world, session)).to_act != (seat,):
        await world.until(world.now + DELAY)
        assert seat not in [task.payload["seat"] for task in await heads_ups(world, session)]


async def test_a_quick_answer_brings_none(world: World) -> None:
    session, _ = await foreseen(world)
    await world.until(START + DELAY - timedelta(seconds=1))
    session = await act(world, session)
    await world.until(START + DELAY)
    assert await heads_ups(world, session) == []


async def test_only_who_waits_for_a_person_for_hours_needs_one(world: World) -> None:
    session, _ = await foreseen(world)
    chosen = {person.user_id: EAGER for person in PEOPLE}
    asked = session.to_act[0]
    played = replace(session.seats[asked], robot="hard", stand_in=StandIn.UNTIL_BACK)
    seats = tuple(played if n == asked else seat for n, seat in enumerate(session.seats))
    for other in (
        replace(session, pace=PaceName.LIVE),
        replace(session, standing=replace(session.standing, asleep_at=START)),
        replace(session, seats=seats),
        replace(session, to_act=(0, 1)),
    ):
        assert heads_ups_due(other, chosen, START) == ()


async def test_only_who_wants_one_gets_one_and_not_who_hears_of_all_once_a_day(
    world: World,
) -> None:
    session, seat = await foreseen(world)
    for unlike in (AWAKE, replace(EAGER, call=DAILY)):
        chosen = {p.user_id: EAGER if n == seat else unlike for n, p in enumerate(PEOPLE)}
        assert [job.seat for job in heads_ups_due(session, chosen, START)] == [seat]


@pytest.mark.parametrize("game", sorted(k for k, g in GAMES.items() if g.info.max_seats > 2))
def test_whoever_is_said_to_be_next_is_next(game: str) -> None:
    rules, rng, claims = GAMES[game], Random(4), 0
    options = {option.name: option.default for option in rules.info.options}
    seats = range(rules.info.max_seats)
    state = rules.new(seats=len(seats), options=options, seed=bytes(32))
    while state.to_act and state.ply < 24:
        before, seat = state.to_act, rng.choice(state.to_act)
        table = LiveTable(replace(running(), game=game, to_act=before, ply=state.ply), state)
        alone = len(before) == 1
        sure = [n for n in seats if alone and n not in before and is_next(table, n)]
        state = rules.apply(state, rng.choice(rules.legal_actions(state, seat))).state
        if sure:
            claims += 1
            assert len(sure) == 1
            # Chance may have ended the game.
            assert state.to_act in (before, (sure[0],), ())
    assert claims
