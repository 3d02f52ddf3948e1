"""Taking back at the table: the board goes back without a ping, and forward again."""

from random import Random

import pytest

from tests.e2e.harness import Bench
from tests.e2e.table import Choice, Table, choices

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("no_errors")]


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
