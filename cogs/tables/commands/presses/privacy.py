"""Presses about what is stored of the person who presses, and how they are forgotten.

Their games are given up first, as their tables have agreed.
"""

import logging

from cachetools import TTLCache

from cogs.tables.commands.interaction_context import InteractionContext, serves
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import MessagePayload, text
from cogs.tables.messages.phrases import neutral_name
from cogs.tables.messages.privacy_view import (
    ASK,
    FILE,
    KEEP,
    SURE,
    file_payload,
    privacy_payload,
    question_payload,
)
from cogs.tables.session.calling_off import close_lobby
from cogs.tables.session.errors import Refused
from cogs.tables.session.lobby import leave
from data.store import Session
from rules import RulesError
from rules.players.levels import USUAL

log = logging.getLogger(__name__)

GAP_SECONDS = 3600.0
_lately: TTLCache[int, None] = TTLCache(10_000, GAP_SECONDS)
"""People who were just forgotten: each time all files of the database are written anew."""


@serves(Kind.PRIVACY)
async def _privacy(context: InteractionContext, press: Press) -> None:
    """Show what the button asks for; the second yes is the one that counts."""
    word, user_id = press.word, context.user_id
    translate, store = (await context.viewer()).translate, context.services.store
    if word == FILE:
        payload = file_payload(await store.about(user_id), translate)
    elif word == ASK:
        live = await store.live_sessions_of(user_id)
        running = sum(session.standing.is_running for session in live)
        payload = question_payload(running, len(live) - running, translate)
    elif word == SURE:
        tables = await _forget(context)
        payload = MessagePayload((text(translate("privacy-forgotten", count=tables)),))
    elif word == KEEP:
        payload = privacy_payload(translate)
    else:
        raise Refused("bad-choice", choice=word, allowed=", ".join((FILE, ASK, SURE, KEEP)))
    await context.response.respond(payload)


async def _forget(
    context: InteractionContext,
) -> int:
    """Forget the presser everywhere, and return at how many tables they had sat.

    Lobbies lose their seat, running games go on as when they give up. Where that is not possible,
    as at a table that a moderator paused, a robot plays on.

    :raises Refused: that was less than an hour ago.
    """
    store, user_id = context.services.store, context.user_id
    if user_id in _lately:
        raise Refused("forgotten-lately")
    live, unfinished = await store.live_sessions_of(user_id), []
    for session in live:
        try:
            await _leave(context, session)
        except (Refused, RulesError) as refusal:
            log.info("session %s cannot be left by who is forgotten: %s", session.id, refusal)
            if session.standing.is_running:
                unfinished.append(session.id)
    # What is being published was read before, and its record may name this person.
    await context.services.publisher.rest(session.id for session in live)
    tables = await store.forget(user_id, neutral_name, unfinished, USUAL)
    _lately[user_id] = None
    log.info("somebody was forgotten at %d tables", tables)
    return tables


async def _leave(context: InteractionContext, session: Session) -> None:
    tables, person = context.services.tables, context.person
    if session.standing.is_running:
        await tables.resign(session.id, person.user_id)
    elif session.host_id == person.user_id:
        await tables.call_off(session.id, close_lobby, person)
    else:
        await tables.change_lobby(session.id, leave, person)
