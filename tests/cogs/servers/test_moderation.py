"""Moderators act at tables without consent, leave their name, and bind everybody."""

import re
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from people import ADA, BO, CLEO, NOW, give_up_at, opened, running, started, waiting
from refusals import refused
from timed_world import World

from cogs.messages.lobby_view import lobby_payload
from cogs.messages.own_tables import state_line
from cogs.messages.payload import MessagePayload
from cogs.messages.phrases import mention_list, remark_sentence
from cogs.servers import moderation
from cogs.servers.moderation import Act, Order, order_of
from cogs.servers.view import moderation_payload, which_table_payload
from cogs.table.live_table import LiveTable
from cogs.table.lobby import Person, Place, move_to
from cogs.table.play import Change
from cogs.table.rematch import can_open_again
from data.i18n import LANGUAGES, translator
from data.store import RemarkKind, Session, StandIn, Standing, Status, TaskKind
from rules import RulesError
from rules.core.history import RESIGN

SAY = translator("en")
MO = Person(99, "Mo")
Done = Callable[[LiveTable], Change]

ACTS: dict[RemarkKind, Done] = {
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
    assert change.notice.is_logged
    assert BO.user_id in change.notice.notify


@pytest.mark.parametrize("kind", ACTS)
@pytest.mark.parametrize("status", [Status.FINISHED, Status.CANCELLED])
def test_nothing_can_be_done_at_a_table_that_is_over(kind: RemarkKind, status: Status) -> None:
    with refused("not-running"):
        ACTS[kind](table(replace(running(ADA, BO, CLEO), standing=Standing(status))))


@pytest.mark.parametrize(
    "act",
    [
        moderation.end,
        lambda lobby, by: moderation.put_out(lobby, BO.user_id, by, NOW),
        lambda lobby, by: moderation.pause(lobby, by, NOW),
    ],
)
def test_a_lobby_calls_people_once_before_what_a_moderator_did(
    act: Callable[[LiveTable, Person], Change],
) -> None:
    change = act(table(waiting(ADA, BO)), MO)
    session = change.table.session
    told = [remark_sentence(session, each, SAY) for each in change.remarks]
    payload = lobby_payload(session, SAY, change.notice, told=told)
    said, called = str(payload.items[0].to_component_dict()), mention_list(payload.pings, SAY)
    assert said.count(called) == 1
    assert re.search(rf"{called} [^']*\*\*Mo\*\*", said)


def test_a_moderator_ends_a_game_without_consent_and_is_not_called_by_that() -> None:
    change = moderation.end(table(), ADA)
    session = change.table.session
    assert session.standing.is_called_off
    assert (session.to_act, session.consents) == ((), ())
    assert change.notice.notify == (BO.user_id, CLEO.user_id)


def test_nobody_opens_a_lobby_again_that_a_moderator_closed() -> None:
    resting = moderation.pause(table(waiting(ADA, BO)), MO, NOW).table
    assert not can_open_again(moderation.end(resting, MO).table.session)


def test_a_freed_seat_is_played_until_its_person_is_back_but_not_all_of_them() -> None:
    freed = moderation.let_robot_play(table(running(ADA, BO)), BO.user_id, MO).table
    seat = freed.session.seats[1]
    assert (seat.user_id, seat.stand_in) == (BO.user_id, StandIn.UNTIL_BACK)
    assert seat.robot is not None
    with refused("needs-person"):
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
    with refused("no-such-seat"):
        act(table(), 12345, MO, *([NOW] if act is moderation.put_out else []))


def test_a_table_that_is_awake_is_not_woken() -> None:
    with refused("already-awake"):
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


class Moderated(World):
    """Tables of Ada and Bo, and what moderators do there."""

    async def lobby(self) -> Session:
        return await opened(self.tables, ADA, BO)

    async def game(self) -> Session:
        return (await started(self.tables, ADA, BO)).session

    async def moderate(self, session: Session, act: Done) -> Session:
        return (await self.tables.change(session.id, act, (TaskKind.BOARD,))).session

    async def paused(self, session: Session) -> Session:
        return await self.moderate(session, ACTS[RemarkKind.PAUSED])


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[Moderated]:
    world = await Moderated(tmp_path).start()
    yield world
    await world.store.close()


async def test_nobody_plays_joins_or_wakes_while_a_table_is_paused(world: Moderated) -> None:
    session = await world.paused(await world.game())
    (seat,) = session.to_act
    person = (ADA, BO)[seat]
    action = str(LiveTable(session).observe(seat).legal[0])
    for attempt in (
        lambda: world.tables.act(session.id, person.user_id, None, action),
        lambda: give_up_at(world.tables, session.id, person.user_id),
        lambda: world.timed.wake(session.id, person.user_id),
    ):
        with refused("paused"):
            await attempt()
    lobby = await world.paused(await world.lobby())
    for attempt in (
        lambda: world.tables.join(lobby.id, CLEO),
        lambda: world.tables.start(lobby.id, ADA),
    ):
        with refused("paused"):
            await attempt()
    assert await world.store.get(session.id) == session
    assert await world.store.get(lobby.id) == lobby


async def test_a_paused_table_can_still_be_called_off_and_its_seats_freed(world: Moderated) -> None:
    session = await world.paused(await world.game())
    freed = await world.moderate(session, ACTS[RemarkKind.FREED])
    assert freed.standing == session.standing
    assert (await world.tables.cancel(session.id, ADA)).standing.is_called_off


async def test_clocks_rest_while_a_table_is_paused_and_nothing_falls_due(world: Moderated) -> None:
    session = await world.game()
    (seat,) = session.to_act
    paused = await world.paused(session)
    assert paused.clocks[seat].deadline is None
    world.now += timedelta(days=60)
    while await world.worker.carry_out_due():
        pass
    assert await world.store.get(session.id) == paused
    woken = await world.moderate(session, lambda t: moderation.wake(t, MO))
    deadline = woken.clocks[seat].deadline
    assert deadline > world.now
    assert woken.standing == session.standing
    kinds = [remark.kind for remark in await world.store.remarks(session.id)]
    assert kinds == [RemarkKind.PAUSED, RemarkKind.WOKEN]


async def test_a_woken_lobby_takes_people_again(world: Moderated) -> None:
    lobby = await world.paused(await world.lobby())
    await world.moderate(lobby, lambda t: moderation.wake(t, MO))
    assert (await world.tables.join(lobby.id, CLEO)).seat_of(CLEO.user_id) == 2


# What moderators see


@pytest.mark.parametrize("act", Act)
@pytest.mark.parametrize("user_id", [None, 2**63])
@pytest.mark.parametrize("is_sure", [False, True])
def test_what_a_button_says_is_what_it_was_made_for(
    act: Act, user_id: int | None, is_sure: bool
) -> None:
    assert order_of(act.word(user_id, is_sure=is_sure)) == Order(act, user_id, is_sure)


@pytest.mark.parametrize("word", ["", "end:", "explode", "put-out:x", "put-out:1:maybe", "END"])
def test_nothing_else_is_an_order(word: str) -> None:
    assert order_of(word) in (None, Order(Act.END))
    assert word == "end:" or order_of(word) is None


def running_but(**trouble: object) -> Session:
    return replace(running(ADA, BO), standing=Standing(Status.RUNNING, **trouble))


STATES = {
    "lobby": waiting(ADA, BO),
    "running": running(ADA, BO),
    "asleep": running_but(asleep_at=NOW),
    "paused": running_but(asleep_at=NOW, paused_by="Mo <@1>"),
    "frozen": running_but(frozen_at=NOW),
    "lost": running_but(lost_at=NOW),
    "finished": replace(running(ADA, BO), standing=Standing(Status.FINISHED)),
    "cancelled": replace(running(ADA, BO), standing=Standing(Status.CANCELLED)),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_of_a_table_has_words_of_its_own(language: str) -> None:
    lines = [state_line(session, translator(language)) for session in STATES.values()]
    assert len(set(lines)) == len(STATES)
    assert not [line for line in lines if line.startswith("state-") or "<@1>" in line]


ACT = "|".join(Act)


def offered(session: Session) -> set[str]:
    """The acts that the panel for a table offers."""
    shown = str([item.to_component_dict() for item in panel(session).items])
    return {word.split(":")[0] for word in re.findall(rf"'(?:K:5:)?((?:{ACT})[:0-9]*)'", shown)}


def panel(session: Session) -> MessagePayload:
    return moderation_payload(session, translator("en"))


@pytest.mark.parametrize(
    ("state", "acts"),
    [
        ("lobby", {"seat", "put-out", "pause", "end"}),
        ("running", {"seat", "free", "put-out", "pause", "end"}),
        ("asleep", {"seat", "free", "put-out", "pause", "wake", "end"}),
        ("paused", {"seat", "free", "wake", "end"}),
        ("frozen", {"end"}),
        ("finished", set()),
        ("cancelled", set()),
    ],
)
def test_a_panel_offers_what_would_work(state: str, acts: set[str]) -> None:
    assert offered(STATES[state]) == acts


def test_the_list_of_tables_offers_as_many_as_a_menu_holds() -> None:
    sessions = [replace(running(ADA, BO), id=number) for number in range(1, 31)]
    shown = str([i.to_component_dict() for i in which_table_payload(sessions, SAY).items])
    assert shown.count("K:") == 25
    assert "5 more" in shown


def test_a_table_that_is_taken_elsewhere_wakes_unless_a_moderator_lets_it_rest() -> None:
    elsewhere = Place(7, 8)
    asleep = running_but(asleep_at=NOW, lost_at=NOW)
    assert not move_to(asleep, elsewhere).standing.is_asleep
    paused = running_but(asleep_at=NOW, lost_at=NOW, paused_by="Mo")
    assert move_to(paused, elsewhere).standing.asleep_at == NOW
    lobby = replace(waiting(ADA), standing=Standing(asleep_at=NOW))
    assert move_to(lobby, elsewhere).standing.asleep_at == NOW
