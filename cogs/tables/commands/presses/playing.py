"""Presses that play: actions, steps into the menu, and the private screen."""

from cogs.tables.commands.interaction_context import InteractionContext, serves
from cogs.tables.commands.turns import waits_elsewhere
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.play import asked_seat, require_step
from data.store import Publication


@serves(Kind.ACT)
async def _act(context: InteractionContext, press: Press) -> None:
    table = await context.tables.act(press.session, context.user_id, press.ply, press.word)
    await _show_done(context, table)


@serves(Kind.SHORTCUT)
async def _shortcut(context: InteractionContext, press: Press) -> None:
    table = await context.tables.shortcut(press.session, context.user_id, press.ply, press.word)
    await _show_done(context, table)


async def _show_done(context: InteractionContext, table: LiveTable) -> None:
    """Bring a private screen up to date; the publisher takes care of other messages.

    A hand in direct messages is one of those. Whoever is not asked again reads no more than what
    they have done: a picture would be out of date as soon as the next player has moved. Robots
    have moved within moments, so that the next choices come at once. The result of a game stands
    at the table, and is not told twice there.
    """
    session = table.session
    if context.response.has_own_message and not context.response.is_hand:
        if await context.services.robots.settle(session):
            table = await context.tables.get(session.id)
            session = table.session
        translate = (await context.viewer()).translate
        place = session.thread_id or session.channel_id
        if session.standing.is_finished and context.interaction.channel_id == place:
            await context.response.respond_text(translate("screen-over"))
            return
        is_asked = session.seat_of(context.user_id) in session.to_act
        is_done = session.standing.is_running and not is_asked
        note = "" if is_asked or is_done else translate("screen-done")
        has_next = await waits_elsewhere(context, session)
        await context.show_screen(table, note=note, has_next=has_next, is_done=is_done)


@serves(Kind.CHOOSE)
async def _choose(context: InteractionContext, press: Press) -> None:
    """Walk one step into the menu, on the message that was pressed."""
    path = tuple(filter(None, press.word.split("/")))
    if context.response.has_own_message:
        table = await context.tables.get(press.session)
        require_step(table, asked_seat(table, context.user_id, press.ply), path)
        await context.show_screen(table, path=path)
        return

    async def read() -> tuple[LiveTable, Publication]:
        table, known = await context.tables.shown(press.session)
        require_step(table, asked_seat(table, context.user_id, press.ply), path)
        return table, known

    await context.services.publisher.show_choice(press.session, read, path, context.response)


@serves(Kind.SCREEN)
async def _screen(context: InteractionContext, press: Press) -> None:
    table = await context.tables.get(press.session)
    has_next = await waits_elsewhere(context, table.session)
    seat = table.session.seat_of(context.user_id)
    if seat is not None and table.session.seats[seat].is_stood_in:
        context.services.robots.hesitate(table.session, seat)
    await context.show_screen(table, has_next=has_next)
    if press.ply < table.session.ply:
        await context.retire_replaced(table.session)


@serves(Kind.WORDS)
async def _words(context: InteractionContext, press: Press) -> None:
    table = await context.tables.get(press.session)
    await context.show_screen(table, in_words=True)
