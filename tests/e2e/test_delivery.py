"""Discord refuses, loses or deletes: one living board and one living hand, always in reach."""

import asyncio
import logging
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from cogs.publishing import reconcile, wanted
from cogs.publishing.refusals import PAUSES
from cogs.table.live_table import LiveTable
from cogs.table.play import Change
from cogs.table.service import TableService
from data.store import JobKind, MessageState, Store, TaskKind, Undo, new_branch
from sandbox import Fault, Message, Person, refused
from sandbox.world.model import Dms
from tests.e2e.harness import Bench
from tests.e2e.hidden import PROFESSIONAL, HiddenTable, good_action
from tests.e2e.table import Table, choices

slow = pytest.mark.slow

OPEN_DM, POST = "POST /users/@me/channels", "POST /channels/*/messages"
GAME = "gurkensolo"


@pytest.mark.parametrize("how", [Dms.BLOCKED, pytest.param(Dms.SERVER_OFF, marks=slow)])
async def test_closed_direct_messages_hold_up_no_board(hurried: Bench, how: Dms) -> None:
    people = hurried.people(2)
    for person in people:
        person.close_dms(how)
    table = await HiddenTable.begin_game(hurried, people, GAME, PROFESSIONAL)
    asked = table.all_asked
    assert [f"<@{person.id}>: your hand is under" in table.living.text for person in asked] == [
        True
    ]
    await table.decide(asked[0], Random(1))
    hands = (await hurried.store.posted_messages(table.session_id)).hands
    assert {hand.state for hand in hands.values()} == {MessageState.UNREACHABLE}


async def test_a_bot_that_discord_restricts_tells_its_operator_and_blames_nobody(
    hurried: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    hurried.sandbox.faults.add(refused(403, 20026, OPEN_DM, times=None))
    table = await HiddenTable.begin_game(hurried, hurried.people(2), GAME, PROFESSIONAL)
    await hurried.settled()
    assert (await hurried.store.posted_messages(table.session_id)).hands == {}
    errors = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    assert ["restricts this bot" in error for error in errors] == [True]


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(Fault(kind="5xx"), id="5xx", marks=slow),
        pytest.param(Fault(kind="drop"), id="drop", marks=slow),
        pytest.param(Fault(kind="held"), id="held"),
        pytest.param(Fault(kind="5xx", status=400), id="400", marks=slow),
        pytest.param(Fault(kind="5xx", status=404), id="404"),
    ],
)
async def test_no_trouble_with_direct_messages_holds_up_a_board(
    hurried: Bench, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reconcile, "PATIENCE", 0.1)
    hurried.sandbox.faults.add(replace(fault, route=OPEN_DM, times=None))
    table = await HiddenTable.begin(hurried, hurried.people(2), game=GAME)
    assert all("your hand is under" in board.text for board in table.boards)
    hurried.sandbox.faults.clear()


async def test_a_hand_that_was_late_arrives_once_discord_recovers(hurried: Bench) -> None:
    people = hurried.people(2)
    fault = hurried.sandbox.faults.add(
        Fault(kind="5xx", route=OPEN_DM, times=2 * (len(PAUSES) + 1))
    )
    table = await HiddenTable.begin_game(hurried, people, GAME, PROFESSIONAL)
    await hurried.until(lambda: fault.is_spent)
    await hurried.settled()
    assert [len(table.hands(person)) for person in people] == [1, 1]
    assert len(table.boards) == 1


async def test_a_first_hand_that_was_posted_unnoticed_is_found(
    hurried: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    """It has no predecessor to be retired."""
    # The first message is the lobby; then both hands are posted, and every answer to that is lost.
    attempts = 2 * (len(PAUSES) + 1)
    hurried.sandbox.faults.add(Fault(kind="drop", after=True, route=POST, skip=1, times=attempts))
    people = hurried.people(2)
    table = await HiddenTable.begin_game(hurried, people, GAME, PROFESSIONAL)
    assert [len(table.hands(person)) for person in people] == [1, 1]
    hands = (await hurried.store.posted_messages(table.session_id)).hands
    assert all(hand.is_current for hand in hands.values())
    assert not [record for record in caplog.records if record.exc_info]


async def test_no_hand_stays_alive_where_direct_messages_close(
    hurried: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two decisions are published together, so that an answered hand was not retired before."""
    monkeypatch.setattr(wanted, "HERE_FOR", timedelta(0))
    table = await HiddenTable.begin_game(hurried, hurried.people(2), GAME, PROFESSIONAL)
    (asked,) = table.all_asked
    assert len(table.open_hands(asked)) == 1
    asked.close_dms()
    elsewhere = await Store.open(hurried.store.url)
    service = TableService[None](elsewhere, lambda *_: None)
    rng, seat = Random(1), table.people.index(asked)
    # Whoever came first may have had to pass.
    first = (await elsewhere.get(table.session_id)).ply
    while True:
        session = await elsewhere.get(table.session_id)
        if session.ply > first and seat in session.to_act:
            break
        actor = session.to_act[0]
        text = str(good_action(session, actor, rng))
        await service.act(session.id, table.people[actor].id, None, text)
    await elsewhere.let_go()
    await elsewhere.close()
    hurried.end_leases()
    await table.rest(session.ply - 1)
    await hurried.until(lambda: not table.open_hands(asked))
    await hurried.settled()
    assert "your hand is under" in table.living.text


async def test_a_late_hand_notifies_nobody_whom_the_board_has_notified(
    hurried: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reconcile, "PATIENCE", 0.1)
    hurried.sandbox.faults.add(Fault(kind="held", route=OPEN_DM, times=None))
    table = await HiddenTable.open(hurried, hurried.people(2), game=GAME)
    await table.choose_options(PROFESSIONAL)
    await table.start()
    hurried.sandbox.faults.clear()
    await hurried.settled()
    (asked,) = table.all_asked
    assert table.open_hands(asked)
    assert [ping.channel_id for ping in asked.pings] == [table.place.id]


async def test_a_board_notifies_nobody_whose_hand_is_on_its_way(
    hurried: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord takes longer to confirm the hand than the board waits for hands."""
    monkeypatch.setattr(reconcile, "PATIENCE", 1.0)
    # The first message is the lobby; then come both hands.
    hurried.sandbox.faults.add(Fault(kind="slow", seconds=1.6, route=POST, skip=1, times=2))
    table = await HiddenTable.begin_game(hurried, hurried.people(2), GAME, PROFESSIONAL)
    await hurried.settled()
    (asked,) = table.all_asked
    assert len(asked.pings) == 1


def living_hands(table: HiddenTable, person: Person) -> list[Message]:
    """The hands that are played on."""
    return [message for message in table.hands(person) if choices(message, "s")]


async def test_one_board_and_one_hand_live_however_people_press(fresh: Bench) -> None:
    """Two processes, and everybody presses everything twice at once, old hands too."""
    bots = [fresh.task(), fresh.task()]
    for each in bots:
        await each.start()
    tables = [
        await HiddenTable.begin_game(fresh, fresh.people(2), GAME, PROFESSIONAL) for _ in range(2)
    ]
    rng = Random(5)
    for _ in range(5):
        presses = []
        for table in tables:
            for person in table.people:
                for message in (*table.hands(person), table.living):
                    offered = choices(message, "a") + choices(message, "c")
                    picked = rng.choices(offered, k=2) if offered else []
                    presses += [(person, table.send(person, each, message)) for each in picked]
        await asyncio.gather(*(person.wait(press) for person, press in presses))
        await fresh.settled()
        for table in tables:
            assert len(table.boards) == 1
            assert all(len(living_hands(table, person)) <= 1 for person in table.people)
    for each in bots:
        await each.stop()


@pytest.mark.parametrize(
    "lost",
    [
        pytest.param(
            Fault(kind="drop", after=True, route="POST /interactions/*", times=None),
            id="while it is acknowledged",
            marks=slow,
        ),
        pytest.param(
            Fault(kind="drop", route="PATCH /webhooks/*", times=None), id="before it is filled"
        ),
    ],
)
async def test_a_response_left_thinking_is_finished_after_a_kill(fresh: Bench, lost: Fault) -> None:
    first, second = fresh.process(), fresh.process()
    await first.start()
    table = await Table.begin(fresh, fresh.people(2))
    fresh.sandbox.faults.add(lost)
    screen = table.send_press(table.host, table.living, "s")
    games = table.host.client.command(table.place, "games", {})
    await fresh.until(lambda: screen.acknowledged_after and games.acknowledged_after)
    await fresh.until(lambda: len(fresh.sandbox.record.find(lost.route)) >= 2)
    await first.kill()
    fresh.end_leases()
    fresh.sandbox.faults.clear()
    await second.start()
    await fresh.until(lambda: screen.text and games.text)
    assert all("restarted" in answer.text for answer in (screen, games))
    assert any(button.custom_id for button in screen.message.buttons)
    await second.stop()


async def test_a_response_that_was_given_is_never_finished_again(hurried: Bench) -> None:
    table = await Table.begin(hurried, hurried.people(2))
    screen = table.send_press(table.host, table.living, "s")
    games = table.host.client.command(table.place, "games", {})
    for given in (screen, games):
        await hurried.answered(given)
        await hurried.settled()
        job = await hurried.store.job_of(JobKind.ANSWER, given.id, user_id=table.host.id)
        assert job is None or job.facts is None


async def test_a_hand_that_was_never_recorded_is_not_sent_twice(
    fresh: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process is killed after posting it, and stays down for longer than nonces live."""
    first, second = fresh.process(), fresh.process()
    await first.start()
    people = fresh.people(2)
    table = await HiddenTable.begin_game(fresh, people, GAME, PROFESSIONAL)
    before = len(fresh.sandbox.record.find(POST))
    fresh.sandbox.faults.add(Fault(kind="drop", after=True, route=POST, times=None))

    async def decide() -> None:
        # Nothing is posted where the others have no move with the cards that they were dealt.
        while True:
            await table.decide(table.all_asked[0], Random(1))

    deciding = asyncio.create_task(decide())
    await fresh.until(lambda: len(fresh.sandbox.record.find(POST)) > before + 1)
    await first.kill()
    fresh.end_leases()
    deciding.cancel()
    fresh.sandbox.faults.clear()
    fresh.sandbox.clock.advance(3 * 3600)
    await second.start()
    await fresh.settled()
    assert len(table.boards) == 1
    assert all(len(table.open_hands(person)) <= 1 for person in people)
    posted = [len(table.hands(person)) for person in people]
    assert max(posted) <= 3
    await second.stop()


async def test_an_old_board_that_came_alive_again_is_retired_by_a_press(house: Bench) -> None:
    """A killed process had edited it after another one had replaced it."""
    rng = Random(1)
    table = await Table.begin(house, house.people(2))
    old = table.living
    before = old.components
    while table.living is old:
        await table.move(rng)
        await house.settled()
    told, living = old.text, table.living
    await house.answered(table.send_press(table.host, old, "s"))
    assert old.text == told, "it tells what came of it"
    old.components = before
    await house.answered(table.send_press(table.host, old, "s"))
    await house.until(lambda: not old.buttons)
    assert table.boards == [living]


async def test_a_board_that_was_never_recorded_is_retired_once_the_table_goes_back(
    fresh: Bench,
) -> None:
    """Its buttons are of another branch, so it is no board that the table goes on with."""
    bot, rng = fresh.process(), Random(1)
    again = fresh.process()
    await bot.start()
    table = await Table.begin(fresh, fresh.people(2), game="kraftwagen")
    mover, board = table.asked, table.living
    posts = len(fresh.sandbox.record.find(POST))
    fresh.sandbox.faults.add(Fault(kind="drop", after=True, route=POST, times=None))
    moving = asyncio.create_task(play_until(table, mover, rng))
    await fresh.until(lambda: len(fresh.sandbox.record.find(POST)) > posts)
    await bot.kill()
    moving.cancel()
    fresh.end_leases()
    fresh.sandbox.faults.clear()
    (unrecorded,) = [message for message in table.boards if message is not board]
    await go_on_otherwise(fresh, table)
    await again.start()
    await fresh.until(lambda: not unrecorded.buttons)
    await fresh.settled()
    assert len(table.boards) == 1
    await again.stop()


async def play_until(table: Table, mover: Person, rng: Random) -> None:
    """Move until somebody else is asked, on a new board."""
    while table.asked is mover:
        await table.move(rng)


async def go_on_otherwise(bench: Bench, table: Table) -> None:
    """Another process of the bot notes that somebody went back, though not far."""
    elsewhere = await Store.open(bench.database_url, bench.sandbox.clock.moment)
    service = TableService[None](elsewhere, lambda *_: None)

    def change(known: LiveTable) -> Change:
        session, ply = known.session, known.session.ply
        undo = Undo(seat=0, from_ply=ply, to_ply=ply, branch=new_branch(), was_seen=False)
        return Change(LiveTable(replace(session, branch=undo.branch)), undo=undo)

    await service.change(table.session_id, change, (TaskKind.BOARD,))
    await elsewhere.let_go()
    await elsewhere.close()
