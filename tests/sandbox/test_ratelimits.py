from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
from raw_bot import Answer, ApiClient

from sandbox import UNLIMITED, Limits, Person, Sandbox


@pytest.fixture
async def strict(session: Any) -> AsyncIterator[ApiClient]:
    async with await Sandbox.start() as sandbox:
        yield ApiClient(sandbox, session)


async def test_five_messages_in_five_seconds_in_one_channel(strict: ApiClient) -> None:
    games, lounge = strict.sandbox.channel("games"), strict.sandbox.channel("lounge")
    answers = [await strict.send(games, {"content": "x"}) for _ in range(6)]
    assert [answer.status for answer in answers] == [200] * 5 + [429]
    assert [a.headers["X-RateLimit-Remaining"] for a in answers[:5]] == ["4", "3", "2", "1", "0"]
    assert len({a.headers["X-RateLimit-Bucket"] for a in answers[:5]}) == 1
    refused = answers[-1]
    assert 4 < refused.body["retry_after"] <= 5
    assert refused.body["global"] is False
    assert int(refused.headers["Retry-After"]) >= 4
    assert refused.headers["Via"]
    assert refused.headers["X-RateLimit-Scope"] == "user"
    assert (await strict.send(lounge, {"content": "x"})).status == 200
    strict.sandbox.clock.advance(5.1)
    assert (await strict.send(games, {"content": "x"})).status == 200


async def test_edits_have_a_bucket_of_their_own(strict: ApiClient) -> None:
    games = strict.sandbox.channel()
    message = await strict.post(games, {"content": "x"})
    answers = [await strict.edit(message, {"content": str(n)}) for n in range(6)]
    assert [answer.status for answer in answers] == [200] * 5 + [429]
    assert (await strict.send(games, {"content": "x"})).status == 200


async def test_fifty_requests_a_second_for_a_bot(strict: ApiClient) -> None:
    answers = [await strict("GET", "/users/@me") for _ in range(60)]
    refused = next(answer for answer in answers if answer.status == 429)
    assert answers.index(refused) == 50
    assert refused.body["global"] is True
    assert refused.headers["X-RateLimit-Global"] == "true"
    assert (await strict("GET", "/gateway")).status == 200


async def test_direct_messages_are_not_opened_by_the_dozen(strict: ApiClient) -> None:
    async def open_with(person: Person) -> Answer:
        return await strict("POST", "/users/@me/channels", {"recipient_id": str(person.id)})

    people = [strict.sandbox.person(f"Somebody {n}") for n in range(12)]
    answers = [await open_with(person) for person in people]
    assert [(a.status, a.code) for a in answers] == [(200, None)] * 10 + [(403, 40003)] * 2
    assert (await open_with(people[0])).status == 200, "it is open"
    strict.sandbox.clock.advance(10.1)
    assert (await open_with(people[-1])).status == 200


async def test_limits_can_be_replaced(strict: ApiClient) -> None:
    limits = strict.sandbox.limits
    limits.limits = replace(limits.limits, route=(1, 5.0))
    games = strict.sandbox.channel()
    assert [(await strict.send(games, {"content": "x"})).status for _ in range(2)] == [200, 429]
    limits.limits = UNLIMITED
    assert [(await strict.send(games, {"content": "x"})).status for _ in range(20)] == [200] * 20


async def test_too_many_refusals_block_the_address(session: Any) -> None:
    async with await Sandbox.start(limits=Limits(refused=(3, 600.0))) as sandbox:
        api = ApiClient(sandbox, session)
        for _ in range(3):
            assert (await api("GET", "/users/@me", token="wrong")).status == 401
        barred = await api("GET", "/users/@me")
        assert barred.status == 429
        assert "Via" not in barred.headers
        sandbox.clock.advance(601)
        assert (await api("GET", "/users/@me")).status == 200


async def test_a_name_is_changed_twice_in_ten_minutes(strict: ApiClient) -> None:
    games = strict.sandbox.channel()
    opened = await strict("POST", f"/channels/{games.id}/threads", {"name": "0", "type": 11})
    path = f"/channels/{opened.body['id']}"
    answers = [await strict("PATCH", path, {"name": str(n)}) for n in (1, 2, 3)]
    assert [answer.status for answer in answers] == [200, 200, 429]
    assert 590 < answers[2].body["retry_after"] <= 600
    assert (await strict("PATCH", path, {"name": "2", "archived": False})).status == 200
    strict.sandbox.clock.advance(601)
    assert (await strict("PATCH", path, {"name": "3"})).status == 200
