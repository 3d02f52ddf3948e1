"""Presses that play, show what can be played, and take a seat in a game."""

from collections.abc import Callable

from cogs.commands.interaction_context import InteractionContext, serves
from cogs.commands.turns import waits_elsewhere
from cogs.messages.custom_ids import Kind, Press
from cogs.table import play
from cogs.table.errors import Refused
from cogs.table.live_table import LiveTable
from cogs.table.play import Change, asked_seat, require_step
from cogs.table.shortcuts import earlier_texts, shortcut
from cogs.table.substitutes import take_seat
from data.store import TaskKind


@serves(Kind.ACT)
async def _act(context: InteractionContext, press: Press) -> None:
    user_id, clock = context.user_id, context.services.clock
    await _play(context, press, lambda t: play.act(t, user_id, press.ply, press.word, clock()))


@serves(Kind.SHORTCUT)
async def _shortcut(context: InteractionContext, press: Press) -> None:
    user_id, services = context.user_id, context.services
    session = (await context.tables.get(press.session)).session
    earlier = await earlier_texts(services.store, session, user_id)

    def take(table: LiveTable) -> Change:
        return shortcut(table, user_id, press.ply, press.word, earlier, services.clock())

    await _play(context, press, take)


async def _play(
    context: InteractionContext, press: Press, change: Callable[[LiveTable], Change]
) -> None:
    """Make a move; a private screen shows what comes of it, the publisher sees to the rest."""
    # A hand in direct messages is one of those that the publisher takes care of.
    is_screen = context.response.has_own_message and not context.response.is_hand
    before = await context.tables.get(press.session) if is_screen else None
    table = await context.tables.change(press.session, change)
    if before is not None:
        await _show_done(context, before, table)


async def _show_done(context: InteractionContext, before: LiveTable, table: LiveTable) -> None:
    """Bring a private screen up to date.

    Whoever is not asked again reads no more than what they have done: a picture would be out of
    date as soon as the next player has moved. So does everybody once choices are made at the table,
    no longer in secret. Robots have moved within moments, so that the next choices come at once.
    """
    session = table.session
    if await context.services.deciding.settle(session):
        table = await context.tables.get(session.id)
        session = table.session
    is_asked = session.seat_of(context.user_id) in session.to_act
    is_shown = bool(table.observe(None).open_legal and not before.observe(None).open_legal)
    is_done = is_shown or not is_asked
    note = (await context.viewer()).translate("screen-at-table") if is_shown else ""
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

    async def read() -> LiveTable:
        table = await context.tables.get(press.session)
        require_step(table, asked_seat(table, context.user_id, press.ply), path)
        return table

    await context.services.publisher.show_choice(press.session, read, path, context.response)


@serves(Kind.SCREEN)
async def _screen(context: InteractionContext, press: Press) -> None:
    table = await context.tables.get(press.session)
    has_next = await waits_elsewhere(context, table.session)
    seat = table.session.seat_of(context.user_id)
    if seat is not None and table.session.seats[seat].is_stood_in:
        for look in context.services.on_look:
            look(table.session, seat)
    await context.show_screen(table, has_next=has_next)
    if press.ply < table.session.ply:
        await context.retire_replaced(table.session)


@serves(Kind.WORDS)
async def _words(context: InteractionContext, press: Press) -> None:
    table = await context.tables.get(press.session)
    await context.show_screen(table, in_words=True)


@serves(Kind.TAKE_SEAT)
async def _take_seat(context: InteractionContext, press: Press) -> None:
    """Sit down where somebody was away for too long, and see at once what is there."""
    if not press.word.isdecimal():
        raise Refused("seat-not-offered")
    seat, kinds = int(press.word), (TaskKind.LOBBY, TaskKind.NEW_BOARD)
    table = await context.tables.change(
        press.session, lambda t: take_seat(t, seat, context.person), kinds
    )
    await context.show_screen(table, note=(await context.viewer()).translate("substitute-done"))
