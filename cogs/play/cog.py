"""Slash commands that open, find and leave tables, and the table that each is about.

Each was acknowledged in private by the tree before it gets here.
"""

import re
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.table_bot import TableBot
from cogs.commands.interaction_context import InteractionContext
from cogs.commands.leaving import ask_which
from cogs.commands.opening import (
    invited_people,
    open_table,
    require_place,
    require_place_for,
)
from cogs.commands.services import Services
from cogs.commands.table_finder import (
    MAX_AUTOCOMPLETE,
    MAX_CHOICE_NAME,
    TableFinder,
    game_choices,
)
from cogs.messages import payload as ui
from cogs.messages.choose_game import ANY_GAME, NewTable
from cogs.messages.menu import labels_of
from cogs.messages.own_tables import MAX_SHOWN, games_payload
from cogs.messages.phrases import names_of, place_of
from cogs.table.asked import waiting_first
from cogs.table.errors import Refused, not_running
from cogs.table.live_table import LiveTable
from cogs.table.play import Change
from data.i18n import translator
from data.store import TaskKind
from rules import GAMES, RulesError

MAX_NAMED = 300
"""Characters that name the people who are invited."""

_WORDS = re.compile(r"\w+")

english = translator("en")
Interaction = discord.Interaction[Any]


class TableCommands(commands.Cog):
    """Opening tables, finding them, and what can be typed instead of pressed."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._finder = TableFinder(services.store)

    @app_commands.command(name="play", description=english("command-play-description"))
    @app_commands.describe(
        game=english("command-play-game-description"),
        people=english("command-play-people-description"),
        role=english("command-play-role-description"),
    )
    @app_commands.rename(people="with")
    @app_commands.choices(game=game_choices())
    async def play(
        self,
        interaction: Interaction,
        game: str | None = None,
        people: app_commands.Range[str, 1, MAX_NAMED] | None = None,
        role: discord.Role | None = None,
    ) -> None:
        """Open a lobby in this channel, for everybody or for *people* and members with *role*.

        In direct messages it is for a game against robots. Without a game, it is asked for.
        """
        context = self._context(interaction)
        if game is not None and game not in GAMES:
            raise Refused("no-game", game=game)
        role_id = None if role is None or role.is_default() else role.id
        wish = NewTable(game or ANY_GAME, invited_people(interaction, people), role_id)
        await open_table(context, wish)
        await context.finish()

    @app_commands.command(name="games", description=english("command-games-description"))
    async def games(self, interaction: Interaction) -> None:
        """All tables of this person, those in front that wait for them."""
        context, store = self._context(interaction), self._services.store
        user_id = context.user_id
        sessions = waiting_first(await store.live_sessions_of(user_id), user_id)
        posted = [await store.posted_messages(session.id) for session in sessions[:MAX_SHOWN]]
        translate = (await context.viewer()).translate
        listed = games_payload(sessions, posted, user_id, translate, self._services.commands)
        await context.response.respond(listed)

    @app_commands.command(name="board", description=english("command-board-description"))
    async def board(self, interaction: Interaction) -> None:
        """A fresh board message in the table's own place; elsewhere a private look at it."""
        context = self._context(interaction)
        user_id, place = context.user_id, interaction.channel_id or 0
        session = await self._finder.to_look_at(user_id, place)
        if session.standing.is_lost and session.seat_of(user_id) is not None:
            place_to_be = require_place(interaction, people=len(session.people))
            require_place_for(interaction, session)
            await context.tables.move(session.id, context.person, place_to_be)
            await context.finish()
            return
        table = await context.tables.get(session.id)
        session = table.session
        if table.has_begun:
            table.observe(None)  # The asker hears at once where it cannot be read.
        is_own = session.seat_of(user_id) is not None
        is_here = place == (session.thread_id or session.channel_id)
        if is_own and not is_here:
            await self._services.publisher.places.let_in(session, user_id)
        if is_own and is_here and session.standing.is_live:
            kind = TaskKind.NEW_BOARD if session.snapshot else TaskKind.NEW_LOBBY
            await context.tables.change(session.id, Change, (kind,))
            await context.finish()
        elif session.snapshot is None:
            raise not_running(session)
        else:
            translate = (await context.viewer()).translate
            elsewhere = translate("board-elsewhere", place=place_of(session))
            note = "" if is_here else elsewhere
            await context.show_screen(table, note=note)

    @app_commands.command(name="move", description=english("command-move-description"))
    @app_commands.describe(action=english("command-move-action-description"))
    async def move(self, interaction: Interaction, action: app_commands.Range[str, 1, 60]) -> None:
        """Take an action by its notation."""
        context = self._context(interaction)
        session = await self._finder.to_act_at(context.user_id, interaction.channel_id or 0)
        try:
            await context.tables.act(session.id, context.user_id, None, action.strip())
        except (Refused, RulesError) as refusal:
            await context.refuse(refusal, session.id)
            return
        await context.finish()

    async def complete_action(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The legal actions that fit what was typed, with their meaning."""
        try:
            session = await self._finder.to_act_at(interaction.user.id, interaction.channel_id or 0)
            seat = session.seat_of(interaction.user.id)
            if seat is None or not session.standing.is_running:
                return []
            table, names = LiveTable(session), names_of(session)
            observation = table.observe(seat)
        except Refused:
            return []
        viewer = await self._context(interaction).viewer()
        labels = (
            (str(action), labels_of(table.game, observation, action, viewer.translate, names))
            for action in observation.legal
        )
        wanted = typed.strip().lower()
        fitting = [
            app_commands.Choice(
                name=ui.clip(_proposal(notation, label), MAX_CHOICE_NAME), value=notation
            )
            for notation, label in labels
            if wanted in notation.lower() or wanted in label.lower()
        ]
        return fitting[:MAX_AUTOCOMPLETE]

    move.autocomplete("action")(complete_action)

    @app_commands.command(name="leave", description=english("command-leave-description"))
    async def leave(self, interaction: Interaction) -> None:
        """Ask how: by giving up, or by calling the table off."""
        context, place = self._context(interaction), interaction.channel_id or 0
        await ask_which(context, await self._finder.own(context.user_id, place))

    def _context(self, interaction: Interaction) -> InteractionContext:
        return InteractionContext(self._services, interaction)


def _proposal(notation: str, label: str) -> str:
    """Propose an action by its notation, with a label that says more than that."""
    said, known = (set(_WORDS.findall(text.casefold())) for text in (label, notation))
    return notation if said <= known else f"{notation}: {label}"


async def setup(bot: TableBot) -> None:
    """Add the commands to *bot*."""
    tables = TableCommands(bot.services)
    await bot.add_cog(tables)
    bot.services.completers["move"] = tables.complete_action
