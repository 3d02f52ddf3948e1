"""Asking the others to go back: the question at the table, the answers, and who hears of it."""

from random import Random

import pytest

from data.store import Store
from sandbox import Message, Person
from tests.e2e.harness import Bench
from tests.e2e.table import Choice, Table, choices

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.usefixtures("no_errors"),
]


async def begin(bench: Bench, language: str = "en-US") -> Table:
    """A table of three that has agreed on asking, at which two have acted."""
    table = await Table.open(bench, bench.people(3, language))
    await bench.keep_awake(table.people)
    panel = await table.more_options()
    seen = panel.edits
    await table.host.choose(panel, f"d:{table.session_id}:undo", "request")
    await bench.until(lambda: panel.edits > seen)
    await table.start()
    await table.play(Random(2), most=2)
    await bench.settled()
    return table


async def first_actor(table: Table) -> Person:
    first, *_ = await table.bench.store.history(table.session_id)
    return table.people[first.seat]


async def ask(table: Table, person: Person) -> Message:
    """*person* chooses their last move on their screen; what they are told."""
    screen = await table.bench.answered(await table.press(person, table.living, "s"))
    (button,) = choices(screen, "U")
    moments = await table.bench.answered(await table.use(person, button, screen))
    chosen = choices(moments, "W")[0]
    seen = moments.edits
    await table.use(person, chosen, moments)
    await table.bench.until(lambda: moments.edits > seen)
    await table.bench.settled()
    return moments


def answer(table: Table, word: str) -> Choice:
    (found,) = [c for c in choices(table.living, "W") if c.meaning.endswith(f":{word}")]
    return found


@pytest.mark.parametrize(
    ("language", "asks", "told"),
    [
        ("en-US", "wants to undo a move", "The others have been asked"),
        ("de", "und alles danach zurücknehmen", "Die anderen sind gefragt"),
    ],
)
async def test_a_table_goes_back_once_all_whom_it_touches_agree(
    house: Bench, language: str, asks: str, told: str
) -> None:
    table = await begin(house, language)
    person = await first_actor(table)
    others = [p for p in table.people if p is not person]
    pings = {p: len(p.pings) for p in table.people}
    assert told in (await ask(table, person)).text
    assert asks in table.living.text
    assert f"> **{person.name}** (" in table.living.text, "the move itself is quoted"
    request = (await house.store.get(table.session_id)).undo_request
    assert request is not None
    asked = [p for p in others if p.id in request.asked]
    assert asked
    assert {p: len(p.pings) - pings[p] for p in table.people} == {
        p: int(p in asked) for p in table.people
    }
    for someone in asked:
        seen = table.living.edits, table.living.id
        await table.use(someone, answer(table, "yes"))
        await house.until(lambda seen=seen: (table.living.edits, table.living.id) != seen)
    await house.settled()
    session = await house.store.get(table.session_id)
    assert (session.ply, session.undo_request) == (0, None)
    assert table.asked is person
    assert len(person.pings) == pings[person] + 1, "it is their turn again"
    assert not choices(table.living, "W")
    await table.play(Random(5), most=3)


async def test_a_request_and_a_vote_stand_on_the_board_together(house: Bench) -> None:
    table = await begin(house)
    person = await first_actor(table)
    voter = next(p for p in table.people if p is not person)
    await table.cancel(voter)
    await house.settled()
    assert "wants to undo a move" not in table.living.text
    await ask(table, person)
    for asked in ("wants to undo a move", f"{voter.name}** would like to call this game off"):
        assert asked in table.living.text
    await table.use(voter, answer(table, "no"))
    await house.settled()
    session = await house.store.get(table.session_id)
    assert session.undo_request is None
    assert session.consents == (voter.id,)


async def test_one_refusal_ends_the_question_and_names_nobody(house: Bench) -> None:
    table = await begin(house)
    person = await first_actor(table)
    before = await house.store.get(table.session_id)
    await ask(table, person)
    request = (await house.store.get(table.session_id)).undo_request
    refuser = next(p for p in table.people if p.id in request.asked)
    pings = len(person.pings)
    await table.use(refuser, answer(table, "no"))
    await house.settled()
    after = await house.store.get(table.session_id)
    assert (after.ply, after.undo_request) == (before.ply, None)
    (told,) = (line for line in table.living.text.split("\n") if "stays as it is" in line)
    assert refuser.name not in told
    assert len(person.pings) == pings + 1


async def test_only_those_who_were_asked_can_answer(house: Bench) -> None:
    table = await begin(house)
    person = await first_actor(table)
    await ask(table, person)
    (stranger,) = house.people(1)
    for someone in (stranger, person):
        press = await table.use(someone, answer(table, "yes"))
        assert (await house.answered(press)).text
    session = await house.store.get(table.session_id)
    assert session.undo_request is not None
    assert session.undo_request.agreed == ()


async def test_an_answer_that_comes_after_the_next_move_counts_for_nothing(house: Bench) -> None:
    table = await begin(house)
    await ask(table, await first_actor(table))
    old = answer(table, "yes")
    await table.move(Random(1))
    await house.settled()
    before = await house.store.get(table.session_id)
    assert before.undo_request is None
    for person in table.people:
        await table.use(person, old)
    assert await house.store.get(table.session_id) == before


async def test_a_request_outlives_a_restart_of_the_bot(fresh: Bench) -> None:
    first, second = fresh.process(), fresh.process()
    try:
        await first.start()
        table = await begin(fresh)
        person = await first_actor(table)
        await ask(table, person)
        await first.kill()
        fresh.end_leases()
        await second.start()
        store = await Store.open(fresh.database_url)
        request = (await store.get(table.session_id)).undo_request
        assert request is not None
        for someone in (p for p in table.people if p.id in request.asked):
            seen = table.living.edits, table.living.id
            await table.use(someone, answer(table, "yes"))
            await fresh.until(lambda seen=seen: (table.living.edits, table.living.id) != seen)
        assert (await store.get(table.session_id)).ply == request.to_ply
        await store.close()
        await second.stop()
    finally:
        first.clean()
        second.clean()
