"""Who is asked is answered for by one process, once, after a steady time, even after a kill.

An only choice is played for those who want that, and for nobody else.
"""

import asyncio
import random
from contextlib import AsyncExitStack
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace

import pytest
from people import ADA, each_whole_game
from premove_tables import Room, room

from cogs.table import deciding
from cogs.table.deciding import PACE, PLAYED, REST, Deciding, Pause
from cogs.table.errors import Refused
from cogs.table.live_table import LiveTable
from cogs.table.scheduler import TimedTables
from cogs.table.timekeeping import decisions_due
from cogs.undo.undo import Reach, go_back
from data.store import BY_ORDER, MADE, Job, JobKind, OrderMove, Preference
from tests.features import FEATURES

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
    assert await decisions_due(here.store, table, now, FEATURES) == ()
    for seat in (1 - asked, asked):
        ordered = await here.give(number, seat, OrderMove(seat=seat, text="impossible"))
        assert bool(await decisions_due(here.store, ordered, now, FEATURES)) == (seat == asked)


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


GAME = "gurkensolo"
"""Here only the owner of a hand knows that it leaves no choice."""


async def wants_it(here: Room, only_choices: str | None = MADE) -> None:
    """Ada does not want to press where she has no choice."""
    await here.store.set_preference(ADA.user_id, Preference(only_choices=only_choices))


async def begins_to_want_it(here: Room) -> None:
    """Ada says so while she is asked."""
    timed = TimedTables(here.store, here.tables)
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
    await go_back(here.tables, here.store, number, ADA.user_id, asked_at, Reach.LAST)
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
