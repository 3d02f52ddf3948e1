"""Slash commands about the person who asks, whatever their tables are."""

import asyncio
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.clocks.habits import waking_hours, zone_of
from cogs.clocks.waking import local_date, zone_named
from cogs.clocks.zone_names import zones_like
from cogs.tables.commands.interaction_context import InteractionContext
from cogs.tables.commands.services import Services
from cogs.tables.commands.turns import guessed_zone
from cogs.tables.messages.settings_view import settings_payload
from cogs.tables.session.preferences import with_holiday, with_zone
from data.i18n import translator

english = translator("en")
Interaction = discord.Interaction[Any]


class PersonCommands(commands.Cog):
    """Commands for what people choose for themselves."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name="settings", description=english("command-settings-description"))
    @app_commands.describe(
        zone=english("command-settings-zone-description"),
        away=english("command-settings-away-description"),
        until=english("command-settings-until-description"),
    )
    async def settings(
        self,
        interaction: Interaction,
        zone: app_commands.Range[str, 1, 60] | None = None,
        away: app_commands.Range[str, 10, 10] | None = None,
        until: app_commands.Range[str, 10, 10] | None = None,
    ) -> None:
        """One's own language, theme, hours and holidays."""
        context = InteractionContext(self._services, interaction, is_acknowledged=True)
        user_id, locale = context.user_id, context.person.language
        preference, now = await self._services.store.preference(user_id), self._services.clock()
        changed = preference
        if zone is not None:
            # The first to name a zone has all their names put together, which takes a moment.
            changed = await asyncio.to_thread(with_zone, changed, zone.strip(), now)
        if away is not None or until is not None:
            first, last = away or until, until or away
            today = local_date(waking_hours(changed, locale), now)
            changed = with_holiday(changed, first or "", last or "", today)
        if changed != preference:
            await self._services.timed.change_habits(user_id, locale, changed)
        translate = (await context.viewer()).translate
        likely = await guessed_zone(self._services.store, user_id, changed, locale, now)
        await context.response.respond(settings_payload(changed, locale, translate, now, likely))

    async def complete_zone(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Time zones that fit what was typed, with the time that it is there."""
        preference = await self._services.store.preference(interaction.user.id)
        likely, now = zone_of(preference, interaction.locale.value), self._services.clock()
        found = await asyncio.to_thread(zones_like, typed, now, (likely,))
        return [
            app_commands.Choice(
                name=f"{name} · {now.astimezone(zone_named(name)):%H:%M}", value=name
            )
            for name in found
        ]

    settings.autocomplete("zone")(complete_zone)
