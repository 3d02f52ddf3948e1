"""Slash commands about what has happened."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.tables.commands.history import show_history
from cogs.tables.commands.interaction_context import InteractionContext
from cogs.tables.commands.proof import show_proof
from cogs.tables.commands.services import Services
from cogs.tables.commands.table_finder import TableFinder
from cogs.tables.session.live_table import LiveTable
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

    async def _table_here(self, interaction: Interaction) -> tuple[InteractionContext, LiveTable]:
        """Who asks, and the table that a command here is about.

        :raises NoTableHere: there is none.
        """
        context = InteractionContext(self._services, interaction, is_acknowledged=True)
        place = interaction.channel_id or 0
        session = await self._finder.to_look_at(context.person.user_id, place)
        return context, await context.tables.get(session.id)
