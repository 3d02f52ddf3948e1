"""Who wishes to confirm does so at the table and in private; others act at once."""

from random import Random

import pytest

from tests.e2e.harness import Bench
from tests.e2e.table import Table, choices

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.usefixtures("no_errors"),
]


async def test_a_chosen_move_waits_for_whoever_wants_to_confirm(house: Bench) -> None:
    people = house.people(2)
    for person in people:
        await house.prefers(person, "confirms", "always")
    table = await Table.begin(house, people)
    while choices(table.living, "a"):
        # A roll has left one action only, which is no choice.
        table = await Table.begin(house, people)
    await house.settled()
    before, rng = await house.store.get(table.session_id), Random(1)
    asked = table.asked
    assert asked is not None
    for _ in range(3):
        confirm = [b for b in table.living.buttons if b.label == "✔ Confirm"]
        if confirm:
            break
        seen = table.living.edits
        assert not choices(table.living, "a"), "nothing acts by itself"
        await table.use(asked, rng.choice(choices(table.living, "c")))
        await house.until(lambda seen=seen: table.living.edits > seen)
    assert (await house.store.get(table.session_id)).ply == before.ply
    (confirm,) = confirm
    await asked.press(table.living, custom_id=confirm.custom_id)
    await house.settled()
    assert (await house.store.get(table.session_id)).ply > before.ply
