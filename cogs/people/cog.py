"""A person's own affairs: their settings, what waits for them, and what is stored about them."""

import asyncio
import logging
from dataclasses import replace
from typing import Any

import discord
from cachetools import TTLCache
from discord import app_commands
from discord.ext import commands

from cogs.app.table_bot import TableBot
from cogs.clocks.waking_hours import local_date, waking_hours, zone_named, zone_of
from cogs.clocks.zone_names import zones_like
from cogs.commands.interaction_context import InteractionContext, serves
from cogs.commands.services import Services
from cogs.commands.turns import guessed_zone
from cogs.messages import payload as ui
from cogs.messages.clock_texts import NO_QUESTION, OTHER_ZONES, ZONE
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.phrases import neutral_name
from cogs.people.view import (
    ASK,
    FILE,
    KEEP,
    MAIN,
    MORE,
    SURE,
    file_payload,
    page_of,
    privacy_payload,
    question_payload,
    settings_payload,
    zones_payload,
)
from cogs.table.errors import Refused
from cogs.table.lobby import leave
from cogs.table.preferences import (
    preference_with,
    with_holiday,
    with_zone,
    without_coming_holidays,
)
from cogs.table.substitutes import give_up
from cogs.table.votes import close_lobby
from data.i18n import translator
from data.store import NEVER, Session
from rules import RulesError
from rules.players.levels import USUAL

english = translator("en")
Interaction = discord.Interaction[Any]
log = logging.getLogger(__name__)

GAP_SECONDS = 3600.0
_lately: TTLCache[int, None] = TTLCache(10_000, GAP_SECONDS)
"""People who were just forgotten: each time all files of the database are written anew."""


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
        context = InteractionContext(self._services, interaction)
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


@serves(Kind.PREFERENCE)
async def _preference(context: InteractionContext, press: Press) -> None:
    """Keep one choice of this person, which a select or the button itself names.

    "-" means none, and "holidays" that there are no more.
    """
    services = context.services
    word, _, offered = press.word.partition("=")
    value = offered or context.value
    preference = await services.store.preference(context.user_id)
    locale, now = context.person.language, services.clock()
    if word == OTHER_ZONES:
        translate = (await context.viewer()).translate
        await context.response.respond(zones_payload(translate, services.commands, now))
        return
    if word == "holidays":
        today = local_date(waking_hours(preference, locale), now)
        changed = without_coming_holidays(preference, today)
    elif word in (MAIN, MORE):
        changed = preference
    elif word == NO_QUESTION:
        changed = replace(preference, zone_question=NEVER)
    elif word == ZONE:
        changed = with_zone(preference, value, now)
    else:
        changed = preference_with(preference, word, value)
    if changed != preference:
        await services.timed.change_habits(context.user_id, locale, changed)
    viewer = await context.viewer()
    if offered and word == "only_choices":
        commands = services.commands.values(viewer.translate)
        await context.response.follow_up_text(viewer.translate("only_choices-taken", **commands))
        return
    likely = await guessed_zone(services.store, context.user_id, changed, locale, now)
    await context.response.respond(
        settings_payload(changed, locale, viewer.translate, now, likely, page_of(word))
    )


@serves(Kind.PRIVACY)
async def _privacy(context: InteractionContext, press: Press) -> None:
    """Show what the button asks for; the second yes is the one that counts."""
    word, user_id = press.word, context.user_id
    translate, store = (await context.viewer()).translate, context.services.store
    if word == FILE:
        payload = file_payload(await store.about(user_id), translate)
    elif word == ASK:
        live = await store.live_sessions_of(user_id)
        running = sum(session.standing.is_running for session in live)
        payload = question_payload(running, len(live) - running, translate)
    elif word == SURE:
        tables = await _forget(context)
        payload = ui.MessagePayload((ui.text(translate("privacy-forgotten", count=tables)),))
    elif word == KEEP:
        payload = privacy_payload(translate)
    else:
        raise Refused("bad-choice", choice=word, allowed=", ".join((FILE, ASK, SURE, KEEP)))
    await context.response.respond(payload)


async def _forget(context: InteractionContext) -> int:
    """Forget the presser everywhere, and return at how many tables they had sat.

    Lobbies lose their seat, running games go on as when they give up. Where that is not possible,
    as at a table that a moderator paused, a robot plays on.

    :raises Refused: that was less than an hour ago.
    """
    store, user_id = context.services.store, context.user_id
    if user_id in _lately:
        raise Refused("forgotten-lately")
    live, unfinished = await store.live_sessions_of(user_id), []
    for session in live:
        try:
            await _leave(context, session)
        except (Refused, RulesError) as refusal:
            log.info("session %s cannot be left by who is forgotten: %s", session.id, refusal)
            if session.standing.is_running:
                unfinished.append(session.id)
    # What is being published was read before, and its record may name this person.
    await context.services.publisher.rest(session.id for session in live)
    tables = await store.forget(user_id, neutral_name, unfinished, USUAL)
    _lately[user_id] = None
    log.info("somebody was forgotten at %d tables", tables)
    return tables


async def _leave(context: InteractionContext, session: Session) -> None:
    tables, person = context.services.tables, context.person
    if session.standing.is_running:
        now = context.services.clock()
        await tables.change(session.id, lambda t: give_up(t, person.user_id, now))
    elif session.host_id == person.user_id:
        await tables.call_off(session.id, close_lobby, person)
    else:
        await tables.change_lobby(session.id, leave, person)


async def setup(bot: TableBot) -> None:
    """Add the commands to *bot*."""
    people = PersonCommands(bot.services)
    await bot.add_cog(people)
    bot.services.completers["settings"] = people.complete_zone
