"""Everything that waits for one person, one table after the other, the most urgent first."""

from collections.abc import Sequence
from datetime import datetime

from cogs.clocks.waking_hours import zone_of
from cogs.clocks.zone_names import likely_zone
from cogs.commands.interaction_context import InteractionContext, serves
from cogs.commands.opening import place_at
from cogs.messages import payload as ui
from cogs.messages.clock_texts import snooze_of, zone_question
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.phrases import game_name, moment_of, place_of, since
from cogs.table.asked import waiting_for, waits_for
from cogs.table.rematch import can_open_again
from data.i18n import Translator
from data.store import Preference, Session, Store


async def show_next(context: InteractionContext, after: int = 0) -> None:
    """Show the next table that waits for the asker, with its choices.

    *after* is the table that they come from: it is shown again only when the others have been.
    """
    viewer = await context.viewer()
    translate, user_id = viewer.translate, context.user_id
    sessions = await context.services.store.live_sessions_of(user_id)
    waiting = waiting_for(sessions, user_id)
    if not waiting:
        items = [ui.text(_all_done(sessions, translate)), *await zone_items(context)]
        await context.response.respond(ui.MessagePayload(tuple(items)))
        return
    chosen = _following(waiting, after)
    note = translate(
        "turns-heading",
        count=len(waiting),
        game=game_name(translate, chosen.game),
        place=place_of(chosen),
    )
    table = await context.tables.get(chosen.id)
    await context.show_screen(table, note=note, has_next=len(waiting) > 1)


async def waits_elsewhere(context: InteractionContext, session: Session) -> bool:
    """Tell whether another table waits for the asker, while that of *session* does not."""
    user_id = context.user_id
    if session.seat_of(user_id) is None or waits_for(session, user_id):
        return False
    tables = await context.services.store.live_sessions_of(user_id)
    return any(waits_for(each, user_id) for each in tables if each.id != session.id)


async def zone_items(context: InteractionContext) -> list[ui.Item]:
    """Now that nothing waits: whether the guess at their time zone is right, until they say so."""
    store, user_id = context.services.store, context.user_id
    preference = await store.preference(user_id)
    if preference.zone is not None or preference.zone_question is not None:
        return []
    now = context.services.clock()
    zone = await guessed_zone(store, user_id, preference, context.person.language, now)
    translate = (await context.viewer()).translate
    return zone_question(zone, translate, now, may_refuse=True)


def _following(waiting: Sequence[Session], after: int) -> Session:
    """The one after *after*, and the first where that waits no longer or is the last."""
    numbers = [session.id for session in waiting]
    position = numbers.index(after) + 1 if after in numbers else 0
    return waiting[position % len(waiting)]


def _all_done(sessions: Sequence[Session], translate: Translator) -> str:
    """Say that nothing waits, and by when the next table may."""
    deadlines = [
        clock.deadline
        for session in sessions
        if session.standing.runs_clocks
        for clock in session.clocks
        if clock.deadline is not None
    ]
    if not deadlines:
        return translate("turns-done")
    return translate("turns-done-until", moment=since(min(deadlines)))


async def guessed_zone(
    store: Store, user_id: int, preference: Preference, locale: str | None, now: datetime
) -> str:
    """The zone that this person chose; else where they seem to live, by when they play.

    Without a hint it is where most people live with their Discord's *locale*.
    """
    usual = zone_of(preference, locale)
    if preference.zone is not None:
        return usual
    return likely_zone(await store.acted_at(user_id), usual, now)


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
