"""Taking back at the table, and asking the others to go back further."""

from random import Random

import pytest

from sandbox import Message, Person
from tests.e2e.harness import Bench
from tests.e2e.table import Choice, Table, choices

pytestmark = pytest.mark.usefixtures("no_errors")


def offered(table: Table, reach: str) -> Choice | None:
    """The button for going back so far, where the board has one."""
    found = [c for c in choices(table.living, "B") if c.meaning.endswith(f":{reach}")]
    return found[0] if found else None


async def on_turn_with_something_to_take_back(bench: Bench) -> Table:
    table = await Table.begin(bench, bench.people(2), game="kraftwagen")
    rng = Random(4)
    while offered(table, "last") is None:
        await table.try_press(rng, patience=30.0)
        await bench.settled()
    return table


async def test_a_press_is_taken_back_and_done_again_at_the_table(house: Bench) -> None:
    table = await on_turn_with_something_to_take_back(house)
    before = await house.store.get(table.session_id)
    person, board, posted = table.asked, table.living, len(table.posted)
    back = offered(table, "last")
    stranger = next(p for p in table.people if p is not person)

    await table.use(stranger, back)
    await house.settled()
    assert (await house.store.get(table.session_id)).ply == before.ply

    await table.use(person, back)
    await house.settled()
    earlier = await house.store.get(table.session_id)
    assert earlier.ply < before.ply
    assert table.asked is person
    # The message that was pressed is the one that went back: nobody is pinged.
    assert table.living is board
    assert len(table.posted) == posted
    assert person.name in table.living.text

    again = offered(table, "again")
    await table.use(person, again)
    await house.settled()
    later = await house.store.get(table.session_id)
    assert (later.ply, later.snapshot) == (before.ply, before.snapshot)
    assert offered(table, "again") is None


async def begin(bench: Bench) -> Table:
    """A table of three that has agreed on asking, at which two have acted."""
    table = await Table.open(bench, bench.people(3))
    await bench.keep_awake(table.people)
    panel = await table.options("play")
    await bench.edited(panel, table.host.choose(panel, f"d:{table.session_id}:undo", "request"))
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
    await table.bench.edited(moments, table.use(person, chosen, moments))
    await table.bench.settled()
    return moments


def answer(table: Table, word: str) -> Choice:
    (found,) = [c for c in choices(table.living, "W") if c.meaning.endswith(f":{word}")]
    return found


async def test_a_table_goes_back_once_all_whom_it_touches_agree(house: Bench) -> None:
    table = await begin(house)
    person = await first_actor(table)
    others = [p for p in table.people if p is not person]
    pings = {p: len(p.pings) for p in table.people}
    assert "The others have been asked" in (await ask(table, person)).text
    assert "wants to undo a move" in table.living.text
    assert f"> **{person.name}** (" in table.living.text, "the move itself is quoted"
    request = (await house.store.get(table.session_id)).undo_request
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
