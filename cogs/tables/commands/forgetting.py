"""Forgetting a person: their games are given up first, as their tables have agreed."""

import logging

from cachetools import TTLCache

from cogs.tables.commands.interaction_context import InteractionContext
from cogs.tables.messages.phrases import neutral_name
from cogs.tables.session.errors import Refused
from cogs.tables.session.lobby import leave
from data.store import Session, Status
from rules import RulesError
from rules.players.levels import USUAL

log = logging.getLogger(__name__)

GAP_SECONDS = 3600.0
_lately: TTLCache[int, None] = TTLCache(10_000, GAP_SECONDS)
"""People who were just forgotten: each time all files of the database are written anew."""


async def forget(context: InteractionContext) -> int:
    """Forget the asker everywhere; at how many tables they had sat.

    Lobbies lose their seat, running games go on as when they give up. Where that is not possible,
    as at a table that a moderator paused, a robot plays on.

    :raises Refused: that was less than an hour ago.
    """
    store, user_id = context.services.store, context.person.user_id
    if user_id in _lately:
        raise Refused("forgotten-lately")
    live, unfinished = await store.live_sessions_of(user_id), []
    for session in live:
        try:
            await _leave(context, session)
        except (Refused, RulesError) as refusal:
            log.info("session %s cannot be left by who is forgotten: %s", session.id, refusal)
            if session.status is Status.RUNNING:
                unfinished.append(session.id)
    # What is being published was read before, and its record may name this person.
    await context.services.publisher.rest(session.id for session in live)
    tables = await store.forget(user_id, neutral_name, unfinished, USUAL)
    _lately[user_id] = None
    log.info("somebody was forgotten at %d tables", tables)
    return tables


async def _leave(context: InteractionContext, session: Session) -> None:
    tables, person = context.services.tables, context.person
    if session.status is Status.RUNNING:
        await tables.resign(session.id, person.user_id)
    elif session.host_id == person.user_id:
        await tables.close_lobby(session.id, person)
    else:
        await tables.change_lobby(session.id, leave, person)
