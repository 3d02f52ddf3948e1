"""Giving a game up, or calling it off: which table, how, and whether somebody is sure.

Nothing happens before the confirmation is pressed, and it is offered only where it would work.
"""

from datetime import datetime

from cogs.commands.interaction_context import InteractionContext, serves
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.leaving_view import (
    Decision,
    ask_press,
    leave_payload,
    question_payload,
    which_payload,
)
from cogs.table.errors import Refused
from cogs.table.live_table import LiveTable
from cogs.table.substitutes import give_up, handed_on
from cogs.table.timekeeping import out_of_time
from cogs.table.votes import agree, keep_playing, require_may_call_off, stage_of
from data.store import Session


async def ask_which(context: InteractionContext, sessions: tuple[Session, ...]) -> None:
    """Ask how to leave the only one of *sessions*, or let the person say which of them is meant.

    :raises Refused: the person cannot do that at the only one that there is.
    """
    if len(sessions) == 1:
        await ask(context, Decision.LEAVE, sessions[0].id)
        return
    translate = (await context.viewer()).translate
    which = which_payload(
        translate("leave-which"), sessions, lambda s: ask_press(s, Decision.LEAVE), translate
    )
    await context.response.respond(which)


async def ask(context: InteractionContext, decision: Decision, session_id: int) -> None:
    """Show what *decision* would lead to at this table, with a yes and a no.

    :raises Refused: the person may not decide that, or the table is over.
    :raises rules.RulesError: their seat is out of the game already.
    """
    tables, ends_game, hands_on = context.tables, False, False
    asked: tuple[int, ...] = ()
    translate = (await context.viewer()).translate
    if decision is Decision.LEAVE:
        table, user_id = await tables.get(session_id), context.user_id
        session, seat = table.session, table.session.seat_of(user_id)
        if session.standing.is_in_play and seat is not None and not session.seats[seat].is_out:
            winner = _winner_without(table, user_id, context.services.clock())
            await context.response.respond(leave_payload(session, seat, translate, winner))
            return
        decision = Decision.CANCEL
    if decision is Decision.RESIGN:
        table, user_id = await tables.get(session_id), context.user_id
        session = table.session
        after = give_up(table, user_id, context.services.clock()).table.session
        ends_game, hands_on = after.standing.is_finished, user_id in handed_on(after)
    else:
        session = await _to_call_off(context, session_id)
        services = context.services
        silent = await out_of_time(services.store, session, services.clock())
        heard = {*silent, context.user_id}
        asked = tuple(user_id for user_id in session.participants if user_id not in heard)
    payload = question_payload(
        decision, session, translate, ends_game=ends_game, hands_on=hands_on, asked=asked
    )
    await context.response.respond(payload)


async def _to_call_off(context: InteractionContext, session_id: int) -> Session:
    """Return the table, where the person may call it off now, or ask the others to.

    :raises Refused: it is over, they are not seated, only its host may, or they have just asked.
    """
    person, now = context.person, context.services.clock()
    remarks = await context.services.store.remarks_since_action(session_id)
    return await context.tables.checked(
        session_id, lambda s: require_may_call_off(s, person, remarks, now)
    )


def _winner_without(table: LiveTable, user_id: int, now: datetime) -> int | None:
    """Return the seat that wins if this person gives up; None where the game goes on."""
    if not table.session.standing.takes_moves:
        return None
    outcome = give_up(table, user_id, now).table.outcome
    return None if outcome is None else outcome.best_first[0]


@serves(Kind.ASK)
async def _ask(context: InteractionContext, press: Press) -> None:
    if press.word not in set(Decision):
        raise Refused("bad-choice", choice=press.word, allowed=", ".join(Decision))
    await ask(context, Decision(press.word), press.session)


@serves(Kind.RESIGN)
async def _resign(context: InteractionContext, press: Press) -> None:
    user_id, clock = context.user_id, context.services.clock
    table = await context.tables.change(press.session, lambda t: give_up(t, user_id, clock()))
    note = (await context.viewer()).translate("resign-done")
    if table.session.standing.is_finished:
        await context.response.respond_text(note)  # the table tells the result
        return
    await context.show_screen(table, note=note)


@serves(Kind.CANCEL)
async def _cancel(context: InteractionContext, press: Press) -> None:
    session = await _to_call_off(context, press.session)
    if stage_of(session) != press.word:
        # Yes was said to something else: the game has begun since, or somebody has acted.
        await ask(context, Decision.CANCEL, press.session)
        return
    session = await context.tables.cancel(press.session, context.person)
    key = "cancel-done" if session.standing.is_called_off else "cancel-asked"
    await context.response.respond_text((await context.viewer()).translate(key))


@serves(Kind.NO)
async def _keep_table(context: InteractionContext, press: Press) -> None:
    table = await context.tables.get(press.session)
    if table.has_begun and not table.session.standing.is_frozen:
        note = (await context.viewer()).translate("decision-kept")
        await context.show_screen(table, note=note)
    else:
        await context.response.delete()


@serves(Kind.CONSENT)
async def _consent(context: InteractionContext, press: Press) -> None:
    answer = agree if press.word == "yes" else keep_playing
    await context.tables.call_off(press.session, answer, context.person)
