"""Options, selects and modals whose values are ids: users, roles, channels, files."""

from __future__ import annotations

from typing import Any

import pytest
from payloads import MODAL, Json, row
from raw_bot import ApiClient, Bot

from sandbox import Channel, ClientError, Message, Person, Sandbox

USERS, ROLES, MENTIONABLES, CHANNELS = 5, 6, 7, 8
FILES = 19


@pytest.fixture
async def command(api: ApiClient, bot: Bot) -> None:
    bot.answers({"type": 4, "data": {"content": "x"}})
    kinds = {"user": 6, "channel": 7, "role": 8, "anyone": 9, "file": 11}
    options = [{"name": name, "description": "x", "type": kind} for name, kind in kinds.items()]
    options[1]["channel_types"] = [0]
    assert (
        await api.register({"name": "give", "description": "x", "options": options})
    ).status == 200


def last_data(bot: Bot) -> Json:
    data: Json = bot.events("INTERACTION_CREATE")[-1]["data"]
    return data


def keys(data: Json) -> dict[str, list[str]]:
    return {kind: list(things) for kind, things in data["resolved"].items()}


@pytest.mark.usefixtures("command")
async def test_options_bring_what_they_refer_to(
    bot: Bot, anna: Person, ben: Person, games: Channel, sandbox: Sandbox
) -> None:
    role, file = sandbox.role("Dockers"), anna.upload("move.txt", b"a1-c2")
    given: dict[str, Any] = {"user": ben, "channel": games, "role": role, "file": file}
    await anna.slash(games, "give", **given)
    data = last_data(bot)
    assert {o["name"]: o["value"] for o in data["options"]} == {
        name: str(thing.id) for name, thing in given.items()
    }
    assert keys(data) == {
        "users": [str(ben.id)],
        "members": [str(ben.id)],
        "channels": [str(games.id)],
        "roles": [str(role.id)],
        "attachments": [str(file.id)],
    }
    attachment = data["resolved"]["attachments"][str(file.id)]
    assert (attachment["filename"], attachment["size"]) == ("move.txt", 5)


@pytest.mark.usefixtures("command")
async def test_a_mentionable_is_a_user_or_a_role(
    bot: Bot, anna: Person, ben: Person, games: Channel, sandbox: Sandbox
) -> None:
    await anna.slash(games, "give", anyone=ben)
    assert keys(last_data(bot)) == {"users": [str(ben.id)], "members": [str(ben.id)]}
    role = sandbox.role("Dockers")
    await anna.slash(games, "give", anyone=role)
    assert keys(last_data(bot)) == {"roles": [str(role.id)]}


@pytest.mark.usefixtures("command")
@pytest.mark.parametrize("name", ["user", "channel", "role", "anyone", "file"])
async def test_what_does_not_exist_cannot_be_given(
    bot: Bot, anna: Person, games: Channel, name: str
) -> None:
    for value in ("5", "nobody", 5, ""):
        with pytest.raises(ClientError, match="there is no"):
            await anna.slash(games, "give", **{name: value})


@pytest.mark.usefixtures("command")
async def test_a_channel_is_of_a_type_that_fits(
    api: ApiClient, bot: Bot, anna: Person, games: Channel, sandbox: Sandbox
) -> None:
    made = await api("POST", f"/channels/{games.id}/threads", {"name": "x", "type": 11})
    with pytest.raises(ClientError, match="another type"):
        await anna.slash(games, "give", channel=made.body["id"])


async def test_the_link_of_an_uploaded_file_works(anna: Person, api: ApiClient) -> None:
    file = anna.upload("move.txt", b"a1-c2")
    async with api.session.get(file.url) as response:
        assert await response.read() == b"a1-c2"


@pytest.mark.parametrize(
    ("kind", "resolved"),
    [(USERS, "users"), (ROLES, "roles"), (MENTIONABLES, "roles"), (CHANNELS, "channels")],
)
async def test_selects_bring_what_was_chosen(
    api: ApiClient,
    bot: Bot,
    anna: Person,
    games: Channel,
    sandbox: Sandbox,
    kind: int,
    resolved: str,
) -> None:
    things = {"users": anna, "roles": sandbox.role("Dockers"), "channels": games}
    chosen = str(things[resolved].id)
    components = [row({"type": kind, "custom_id": "s"})]
    message = await api.post(games, {"content": "x", "components": components})
    await anna.choose(message, "s", chosen)
    data = last_data(bot)
    assert (data["component_type"], data["values"]) == (kind, [chosen])
    assert list(data["resolved"][resolved]) == [chosen]
    with pytest.raises(ClientError, match="there is no"):
        await anna.choose(message, "s", "5")
    with pytest.raises(ClientError, match="another number of values"):
        await anna.choose(message, "s", [chosen, chosen])


async def open_modal(bot: Bot, anna: Person, buttons: Message, field: Json) -> Any:
    label = {"type": 18, "label": "L", "component": {"custom_id": "f", **field}}
    bot.answers({"type": 9, "data": {**MODAL, "components": [label]}})
    reply = await anna.press(buttons, label="Go")
    assert reply.modal is not None
    bot.answers({"type": 6})
    return reply.modal


async def test_selects_of_a_modal_bring_what_was_chosen(
    bot: Bot, anna: Person, ben: Person, buttons: Message, sandbox: Sandbox
) -> None:
    role = sandbox.role("Dockers")
    modal = await open_modal(bot, anna, buttons, {"type": MENTIONABLES, "max_values": 2})
    await anna.submit(modal, {"f": [str(ben.id), str(role.id)]})
    data = last_data(bot)
    assert data["components"][0]["component"]["values"] == [str(ben.id), str(role.id)]
    assert keys(data) == {"users": [str(ben.id)], "members": [str(ben.id)], "roles": [str(role.id)]}


async def test_default_values_of_a_modal_count_as_chosen(
    bot: Bot, anna: Person, ben: Person, buttons: Message
) -> None:
    default = {"id": str(ben.id), "type": "user"}
    modal = await open_modal(bot, anna, buttons, {"type": USERS, "default_values": [default]})
    await anna.submit(modal, {})
    assert list(last_data(bot)["resolved"]["users"]) == [str(ben.id)]


async def test_files_of_a_modal_are_resolved(bot: Bot, anna: Person, buttons: Message) -> None:
    modal = await open_modal(bot, anna, buttons, {"type": FILES, "max_values": 2})
    files = [anna.upload(f"{n}.txt", b"x") for n in range(2)]
    await anna.submit(modal, {"f": [str(file.id) for file in files]})
    assert keys(last_data(bot)) == {"attachments": [str(file.id) for file in files]}


@pytest.mark.parametrize(
    ("field", "values", "reason"),
    [
        ({"type": USERS}, ["5"], "there is no user"),
        ({"type": ROLES}, ["5"], "there is no role"),
        ({"type": FILES}, ["5"], "there is no uploaded file"),
        ({"type": USERS}, ["ANNA", "BEN"], "takes 1 to 1"),
        ({"type": USERS, "max_values": 2}, ["ANNA", "ANNA"], "takes 1 to 2"),
        ({"type": USERS, "min_values": 2, "max_values": 2}, ["ANNA"], "takes 2 to 2"),
        ({"type": USERS}, [], "must be filled in"),
        ({"type": USERS}, "ANNA", "a list of strings"),
        (
            {"type": 3, "options": [{"label": n, "value": n} for n in "ab"]},
            ["a", "b"],
            "takes 1 to 1",
        ),
    ],
)
async def test_a_modal_takes_no_other_values(
    bot: Bot, anna: Person, ben: Person, buttons: Message, field: Json, values: Any, reason: str
) -> None:
    ids = {"ANNA": str(anna.id), "BEN": str(ben.id)}
    modal = await open_modal(bot, anna, buttons, field)
    given = [ids.get(value, value) for value in values] if isinstance(values, list) else values
    with pytest.raises(ClientError, match=reason):
        await anna.submit(modal, {"f": given})


async def test_a_file_is_uploaded_on_the_page(
    api: ApiClient, anna: Person, sandbox: Sandbox
) -> None:
    url = f"{sandbox.page_url}sandbox/api/files?as={anna.id}&filename=../move%201.txt"
    async with api.session.post(url, data=b"a1-c2") as response:
        body = await response.json()
    assert body["filename"] == ".._move_1.txt"
