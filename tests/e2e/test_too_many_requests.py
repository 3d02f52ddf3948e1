"""Discord takes no more for a moment, for longer than its library waits: nothing is left undone."""

from random import Random

from sandbox import Fault
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable
from tests.e2e.table import Table

STRICT = {"goals": "professional", "specials": "without", "mode": "strict"}
ATTEMPTS = 5
"""So often discord.py asks before it gives up."""


def too_many(bench: Bench, route: str, times: int = ATTEMPTS) -> Fault:
    """Requests to *route* come too soon, so many times."""
    return bench.sandbox.faults.add(Fault(kind="429", route=route, times=times, seconds=0.01))


async def test_a_hand_that_was_answered_is_retired_later(house: Bench) -> None:
    table = await HiddenTable.begin_game(house, house.people(2), "gurkensolo", STRICT)
    (asked,) = table.all_asked
    (hand,) = table.open_hands(asked)
    screen = await table.screen(asked)
    # As often as for all that is edited then: the board and the hand.
    fault = too_many(house, "PATCH /channels/*/messages/*", 2 * ATTEMPTS)
    await table.decide(asked, Random(1), screen)
    await house.until(lambda: fault.is_spent and hand not in table.open_hands(asked))


async def test_a_table_gets_its_thread_later(house: Bench) -> None:
    fault = too_many(house, "POST /channels/*/messages/*/threads")
    table = await Table.begin(house, house.people(2))
    assert fault.is_spent
    assert table.place is not table.lobby.channel
