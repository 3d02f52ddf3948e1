"""What moderators do at tables: it needs no consent, leaves their name, and binds everybody."""

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from people import ADA, BO, CLEO, NOW, running, waiting

from cogs.tables.session import moderation
from cogs.tables.session.errors import AlreadyAwake, NeedsPerson, NoSuchSeat, NotRunning, Paused
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.lobby import Appearance, Person, Place
from cogs.tables.session.play import Change
from cogs.tables.session.service import TableService
from cogs.tables.session.timed_tables import TimedTables
from data.store import RemarkKind, Session, StandIn, Status, Store, TaskKind
from rules import RulesError
from rules.core.history import RESIGN

MO = Person(99, "Mo")
Act = Callable[[LiveTable], Change]

ACTS: dict[RemarkKind, Act] = {
    RemarkKind.ENDED: lambda table: moderation.end(table, MO),
    RemarkKind.FREED: lambda table: moderation.let_robot_play(table, BO.user_id, MO),
    RemarkKind.PUT_OUT: lambda table: moderation.put_out(table, BO.user_id, MO, NOW),
    RemarkKind.PAUSED: lambda table: moderation.pause(table, MO, NOW),
}


def table(session: Session | None = None) -> LiveTable:
    return LiveTable(session or running(ADA, BO, CLEO))


@pytest.mark.parametrize("kind", ACTS)
def test_every_act_is_noted_with_the_name_of_the_moderator(kind: RemarkKind) -> None:
    change = ACTS[kind](table())
    (remark,) = change.remarks
    assert (remark.kind, remark.name, remark.user_id) == (kind, "Mo", MO.user_id)
    assert remark.seat == (1 if kind in (RemarkKind.FREED, RemarkKind.PUT_OUT) else None)
    assert change.notice.was_moderated
    assert BO.user_id in change.notice.notify


@pytest.mark.parametrize("kind", ACTS)
@pytest.mark.parametrize("status", [Status.FINISHED, Status.CANCELLED])
def test_nothing_can_be_done_at_a_table_that_is_over(kind: RemarkKind, status: Status) -> None:
    with pytest.raises(NotRunning):
        ACTS[kind](table(replace(running(ADA, BO, CLEO), status=status)))


def test_a_moderator_at_the_table_is_not_called_by_their_own_act() -> None:
    change = moderation.end(table(), ADA)
    assert change.notice.notify == (BO.user_id, CLEO.user_id)


def test_a_moderator_needs_nobodys_consent_to_end_a_game() -> None:
    session = moderation.end(table(), MO).table.session
    assert (session.status, session.to_act, session.consents) == (Status.CANCELLED, (), ())


def test_a_freed_seat_is_played_until_its_person_is_back() -> None:
    seat = moderation.let_robot_play(table(), BO.user_id, MO).table.session.seats[1]
    assert (seat.user_id, seat.stand_in) == (BO.user_id, StandIn.UNTIL_BACK)
    assert seat.robot is not None


def test_robots_alone_are_not_left_to_play() -> None:
    freed = moderation.let_robot_play(table(running(ADA, BO)), BO.user_id, MO).table
    with pytest.raises(NeedsPerson):
        moderation.let_robot_play(freed, ADA.user_id, MO)


def test_whoever_is_put_out_has_given_up_and_cannot_be_put_out_again() -> None:
    change = moderation.put_out(table(), BO.user_id, MO, NOW)
    assert [(entry.seat, entry.text) for entry in change.entries] == [(1, RESIGN)]
    with pytest.raises(RulesError):
        moderation.put_out(change.table, BO.user_id, MO, NOW)


def test_a_lobby_gets_a_free_seat() -> None:
    change = moderation.put_out(table(waiting(ADA, BO)), ADA.user_id, MO, NOW)
    session = change.table.session
    assert (session.people, session.host_id) == ((BO.user_id,), BO.user_id)
    assert change.remarks[0].kind is RemarkKind.SENT_AWAY


@pytest.mark.parametrize("act", [moderation.let_robot_play, moderation.put_out])
def test_nobody_is_moved_who_is_not_there(act: Callable[..., Change]) -> None:
    with pytest.raises(NoSuchSeat):
        act(table(), 12345, MO, *([NOW] if act is moderation.put_out else []))


def test_a_table_that_is_awake_is_not_woken() -> None:
    with pytest.raises(AlreadyAwake):
        moderation.wake(table(), MO)


def test_robots_rest_with_a_paused_table() -> None:
    session = running(ADA, BO)
    seats = tuple(replace(seat, robot="easy") for seat in session.seats)
    played = replace(session, seats=seats)
    assert played.awaits_robot
    paused = moderation.pause(table(played), MO, NOW).table
    assert not paused.session.awaits_robot
    assert moderation.wake(paused, MO).table.session.awaits_robot


# On a real store


class World:
    """The tables of a bot whose clock stands still until it is moved."""

    def __init__(self, store: Store) -> None:
        self.now = NOW
        self.store = store
        self.tables = TableService[None](store, lambda *_: None, clock=lambda: self.now)
        self.timed = TimedTables(store, lambda *_: None, self.tables.freeze, lambda: self.now)

    async def lobby(self) -> Session:
        session = await self.tables.open("docker", ADA, Place(1, 2), Appearance("en", "dark"))
        return await self.tables.join(session.id, BO)

    async def game(self) -> Session:
        return (await self.tables.start((await self.lobby()).id, ADA)).session

    async def moderate(self, session: Session, act: Act) -> Session:
        return (await self.tables.change(session.id, act, (TaskKind.BOARD,))).session

    async def paused(self, session: Session) -> Session:
        return await self.moderate(session, ACTS[RemarkKind.PAUSED])


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    yield World(store)
    await store.close()


async def test_nobody_plays_joins_or_wakes_while_a_table_is_paused(world: World) -> None:
    session = await world.paused(await world.game())
    (seat,) = session.to_act
    person = (ADA, BO)[seat]
    action = str(LiveTable(session).observe(seat).legal[0])
    for attempt in (
        lambda: world.tables.act(session.id, person.user_id, None, action),
        lambda: world.tables.resign(session.id, person.user_id),
        lambda: world.timed.wake(session.id, person.user_id),
    ):
        with pytest.raises(Paused):
            await attempt()
    lobby = await world.paused(await world.lobby())
    for attempt in (
        lambda: world.tables.join(lobby.id, CLEO),
        lambda: world.tables.start(lobby.id, ADA),
    ):
        with pytest.raises(Paused):
            await attempt()
    assert await world.store.get(session.id) == session
    assert await world.store.get(lobby.id) == lobby


async def test_a_paused_table_can_still_be_called_off_and_its_seats_freed(world: World) -> None:
    session = await world.paused(await world.game())
    freed = await world.moderate(session, ACTS[RemarkKind.FREED])
    assert (freed.asleep_at, freed.paused_by) == (session.asleep_at, "Mo")
    assert (await world.tables.cancel(session.id, ADA)).status is Status.CANCELLED


async def test_clocks_rest_while_a_table_is_paused_and_nothing_falls_due(world: World) -> None:
    session = await world.game()
    (seat,) = session.to_act
    paused = await world.paused(session)
    assert paused.clocks[seat].deadline is None
    world.now += timedelta(days=60)
    while await world.timed.carry_out_due():
        pass
    assert await world.store.get(session.id) == paused
    woken = await world.moderate(session, lambda t: moderation.wake(t, MO))
    deadline = woken.clocks[seat].deadline
    assert deadline is not None
    assert deadline > world.now
    assert (woken.asleep_at, woken.paused_by) == (None, None)
    kinds = [remark.kind for remark in await world.store.remarks(session.id)]
    assert kinds == [RemarkKind.PAUSED, RemarkKind.WOKEN]


async def test_a_woken_lobby_takes_people_again(world: World) -> None:
    lobby = await world.paused(await world.lobby())
    await world.moderate(lobby, lambda t: moderation.wake(t, MO))
    assert (await world.tables.join(lobby.id, CLEO)).seat_of(CLEO.user_id) == 2
