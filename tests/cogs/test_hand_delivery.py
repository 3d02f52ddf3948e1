"""The hands of one publication: what becomes of those that fail or come late."""

import asyncio
import gc

import pytest

from cogs.tables.delivery import hand_delivery
from cogs.tables.delivery.hand_delivery import HandDelivery


async def fail() -> None:
    raise OSError("no answer")


async def hang() -> None:
    await asyncio.Event().wait()


async def test_of_many_failures_one_is_raised_and_none_is_left_to_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    delivery = HandDelivery(updates={seat: asyncio.create_task(fail()) for seat in range(3)})
    await delivery.wait()
    with pytest.raises(OSError, match="no answer"):
        delivery.raise_failure()
    del delivery
    gc.collect()
    assert not caplog.records


async def test_a_hand_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hand_delivery, "LATE_SECONDS", 0.01)
    delivery = HandDelivery(updates={0: asyncio.create_task(hang())})
    await delivery.wait()
    with pytest.raises(TimeoutError):
        delivery.raise_failure()
