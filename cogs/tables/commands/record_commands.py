"""Slash commands about what has happened."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.tables.commands.bug_reports import report_bug
from cogs.tables.commands.figures import show_figures, show_person
from cogs.tables.commands.history import show_history
from cogs.tables.commands.interaction_context import InteractionContext
from cogs.tables.commands.proof import show_proof
from cogs.tables.commands.services import Services
from cogs.tables.commands.table_commands import game_choices
from cogs.tables.commands.table_finder import TableFinder
from cogs.tables.messages.stats_panel import GAME, OWN
from cogs.tables.session.errors import NoTableHere
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.watching import may_watch
from data.i18n import translator

english = translator("en")
Interaction = discord.Interaction[Any]


class RecordCommands(commands.Cog):
    """Looking back."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._finder = TableFinder(services.store)

    @app_commands.command(name="history", description=english("command-history-description"))
    async def history(self, interaction: Interaction) -> None:
        """The course of the game here, a moment at a time, on a private message."""
        await show_history(*await self._table_here(interaction))

    @app_commands.command(name="proof", description=english("command-proof-description"))
    async def proof(self, interaction: Interaction) -> None:
        """That the deal of the game here was fixed before it began, and how to check that."""
        await show_proof(*await self._table_here(interaction))

    @app_commands.command(name="stats", description=english("command-stats-description"))
    @app_commands.describe(
        person=english("command-stats-person-description"),
        game=english("command-stats-game-description"),
    )
    @app_commands.choices(game=game_choices())
    async def stats(
        self,
        interaction: Interaction,
        person: discord.User | None = None,
        game: str | None = None,
    ) -> None:
        """Figures of games that are over: one's own, a person's, a game's, and ways to more."""
        context = InteractionContext(self._services, interaction, is_acknowledged=True)
        if person is not None:
            await show_person(context, person.id, person.display_name)
        else:
            await show_figures(context, OWN if game is None else f"{GAME}{game}")

    @app_commands.command(name="bug", description=english("command-bug-description"))
    @app_commands.describe(text=english("command-bug-text-description"))
    async def bug(self, interaction: Interaction, text: app_commands.Range[str, 3, 1000]) -> None:
        """Tell the operator that something is wrong, with the game here as one sees it."""
        context = InteractionContext(self._services, interaction, is_acknowledged=True)
        place = interaction.channel_id or 0
        try:
            session = await self._finder.to_look_at(context.person.user_id, place)
        except NoTableHere:
            session = None
        if session is not None and place != session.thread_id:
            session = session if may_watch(session, context.person.user_id) else None
        await report_bug(context, text, session)

    async def _table_here(self, interaction: Interaction) -> tuple[InteractionContext, LiveTable]:
        """Who asks, and the table that a command here is about.

        :raises NoTableHere: there is none.
        """
        context = InteractionContext(self._services, interaction, is_acknowledged=True)
        place = interaction.channel_id or 0
        session = await self._finder.to_look_at(context.person.user_id, place)
        return context, await context.tables.get(session.id)
