from __future__ import annotations

import asyncio

import aiohttp
import pytest
from raw_bot import ApiClient, Bot

from sandbox import Channel, Fault, Message, Person, Sandbox, refused

SEND = "POST /channels/{channel_id}/messages"
HELLO = {"content": "x"}


@pytest.mark.parametrize(("after", "posted"), [(False, 0), (True, 1)])
async def test_a_dropped_request_has_taken_effect_or_not(
    after: bool, posted: int, api: ApiClient, games: Channel, sandbox: Sandbox
) -> None:
    fault = sandbox.faults.add(Fault(kind="drop", route=SEND, after=after))
    with pytest.raises(aiohttp.ClientError):
        await api.send(games, HELLO)
    assert len(games.messages) == posted
    assert fault.struck == 1
    noted = sandbox.record.find(SEND)[0]
    assert (noted.status, noted.fault, noted.took_effect) == (0, "drop", after)
    assert (await api.send(games, HELLO)).status == 200


@pytest.mark.parametrize(("after", "posted"), [(False, 0), (True, 1)])
async def test_a_server_error(
    after: bool, posted: int, api: ApiClient, games: Channel, sandbox: Sandbox
) -> None:
    sandbox.faults.add(Fault(kind="5xx", route=SEND, status=502, after=after))
    assert (await api.send(games, HELLO)).status == 502
    assert len(games.messages) == posted


async def test_a_rate_limit_on_demand(api: ApiClient, games: Channel, sandbox: Sandbox) -> None:
    sandbox.faults.add(Fault(kind="429", route=SEND, seconds=0.25, times=2))
    answers = [await api.send(games, HELLO) for _ in range(3)]
    assert [answer.status for answer in answers] == [429, 429, 200]
    assert answers[0].body["retry_after"] == 0.25
    assert answers[0].headers["Via"]


async def test_a_slow_answer(api: ApiClient, games: Channel, sandbox: Sandbox) -> None:
    sandbox.faults.add(Fault(kind="slow", route=SEND, seconds=0.1))
    started = asyncio.get_running_loop().time()
    assert (await api.send(games, HELLO)).status == 200
    assert asyncio.get_running_loop().time() - started >= 0.1


async def test_a_request_that_is_held(api: ApiClient, games: Channel, sandbox: Sandbox) -> None:
    held = sandbox.faults.add(Fault(kind="held", route=SEND))
    waiting = asyncio.create_task(api.send(games, HELLO))
    assert (await api("GET", f"/channels/{games.id}")).status == 200
    while not held.struck:
        await asyncio.sleep(0)
    assert not games.messages
    sandbox.faults.clear()
    assert (await waiting).status == 200
    assert len(games.messages) == 1


async def test_a_fault_spares_the_first_and_other_routes(
    api: ApiClient, games: Channel, sandbox: Sandbox
) -> None:
    sandbox.faults.add(Fault(kind="5xx", route="POST /channels/*", skip=1))
    assert (await api("GET", f"/channels/{games.id}")).status == 200
    assert [(await api.send(games, HELLO)).status for _ in range(3)] == [200, 503, 200]


async def test_a_fault_that_lasts_until_it_is_cleared(
    api: ApiClient, games: Channel, sandbox: Sandbox
) -> None:
    sandbox.faults.add(Fault(kind="5xx", times=None))
    assert [(await api.send(games, HELLO)).status for _ in range(3)] == [503] * 3
    sandbox.faults.clear()
    assert (await api.send(games, HELLO)).status == 200


async def test_refusals_on_demand(api: ApiClient, anna: Person, sandbox: Sandbox) -> None:
    fault = sandbox.faults.add(refused(403, 40003, SEND))
    refusal = await api.send(anna.dm, HELLO)
    assert (refusal.status, refusal.code) == (403, 40003)
    assert (await api.send(anna.dm, HELLO)).status == 200
    assert fault.struck == 1


async def test_a_fault_strikes_in_one_channel_alone(
    api: ApiClient, games: Channel, anna: Person, sandbox: Sandbox
) -> None:
    sandbox.faults.add(refused(403, 50013, f"POST /channels/{games.id}/*"))
    assert (await api.send(anna.dm, HELLO)).status == 200
    assert (await api.send(games, HELLO)).code == 50013


async def test_an_event_gets_lost(
    bot: Bot, anna: Person, buttons: Message, sandbox: Sandbox
) -> None:
    sandbox.faults.add(Fault(kind="lost_event", route="INTERACTION_*"))
    anna.client.use(buttons, "go")
    await anna.press(buttons, label="Go")
    assert len(bot.events("INTERACTION_CREATE")) == 1


async def test_the_gateway_closes_with_any_code(bot: Bot, sandbox: Sandbox) -> None:
    sandbox.faults.add(Fault(kind="gateway_close", code=4009, resumable=False))
    while not bot.socket.closed:
        await asyncio.sleep(0.001)
    assert bot.socket.close_code == 4009
    assert sandbox.gateway.sessions == {}


def test_an_unknown_fault_is_named(sandbox: Sandbox) -> None:
    with pytest.raises(ValueError, match="earthquake"):
        sandbox.faults.add(Fault(kind="earthquake"))  # type: ignore[arg-type]
