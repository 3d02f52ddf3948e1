"""The panel with somebody's standing orders, by a press or a command."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from cogs.tables.commands.interaction_context import InteractionContext
from cogs.tables.messages.foreseeing import Cursor, answered_before, look_ahead
from cogs.tables.messages.orders_view import panel_payload
from cogs.tables.messages.payload import MessagePayload
from cogs.tables.messages.viewpoint import Viewpoint, view_of
from cogs.tables.session.errors import CannotReplay
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.ordered_turns import Fate, told_orders
from cogs.tables.session.play import running_seat
from cogs.tables.session.replays import Positions, at_ply
from data.spoken_texts import SHORT
from data.store import HistoryEntry, OrderMove


async def show_orders(
    context: InteractionContext, table: LiveTable, note: str = "", then: Cursor = ()
) -> None:
    """Show the asker their own orders at *table*, below a *note* (a text key).

    Where none stands, another is chosen at once. *then*: what may be gone on with.

    :raises Refused: not running, or not seated.
    """
    seat = running_seat(table.session, context.user_id)
    told = told_orders(table, await context.services.courses.of(table), seat)
    before = await answers_before(context, table, seat)
    ahead = None
    if seat not in table.session.to_act and all(fate is not Fate.STANDS for _, fate in told):
        ahead = await asyncio.to_thread(look_ahead, table, seat)
    translate = (await context.viewer()).translate
    said = translate(note) if note else ""
    payload = panel_payload(table.session, seat, told, before, translate, ahead, said, then)
    await respond_below_board(context, table, seat, payload)


async def respond_below_board(
    context: InteractionContext, table: LiveTable, seat: int, payload: MessagePayload
) -> None:
    """Answer with *payload*, and above it the board as *seat* sees it, where it can be drawn."""
    viewer, session = await context.viewer(), table.session
    viewpoint = Viewpoint(seat, viewer.language, viewer.theme or session.theme, viewer.reading)
    view, name = view_of(session, viewpoint), f"{session.game}-{session.id}-{session.ply}"
    drawing, translate = context.services.presenter.drawing, viewpoint.translate
    board = await drawing.board(table.observe(seat), view, translate, name)
    if board.pictures:
        shown = board.in_short(translate) if viewer.reading == SHORT else board
        payload = MessagePayload((*shown.items(), *payload.items), shown.pictures)
    await context.response.respond(payload)


async def shown_at(context: InteractionContext, table: LiveTable, ply: int) -> LiveTable | None:
    """Return *table* as it was at *ply*, which a button carries.

    None where it was never there, or where earlier rules were played by.
    """
    if ply == table.session.ply:
        return table
    with suppress(CannotReplay):
        _, positions = await _record(context, table)
        return at_ply(table, positions, ply) if ply in range(len(positions)) else None
    return None


async def answers_before(
    context: InteractionContext, table: LiveTable, seat: int
) -> list[tuple[int, OrderMove]]:
    """Return what *seat* has answered so far, by ply; nothing where earlier rules were played."""
    with suppress(CannotReplay):
        entries, positions = await _record(context, table)
        return await asyncio.to_thread(answered_before, table, entries, positions, seat)
    return []


async def _record(
    context: InteractionContext, table: LiveTable
) -> tuple[Sequence[HistoryEntry], Positions]:
    """Return the whole history of *table*, and the positions that it led through."""
    entries = await context.services.store.history(table.session.id)
    # It may be ahead of the table by now.
    entries = tuple(entry for entry in entries if entry.ply < table.session.ply)
    return entries, await context.services.replays.positions(table, entries)
