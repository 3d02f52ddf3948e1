"""The slash commands. Each was acknowledged in private by the tree before it gets here."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.tables.commands.interaction_context import Desk, Viewer
from cogs.tables.delivery.interaction_response import InteractionResponse
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.games_view import games_payload
from cogs.tables.messages.menu import labels_of
from cogs.tables.messages.payload import ButtonSpec, MessagePayload, box, button_rows, text
from cogs.tables.messages.phrases import names_of, text_key
from cogs.tables.messages.settings_view import settings_payload
from cogs.tables.session.errors import CannotWrite, NoGame, NoTableHere, NotRunning, TableError
from cogs.tables.session.lobby import Appearance, Place, game_of
from cogs.tables.session.play import observe
from data.i18n import nearest, translator
from data.store import Session, Status
from rules import GAMES, RulesError

MAX_AUTOCOMPLETE = 25
MAX_CHOICE_NAME = 100
NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
"""Permissions without which a table cannot live in a channel."""

english = translator("en")
Interaction = discord.Interaction[Any]


def game_choices() -> list[app_commands.Choice[str]]:
    """Every game by its name."""
    return [
        app_commands.Choice(
            name=app_commands.locale_str(english(text_key(f"{key}-name")), key=f"{key}-name"),
            value=key,
        )
        for key in GAMES
    ]


class TableCommands(commands.Cog):
    """Opening tables, finding them, and what can be typed instead of pressed."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @app_commands.command(name="play", description=english("command-play-description"))
    @app_commands.describe(game=english("command-play-game-description"))
    @app_commands.choices(game=game_choices())
    async def play(self, interaction: Interaction, game: str) -> None:
        """Open a lobby in this channel."""
        response, viewer = await self._meet(interaction)
        if game not in GAMES:
            raise NoGame(game=game)
        require_place(interaction)
        assert interaction.channel_id is not None
        place = Place(interaction.guild_id, interaction.channel_id)
        public = interaction.guild_locale or interaction.locale
        appearance = Appearance(nearest(public.value), viewer.theme or "dark")
        await self._desk.service.open(game, viewer.person, place, appearance)
        await response.delete()

    @app_commands.command(name="games", description=english("command-games-description"))
    async def games(self, interaction: Interaction) -> None:
        """All tables of this person, the longest waiting first."""
        response, viewer = await self._meet(interaction)
        sessions = await self._desk.store.tables_of(viewer.person.user_id)
        placed = [await self._desk.store.placed(session.id) for session in sessions[:20]]
        await response.respond(
            games_payload(sessions, placed, viewer.person.user_id, viewer.translate)
        )

    @app_commands.command(name="board", description=english("command-board-description"))
    async def board(self, interaction: Interaction) -> None:
        """A fresh table message, where the table lives; elsewhere a private look at it."""
        response, viewer = await self._meet(interaction)
        session = await self._table(interaction, viewer, over=True)
        here = interaction.channel_id in (session.thread_id, session.channel_id)
        if session.status is Status.RUNNING and interaction.channel_id == session.thread_id:
            await self._desk.service.ask_for_board(session.id)
            await response.delete()
        elif session.snapshot is None:
            raise NotRunning(status=session.status.value)
        else:
            note = (
                "" if here else viewer.translate("board-elsewhere", place=f"<#{session.thread_id}>")
            )
            await self._desk.show_screen(response, session, viewer, note=note)

    @app_commands.command(name="move", description=english("command-move-description"))
    @app_commands.describe(action=english("command-move-action-description"))
    async def move(self, interaction: Interaction, action: app_commands.Range[str, 1, 60]) -> None:
        """Take an action by its notation."""
        response, viewer = await self._meet(interaction)
        session = await self._table(interaction, viewer)
        try:
            await self._desk.service.act(session.id, viewer.person.user_id, None, action.strip())
        except (TableError, RulesError) as refusal:
            await self._desk.refuse(response, viewer, refusal, session.id)
            return
        await response.delete()

    @move.autocomplete("action")
    async def _actions(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The legal actions that fit what was typed, with their meaning."""
        viewer = await self._desk.viewer(interaction)
        try:
            session = await self._table(interaction, viewer)
        except NoTableHere:
            return []
        seat = session.seat_of(viewer.person.user_id)
        if seat is None or session.status is not Status.RUNNING:
            return []
        observation = observe(session, seat)
        wanted = typed.strip().lower()
        names = names_of(session)
        lines = (
            (str(action), labels_of(game_of(session), action, viewer.translate, names))
            for action in observation.legal
        )
        fitting = [
            app_commands.Choice(name=f"{notation}: {label}"[:MAX_CHOICE_NAME], value=notation)
            for notation, label in lines
            if wanted in notation.lower() or wanted in label.lower()
        ]
        return fitting[:MAX_AUTOCOMPLETE]

    @app_commands.command(name="resign", description=english("command-resign-description"))
    async def resign(self, interaction: Interaction) -> None:
        """Ask for the confirmation; the button of it resigns."""
        response, viewer = await self._meet(interaction)
        session = await self._table(interaction, viewer)
        if session.status is not Status.RUNNING:
            raise NotRunning(status=session.status.value)
        sure = ButtonSpec(
            viewer.translate("resign-confirm"),
            str(Press(Kind.RESIGN, session.id)),
            discord.ButtonStyle.danger,
        )
        await response.respond(
            MessagePayload((box(text(viewer.translate("resign-question"))), *button_rows([sure])))
        )

    @app_commands.command(name="cancel", description=english("command-cancel-description"))
    async def cancel(self, interaction: Interaction) -> None:
        """Call the table here off, or ask the others to agree."""
        response, viewer = await self._meet(interaction)
        session = await self._table(interaction, viewer)
        changed = await self._desk.service.cancel(session.id, viewer.person)
        done = changed.status is Status.CANCELLED
        await response.respond_text(viewer.translate("cancel-done" if done else "cancel-asked"))

    @app_commands.command(name="settings", description=english("command-settings-description"))
    async def settings(self, interaction: Interaction) -> None:
        """An own language and an own theme."""
        response, viewer = await self._meet(interaction)
        preference = await self._desk.store.preference(viewer.person.user_id)
        await response.respond(settings_payload(preference, viewer.translate))

    async def _meet(self, interaction: Interaction) -> tuple[InteractionResponse, Viewer]:
        return self._desk.answer_claimed(interaction), await self._desk.viewer(interaction)

    async def _table(
        self, interaction: Interaction, viewer: Viewer, *, over: bool = False
    ) -> Session:
        """The table that a command in this place is about.

        That is: one here at which the person sits; else any live one here; else, with *over*, the
        last one that was here; else the only one at which the person sits anywhere.

        :raises NoTableHere: none of these.
        """
        store, place = self._desk.store, interaction.channel_id or 0
        own = await store.tables_of(viewer.person.user_id)
        here = [table for table in own if place in (table.thread_id, table.channel_id)]
        if here:
            return here[0]
        found = await store.table_at(place)
        if found is None and over:
            found = await store.last_at(place)
        if found is None and len(own) == 1:
            found = own[0]
        if found is None:
            raise NoTableHere
        return found


def require_place(interaction: Interaction) -> None:
    """Do nothing where the bot may keep a table.

    :raises CannotWrite: it is no member there, or lacks permissions.
    """
    if interaction.guild_id is not None and not interaction.is_guild_integration():
        raise CannotWrite(permissions="bot")
    if interaction.guild_id is None and not isinstance(interaction.channel, discord.DMChannel):
        raise CannotWrite(permissions="bot")
    held = interaction.app_permissions
    missing = [name for name in NEEDED if not getattr(held, name)]
    if isinstance(interaction.channel, discord.Thread) and held.send_messages_in_threads:
        missing = [name for name in missing if name != "send_messages"]
    if missing:
        raise CannotWrite(permissions=", ".join(name.replace("_", " ") for name in missing))
