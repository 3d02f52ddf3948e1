"""Standing orders through Discord: composed in private, carried out, and nobody else's business."""

from random import Random

import pytest

from cogs.table.live_table import LiveTable
from data.store import BY_ORDER, Session
from sandbox import Interaction, Person
from tests.e2e.harness import Bench
from tests.e2e.table import Choice, Table, choices

pytestmark = pytest.mark.usefixtures("no_errors", "decided_at_once")


def ways(shown: Interaction, way: str) -> list[Choice]:
    """List what a private message offers of one way, such as "go/"."""
    return [c for c in choices(shown.message, "O") if c.meaning.split(":", 3)[3].startswith(way)]


async def step(
    table: Table, person: Person, shown: Interaction, way: str, number: int = 0
) -> Interaction:
    """Press the choice with this *number* among those furthest on one way; what is shown then."""
    found = ways(shown, way)
    furthest = max(each.meaning.count(".") for each in found)
    return await take(
        table, person, shown, [c for c in found if c.meaning.count(".") == furthest][number]
    )


async def take(table: Table, person: Person, shown: Interaction, chosen: Choice) -> Interaction:
    await table.use(person, chosen, shown.message)
    await table.bench.settled()
    return shown


async def panel(table: Table, person: Person) -> Interaction:
    """The orders of *person*, by the button on their own screen."""
    screen = await table.press(person, table.living, "s")
    await table.bench.answered(screen)
    return await step(table, person, screen, "panel")


def who_waits(table: Table) -> Person:
    return next(person for person in table.people if person is not table.asked)


async def prepared(table: Table, person: Person) -> tuple[Session, Interaction]:
    """*person* orders the first answer to the first thing that may come; what they see then."""
    shown = await step(table, person, await panel(table, person), "if/")
    while "✅ Planned" not in shown.text:
        shown = await step(table, person, shown, "go/")
    return await table.bench.store.get(table.session_id), shown


async def end_turn(table: Table, person: Person, text: str) -> None:
    """*person* takes the action *text* at the beginning, and whatever follows from it."""
    await table.use(person, Choice(table.custom_id("a", 0, text)))
    await table.bench.settled()
    rng = Random(2)
    while table.asked is person and not await has_answered(table):
        await table.try_press(rng)
        await table.bench.settled()


async def has_answered(table: Table) -> bool:
    """Tell whether an order has been carried out."""
    entries = await table.bench.store.history(table.session_id)
    return any(entry.cause == BY_ORDER for entry in entries)


async def test_a_prepared_answer_is_given_and_told_to_its_person_alone(house: Bench) -> None:
    table = await Table.begin(house, house.people(2), game="kraftwagen")
    waiting = who_waits(table)
    sent = [message.text for message in table.posted]
    session, shown = await prepared(table, waiting)
    (order,) = session.orders
    assert order.user_id == waiting.id
    # To give an order shows nothing to anybody.
    assert [message.text for message in table.posted] == sent
    asked = table.asked
    called = [ping.channel_id for ping in waiting.pings].count(waiting.dm.id)
    await end_turn(table, asked, str(order.moves[0].text))
    (fired,) = [e for e in await house.store.history(table.session_id) if e.cause == BY_ORDER]
    assert (fired.seat, fired.text) == (order.seat, order.moves[-1].text)
    assert "📌" not in " ".join(message.text for message in table.posted)
    # Asked again, they are called where nobody sees it.
    assert table.asked is waiting
    await house.settled()
    assert [ping.channel_id for ping in waiting.pings].count(waiting.dm.id) == called + 1
    # Where they planned it, they see what has become of it.
    assert "1 move was played for you since your last one." in shown.text
    assert "✅ Planned" not in shown.text
    assert choices(shown.message, "a") + choices(shown.message, "c")
    own = await house.answered(await table.press(waiting, table.living, "s"))
    assert f"📌 Planned move of **{waiting.name}**" in own.text
    assert "1 move was played for you since your last one." in own.text
    other = next(person for person in table.people if person is not waiting)
    theirs = await house.answered(await table.press(other, table.living, "s"))
    assert "Planned move of" not in theirs.text


async def test_one_press_plans_a_move_and_another_one_cancels_it(house: Bench) -> None:
    table = await Table.begin(house, house.people(2), game="kraftwagen")
    waiting = who_waits(table)
    shown = await step(table, waiting, await panel(table, waiting), "go/")
    assert "✅ Planned" in shown.text
    (order,) = (await house.store.get(table.session_id)).orders
    assert [move.text is None for move in order.moves] == [True, False]
    planned = shown.text.split("\n")[-1]
    await step(table, waiting, shown, "drop/")
    assert f"🗑️ Deleted: {planned}" in shown.text
    assert ways(shown, "go/"), "another one can be planned at once"
    assert (await house.store.get(table.session_id)).orders == ()


async def test_an_answer_that_can_come_again_is_always_given_until_it_is_taken_back(
    house: Bench,
) -> None:
    table = await Table.begin(house, house.people(2))
    rng = Random(4)
    while True:
        waiting = who_waits(table)
        shown = await panel(table, waiting)
        if ways(shown, "again/"):
            break
        await table.try_press(rng)
        await house.settled()
    shown = await step(table, waiting, shown, "again/")
    assert "✅ Planned" in shown.text
    (order,) = (await house.store.get(table.session_id)).orders
    assert order.is_lasting
    await step(table, waiting, shown, "drop/")
    assert (await house.store.get(table.session_id)).orders == ()


async def test_nobody_gets_to_the_orders_of_a_table_that_is_not_theirs(house: Bench) -> None:
    table = await Table.begin(house, house.people(2))
    (stranger,) = house.people(1)
    session, _ = await prepared(table, who_waits(table))
    course = table.custom_id("O", session.ply, "panel")
    for word in ("panel", "drop/1", "go/0.0", "again/0"):
        pressed = stranger.client.use(table.living, course.replace("panel", word), force=True)
        answer = await house.answered(pressed)
        assert "not at this table" in answer.text
    assert (await house.store.get(table.session_id)).orders == session.orders


async def test_a_way_that_leads_nowhere_is_refused_and_an_old_one_leads_to_the_panel(
    house: Bench,
) -> None:
    table = await Table.begin(house, house.people(2))
    ply = (await house.store.get(table.session_id)).ply
    waiting = who_waits(table)
    for word in ("go/zz.zz", "go/-1", "then/", "again/99", "drop/7", "else/"):
        pressed = waiting.client.use(table.living, table.custom_id("O", ply, word), force=True)
        assert await house.answered(pressed)
    old = waiting.client.use(table.living, table.custom_id("O", ply + 1, "go/0"), force=True)
    assert "moved on" in (await house.answered(old)).text
    assert (await house.store.get(table.session_id)).orders == ()


async def test_whoever_is_surprised_reads_why_they_are_asked(house: Bench) -> None:
    table = await Table.begin(house, house.people(2), game="kraftwagen")
    waiting, asked = who_waits(table), table.asked
    session, shown = await prepared(table, waiting)
    expected = session.orders[0].moves[0].text
    legal = LiveTable(session).observe(session.to_act[0]).legal
    await end_turn(table, asked, next(str(a) for a in legal if str(a) != expected))
    assert table.asked is waiting
    await house.settled()
    assert "did not do what you expected" in shown.text
    assert choices(shown.message, "a") + choices(shown.message, "c")
    assert not ways(shown, "panel"), "on the own turn there is nothing to plan"
