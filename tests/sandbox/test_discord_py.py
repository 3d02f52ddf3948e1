"""A real discord.py client over sockets, written like a current bot."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route
from payloads import PNG
from yarl import URL

from sandbox import Channel, Fault, Person, Sandbox, Settings

APPLICATION_ID = 1_180_000_000_000_000_000
GUILDS_ONLY = discord.Intents(guilds=True)


class Board(ui.LayoutView):
    """A table: a picture, a line and a button."""

    def __init__(self, line: str) -> None:
        super().__init__(timeout=None)
        gallery = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="A quay")
        )
        row: ui.ActionRow[Any] = ui.ActionRow(ui.Button(label="Move", custom_id="move"))
        self.add_item(ui.Container(ui.TextDisplay(line), gallery, row))


def picture() -> discord.File:
    return discord.File(io.BytesIO(PNG), "board.png")


class Question(ui.Modal):
    def __init__(self) -> None:
        super().__init__(title="A question", custom_id="question")
        field: ui.TextInput[Any] = ui.TextInput(custom_id="answer", max_length=10)
        self.add_item(ui.Label(text="Answer", component=field))


class Bot(discord.Client):
    """Commands for everything, and one listener for all presses."""

    def __init__(self) -> None:
        super().__init__(intents=GUILDS_ONLY, guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.resumed = asyncio.Event()
        for function in (play, think, ask, move):
            self.tree.add_command(function)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_interaction(self, press: discord.Interaction) -> None:
        if press.type is discord.InteractionType.component:
            await press.response.edit_message(
                view=Board("Moved"), attachments=[picture()], allowed_mentions=None
            )
        elif press.type is discord.InteractionType.modal_submit:
            assert press.data is not None
            answer = press.data["components"][0]["component"]["value"]
            await press.response.send_message(f"You said {answer}", ephemeral=True)


@app_commands.command(description="Open a table")
async def play(command: discord.Interaction, game: str) -> None:
    await command.response.send_message(
        view=Board(f"{command.user.mention}: {game}"), file=picture()
    )


@app_commands.command(description="Think first")
async def think(command: discord.Interaction) -> None:
    await command.response.defer(thinking=True, ephemeral=True)
    await command.followup.send("first", ephemeral=True)
    await command.followup.send("second", ephemeral=True)
    await command.edit_original_response(content="changed")


@app_commands.command(description="Ask")
async def ask(command: discord.Interaction) -> None:
    await command.response.send_modal(Question())


@app_commands.command(description="Move")
async def move(command: discord.Interaction, action: str) -> None:
    await command.response.send_message(action)


@move.autocomplete("action")
async def actions(command: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    known = ("a1-b2", "a1-c3", "b1-b2")
    return [app_commands.Choice(name=a, value=a) for a in known if a.startswith(typed)]


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """One whose bot belongs to an old application, with an id of its own."""
    settings = Settings(application_id=APPLICATION_ID)
    async with await Sandbox.start(limits=False, settings=settings) as running:
        yield running


@pytest.fixture
async def bot(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bot]:
    monkeypatch.setattr(Route, "BASE", sandbox.api_url)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(sandbox.gateway_url))
    client = Bot()
    running = asyncio.create_task(client.start(sandbox.token))
    await sandbox.connected()
    await client.wait_until_ready()
    yield client
    await client.close()
    await running
    assert sandbox.record.unknown == []


async def test_it_logs_in_and_knows_its_server(bot: Bot, sandbox: Sandbox) -> None:
    (guild,) = bot.guilds
    assert guild.name == "Game Night"
    assert [channel.name for channel in guild.text_channels] == ["games", "lounge"]
    me = guild.text_channels[0].permissions_for(guild.me)
    assert me.send_messages
    assert not me.manage_messages
    assert bot.application_id == APPLICATION_ID
    commands = await bot.tree.fetch_commands()
    assert {command.name for command in commands} == {"play", "think", "ask", "move"}


async def test_a_command_brings_a_board_and_a_press_changes_it(
    bot: Bot, anna: Person, games: Channel
) -> None:
    opened = await anna.slash(games, "play", game="Docker")
    board = opened.message
    assert board is not None
    assert board.text == f"<@{anna.id}>: Docker"
    assert (
        await bot.get_partial_messageable(games.id).fetch_message(board.id)
    ).application_id == APPLICATION_ID
    first = board.attachments
    pressed = await anna.press(board, label="Move")
    assert pressed.message is board
    assert board.text == "Moved"
    assert board.attachments != first
    assert [ping.reason for ping in anna.pings] == ["mention"]


async def test_thinking_follow_ups_and_the_original(bot: Bot, anna: Person, games: Channel) -> None:
    reply = await anna.slash(games, "think")
    assert reply.callback == 5
    while len(reply.messages) < 3:
        await asyncio.sleep(0.001)
    assert [message.text for message in anna.sees(games)] == ["changed", "second"]
    assert all(message.is_ephemeral for message in anna.sees(games))


async def test_a_modal_comes_back_filled_in(bot: Bot, anna: Person, games: Channel) -> None:
    reply = await anna.slash(games, "ask")
    assert reply.modal is not None
    done = await anna.submit(reply.modal, {"answer": "yes"})
    assert done.text == "You said yes"


async def test_autocomplete_responds_while_a_person_types(
    bot: Bot, anna: Person, games: Channel
) -> None:
    choices = await anna.autocomplete(games, "move", option="action", value="a1")
    assert [choice["value"] for choice in choices] == ["a1-b2", "a1-c3"]


async def test_messages_are_sent_edited_fetched_and_deleted(bot: Bot, games: Channel) -> None:
    channel = bot.get_partial_messageable(games.id, guild_id=bot.guilds[0].id)
    sent = await channel.send(view=Board("One"), file=picture(), nonce="n1")
    again = await channel.send(view=Board("One"), file=picture(), nonce="n1")
    assert again.id == sent.id
    await sent.edit(view=Board("Two"), attachments=[picture()])
    fetched = await channel.fetch_message(sent.id)
    assert fetched.flags.components_v2
    (container,) = fetched.components
    assert isinstance(container, discord.components.Container)
    words, gallery, _ = container.children
    assert isinstance(words, discord.components.TextDisplay)
    assert isinstance(gallery, discord.components.MediaGalleryComponent)
    assert words.content == "Two"
    assert gallery.items[0].description == "A quay"
    assert gallery.items[0].media.width == 640
    await fetched.delete()
    with pytest.raises(discord.NotFound):
        await channel.fetch_message(sent.id)


async def test_a_thread_is_opened_and_written_in(bot: Bot, games: Channel, anna: Person) -> None:
    channel = bot.get_channel(games.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("The table")
    thread = await message.create_thread(name="Table 1", auto_archive_duration=60)
    await thread.send(f"{anna.user.name} <@{anna.id}>")
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="Table 2")
    assert refused.value.code == 160004
    await thread.edit(name="Table one")
    assert anna.sees(bot_thread(games))[0].text.startswith("Anna")
    assert bot_thread(games).name == "Table one"


def bot_thread(games: Channel) -> Channel:
    assert games.guild is not None
    return next(iter(games.guild.threads.values()))


async def test_a_direct_message_and_closed_dms(bot: Bot, anna: Person) -> None:
    user = await bot.fetch_user(anna.id)
    await user.send("psst")
    assert anna.sees(anna.dm)[0].text == "psst"
    anna.close_dms()
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("again")
    assert refused.value.code == 50007


async def test_after_a_lost_connection_it_resumes_and_misses_nothing(
    bot: Bot, anna: Person, games: Channel, sandbox: Sandbox
) -> None:
    await sandbox.gateway.drop_all()
    reply = await anna.slash(games, "play", game="Docker")
    assert reply.failed is None
    await bot.resumed.wait()


async def test_it_waits_out_a_rate_limit(bot: Bot, games: Channel, sandbox: Sandbox) -> None:
    sandbox.faults.add(Fault(kind="429", route="POST /channels/*", seconds=0.05))
    channel = bot.get_partial_messageable(games.id)
    await channel.send("x")
    assert len(games.messages) == 1


async def test_its_refusals_name_the_field(bot: Bot, games: Channel) -> None:
    channel = bot.get_partial_messageable(games.id)
    with pytest.raises(discord.HTTPException, match="Must be 2000 or fewer in length"):
        await channel.send("x" * 2001)
