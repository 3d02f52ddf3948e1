"""Asking before somebody gives up or calls a table off: which table, and whether they are sure.

Nothing happens before the confirmation is pressed, and it is offered only where it would work.
"""

from cogs.tables.commands.interaction_context import InteractionContext
from cogs.tables.messages.decision_view import Decision, question_payload, which_payload
from cogs.tables.session.errors import NotRunning
from cogs.tables.session.giving_up import handed_on
from data.store import Session, Status


async def ask_which(
    context: InteractionContext, decision: Decision, sessions: tuple[Session, ...]
) -> None:
    """Ask about the only one of *sessions*, or let the person say which of them is meant.

    :raises TableError: the person cannot do that at the only one that is left to choose.
    """
    if decision is Decision.RESIGN:
        running = tuple(session for session in sessions if session.status is Status.RUNNING)
        if not running:
            raise NotRunning(status=sessions[0].status.value)
        sessions = running
    if len(sessions) == 1:
        await ask(context, decision, sessions[0].id)
        return
    translate = (await context.viewer()).translate
    await context.response.respond(which_payload(decision, sessions, translate))


async def ask(context: InteractionContext, decision: Decision, session_id: int) -> None:
    """Show what *decision* would lead to at this table, with a yes and a no.

    :raises TableError: the person may not decide that, or the table is over.
    :raises rules.RulesError: their seat is out of the game already.
    """
    tables, ends_game, hands_on = context.tables, False, False
    if decision is Decision.RESIGN:
        session = (await tables.get(session_id)).session
        after = await tables.preview_resignation(session_id, context.person)
        ends_game = after.session.status is Status.FINISHED
        hands_on = context.person.user_id in handed_on(after.session)
    else:
        session = await tables.check_cancel(session_id, context.person)
    translate = (await context.viewer()).translate
    payload = question_payload(decision, session, translate, ends_game=ends_game, hands_on=hands_on)
    await context.response.respond(payload)
