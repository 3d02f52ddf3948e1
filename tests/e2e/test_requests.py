"""Everything the bot says to Discord: in the form that Discord describes, and in no other."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from sandbox import Permission
from sandbox.record import Request
from tests.e2e.bots import ROOT
from tests.e2e.harness import Bench
from tests.e2e.table import Table

DESCRIPTION = ROOT.parent / "shared" / "discord" / "openapi.json"
"""Discord's own description of its API, where somebody has put it beside the project."""
DISCORD = "discord:api"
LOOKS_AFTER = (Permission.MANAGE_MESSAGES, Permission.MANAGE_GUILD)
ENOUGH = 12
"""Requests of one shape that are looked at."""


@pytest.fixture(scope="module")
async def evening(house: Bench) -> Bench:
    """A bench on which everything has been done that people can do."""
    anna, ben, cleo = house.people(3)
    table = await Table.begin(house, [anna, ben], preset="french")
    await table.play(Random(1), most=10)
    for command in ("games", "board", "settings", "rules", "help", "leave", "play"):
        await anna.slash(table.place, command)
    for way in ("cancel", "resign"):
        await table.leave(anna, way)
    house.sandbox.give(house.sandbox.role("Moderators", None, *LOOKS_AFTER), cleo)
    for command in ("moderate", "config"):
        await cleo.slash(table.place, command)
    await cleo.autocomplete(table.place, "move", option="action")
    await table.press(cleo, table.living, "s")
    await table.press(cleo, table.living, "r")
    await table.play(Random(2), most=5)
    await table.resign(anna)
    stay = house.channel()
    house.sandbox.forbid(stay, Permission.CREATE_PUBLIC_THREADS)
    other = await Table.open(house, house.people(4), stay)
    await house.answered(await table.press(other.host, other.lobby, "o:main"))
    await other.start()
    await other.play(Random(1), most=5)
    await other.resign(other.host)
    return house


@pytest.fixture(scope="module")
def description() -> dict[str, Any]:
    if not DESCRIPTION.exists():
        pytest.skip("Discord's description of its API is not here")
    found: dict[str, Any] = json.loads(DESCRIPTION.read_text())
    return found


async def test_every_request_has_the_form_that_discord_describes(
    evening: Bench, description: dict[str, Any]
) -> None:
    whole = Resource.from_contents(description, default_specification=DRAFT202012)
    registry = Registry().with_resource(DISCORD, whole)
    forms = forms_of(description)
    seen = set()
    for request in samples(evening.sandbox.record):
        form = forms[nameless(request.name)]
        if form is None:
            assert not request.json, request.name
            continue
        validator = Draft202012Validator({"$ref": form}, registry=registry)
        problems = [error.message[:300] for error in validator.iter_errors(spelt(request.json))]
        assert problems == [], (request.name, request.json)
        seen.add(request.name)
    assert len(seen) >= 7, seen


async def test_every_request_was_one_that_the_sandbox_knows(evening: Bench) -> None:
    assert evening.sandbox.record.unknown == []
    refused = [request for request in evening.sandbox.record if request.status >= 400]
    unexpected = [r for r in refused if not r.name.endswith("/threads")]
    assert [(request.name, request.response) for request in unexpected] == []


def spelt(body: Any) -> Any:
    """*body* with its ids as texts: discord.py writes some as numbers, which Discord takes too."""
    match body:
        case {"data": data}:
            return {**body, "data": spelt(data)}
        case {"allowed_mentions": {"users": [*users], **others}}:
            allowed = {**others, "users": [str(user) for user in users]}
            return spelt_files({**body, "allowed_mentions": allowed})
        case {}:
            return spelt_files(body)
        case _:
            return body


def spelt_files(body: dict[str, Any]) -> dict[str, Any]:
    files = body.get("attachments")
    if not files:
        return body
    return {**body, "attachments": [{**file, "id": str(file["id"])} for file in files]}


def samples(record: Iterable[Request]) -> Iterator[Request]:
    """Some requests of each shape; a whole evening would take long."""
    counts: Counter[str] = Counter()
    for request in record:
        shape = request.name + shape_of(request.json)
        counts[shape] += 1
        if counts[shape] <= ENOUGH:
            yield request


def shape_of(value: Any) -> str:
    match value:
        case dict():
            return "{" + ",".join(f"{k}:{shape_of(v)}" for k, v in sorted(value.items())) + "}"
        case list():
            return "[" + ",".join(sorted({shape_of(item) for item in value})) + "]"
        case _:
            return type(value).__name__


def forms_of(description: dict[str, Any]) -> dict[str, str | None]:
    """Where the form of each request's body is described; None where it has no body."""
    found: dict[str, str | None] = {}
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            if method == "parameters":
                continue
            place = f"{DISCORD}#/paths/{path.replace('/', '~1')}/{method}/requestBody/content"
            form = f"{place}/application~1json/schema" if "requestBody" in operation else None
            found[nameless(f"{method.upper()} {path}")] = form
    return found


def nameless(route: str) -> str:
    """*route* without what its variable parts are called."""
    return re.sub(r"\{\w+\}", "{}", route)
