from __future__ import annotations

from typing import Any

import pytest
from payloads import Json
from raw_bot import ApiClient

from sandbox import Sandbox


def command(name: str = "play", **more: Any) -> Json:
    return {"name": name, "description": "Open a table", **more}


def option(name: str = "game", kind: int = 3, **more: Any) -> Json:
    return {"name": name, "description": "Which one", "type": kind, **more}


def with_option(**more: Any) -> Json:
    return command(options=[option(**more)])


CHOICE = {"name": "Docker", "value": "docker"}
BLANK = "BASE_TYPE_REQUIRED"
NUMBER = "NUMBER_TYPE_COERCE"
ORDER = "APPLICATION_COMMAND_OPTIONS_MIN_GREATER_THAN_MAX"
LENGTH = "BASE_TYPE_BAD_LENGTH"
LONG = "BASE_TYPE_MAX_LENGTH"
NAME = "APPLICATION_COMMAND_INVALID_NAME"
TYPE = "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"
LONG_CHOICES = [
    {"name": str(n).rjust(100, "x"), "value": str(n).rjust(100, "y")} for n in range(20)
]
OPTION = "0.options.0"
SUB = {"name": "sub", "description": "x", "type": 1}


def choices(*values: Any, kind: int = 3) -> Json:
    return with_option(kind=kind, choices=[{"name": str(v), "value": v} for v in values])


def options(count: int, **more: Any) -> Json:
    return command(options=[option(f"o{n}", **more) for n in range(count)])


REFUSED = {
    "a name over 32": (command("x" * 33), "0.name", LENGTH),
    "a name with capitals": (command("Play"), "0.name", NAME),
    "a name with a blank": (command("play it"), "0.name", NAME),
    "a translated name with capitals": (
        command(name_localizations={"de": "Spielen"}),
        "0.name_localizations.de",
        NAME,
    ),
    "an unknown locale": (
        command(name_localizations={"xx": "play"}),
        "0.name_localizations.xx",
        "ENUM_TYPE_COERCE",
    ),
    "a description over 100": (command(description="x" * 101), "0.description", LONG),
    "no description": (command(description=""), "0.description", BLANK),
    "26 options": (options(26), "0.options", LONG),
    "an option without description": (with_option(description=""), f"{OPTION}.description", LENGTH),
    "one option twice": (
        command(options=[option(), option()]),
        "0.options.1.name",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    "a required option after another": (
        command(options=[option("a"), option("b", required=True)]),
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "26 choices": (choices(*map(str, range(26))), f"{OPTION}.choices", LONG),
    "a choice over 100": (
        with_option(choices=[{"name": "x", "value": "x" * 101}]),
        f"{OPTION}.choices.0.value",
        LONG,
    ),
    "one choice twice": (
        choices("docker", "docker"),
        f"{OPTION}.choices.1.name",
        "APPLICATION_COMMAND_CHOICE_NAME_EXISTS",
    ),
    "choices with autocomplete": (
        with_option(choices=[CHOICE], autocomplete=True),
        f"{OPTION}.choices",
        "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES",
    ),
    "choices of a user": (with_option(kind=6, autocomplete=True), f"{OPTION}.type", TYPE),
    "sub-commands beside options": (command(options=[SUB, option()]), "0.options", TYPE),
    "26 sub-commands": (
        command(options=[{**SUB, "name": f"s{n}"} for n in range(26)]),
        "0.options",
        LONG,
    ),
    "a sub-command in a sub-command": (
        command(options=[{**SUB, "options": [{**SUB, "name": "inner"}]}]),
        f"{OPTION}.type",
        TYPE,
    ),
    "over 8,000 characters": (
        options(2, choices=LONG_CHOICES),
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    "a menu command with description": (
        command("Profile", type=2),
        "0",
        "APPLICATION_COMMAND_CONTEXT_MENU_INVALID",
    ),
    "min_value of a string": (with_option(min_value=1), f"{OPTION}.min_value", TYPE),
    "max_length of an integer": (with_option(kind=4, max_length=5), f"{OPTION}.max_length", TYPE),
    "channel types of a user": (
        with_option(kind=6, channel_types=[0]),
        f"{OPTION}.channel_types",
        TYPE,
    ),
    "min above max": (with_option(kind=4, min_value=5, max_value=4), f"{OPTION}.min_value", ORDER),
    "min length above max length": (
        with_option(min_length=5, max_length=4),
        f"{OPTION}.min_length",
        ORDER,
    ),
    "an integer choice of 1.5": (choices(1.5, kind=4), f"{OPTION}.choices.0.value", NUMBER),
    "an integer from 0.5": (with_option(kind=4, min_value=0.5), f"{OPTION}.min_value", NUMBER),
    "a blank description": (command(description=" "), "0.description", BLANK),
    "a blank choice": (choices(" "), f"{OPTION}.choices.0.name", BLANK),
    "no contexts at all": (command(contexts=[]), "0.contexts", LENGTH),
}


@pytest.mark.parametrize("case", REFUSED)
async def test_discord_refuses_a_command_with(case: str, api: ApiClient) -> None:
    body, path, code = REFUSED[case]
    answer = await api.register(body)
    assert (answer.status, answer.code) == (400, 50035)
    assert answer.faults == {path: code}


async def test_every_script_has_names(api: ApiClient) -> None:
    names = {"hi": "खेल", "th": "เล่น", "ja": "遊ぶ", "de": "spielen", "fr": "l'été"}
    assert (await api.register(command(name_localizations=names))).status == 200


async def test_the_longest_translation_counts(api: ApiClient) -> None:
    options = [
        option(f"o{n}", description="x" * 100, description_localizations={"de": "y"})
        for n in range(25)
    ]
    choices = [{"name": "n" * 90 + str(n), "value": "v" * 90 + str(n)} for n in range(10, 35)]
    options[0]["choices"] = choices
    assert (await api.register(command(options=options))).status == 200
    for choice in choices[:10]:
        choice["name_localizations"] = {"de": "d" * 100}
    options[1]["choices"] = choices[:5]
    assert (await api.register(command(options=options))).code == 50035


@pytest.mark.parametrize(("kind", "most"), [(1, 100), (2, 15), (3, 15)])
async def test_the_number_of_commands_is_limited(kind: int, most: int, api: ApiClient) -> None:
    def commands(count: int) -> list[Json]:
        about = {"description": "x"} if kind == 1 else {}
        return [{"name": f"c{n}", "type": kind, **about} for n in range(count)]

    assert (await api.register(*commands(most))).status == 200
    assert (await api.register(*commands(most + 1))).code == 30032


async def test_creating_is_rationed_by_the_day_and_replacing_is_not(
    api: ApiClient, sandbox: Sandbox
) -> None:
    for day in range(2):
        names = [command(f"day{day}-{n}") for n in range(100)]
        assert (await api.register(*names)).status == 200
        assert (await api.register(*names)).status == 200
    answer = await api.register(command("one-more"))
    assert (answer.status, answer.code) == (429, 30034)
    sandbox.clock.advance(86_401)
    assert (await api.register(command("one-more"))).status == 200


async def test_a_known_command_keeps_its_id(api: ApiClient) -> None:
    first = await api.register(command("a"), command("b"))
    second = await api.register(command("b"), command("c"))
    assert second.body[0]["id"] == first.body[1]["id"]
    assert second.body[0]["version"] != first.body[1]["version"]


async def test_commands_are_changed_one_by_one_too(api: ApiClient, sandbox: Sandbox) -> None:
    path = f"/applications/{sandbox.world.bot.id}/commands"
    made = await api("POST", path, command("a"))
    assert made.status == 201
    assert (await api("POST", path, command("a", description="new"))).status == 200
    one = f"{path}/{made.body['id']}"
    changed = await api("PATCH", one, {"description": "newer"})
    assert changed.body["description"] == "newer"
    assert (await api("GET", f"{path}?with_localizations=1")).body == [changed.body]
    assert (await api("DELETE", one)).status == 204
    assert (await api("GET", one)).code == 10063


async def test_a_servers_own_commands_are_found_there_only(
    api: ApiClient, sandbox: Sandbox
) -> None:
    anna, other = sandbox.person("Anna"), sandbox.guild("Other")
    path = f"/applications/{sandbox.world.bot.id}/guilds/{other.id}/commands"
    assert (await api("PUT", path, [command("here")])).status == 200
    there = sandbox.channel("general", other)
    assert [c["name"] for c in anna.client.commands(there)] == ["here"]
    assert anna.client.commands(sandbox.channel()) == []


async def test_localizations_are_listed_on_request(api: ApiClient, sandbox: Sandbox) -> None:
    german = {"de": "spielen"}
    choice = {**CHOICE, "name_localizations": german}
    game = option(name_localizations=german, choices=[choice])
    await api.register(command(name_localizations=german, options=[game]))
    path = f"/applications/{sandbox.world.bot.id}/commands"
    (plain,) = (await api("GET", path)).body
    (full,) = (await api("GET", f"{path}?with_localizations=true")).body
    for shown, expected in ((plain, None), (full, german)):
        shown_option = shown["options"][0]
        parts = (shown, shown_option, shown_option["choices"][0])
        assert [part.get("name_localizations") for part in parts] == [expected] * 3
