"""Presses that take back, do again, and ask the others to go back."""

import asyncio

from cogs.app.table_bot import TableBot
from cogs.commands.interaction_context import InteractionContext, serves
from cogs.messages.custom_ids import Kind, Press
from cogs.table.errors import Refused
from cogs.table.live_table import LiveTable
from cogs.table.notice import NO_NOTICE, Notice
from cogs.table.play import Change, running_seat
from cogs.table.replays import positions_of
from cogs.table.votes import require_not_asked_before
from cogs.undo.requests import (
    UndoRequests,
    agree_to_go_back,
    ask_to_go_back,
    moments_to_ask_for,
    refuse_to_go_back,
    require_request_allowed,
)
from cogs.undo.undo import Reach, go_back
from cogs.undo.view import NO, YES, moments_payload, undo_rows
from data.store import RemarkKind


@serves(Kind.GO_BACK)
async def _go_back(context: InteractionContext, press: Press) -> None:
    """Take back or do again, and bring a private screen up to date that the press came from.

    The publisher takes care of the message that everybody sees.
    """
    if press.word not in set(Reach):
        raise Refused("bad-choice", choice=press.word, allowed=", ".join(Reach))
    reach = Reach(press.word)
    store = context.services.store
    table = await go_back(context.tables, store, press.session, context.user_id, press.ply, reach)
    if context.response.has_own_message:
        is_back = reach is not Reach.AGAIN
        note = (await context.viewer()).translate("undo-done" if is_back else "screen-done")
        await _show_back(context, table, note, is_back=is_back)


async def _show_back(
    context: InteractionContext, table: LiveTable, note: str, *, is_back: bool
) -> None:
    """Bring a private screen up to date, on which what is taken back can be done again."""
    seat = table.session.seat_of(context.user_id)
    notice = Notice(took_back=seat) if is_back else NO_NOTICE
    await context.show_screen(table, note=note, notice=notice)


@serves(Kind.ASK_BACK)
async def _offer_moments(context: InteractionContext, press: Press) -> None:
    """Let somebody choose which of their presses they would like to take back."""
    session = (await context.tables.get(press.session)).session
    require_request_allowed(session)
    seat = running_seat(session, context.user_id)
    entries = await context.services.store.history(session.id)
    plies = moments_to_ask_for(entries, seat)
    if not plies:
        raise Refused("nothing-to-take-back")
    translate = (await context.viewer()).translate
    await context.response.respond(moments_payload(session, entries, plies, seat, translate))


@serves(Kind.BACK_TO)
async def _answer_or_ask(context: InteractionContext, press: Press) -> None:
    """Ask the others to go back to a moment, or answer such a question.

    The publisher takes care of the message that everybody sees.
    """
    if press.word in (YES, NO):
        answer = agree_to_go_back if press.word == YES else refuse_to_go_back
        await context.tables.change(press.session, lambda t: answer(t, context.user_id, press.ply))
        return
    if not press.word.isdecimal():
        raise Refused("bad-choice", choice=press.word, allowed=f"{YES}, {NO}")
    table = await _ask(context, press, int(press.word))
    if context.response.has_own_message:
        is_open = table.session.undo_request is not None
        note = (await context.viewer()).translate("undo-asked" if is_open else "undo-done")
        await _show_back(context, table, note, is_back=not is_open)


async def _ask(context: InteractionContext, press: Press, to_ply: int) -> LiveTable:
    tables, store, user_id = context.tables, context.services.store, context.user_id
    before = await tables.get(press.session)
    running_seat(before.session, user_id)
    entries = await store.history(press.session)
    # It may be ahead of the table by now.
    entries = tuple(entry for entry in entries if entry.ply < before.session.ply)
    positions = await asyncio.to_thread(positions_of, before, entries)
    remarks, now = await store.remarks_since_action(press.session), context.services.clock()

    def ask(table: LiveTable) -> Change:
        seat = table.session.seat_of(user_id)
        require_not_asked_before(remarks, seat, RemarkKind.WANTS_BACK, now)
        return ask_to_go_back(table, entries, positions, user_id, press.ply, to_ply)

    return await tables.change(press.session, ask)


async def setup(bot: TableBot) -> None:
    """Let people of *bot* take back."""
    bot.services.tables.features.append(UndoRequests())
    bot.services.presenter.adding.append(undo_rows)
