"""Whoever has to hear of an event is called by the message that tells of it, and nobody else."""

from dataclasses import replace

import pytest
from people import ADA, BO, CLEO, DORA, NOW, SEED, first_action, running, waiting
from refusals import refused
from timed_world import World

from cogs.messages.beside_lobby import beside_lobby
from cogs.messages.clock_texts import calling_news, time_notes
from cogs.messages.lobby_view import lobby_payload
from cogs.messages.phrases import mention_list
from cogs.table import lobby, play, stand_ins, substitutes, votes
from cogs.table.asked import asked_anew, newly_asked
from cogs.table.auto_start import host_asked
from cogs.table.errors import Frozen
from cogs.table.live_table import LiveTable
from cogs.table.lobby import Appearance, Place
from cogs.table.notice import NO_NOTICE, Notice
from cogs.table.votes import AGAIN
from data.i18n import translator
from data.store import BY_ORDER, BY_ROBOT, RemarkKind, Session, StandIn
from rules.core.history import RESIGN
from rules.players.levels import USUAL

ENGLISH = translator("en")


def said(session: Session, notice: Notice) -> str:
    """Return the words that call people: a message beside the lobby, or lines below a board."""
    if session.snapshot is not None:
        return "\n".join(time_notes(session, notice, ENGLISH) or calling_news((), notice, ENGLISH))
    return beside_lobby(session, notice.notify, ENGLISH)


@pytest.mark.parametrize("session", [waiting(ADA, BO, CLEO), running(ADA, BO, CLEO)])
def test_the_others_are_told_that_the_host_has_called_it_off(session: Session) -> None:
    after, notice = votes.call_off(session, ADA)
    assert notice.notify == (BO.user_id, CLEO.user_id)
    assert mention_list(notice.notify, ENGLISH) in said(after, notice)
    if session.standing.is_lobby:
        assert votes.close_lobby(session, ADA) == (after, notice)


def test_the_host_is_called_once_everybody_is_there() -> None:
    few, full = waiting(ADA, BO, CLEO), waiting(ADA, BO, CLEO, DORA)
    assert host_asked(waiting(ADA, BO), few) == NO_NOTICE
    notice = host_asked(few, full)
    assert notice.notify == (ADA.user_id,)
    assert "everybody is here" in said(full, notice)
    assert host_asked(full, full) == NO_NOTICE


def test_the_host_is_called_where_somebody_does_not_come() -> None:
    before = lobby.as_opened(waiting(ADA), ADA, (BO.user_id, CLEO.user_id), None)
    after = lobby.decline(before, BO)
    notice = host_asked(before, after)
    assert notice.notify == (ADA.user_id,)
    assert "said no" in said(after, notice)
    assert host_asked(after, lobby.join(after, CLEO)).is_beside, "nobody else is expected"
    assert host_asked(before, lobby.join(before, CLEO)) == NO_NOTICE, "Bo has not answered yet"


@pytest.mark.parametrize("cause", [None, BY_ORDER, BY_ROBOT])
def test_the_result_is_told_to_whoever_did_not_end_the_game_themselves(cause: str | None) -> None:
    before = running(ADA, BO)
    (seat,) = before.to_act
    change = play.step(LiveTable(before), seat, RESIGN, NOW, cause)
    assert change.table.session.standing.is_finished
    told = newly_asked(change.table, -1, change.entries)
    assert (before.seats[seat].user_id in told) is (cause is not None)
    assert before.seats[1 - seat].user_id in told


@pytest.mark.parametrize("cause", [None, BY_ORDER, BY_ROBOT])
def test_a_seat_is_called_after_a_robot_has_played_for_it_once(cause: str | None) -> None:
    lobby_of_three = replace(waiting(ADA, BO, CLEO), game="kraftwagen", options={})
    table = play.begin(lobby_of_three, ADA, SEED, NOW).table
    while True:
        (seat,) = table.session.to_act
        change = play.step(table, seat, first_action(table.session), NOW, cause)
        if seat in change.table.session.to_act:
            break
        table = change.table
    called = asked_anew(change.table, -1, change.entries)
    assert (seat in called) is (cause == BY_ROBOT)


def test_the_others_are_told_that_somebody_is_back() -> None:
    away = stand_ins.stand_in(running(ADA, BO, CLEO), 1, USUAL, StandIn.UNTIL_BACK, None)
    change = substitutes.came_back(LiveTable(away), BO, (), NOW)
    assert [(each.kind, each.seat) for each in change.remarks] == [(RemarkKind.CAME_BACK, 1)]
    assert change.notice.notify == (ADA.user_id, CLEO.user_id)
    assert mention_list(change.notice.notify, ENGLISH) in said(change.table.session, change.notice)
    again = substitutes.came_back(change.table, BO, (), NOW)
    assert (again.notice, again.remarks) == (NO_NOTICE, ())
    with refused("not-theirs"):
        substitutes.came_back(LiveTable(away), ADA, (), NOW)
    told = [replace(remark, at=NOW - AGAIN / 2) for remark in change.remarks]
    assert substitutes.came_back(LiveTable(away), BO, told, NOW).notice.notify == ()
    assert substitutes.came_back(LiveTable(away), BO, told, NOW + AGAIN).notice.notify


async def test_the_others_are_told_where_a_table_goes_on(world: World) -> None:
    session = await world.table()
    await world.store.lose_session(session.id, world.now)
    moved = await world.tables.move(session.id, BO, Place(1, 77))
    notice = Notice.of(await world.told(moved))
    assert notice.notify == (ADA.user_id,)
    assert f"<@{ADA.user_id}> 🚚 This table continues here." in said(moved, notice)
    await world.tables.move(session.id, ADA, Place(1, 78))
    assert Notice.of(await world.told(moved)).notify == (), "it has a place by now"


async def test_those_who_wait_in_a_lobby_are_told_that_it_cannot_be_read(world: World) -> None:
    session = await world.tables.open("docker", ADA, Place(1, 2), Appearance("en", "dark"))
    await world.tables.freeze(Frozen(session.id, "game-unknown"))
    notice, frozen = Notice.of(await world.told(session)), await world.store.get(session.id)
    assert notice.is_beside
    assert notice.notify == (ADA.user_id,)
    assert mention_list(notice.notify, ENGLISH) in said(frozen, notice)
    assert lobby_payload(frozen, ENGLISH, Notice()).pings == ()
