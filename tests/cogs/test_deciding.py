"""Who is asked is answered for by one process, once, after a steady time, even after a kill."""

import asyncio
from contextlib import AsyncExitStack
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace

import pytest
from ordered_tables import Room, room

from cogs.tables.session import deciding
from cogs.tables.session.deciding import PACE, PLAYED, REST, Deciding, Pause
from cogs.tables.session.errors import Refused
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.timekeeping import decisions_due
from data.store import BY_ORDER, Job, JobKind, OrderMove

KIND = "kraftwagen-question-start"


async def begun(here: Room) -> tuple[LiveTable, int, str]:
    """A table, the seat that waits, and what it may answer whatever the other one does."""
    table = await here.open("kraftwagen")
    asked = table.session.to_act[0]
    texts = [str(action) for action in table.observe(asked).legal]
    return table, 1 - asked, texts[-1]


async def act(here: Room, table: LiveTable, unlike: str) -> None:
    """Let who is asked do something else than *unlike*, which the other seat is to answer."""
    (asked,) = table.session.to_act
    text = next(str(a) for a in table.observe(asked).legal if str(a) != unlike)
    user_id = table.session.seats[asked].user_id
    await here.tables.act(table.session.id, user_id, None, text)


async def test_two_processes_answer_once(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        here, there = [await stack.enter_async_context(room(tmp_path)) for _ in range(2)]
        table, seat, text = await begun(here)
        number, asked = table.session.id, table.session.to_act[0]
        await here.always(number, seat, KIND, text)
        await act(here, table, text)
        await there.store.release_jobs(JobKind.DECIDE)
        there.worker.ring()
        for each in (here, there):
            await each.at_rest(number)
        entries = await here.store.history(number)
        assert [(e.seat, e.cause) for e in entries[:2]] == [(asked, None), (seat, BY_ORDER)]


async def test_what_a_killed_process_was_about_to_answer_is_answered(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        table, seat, text = await begun(here)
        number = table.session.id
        await here.always(number, seat, KIND, text)
        await here.worker.close()  # nobody carries out what is due from now on
        await act(here, table, text)
        assert len(await here.store.history(number)) == 1
    async with room(tmp_path) as later:
        await later.at_rest(number)
        entry = (await later.store.history(number))[1]
        assert (entry.text, entry.cause) == (text, BY_ORDER)


async def test_where_nobody_may_answer_nothing_is_to_be_decided(here: Room) -> None:
    table, now = await here.open("docker"), here.store.clock()
    number, asked = table.session.id, table.session.to_act[0]
    assert await decisions_due(here.store, table, now) == ()
    for seat in (1 - asked, asked):
        ordered = await here.give(number, seat, OrderMove(seat=seat, text="impossible"))
        assert bool(await decisions_due(here.store, ordered, now)) == (seat == asked)


class Asked:
    """A decider with this answer, which may be a refusal."""

    def __init__(self, answer: timedelta | Exception | None) -> None:
        self.answer = answer
        self.times = 0

    async def __call__(self, table: LiveTable, pause: Pause) -> timedelta | None:
        self.times += 1
        if isinstance(self.answer, Exception):
            raise self.answer
        await pause()
        return self.answer


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """For how long was to be slept; it took no time."""
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    slept = SimpleNamespace(**vars(asyncio) | {"sleep": sleep})
    monkeypatch.setattr(deciding, "asyncio", slept)
    return pauses


async def decided(here: Room, *deciders: Asked) -> timedelta | None:
    """Return after how long *deciders* are asked again; None: never."""
    await here.worker.close()
    number = (await here.open("docker")).session.id
    await here.store.put_job(Job(kind=JobKind.DECIDE, session_id=number, due_at=here.store.clock()))
    (job,) = await here.store.take_jobs()
    began = here.store.clock()
    await Deciding(here.store, here.tables, deciders).carry_out(job)
    later = await here.job(number)
    return None if later is None or later.due_at is None else later.due_at - began


@pytest.mark.usefixtures("slept")
async def test_the_first_that_has_an_answer_gives_it(here: Room) -> None:
    deciders = Asked(None), Asked(PLAYED), Asked(PLAYED)
    assert await decided(here, *deciders) is None
    assert [each.times for each in deciders] == [1, 1, 0]


@pytest.mark.usefixtures("slept")
async def test_a_decider_may_be_asked_again_later(here: Room) -> None:
    later = await decided(here, Asked(timedelta(seconds=30)), Asked(PLAYED))
    assert later >= timedelta(seconds=30)


async def test_where_others_are_faster_each_time_the_table_rests(here: Room) -> None:
    asked = Asked(Refused("stale-press"))
    later = await decided(here, asked)
    assert (asked.times, later >= REST) == (deciding.ATTEMPTS, True)


@pytest.mark.parametrize("elapsed", [0.0, 0.4, 0.999])
async def test_an_answer_shows_a_steady_time_after_its_question(
    elapsed: float, tmp_path: Path, slept: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it took to decide."""
    moments = iter((0.0, elapsed))
    loop = SimpleNamespace(time=lambda: next(moments))
    monkeypatch.setattr(deciding.asyncio, "get_running_loop", lambda: loop)
    async with room(tmp_path) as here:
        await decided(here, Asked(PLAYED))
    assert slept == [pytest.approx(PACE.least - elapsed)]
