"""Clients of other libraries log in, are pressed, and answer; each is installed for this run."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from sandbox import Sandbox

pytestmark = pytest.mark.slow

INSTALLING = 600.0
"""Seconds after which a package is not to be had."""

PYCORD = """
import os, discord
from discord.http import Route

Route.BASE = Route.API_BASE_URL = os.environ["API"]

class Press(discord.ui.View):
    @discord.ui.button(label="Press", custom_id="press")
    async def press(self, button, press):
        await press.response.edit_message(content="pressed", view=None)

bot = discord.Bot(intents=discord.Intents(guilds=True))

@bot.slash_command(description="Play")
async def play(asked):
    await asked.defer()
    await bot.wait_until_ready()
    await asked.respond("played", view=Press(timeout=None))

bot.run(os.environ["TOKEN"])
"""
HIKARI = """
import os, hikari

API, TOKEN = os.environ["API"], os.environ["TOKEN"]
bot = hikari.GatewayBot(TOKEN, intents=hikari.Intents.GUILDS, rest_url=API, banner=None)

@bot.listen()
async def started(event: hikari.StartedEvent):
    me = await bot.rest.fetch_application()
    await bot.rest.set_application_commands(me.id, [bot.rest.slash_command_builder("play", "Play")])

@bot.listen()
async def acted(event: hikari.InteractionCreateEvent):
    act = event.interaction
    if isinstance(act, hikari.CommandInteraction):
        await act.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE)
        row = bot.rest.build_message_action_row()
        row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "press", label="Press")
        await act.edit_initial_response("played", component=row)
    else:
        await act.create_initial_response(
            hikari.ResponseType.MESSAGE_UPDATE, "pressed", components=[]
        )

bot.run(check_for_updates=False)
"""
DISCORD_JS = """
const { Client, GatewayIntentBits, ButtonBuilder, ActionRowBuilder } = require("discord.js");

const rest = { api: process.env.API.replace("/v10", "") };
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest });
client.once("clientReady", () =>
  client.application.commands.set([{ name: "play", description: "Play" }]),
);
client.on("interactionCreate", async (act) => {
  if (act.isChatInputCommand()) {
    const button = new ButtonBuilder({ customId: "press", label: "Press", style: 1 });
    const row = new ActionRowBuilder({ components: [button] });
    await act.reply({ content: "played", components: [row] });
  } else await act.update({ content: "pressed", components: [] });
});
client.login(process.env.TOKEN);
"""


async def install(*command: str | Path, folder: Path) -> None:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *command, cwd=folder, stdout=pipe, stderr=asyncio.subprocess.STDOUT
    )
    async with asyncio.timeout(INSTALLING):
        told, _ = await process.communicate()
    if process.returncode:
        pytest.skip(f"cannot be installed here: {told.decode()[-500:]}")


async def python_with(package: str, folder: Path) -> tuple[str, ...]:
    """Return the command that runs Python with this package and nothing of ours."""
    python = folder / "venv/bin/python"
    await install(sys.executable, "-m", "venv", "venv", folder=folder)
    await install(python, "-m", "pip", "install", "--quiet", package, folder=folder)
    return str(python), "-c"


async def node_with(package: str, folder: Path) -> tuple[str, ...]:
    """Return the command that runs Node.js with this package."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        pytest.skip("no Node.js on this machine")
    await install(npm, "install", "--no-audit", "--no-fund", package, folder=folder)
    return node, "-e"


@pytest.mark.parametrize(
    ("runner", "package", "program"),
    [
        pytest.param(python_with, "py-cord==2.8.1", PYCORD, id="Pycord"),
        pytest.param(python_with, "hikari==2.7.0", HIKARI, id="hikari"),
        pytest.param(node_with, "discord.js@14.28.1", DISCORD_JS, id="discord.js"),
    ],
)
async def test_a_client_of_another_library_is_pressed_and_answers(
    runner: Callable[[str, Path], Awaitable[tuple[str, ...]]],
    package: str,
    program: str,
    tmp_path: Path,
) -> None:
    command = await runner(package, tmp_path)
    async with await Sandbox.start() as sandbox:
        where = {"API": sandbox.api_url, "GATEWAY": sandbox.gateway_url, "TOKEN": sandbox.token}
        process = await asyncio.create_subprocess_exec(
            *command, program, cwd=tmp_path, env={**os.environ, **where}
        )
        try:
            await sandbox.connected()
            async with asyncio.timeout(60):
                anna, games = sandbox.person("Anna"), sandbox.channel("games")
                while not anna.client.commands(games):
                    await asyncio.sleep(0.05)
                played = await anna.slash(games, "play")
                assert (played.failed, played.text) == (None, "played")
                assert played.message is not None
                pressed = await anna.press(played.message, label="Press")
                assert (pressed.failed, pressed.text) == (None, "pressed")
        finally:
            process.kill()
            await process.wait()
        assert [entry.name for entry in sandbox.record if entry.status >= 400] == []
