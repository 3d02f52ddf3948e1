"""Presses that show, compose, give and take back standing orders: in private."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

from cogs.app.table_bot import TableBot
from cogs.commands.interaction_context import InteractionContext, is_same, serves
from cogs.messages import payload as ui
from cogs.messages.board_pictures import view_of
from cogs.messages.custom_ids import Kind, Press
from cogs.premoves.answering import Courses, Premoves
from cogs.premoves.foreseeing import (
    Ahead,
    Cursor,
    answered_before,
    foresee,
    look_ahead,
    planned_actions,
)
from cogs.premoves.premoves import (
    Fate,
    answered_since,
    give,
    moves_to_come,
    orders_of,
    told_orders,
    withdraw,
)
from cogs.premoves.view import (
    composing_payload,
    cursor_of,
    logged_orders,
    order_sentence,
    panel_payload,
    premove_rows,
)
from cogs.publishing.private_messages import NOTHING
from cogs.table.errors import CannotReplay, Refused
from cogs.table.live_table import LiveTable
from cogs.table.play import looks_alike, running_seat
from cogs.table.replays import Positions, at_ply
from data.spoken_texts import SHORT
from data.store import HistoryEntry, OrderMove

_MOST_DIGITS: Final = 80


async def show_orders(
    context: InteractionContext, table: LiveTable, note: str = "", then: Cursor = ()
) -> None:
    """Show the asker their own orders at *table*, below a *note*.

    Where none stands, another is chosen at once. *then*: what may be gone on with.

    :raises Refused: not running, or not seated.
    """
    seat = running_seat(table.session, context.user_id)
    await _follow(context, table, seat, await _panel(context, table, seat, note, then))


async def _follow(
    context: InteractionContext,
    table: LiveTable,
    seat: int,
    shown: ui.MessagePayload,
    note: str = "",
) -> None:
    """Answer with *shown*. Whenever *seat* sees something new, it becomes the orders as they are.

    Those stand below a *note*. Once one was carried out, or *seat* is asked, it becomes the own
    screen, which tells of that.
    """
    courses, is_panel = context.services.of(Courses), True
    latest, screen = table, context.following(table, seat)
    answered = len(answered_since(await courses.of(table), seat))

    async def redraw(now: LiveTable) -> ui.MessagePayload | None:
        nonlocal is_panel, latest
        if seat in await courses.answered(now):
            return None  # In a moment its answer is there.
        session, course = now.session, await courses.of(now)
        is_panel = (
            is_panel
            and session.standing.is_running
            and session.seat_of(context.user_id) == seat
            and seat not in session.to_act
            and len(answered_since(course, seat)) == answered
        )
        if not is_panel:
            return NOTHING if context.response.is_hand else await screen(now)
        if is_same(latest, now, seat):
            return None
        latest = now
        return await _panel(context, now, seat, note)

    await context.services.private.show(table.session.id, context.response, shown, redraw)


async def _panel(
    context: InteractionContext, table: LiveTable, seat: int, note: str = "", then: Cursor = ()
) -> ui.MessagePayload:
    course = await context.services.of(Courses).of(table)
    told = told_orders(table, course, seat)
    before = await answers_before(context, table, seat)
    ahead = None
    if seat not in table.session.to_act and all(fate is not Fate.STANDS for _, fate in told):
        ahead = await asyncio.to_thread(look_ahead, table, seat)
    translate = (await context.viewer()).translate
    payload = panel_payload(table.session, seat, told, before, translate, ahead, note, then)
    return await _below_board(context, table, seat, payload, moves_to_come(table, course, seat))


async def _below_board(
    context: InteractionContext,
    table: LiveTable,
    seat: int,
    payload: ui.MessagePayload,
    moves: Sequence[OrderMove],
) -> ui.MessagePayload:
    """Return *payload* below the board as *seat* sees it, with its own of *moves*, if drawn.

    What the others may do is not marked: the choices below are those of *seat*.
    """
    viewer, session = await context.viewer(), table.session
    viewpoint = viewer.viewpoint(session, seat)
    view, name = view_of(session, viewpoint), f"{session.game}-{session.id}-{session.ply}"
    view = replace(view, planned=await asyncio.to_thread(planned_actions, table, seat, moves))
    drawing, translate = context.services.presenter.drawing, viewpoint.translate
    observation = replace(table.observe(seat), open_legal=())
    board = await drawing.board(observation, view, translate, name)
    if board.pictures:
        shown = board.in_short(translate) if viewpoint.reading == SHORT else board
        payload = ui.MessagePayload((*shown.items(), *payload.items), shown.pictures)
    return payload


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


@serves(Kind.ORDER)
async def _order(context: InteractionContext, press: Press) -> None:
    """Show the orders, walk a step into what may come, or give or take back one."""
    table, translate = await context.tables.get(press.session), (await context.viewer()).translate
    seat = running_seat(table.session, context.user_id)
    way, _, rest = press.word.partition("/")
    if way == "panel":
        await show_orders(context, table)
    elif way == "drop":
        number, orders = _number(rest), orders_of(table.session, seat)
        after = await context.tables.change(
            press.session, lambda t: withdraw(t, context.user_id, number), ()
        )
        said = [order_sentence(table.session, o, translate) for o in orders if o.number == number]
        await show_orders(context, after, translate("orders-dropped", order="".join(said)))
    elif (shown := await _shown(context, press, table, seat)) is None:
        # What may come is another matter by now.
        await show_orders(context, table, translate("orders-moved-on"))
    elif way == "again":
        await _answer_as_before(context, shown, seat, _number(rest))
    elif way in ("go", "if", "then"):
        await _compose(context, shown, seat, way, _cursor(rest))
    else:
        raise Refused("bad-choice", choice=way, allowed="panel, go, if, then, again, drop")


async def _shown(
    context: InteractionContext, press: Press, table: LiveTable, seat: int
) -> LiveTable | None:
    """Return the table as it was above the button; None where *seat* sees another one by now."""
    if press.branch != table.session.branch:
        return None
    shown = await shown_at(context, table, press.ply)
    return shown if shown is not None and looks_alike(shown, table, seat) else None


async def _compose(
    context: InteractionContext, table: LiveTable, seat: int, way: str, cursor: Cursor
) -> None:
    """Give the order that ends with *cursor*, or show what is to be chosen after it.

    "if" asks what another does there, "then" goes on after an answer that is ordered already.
    """
    place = await asyncio.to_thread(foresee, table, seat, cursor)
    if way == "go" and place.is_answered_by(seat):
        await _give(context, table, seat, place.moves, is_lasting=False, then=cursor)
        return
    ahead, back = Ahead(cursor, place, None), cursor
    if way != "if":
        ahead = await asyncio.to_thread(look_ahead, table, seat, cursor)
        back = cursor[:-1] if way == "go" else ()
    translate = (await context.viewer()).translate
    payload = composing_payload(table.session, seat, back, ahead, translate)
    shown = await _below_board(context, table, seat, payload, ahead.place.moves)
    await _follow(context, table, seat, shown, translate("orders-moved-on"))


async def _answer_as_before(
    context: InteractionContext, table: LiveTable, seat: int, ply: int
) -> None:
    """Always answer as at *ply*."""
    move = dict(await answers_before(context, table, seat)).get(ply)
    if move is None:
        raise Refused("stale-press")
    await _give(context, table, seat, (move,), is_lasting=True)


async def _give(
    context: InteractionContext,
    table: LiveTable,
    seat: int,
    moves: tuple[OrderMove, ...],
    *,
    is_lasting: bool,
    then: Cursor = (),
) -> None:
    course = await context.services.of(Courses).of(table)
    told = told_orders(table, course, seat)
    stands = {order.number for order, fate in told if fate is Fate.STANDS}
    void = [order.number for order in table.session.orders if order.number not in stands]
    now = context.services.clock()
    given = await context.tables.change(
        table.session.id,
        lambda t: give(t, context.user_id, table, moves, now, is_lasting=is_lasting, void=void),
        (),
    )
    translate = (await context.viewer()).translate
    await show_orders(context, given, translate("orders-given"), then)


def _cursor(word: str) -> Cursor:
    try:
        return cursor_of(word[:_MOST_DIGITS])
    except ValueError:
        raise Refused("stale-press") from None


def _number(word: str) -> int:
    if not (word.isascii() and word.isdecimal()):
        raise Refused("stale-press")
    return int(word[:9])


async def setup(bot: TableBot) -> None:
    """Let people of *bot* plan ahead."""
    services = bot.services
    courses = Courses(services.store, services.replays)
    services.parts[Courses] = courses
    services.tables.features.append(Premoves(courses))
    # What somebody has ordered comes before what a robot would do for them.
    services.deciding.deciders.insert(0, partial(courses.decide, services.tables))
    services.presenter.adding.append(partial(premove_rows, courses))
    services.logs.append(logged_orders)
