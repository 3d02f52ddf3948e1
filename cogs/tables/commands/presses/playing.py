"""Presses that play and take back, and those that let a robot or somebody else play."""

import asyncio
from collections.abc import Awaitable, Callable

from cogs.tables.commands.interaction_context import InteractionContext, serves
from cogs.tables.commands.turns import waits_elsewhere
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.robots_view import hint_sentence
from cogs.tables.messages.undo_view import NO, YES, moments_payload
from cogs.tables.session.errors import Refused, require_seat
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.play import Change, asked_seat, require_step, running_seat
from cogs.tables.session.replays import positions_of
from cogs.tables.session.substitutes import take_seat
from cogs.tables.session.undo import Reach
from cogs.tables.session.undo_requests import (
    agree_to_go_back,
    ask_to_go_back,
    moments_to_ask_for,
    refuse_to_go_back,
    require_request_allowed,
)
from cogs.tables.session.votes import require_not_asked_before
from data.store import Publication, RemarkKind, StandIn, TaskKind
from rules.players.levels import USUAL


@serves(Kind.ACT)
async def _act(context: InteractionContext, press: Press) -> None:
    await _play(context, press, context.tables.act)


@serves(Kind.SHORTCUT)
async def _shortcut(context: InteractionContext, press: Press) -> None:
    await _play(context, press, context.tables.shortcut)


async def _play(
    context: InteractionContext,
    press: Press,
    play: Callable[[int, int, int, str], Awaitable[LiveTable]],
) -> None:
    """Make a move; a private screen shows what comes of it, the publisher sees to the rest."""
    # A hand in direct messages is one of those that the publisher takes care of.
    is_screen = context.response.has_own_message and not context.response.is_hand
    before = await context.tables.get(press.session) if is_screen else None
    table = await play(press.session, context.user_id, press.ply, press.word)
    if before is not None:
        await _show_done(context, before, table)


async def _show_done(context: InteractionContext, before: LiveTable, table: LiveTable) -> None:
    """Bring a private screen up to date.

    Whoever is not asked again reads no more than what they have done: a picture would be out of
    date as soon as the next player has moved. So does everybody once choices are made at the table,
    no longer in secret. Robots have moved within moments, so that the next choices come at once.
    The result of a game stands at the table, and is not told twice there.
    """
    session = table.session
    if await context.services.robots.settle(session):
        table = await context.tables.get(session.id)
        session = table.session
    translate = (await context.viewer()).translate
    place = session.thread_id or session.channel_id
    if session.standing.is_finished and context.interaction.channel_id == place:
        await context.response.respond_text(translate("screen-over"))
        return
    is_asked = session.seat_of(context.user_id) in session.to_act
    is_shown = bool(table.observe(None).open_legal and not before.observe(None).open_legal)
    is_done = session.standing.is_running and (is_shown or not is_asked)
    going_on = "" if session.standing.is_running else translate("screen-done")
    note = translate("screen-at-table") if is_shown else going_on
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


@serves(Kind.GO_BACK)
async def _go_back(context: InteractionContext, press: Press) -> None:
    """Take back or do again, and bring a private screen up to date that the press came from.

    The publisher takes care of the message that everybody sees.
    """
    if press.word not in set(Reach):
        raise Refused("bad-choice", choice=press.word, allowed=", ".join(Reach))
    reach = Reach(press.word)
    table = await context.tables.go_back(press.session, context.user_id, press.ply, reach)
    if context.response.has_own_message:
        is_back = reach is not Reach.AGAIN
        note = (await context.viewer()).translate("undo-done" if is_back else "screen-done")
        await context.show_screen(table, note=note, can_redo=is_back)


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
        await context.show_screen(table, note=note, can_redo=not is_open)


async def _ask(context: InteractionContext, press: Press, to_ply: int) -> LiveTable:
    tables, user_id = context.tables, context.user_id
    before = await tables.get(press.session)
    running_seat(before.session, user_id)
    entries = await context.services.store.history(press.session)
    # It may be ahead of the table by now.
    entries = tuple(entry for entry in entries if entry.ply < before.session.ply)
    positions = await asyncio.to_thread(positions_of, before, entries)
    remarks, now = await tables.remarks_since_action(press.session), context.services.clock()

    def ask(table: LiveTable) -> Change:
        seat = table.session.seat_of(user_id)
        require_not_asked_before(remarks, seat, RemarkKind.WANTS_BACK, now)
        return ask_to_go_back(table, entries, positions, user_id, press.ply, to_ply)

    return await tables.change(press.session, ask)


@serves(Kind.STAND_IN)
async def _stand_in(context: InteractionContext, press: Press) -> None:
    """Let a robot play, or take the seat back; what robots do within moments is shown at once."""
    session, note = (await context.tables.get(press.session)).session, ""
    seat = require_seat(session, context.user_id)
    if press.word == "back":
        await context.tables.take_back(press.session, context.person)
        note = (await context.viewer()).translate("stand-in-ended")
    elif press.word in set(StandIn):
        mode = StandIn(press.word)
        session = await context.tables.stand_in(press.session, seat, USUAL, mode, context.person)
        await context.services.robots.settle(session)
    else:
        raise Refused("bad-choice", choice=press.word, allowed=", ".join(StandIn))
    await context.show_screen(await context.tables.get(press.session), note=note)


@serves(Kind.HINT)
async def _hint(context: InteractionContext, press: Press) -> None:
    """Tell somebody what a robot would do in their place; first of all that is put on record."""
    table = await context.tables.note_hint(press.session, context.user_id)
    seat = asked_seat(table, context.user_id, None)
    thought = await context.services.robots.advise(table, seat)
    translate = (await context.viewer()).translate
    note = hint_sentence(table, seat, thought, translate)
    action = next(each for each in table.observe(seat).legal if str(each) == thought.text)
    path = tuple(step.value for step in table.game.menu_steps(action))
    await context.show_screen(table, path=path, note=note, advised=thought.text)


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
