"""Every trouble that a network and a server can make, in the middle of a game that must go on."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from cogs.publishing import wanted
from sandbox import Fault, Interaction, Permission, refused
from tests.e2e.audit import audit
from tests.e2e.harness import PATIENCE, Bench
from tests.e2e.hidden import PROFESSIONAL, HiddenTable
from tests.e2e.table import Table, choices

slow = pytest.mark.slow

POST = "POST /channels/*/messages"
STRIKES = 3
"""How often trouble strikes in one game."""
WHATEVER = {
    "lost before it arrived": Fault(kind="drop"),
    "lost after it had its effect": Fault(kind="drop", after=True),
    "refused by an upset server": Fault(kind="5xx"),
    "refused by a server that did it all the same": Fault(kind="5xx", after=True),
    "too much for the server": Fault(kind="429", seconds=0.2),
    "answered late": Fault(kind="slow", seconds=0.4),
    "not allowed for a moment": refused(403, 50013, "POST /channels/*"),
    "unheard": Fault(kind="lost_event", route="INTERACTION_CREATE"),
    "on a line that broke": Fault(kind="gateway_close"),
    "on a line that broke for good": Fault(kind="gateway_close", resumable=False, code=4009),
}
USUAL = ("lost after it had its effect", "unheard", "on a line that broke for good")
"""The others, which lose no more, are made in the long run alone."""


@pytest.mark.parametrize(
    "trouble", [pytest.param(each, marks=[slow] * (each not in USUAL)) for each in WHATEVER]
)
async def test_a_game_goes_on_and_ends_with_requests(hurried: Bench, trouble: str) -> None:
    table = await Table.begin(hurried, hurried.people(2))
    rng, ordered = Random(trouble), list[Fault]()
    async with asyncio.timeout(PATIENCE):
        while sum(fault.struck for fault in ordered) < STRIKES:
            if not hurried.sandbox.faults.ordered and rng.random() < 0.4:
                ordered.append(order(hurried, WHATEVER[trouble], rng))
            await table.try_press(rng, patience=0.3)
    hurried.sandbox.stop_waiting()
    await hurried.settled()
    await until_heard(table)
    await table.resign(table.host)
    await audit(table)


async def until_heard(table: Table) -> None:
    """A bot whose line has just broken hears nothing: somebody asks until they are answered."""
    sandbox, pause, asked = table.bench.sandbox, 0.1, list[Interaction]()
    async with asyncio.timeout(PATIENCE):
        while not any(each.is_ephemeral for each in asked):
            await sandbox.connected(PATIENCE)
            asked.append(table.host.client.command(table.place, "games", {}))
            # Longer each time: a bot that is only slow is not asked ever more.
            await asyncio.sleep(pause)
            pause *= 2
    sandbox.stop_waiting()


def order(bench: Bench, fault: Fault, rng: Random) -> Fault:
    """Have *fault* happen to one of the next requests."""
    skip = 0 if fault.kind in ("gateway_close", "lost_event") else rng.randrange(3)
    return bench.sandbox.faults.add(replace(fault, skip=skip))


@pytest.mark.parametrize(
    ("kind", "after"),
    [
        pytest.param("drop", False, marks=slow),
        ("drop", True),
        pytest.param("5xx", False, marks=slow),
        pytest.param("5xx", True, marks=slow),
    ],
)
async def test_a_table_begins_whatever_requests_are_lost(
    hurried: Bench, kind: str, after: bool
) -> None:
    for route in (
        "POST /interactions/*",
        "POST /channels/{channel_id}/messages",
        "POST */threads",
        "PATCH /channels/*",
        "* /webhooks/*",
    ):
        hurried.sandbox.faults.add(Fault(kind=kind, route=route, after=after, times=2))
    table = await Table.begin(hurried, hurried.people(2))
    await table.move(Random(1))
    await table.resign(table.host)
    hurried.sandbox.faults.clear()
    await audit(table)


async def test_a_table_that_may_not_speak_catches_up_when_it_may_again(hurried: Bench) -> None:
    table = await Table.begin(hurried, hurried.people(2))
    await table.play(Random(1), most=3)
    await hurried.settled()
    channel, question = table.lobby.channel, table.question
    person = table.asked
    screen = await hurried.answered(await table.press(person, table.living, "s"))
    hurried.sandbox.forbid(channel, Permission.SEND_MESSAGES_IN_THREADS)
    if not choices(screen, "a"):
        await table.use(person, choices(screen, "c")[0], screen)
        await hurried.until(lambda: choices(screen, "a"))
    before = len(hurried.sandbox.record.find(POST))
    await table.use(person, choices(screen, "a")[0], screen)
    await hurried.until(lambda: len(hurried.sandbox.record.find(POST)) > before + 1)
    assert (await hurried.store.get(table.session_id)).ply == 4
    assert table.question == question
    hurried.sandbox.allow(channel, Permission.SEND_MESSAGES_IN_THREADS)
    await hurried.until(lambda: table.question != question)
    await table.play(Random(1), most=2)
    await audit(table)


async def test_a_board_that_a_moderator_deleted_comes_back(hurried: Bench) -> None:
    table = await Table.begin(hurried, hurried.people(2))
    await table.play(Random(1), most=2)
    await hurried.settled()
    hurried.sandbox.delete_message(table.place, table.living.id)
    assert table.boards == []
    await table.host.slash(table.place, "board")
    await hurried.until(lambda: table.boards)
    await table.play(Random(1), most=2)
    await hurried.settled()
    assert len(table.boards) == 1


async def test_a_hidden_thread_is_opened_by_the_next_press(hurried: Bench) -> None:
    table = await Table.begin(hurried, hurried.people(2))
    rng = Random(1)
    for _ in range(4):
        await hurried.settled()
        # No week passes: in it somebody would be reminded in the thread, which opens it as well.
        table.place.archived = True
        await table.move(rng)
        assert not table.place.archived
    await hurried.settled()
    table.place.archived = True
    await table.resign(next(person for person in table.people if person is not table.asked))
    await audit(table)


async def test_after_an_hour_a_new_board_takes_the_place_of_an_edit(
    hurried: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await Table.begin(hurried, hurried.people(3))
    await table.play(Random(1), most=2)
    await hurried.settled()
    monkeypatch.setattr(wanted, "EDIT_LIFE", timedelta(0))
    old = table.living
    await table.resign(next(person for person in table.people if person is not table.asked))
    assert table.living is not old
    await table.play(Random(1), most=2)
    await audit(table)


ATTEMPTS = 5
"""So often discord.py asks before it gives up."""


def too_many(bench: Bench, route: str, times: int = ATTEMPTS) -> Fault:
    """Requests to *route* come too soon, so many times."""
    return bench.sandbox.faults.add(Fault(kind="429", route=route, times=times, seconds=0.01))


async def test_where_discord_takes_no_more_an_answered_hand_is_retired_later(
    hurried: Bench,
) -> None:
    table = await HiddenTable.begin_game(hurried, hurried.people(2), "gurkensolo", PROFESSIONAL)
    (asked,) = table.all_asked
    (hand,) = table.open_hands(asked)
    screen = await table.screen(asked)
    # As often as for all that is edited then: the board and the hand.
    fault = too_many(hurried, "PATCH /channels/*/messages/*", 2 * ATTEMPTS)
    await table.decide(asked, Random(1), screen)
    await hurried.until(lambda: fault.is_spent and hand not in table.open_hands(asked))


async def test_where_discord_takes_no_more_a_table_gets_its_thread_later(hurried: Bench) -> None:
    fault = too_many(hurried, "POST /channels/*/messages/*/threads")
    table = await Table.begin(hurried, hurried.people(2))
    assert fault.is_spent
    assert table.place is not table.lobby.channel
