"""Slash commands about what has happened."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.tables.commands.figures import show_figures, show_person
from cogs.tables.commands.history import show_history
from cogs.tables.commands.interaction_context import InteractionContext
from cogs.tables.commands.services import Services
from cogs.tables.commands.table_commands import game_choices
from cogs.tables.commands.table_finder import TableFinder
from cogs.tables.messages.decision_view import which_payload
from cogs.tables.messages.stats_panel import GAME, OWN
from cogs.tables.messages.table_buttons import history_press
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
        """The course of a game, a moment at a time; which, is asked where several are meant."""
        context = InteractionContext(self._services, interaction, is_acknowledged=True)
        place = interaction.channel_id or 0
        sessions = await self._finder.to_look_back_at(context.user_id, place)
        if len(sessions) == 1:
            await show_history(context, await context.tables.get(sessions[0].id))
            return
        translate = (await context.viewer()).translate
        payload = which_payload(translate("history-which"), sessions, history_press, translate)
        await context.response.respond(payload)

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
