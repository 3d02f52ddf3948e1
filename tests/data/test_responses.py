"""Private responses under way: those of a dead process are finished by another one, once."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from data.store import OpenResponse, Store
from data.store.timing import EPOCH

MICROSECOND = timedelta(microseconds=1)
LONG = timedelta(hours=1)
"""A lease that nobody outlives in a test."""


@pytest.fixture
async def ada(url: str) -> AsyncIterator[Store]:
    """The store of a process that lives."""
    store = await Store.open(url)
    store._lease = {"lease": LONG // MICROSECOND}
    yield store
    await store.close()


@pytest.fixture
async def bela(url: str, ada: Store) -> AsyncIterator[Store]:
    """The store of another one, beside it."""
    store = await Store.open(url)
    store._lease = ada._lease
    yield store
    await store.close()


@pytest.fixture
async def dead(url: str, ada: Store) -> AsyncIterator[Store]:
    """The store of a process whose leases end at once."""
    store = await Store.open(url)
    store._lease = {"lease": 0}
    yield store
    await store.close()


def response(number: int) -> OpenResponse:
    return OpenResponse(
        interaction_id=number,
        application_id=1,
        token="a secret",
        user_id=2,
        session_id=None,
        language="de",
        acknowledged_at=EPOCH,
    )


async def test_a_response_of_a_dead_process_is_taken_over_once(
    ada: Store, bela: Store, dead: Store
) -> None:
    await ada.open_response(response(2**62))
    assert await bela.take_lost_responses() == ()
    for number in (7, 8):
        await dead.open_response(response(number))
    await dead.close_response(8)
    taken = await asyncio.gather(ada.take_lost_responses(), bela.take_lost_responses())
    assert sorted(taken, key=len) == [(), (response(7),)]
    assert "secret" not in repr(response(7))


async def test_a_response_is_handed_out_until_somebody_closes_it(ada: Store, dead: Store) -> None:
    """Whoever takes it over may be killed as well."""
    await dead.open_response(response(7))
    assert await dead.take_lost_responses() == (response(7),)
    assert await ada.take_lost_responses() == (response(7),)
    assert await dead.take_lost_responses() == (), "it is leased for longer"
    await ada.close_response(7)


async def test_two_processes_that_get_one_interaction_record_one_response(
    ada: Store, bela: Store, dead: Store
) -> None:
    await dead.open_response(response(7))
    await ada.open_response(response(7))
    ada.leave_response(7)
    assert await bela.take_lost_responses() == (response(7),), "the lease is that of the first one"


async def test_a_closed_response_is_not_opened_again(ada: Store, bela: Store, dead: Store) -> None:
    """By a process that gets the same interaction later, and is refused then."""
    await ada.open_response(response(7))
    await ada.close_response(7)
    await dead.open_response(response(7))
    assert await bela.take_lost_responses() == ()
