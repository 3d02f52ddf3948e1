"""Slash commands for those who look after a server."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.tables.commands.interaction_context import InteractionContext
from cogs.tables.commands.moderators import moderated_tables, require_manager
from cogs.tables.commands.services import Services
from cogs.tables.messages.config_view import config_payload
from cogs.tables.messages.moderation_view import moderation_payload, which_table_payload
from cogs.tables.session.errors import Refused
from data.i18n import translator

english = translator("en")
Interaction = discord.Interaction[Any]


class ServerCommands(commands.Cog):
    """Commands for those who look after a server."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name="moderate", description=english("command-moderate-description"))
    @app_commands.default_permissions(manage_messages=True)
    @app_commands.allowed_contexts(guilds=True)
    @app_commands.allowed_installs(guilds=True)
    async def moderate(self, interaction: Interaction) -> None:
        """The panel of the table in this thread, or the choice among those of the server."""
        context = InteractionContext(self._services, interaction, is_acknowledged=True)
        guild_id = interaction.guild_id
        if guild_id is None:
            raise Refused("needs-server")
        translate = (await context.viewer()).translate
        live = await self._services.store.live_sessions_in(guild_id)
        its_own = tuple(each for each in live if each.thread_id == interaction.channel_id)
        tables = await moderated_tables(interaction, its_own or live)
        if not tables:
            raise Refused("not-moderator") if its_own else Refused("nothing-to-moderate")
        if len(tables) > 1:
            await context.response.respond(which_table_payload(tables, translate))
            return
        await context.response.respond(moderation_payload(tables[0], translate))

    @app_commands.command(name="config", description=english("command-config-description"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True)
    @app_commands.allowed_installs(guilds=True)
    async def config(self, interaction: Interaction) -> None:
        """The panel with what is settled for the tables of this server."""
        context = InteractionContext(self._services, interaction, is_acknowledged=True)
        guild_id = require_manager(interaction)
        server = await self._services.store.server(guild_id)
        translate = (await context.viewer()).translate
        await context.response.respond(config_payload(server, translate))
