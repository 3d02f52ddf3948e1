"""Asking the others at a table to go back to an earlier position, and their answers."""

import asyncio

from cogs.tables.commands.interaction_context import InteractionContext
from cogs.tables.messages.custom_ids import Press
from cogs.tables.messages.undo_request_view import NO, YES, moments_payload
from cogs.tables.session.errors import Refused
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.play import Change, running_seat
from cogs.tables.session.replays import positions_of
from cogs.tables.session.undo_requests import (
    agree_to_go_back,
    ask_to_go_back,
    moments_to_ask_for,
    refuse_to_go_back,
    require_request_allowed,
)
from cogs.tables.session.votes import require_not_asked_before
from data.store import RemarkKind, TaskKind

_BOARD = (TaskKind.BOARD,)


async def offer_moments(context: InteractionContext, press: Press) -> None:
    """Let somebody choose which of their presses they would like to take back.

    :raises Refused: not running, not seated, not agreed on, or they have done nothing yet.
    """
    session = (await context.tables.get(press.session)).session
    require_request_allowed(session)
    seat = running_seat(session, context.person.user_id)
    entries = await context.services.store.history(session.id)
    plies = moments_to_ask_for(entries, seat)
    if not plies:
        raise Refused("nothing-to-take-back")
    translate = (await context.viewer()).translate
    await context.response.respond(moments_payload(session, entries, plies, seat, translate))


async def answer_or_ask(context: InteractionContext, press: Press) -> None:
    """Carry out *press*: a moment to go back to, or an answer to that.

    The publisher takes care of the message that everybody sees.

    :raises Refused: something has happened since, or this person has no say in it.
    """
    if press.word in (YES, NO):
        await _answer(context, press)
        return
    if not press.word.isdecimal():
        raise Refused("bad-choice", choice=press.word, allowed=f"{YES}, {NO}")
    table = await _ask(context, press, int(press.word))
    if context.response.has_own_message:
        is_open = table.session.undo_request is not None
        key = "undo-asked" if is_open else "undo-done"
        note = (await context.viewer()).translate(key)
        await context.show_screen(table, note=note, can_redo=not is_open)


async def _ask(context: InteractionContext, press: Press, to_ply: int) -> LiveTable:
    tables, person = context.tables, context.person
    before = await tables.get(press.session)
    running_seat(before.session, person.user_id)
    entries = await context.services.store.history(press.session)
    # It may be ahead of the table by now.
    entries = tuple(entry for entry in entries if entry.ply < before.session.ply)
    positions = await asyncio.to_thread(positions_of, before, entries)
    remarks, now = await tables.remarks_since_action(press.session), context.services.clock()

    def ask(table: LiveTable) -> Change:
        seat = table.session.seat_of(person.user_id)
        require_not_asked_before(remarks, seat, RemarkKind.WANTS_BACK, now)
        return ask_to_go_back(table, entries, positions, person.user_id, press.ply, to_ply)

    return await tables.change(press.session, ask, _BOARD)


async def _answer(context: InteractionContext, press: Press) -> None:
    user_id = context.person.user_id
    answer = agree_to_go_back if press.word == YES else refuse_to_go_back
    await context.tables.change(press.session, lambda t: answer(t, user_id, press.ply), _BOARD)
