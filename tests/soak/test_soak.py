"""The soak itself: its claims fail where something is wrong, and hold where nothing is."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import ClientSession

from sandbox import Interaction, Sandbox
from sandbox.checks.callbacks import InteractionType
from sandbox.record import Request
from tests.soak.__main__ import parsed
from tests.soak.crowd import Crowd
from tests.soak.fleet import errors_in
from tests.soak.inspection import PATIENT_GLANCES, Inspection
from tests.soak.ledger import Ledger
from tests.soak.memory import Sample
from tests.soak.report import LONG_ENOUGH, claims, lines
from tests.soak.run import Outcome

POST = "/channels/{channel_id}/messages"


@pytest.fixture
async def outcome() -> Any:
    """Run a soak in which nobody does anything."""
    async with await Sandbox.start() as sandbox:
        crowd = Crowd.gather(sandbox, None, seed=1, think=1.0)  # type: ignore[arg-type]
        ledger = Ledger(sandbox)
        plan = parsed(["--minutes", str(LONG_ENOUGH)])
        yield Outcome(plan, crowd.tally, ledger, Inspection(crowd, ledger))


def failed(outcome: Outcome) -> list[str]:
    return [claim.text for claim in claims(outcome) if claim.found]


async def test_where_nothing_happened_every_claim_holds(outcome: Outcome) -> None:
    assert failed(outcome) == []
    assert all(not line.startswith("FAILED") for line in lines(outcome))


@pytest.mark.parametrize(
    ("attribute", "told"),
    [
        ("tracebacks", "traceback"),
        ("forgotten", "thinking"),
        ("unstopped", "closes in order"),
        ("left", "due was published"),
        ("miscounted", "counts once"),
    ],
)
async def test_each_finding_fails_its_claim(outcome: Outcome, attribute: str, told: str) -> None:
    setattr(outcome, attribute, 1 if attribute in ("left", "miscounted") else ["something"])
    (claim,) = failed(outcome)
    assert told in claim


async def test_too_few_games_kills_and_restarts_fail_their_claims(outcome: Outcome) -> None:
    outcome.plan = replace(outcome.plan, games=1, kills=1, restarts=1)
    assert len(failed(outcome)) == 3


async def test_memory_that_grows_fails_its_claim(outcome: Outcome) -> None:
    outcome.samples = [Sample(m, 100 + m, 90 + m, 150) for m in range(int(LONG_ENOUGH))]
    (claim,) = failed(outcome)
    assert "gains less" in claim
    outcome.samples = [Sample(m, min(100 + 9 * m, 150), 90, 150) for m in range(int(LONG_ENOUGH))]
    outcome.samples[-2] = replace(outcome.samples[-2], bots=300)
    assert failed(outcome) == [], "one peak is no rise"


async def test_an_interaction_without_response_is_counted(outcome: Outcome) -> None:
    person = outcome.inspection.crowd.people[0]
    channel = outcome.inspection.crowd.channels[0]
    await outcome.tally.use(person, silent_interaction(person.user, channel, "did not respond"))
    assert outcome.tally.unanswered == ["command games (did not respond; 1)"]
    await outcome.tally.use(person, silent_interaction(person.user, channel, "message not found"))
    assert len(outcome.tally.unanswered) == 1


async def test_two_boards_of_one_table_are_found_where_they_stay(outcome: Outcome) -> None:
    inspection, channel = outcome.inspection, outcome.inspection.crowd.channels[0]
    tables: Any = [SimpleNamespace(thread_id=None, place=channel)]
    for _ in range(2):
        await post_board(inspection.sandbox, channel.id)
    for _ in range(PATIENT_GLANCES):
        outcome.ledger.limited_in[channel.id] += 1
        assert inspection.faults == [], "they may wait for their turn"
        inspection.glance(tables)
    assert len(inspection.faults) == 1, "but not for ever"
    inspection.glance(tables)
    assert len(inspection.faults) == 2, "and not where nothing holds them up"


async def post_board(sandbox: Sandbox, channel_id: int) -> None:
    """The bot posts something with the button of a board."""
    button = {"type": 2, "style": 2, "label": "My view", "custom_id": "s:1.1:0"}
    async with ClientSession(headers={"Authorization": f"Bot {sandbox.token}"}) as http:
        payload = {"content": "A board", "components": [{"type": 1, "components": [button]}]}
        url = f"{sandbox.api_url}/channels/{channel_id}/messages"
        async with http.post(url, json=payload) as response:
            assert response.status == 200, await response.text()


def silent_interaction(user: Any, channel: Any, failed: str) -> Interaction:
    interaction = Interaction(
        id=1,
        token="",
        type=InteractionType.COMMAND,
        user=user,
        channel=channel,
        data={"name": "games"},
        created_at=0.0,
        owners={},
        failed=failed,
    )
    interaction.settled.set()
    return interaction


async def test_requests_are_told_apart_by_who_is_to_blame(outcome: Outcome) -> None:
    record = outcome.inspection.sandbox.record
    for status, code, route in (
        (200, None, POST),
        (429, 0, POST),
        (403, 50007, POST),
        (400, 50035, POST),
        (403, 50001, "/channels/{channel_id}/thread-members/{user_id}"),
        (403, 50001, POST),
    ):
        method = "POST" if route is POST else "PUT"
        request = Request(method=method, path="", route=route, at=0.0, status=status, json={})
        request.response = {"id": "1", "channel_id": "2", "code": code}
        record.add(request)
    outcome.ledger.digest()
    assert (outcome.ledger.requests, outcome.ledger.limited) == (6, 1)
    by_people, threads = outcome.ledger.expected
    assert by_people == f"POST {POST}: 403 50007"
    assert "thread-members" in threads, "who cannot see the channel is not let in"
    assert list(outcome.ledger.refused) == [f"POST {POST}: 400 50035", f"POST {POST}: 403 50001"]


def test_a_traceback_is_known_by_its_error() -> None:
    log = "INFO fine\nERROR session 5 is not published\n  File x\nKeyError: 5\nINFO fine"
    assert errors_in(log.splitlines()) == ["KeyError: 5"]
