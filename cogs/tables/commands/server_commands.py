"""Slash commands about the server: what keeps the bot from holding tables in a channel."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.tables.commands.interaction_context import InteractionContext
from cogs.tables.commands.services import Services
from cogs.tables.delivery.permissions import lacking
from cogs.tables.messages.permissions_view import permissions_payload
from cogs.tables.session.errors import CannotWrite, NeedsServer
from data.i18n import translator

english = translator("en")


class ServerCommands(commands.Cog):
    """What helps those who look after a server."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name="check", description=english("command-check-description"))
    async def check(self, interaction: discord.Interaction[Any]) -> None:
        """Each permission that the bot lacks in this channel, and what that breaks."""
        context = InteractionContext(self._services, interaction, is_acknowledged=True)
        if interaction.guild_id is None:
            raise NeedsServer
        if not interaction.is_guild_integration():
            raise CannotWrite(permissions="bot")
        in_thread = isinstance(interaction.channel, discord.Thread)
        missing = lacking(interaction.app_permissions, in_thread=in_thread)
        translate = (await context.viewer()).translate
        await context.response.respond(permissions_payload(missing, translate))
