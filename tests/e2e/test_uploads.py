"""Pictures that have not changed stay in their message: counted in what reaches Discord."""

from collections.abc import AsyncIterator, Iterator
from io import BytesIO
from random import Random
from typing import Any

import pytest
from PIL import Image

from cogs.workers.renderer import Renderer
from render.gallery import scenes
from sandbox import Message
from sandbox.record import Request
from tests.e2e.bots import drawing
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable
from tests.e2e.table import Table

OTHER_RULES = "french"
"""They change what the lobby says, but not its picture."""


@pytest.fixture(scope="module")
async def renderer() -> AsyncIterator[Renderer]:
    """These bots draw in earnest."""
    async with drawing() as shared:
        yield shared


def edits_of(bench: Bench, message: Message) -> list[Request]:
    """The edits that were sent for *message*, by whichever route."""
    edits = (r for r in bench.sandbox.record if r.method == "PATCH")
    return [r for r in edits if str(message.id) in r.path or answered_by(r) == message.id]


def answered_by(request: Request) -> int:
    """The message that Discord answered with; 0: none."""
    answer = request.response
    return int(answer["id"]) if isinstance(answer, dict) and "id" in answer else 0


def named_by(request: Request) -> set[int]:
    """The attachments that *request* keeps."""
    sent = request.json if isinstance(request.json, dict) else {}
    numbers = (int(file["id"]) for file in sent.get("attachments") or ())
    return {number for number in numbers if number > 100}


def shown_by(value: Any) -> Iterator[int]:
    """The attachments that a message in an answer shows."""
    if isinstance(value, dict):
        if value.get("attachment_id"):
            yield int(value["attachment_id"])
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from shown_by(part)


async def change_rules(table: Table) -> Request:
    """The host changes the rules; the last edit of the lobby."""
    await table.bench.edited(table.lobby, table.choose_preset(OTHER_RULES))
    return edits_of(table.bench, table.lobby)[-1]


async def test_a_lobby_uploads_its_picture_when_that_changes_and_only_then(house: Bench) -> None:
    anna, ben = house.people(2)
    table = await Table.open(house, [anna, ben])
    panel = await table.options("table")
    chosen = table.host.choose(panel, f"d:{table.session_id}:theme", "light")
    await house.edited(table.lobby, chosen)
    assert edits_of(house, table.lobby)[-1].files, "other colours: another picture"
    (picture,) = table.lobby.attachments
    edit = await change_rules(table)
    assert (edit.files, named_by(edit)) == ((), {picture.id})
    assert table.lobby.attachments == [picture]
    assert picture.description


@pytest.fixture
def same_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """One dot instead of every picture: hands and boards could be taken for each other."""
    dot = BytesIO()
    Image.new("RGB", (1, 1)).save(dot, "PNG")

    async def pictures(renderer: Renderer, observation: Any, view: Any) -> tuple[bytes, ...]:
        return (dot.getvalue(),) * len(scenes(observation, view))

    monkeypatch.setattr(Renderer, "pictures", pictures)


@pytest.mark.usefixtures("same_pictures")
async def test_a_message_keeps_its_own_pictures_and_never_those_of_another(house: Bench) -> None:
    people = house.people(2)
    begun = len(house.sandbox.record.requests)
    table = await HiddenTable.begin_game(house, people, "pick_and_pack", {"arrange": "secret"})
    rng = Random(4)
    for _ in range(6):
        await table.decide(rng.choice(table.all_asked), rng)
    await house.settled()
    held: dict[int, set[int]] = {}
    kept = 0
    for request in list(house.sandbox.record.requests)[begun:]:
        assert request.error_code is None, request.response
        message = answered_by(request)
        assert named_by(request) <= held.get(message, set())
        kept += len(named_by(request))
        held.setdefault(message, set()).update(shown_by(request.response))
    assert kept
