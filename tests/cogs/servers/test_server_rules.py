"""The rules of a server, and the check of what the bot may do in its channels."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from people import ADA, BO, HERE, LOOK, NOW, running, waiting
from refusals import by_discord, codes_of, refused

from cogs.commands.opening import require_private_place
from cogs.messages.payload import MessagePayload
from cogs.publishing.refusals import (
    FOR_THREADS,
    MISSING_PERMISSIONS,
    NEEDED,
    lacking,
    why_not_shown,
)
from cogs.servers.view import (
    PER_PAGE,
    check_payload,
    config_payload,
    page_count,
    server_tables_payload,
)
from cogs.table.choices import NO_CHOICE
from cogs.table.lobby import Place
from cogs.table.rematch import Again
from cogs.table.server_rules import (
    MOST_LOBBIES,
    as_settled,
    require_channel,
    require_may_open,
    server_with,
)
from cogs.table.service import TableService
from cogs.table.votes import close_lobby
from data.i18n import LANGUAGES, translator
from data.store import PostedMessages, Server, Session, Standing, Status, Store
from rules import GAMES

SERVER = Server(guild_id=1)


def test_a_server_that_settled_nothing_refuses_nothing() -> None:
    require_channel(SERVER, HERE)
    require_may_open(SERVER, waiting(), [running()] * 50)
    assert as_settled(waiting(), SERVER) == waiting()


def test_tables_are_opened_in_the_channels_that_were_chosen_and_their_threads() -> None:
    server = replace(SERVER, channels=(2, 8, 9))
    require_channel(server, Place(1, 8))
    require_channel(server, Place(1, 77, parent_id=8))
    with refused("wrong-channel") as refusal:
        require_channel(server, Place(1, 77, parent_id=78))
    assert refusal.value.params == {"channel": "2", "others": 2}


def test_only_tables_that_somebody_opened_in_this_server_count() -> None:
    server = replace(SERVER, most_tables=2)
    elsewhere, others = replace(waiting(), guild_id=9), replace(waiting(), host_id=BO.user_id)
    require_may_open(server, waiting(), [waiting(), elsewhere, others])
    with refused("too-many-tables"):
        require_may_open(server, waiting(), [waiting(), running(ADA, BO)])


def test_nobody_opens_more_lobbies_than_can_be_meant() -> None:
    elsewhere = [replace(waiting(), guild_id=number) for number in range(MOST_LOBBIES)]
    begun, others = running(), replace(waiting(), host_id=BO.user_id)
    require_may_open(SERVER, waiting(), [*elsewhere[1:], begun, others])
    with refused("too-many-lobbies"):
        require_may_open(SERVER, waiting(), elsewhere)


def test_a_game_that_is_not_offered_is_not_opened() -> None:
    require_may_open(replace(SERVER, games=("docker",)), waiting(), ())
    with refused("game-not-offered"):
        require_may_open(replace(SERVER, games=("pier18",)), waiting(), ())


def test_choices_that_no_longer_exist_count_as_none() -> None:
    server = replace(SERVER, language="xx", pace="hasty")
    assert as_settled(waiting(), server) == waiting()


@pytest.mark.parametrize(
    ("name", "values", "settled"),
    [
        ("channels", ("12", str(2**62)), {"channels": (12, 2**62)}),
        ("games", ("docker",), {"games": ("docker",)}),
        ("games", tuple(GAMES), {"games": ()}),
        ("games", (), {"games": ()}),
        ("language", ("de",), {"language": "de"}),
        ("pace", ("live",), {"pace": "live"}),
        ("most", ("3",), {"most_tables": 3}),
    ],
)
def test_everything_can_be_settled_and_taken_back(name, values, settled) -> None:
    server = server_with(SERVER, name, values)
    assert server == replace(SERVER, **settled)
    assert server_with(server, name, ()) == SERVER
    assert server_with(server, name, (NO_CHOICE,)) == SERVER


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("channels", ("x",)),
        ("channels", ("-1",)),
        ("channels", ("1" * 30,)),
        ("games", ("chess",)),
        ("language", ("xx",)),
        ("pace", ("live", "daily")),
        ("most", ("-3",)),
        ("owner", ("1",)),
    ],
)
def test_nothing_else_can_be_settled(name: str, values: tuple[str, ...]) -> None:
    with refused("bad-choice"):
        server_with(SERVER, name, values)


async def test_the_service_obeys_the_server_and_begins_tables_as_it_settled(store: Store) -> None:
    tables = TableService[None](store, lambda *_: None)
    await store.set_server(
        Server(guild_id=1, channels=(2,), language="de", pace="brisk", most_tables=1)
    )
    with refused("wrong-channel"):
        await tables.open("docker", ADA, Place(1, 3), LOOK)
    session = await tables.open("docker", ADA, HERE, LOOK)
    assert (session.language, session.pace) == ("de", "brisk")
    with refused("too-many-tables"):
        await tables.open("docker", ADA, HERE, LOOK)
    await tables.call_off(session.id, close_lobby, ADA)
    await tables.open("docker", ADA, HERE, LOOK)
    assert (await tables.open("docker", ADA, Place(5, 3), LOOK)).language == "en"
    with refused("wrong-channel"):
        await tables.move(session.id, ADA, Place(1, 3))


class Evening:
    """A service with a game that is over and a lobby that was closed, in each place."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables = TableService[None](store, lambda *_: None)

    async def over(self, channel: int) -> Session:
        """A game of Ada and Bo that is over."""
        session = replace(running(ADA, BO), channel_id=channel, standing=Standing(Status.FINISHED))
        return (await self.store.create(session))[0]

    async def closed(self, channel: int) -> Session:
        """A lobby of Ada and Bo that closed by itself."""
        closed = Standing(Status.CANCELLED, asleep_at=NOW)
        session = replace(waiting(ADA, BO), channel_id=channel, standing=closed)
        return (await self.store.create(session))[0]

    async def play(self, at: Place) -> Session:
        return await self.tables.open("docker", ADA, at, LOOK)

    async def rematch(self, at: Place) -> Session:
        over = await self.over(at.channel_id)
        return await self.tables.play_again(over.id, ADA, Again.REMATCH, at)

    async def again_with_others(self, at: Place) -> Session:
        over = await self.over(at.channel_id)
        return await self.tables.play_again(over.id, ADA, Again.OPEN, at)

    async def open_again(self, at: Place) -> Session:
        closed = await self.closed(at.channel_id)
        return await self.tables.open_again(closed.id, ADA, at)


Opening = Callable[[Evening, Place], Awaitable[Session]]
WAYS: list[Opening] = [Evening.play, Evening.rematch, Evening.again_with_others, Evening.open_again]


@pytest.mark.parametrize("way", WAYS)
async def test_many_presses_at_once_open_no_more_tables_than_one(
    store: Store, way: Opening
) -> None:
    await store.set_server(Server(guild_id=1, most_tables=1))
    evening = Evening(store)
    ends = await asyncio.gather(*(way(evening, HERE) for _ in range(3)), return_exceptions=True)
    assert sum(isinstance(end, Session) for end in ends) == 1
    assert codes_of(ends) == ["too-many-tables"] * 2
    assert len(await store.live_sessions_of(ADA.user_id)) == 1


@pytest.mark.parametrize("way", WAYS)
async def test_no_way_to_open_a_table_leads_out_of_the_settled_channels(
    store: Store, way: Opening
) -> None:
    await store.set_server(Server(guild_id=1, channels=(9,)))
    evening = Evening(store)
    for place in (HERE, Place(1, 77, parent_id=2)):
        with refused("wrong-channel"):
            await way(evening, place)
    for place in (Place(1, 9), Place(1, 78, parent_id=9)):
        assert (await way(evening, place)).channel_id == place.channel_id


async def test_a_closed_lobby_that_may_not_be_opened_again_stays_as_it_is(store: Store) -> None:
    await store.set_server(Server(guild_id=1, most_tables=1))
    evening = Evening(store)
    closed, other = await evening.closed(2), await evening.play(HERE)
    with refused("too-many-tables"):
        await evening.tables.open_again(closed.id, ADA, HERE)
    await evening.tables.call_off(other.id, close_lobby, ADA)
    ends = await asyncio.gather(
        *(evening.tables.open_again(closed.id, who, HERE) for who in (ADA, BO)),
        return_exceptions=True,
    )
    assert sum(isinstance(end, Session) for end in ends) == 1
    assert codes_of(ends) == ["stale-press"]


SAY = translator("en")
SETTLED = Server(
    guild_id=1, channels=(5, 6), games=("docker",), language="de", pace="brisk", most_tables=3
)


def shown(payload: MessagePayload) -> str:
    return str(payload.fields()["components"])


def chosen(payload: MessagePayload) -> dict[str, list[Any]]:
    """Return the choices in each menu of *payload*, by its custom id."""
    found = {}
    for row in payload.fields()["components"]:
        for item in row.get("components", ()):
            defaults = [o["value"] for o in item.get("options", ()) if o.get("default")]
            defaults += [value["id"] for value in item.get("default_values", ())]
            found[item.get("custom_id", "")] = defaults
    return found


def test_menus_show_what_is_settled() -> None:
    found = chosen(config_payload(SETTLED, SAY))
    assert found["C:channels"] == [5, 6]
    assert found["C:games"] == ["docker"]
    assert chosen(config_payload(replace(SETTLED, names_turn=True), SAY))["C:turn"] == ["on"]
    shown = [found[f"C:{name}"] for name in ("language", "pace", "most", "turn")]
    assert shown == [["de"], ["brisk"], ["3"], ["-"]]
    found = chosen(config_payload(Server(guild_id=1), SAY))
    assert (found["C:games"], found["C:pace"]) == ([], ["-"])


def test_the_list_turns_its_pages() -> None:
    session = replace(running(ADA, BO), asked_since=NOW)
    sessions = [session] * PER_PAGE + [waiting(ADA)]
    assert page_count(sessions) == 2
    posted = [PostedMessages()] * PER_PAGE
    first = shown(server_tables_payload(sessions, posted, 1, SAY))
    last = shown(server_tables_payload(sessions, posted[:1], 2, SAY))
    assert "C:tables-2" in first
    assert "C:tables-1" in last
    assert "one seat taken" in last
    assert "11 open tables" in last


@pytest.mark.parametrize("name", [*NEEDED, *FOR_THREADS])
def test_the_one_missing_permission_is_named(name: str) -> None:
    held = discord.Permissions(377957239808)
    assert lacking(held, in_thread=False) == (), "the invitation asks for all of them"
    held.update(**{name: False})
    assert lacking(held, in_thread=False) == (name,)


def test_a_thread_needs_no_messages_in_its_channel() -> None:
    held = discord.Permissions(377957239808)
    held.update(send_messages=False, create_public_threads=False, create_private_threads=False)
    assert lacking(held, in_thread=True) == ()


@pytest.mark.parametrize(("channel_id", "thread_id"), [(2, None), (2, 2), (1, 2)])
async def test_where_a_board_stands_in_a_thread_the_permission_for_threads_is_named(
    channel_id: int, thread_id: int | None
) -> None:
    held = discord.Permissions(377957239808)
    held.update(send_messages_in_threads=False)
    thread = object.__new__(discord.Thread)
    thread.parent_id = 1
    pressed: Any = SimpleNamespace(
        locale=discord.Locale.british_english,
        channel=thread,
        channel_id=2,
        app_permissions=held,
        message=object(),
    )
    refusal = by_discord(403, MISSING_PERMISSIONS)
    session = replace(running(ADA, BO), channel_id=channel_id, thread_id=thread_id)
    said = await why_not_shown(pressed, refusal, session)
    assert said.startswith(
        "✅ That counts, but I cannot show the table now. I may not write in <#2>"
    )
    assert "Send Messages in Threads" in said
    assert "Send Messages," not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_permission_says_what_it_breaks(language: str) -> None:
    names = (*NEEDED, *FOR_THREADS)
    translate = translator(language)
    shown, _ = check_payload({1: names}, translate).items
    said = str(shown.to_component_dict())
    for name in names:
        assert translate(f"check-{name.replace('_', '-')}") in said


def pressed_in(kind: discord.ChannelType) -> Any:
    """An interaction in a channel of this kind, where the bot may do everything."""
    channel = SimpleNamespace(type=kind)
    return SimpleNamespace(
        guild_id=1, channel=channel, app_permissions=discord.Permissions.all_channel()
    )


def test_a_text_channel_can_have_a_private_table() -> None:
    require_private_place(pressed_in(discord.ChannelType.text))


@pytest.mark.parametrize(
    "kind",
    [each for each in discord.ChannelType if each is not discord.ChannelType.text],
    ids=lambda kind: kind.name,
)
def test_no_other_kind_of_channel_can(kind: discord.ChannelType) -> None:
    with refused("no-threads-here"):
        require_private_place(pressed_in(kind))
