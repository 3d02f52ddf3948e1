"""Presses about a person and their tables: reminders, the next table, guides, preferences."""

from dataclasses import replace

from cogs.clocks.habits import waking_hours
from cogs.clocks.waking import local_date
from cogs.tables.commands.interaction_context import InteractionContext, place_at, serves
from cogs.tables.commands.turns import guessed_zone, show_next
from cogs.tables.messages.clock_texts import snooze_of
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.guide_view import guide_payload
from cogs.tables.messages.phrases import moment_of
from cogs.tables.messages.settings_view import (
    MAIN,
    MORE,
    NO_QUESTION,
    OTHER_ZONES,
    ZONE,
    page_of,
    settings_payload,
    zones_payload,
)
from cogs.tables.session.errors import Refused
from cogs.tables.session.preferences import preference_with, with_zone, without_coming_holidays
from cogs.tables.session.rematch import can_open_again
from data.store import NEVER
from rules import GAMES


@serves(Kind.WAKE)
async def _wake(context: InteractionContext, press: Press) -> None:
    session = (await context.tables.get(press.session)).session
    if can_open_again(session):
        here = place_at(context.interaction)
        await context.tables.open_again(session.id, context.person, here)
    else:
        await context.services.timed.wake(session.id, context.user_id, context.response)


@serves(Kind.NEXT)
async def _next(context: InteractionContext, press: Press) -> None:
    await show_next(context, after=press.session)


@serves(Kind.SUMMARY)
async def _summary(context: InteractionContext, press: Press) -> None:
    await show_next(context)


@serves(Kind.SNOOZE)
async def _snooze(context: InteractionContext, press: Press) -> None:
    translate = (await context.viewer()).translate
    until = await context.services.timed.snooze(
        press.session, context.user_id, snooze_of(press.word)
    )
    note = translate("reminder-snoozed", moment=moment_of(until))
    await context.response.follow_up_text(note)


@serves(Kind.GUIDE)
async def _guide(context: InteractionContext, press: Press) -> None:
    if press.word not in GAMES:
        raise Refused("no-game", game=press.word)
    viewer = await context.viewer()
    payload = await guide_payload(
        press.word,
        press.ply,
        viewer.translate,
        viewer.theme or "dark",
        context.services.presenter,
        context.services.commands,
    )
    await context.response.respond(payload)


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
