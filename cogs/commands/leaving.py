"""Giving a game up, or calling it off: which table, how, and whether somebody is sure.

Nothing happens before the confirmation is pressed, and it is offered only where it would work.
"""

from cogs.commands.interaction_context import InteractionContext, serves
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.leaving_view import (
    Decision,
    ask_press,
    asked_sentence,
    cancel_payload,
    leave_payload,
    resign_payload,
    which_payload,
)
from cogs.table import lobby
from cogs.table.errors import Refused, require_seat
from cogs.table.substitutes import give_up, handed_on
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

    Only a guest who leaves a lobby is gone at once, as by its own button.

    :raises Refused: the person may not decide that, or the table is over.
    :raises rules.RulesError: their seat is out of the game already.
    """
    tables, user_id, now = context.tables, context.user_id, context.services.clock()
    translate, table = (await context.viewer()).translate, await tables.get(session_id)
    session, leaves = table.session, decision is Decision.LEAVE
    seat = require_seat(session, user_id)
    if leaves and session.standing.is_lobby and session.host_id != user_id:
        await tables.change_lobby(session_id, lobby.leave, context.person)
        await context.response.respond_text(translate("lobby-left"))
        return
    plays = session.standing.is_in_play and not session.seats[seat].is_out
    if decision is Decision.RESIGN or (leaves and plays):
        after = give_up(table, user_id, now).table
        winner = None if after.outcome is None else after.outcome.best_first[0]
        if leaves:
            say = await tables.with_a_say(session)
            payload = leave_payload(session, user_id, say, translate, winner)
        else:
            hands_on = user_id in handed_on(after.session)
            payload = resign_payload(session, translate, winner, hands_on=hands_on)
    else:
        session = await _to_call_off(context, session_id)
        say = await tables.with_a_say(session)
        payload = cancel_payload(session, user_id, say, translate)
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
    await context.show_screen(table, note=note, is_done=table.session.standing.is_finished)


@serves(Kind.CANCEL)
async def _cancel(context: InteractionContext, press: Press) -> None:
    session = await _to_call_off(context, press.session)
    if stage_of(session, context.user_id) != press.word:
        # Yes was said to something else: the game has begun since, or somebody has acted.
        await ask(context, Decision.CANCEL, press.session)
        return
    session = await context.tables.cancel(press.session, context.person)
    translate = (await context.viewer()).translate
    if session.standing.is_running:
        await context.response.respond_text(asked_sentence(session, translate))
    elif session.snapshot is None or session.standing.is_frozen:
        await context.response.respond_text(translate("lobby-cancelled"))
    else:
        await context.show_screen(await context.tables.get(session.id), is_done=True)


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
