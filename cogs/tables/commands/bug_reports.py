"""``/bug``: a word to the operator, with the game that it is about."""

import logging

from cachetools import TTLCache

from cogs.records.exporting import record_of
from cogs.records.reporting import content_of
from cogs.tables.commands.interaction_context import InteractionContext
from cogs.tables.messages.phrases import game_name
from cogs.tables.session.errors import Refused
from data.store import BugReport, Session
from data.version import version

log = logging.getLogger(__name__)

GAP_SECONDS = 60.0
_lately: TTLCache[int, None] = TTLCache(10_000, GAP_SECONDS)
"""People who have just reported something."""


async def report_bug(context: InteractionContext, words: str, session: Session | None) -> None:
    """Keep the report, and say what was kept.

    :raises Refused: this person has reported something less than a minute ago.
    """
    store, user_id = context.services.store, context.person.user_id
    if user_id in _lately:
        raise Refused("reported-lately")
    content = {}
    if session is not None:
        try:
            content = content_of(await record_of(store, session.id), user_id)
        except Refused:
            content = {"status": session.standing.status.value}
    number = await store.add_bug_report(
        BugReport(
            session_id=None if session is None else session.id,
            user_id=user_id,
            words=words,
            version=version(),
            content=content,
        )
    )
    _lately[user_id] = None
    log.warning(
        "bug report %s, session %s: see bot.py bugs", number, session.id if session else "-"
    )
    translate = (await context.viewer()).translate
    told = [translate("bug-kept", number=str(number))]
    if session is not None and content.get("file"):
        told.append(translate("bug-kept-game", game=game_name(translate, session.game)))
        seat = session.seat_of(user_id)
        told.append(translate("bug-kept-eyes" if seat is not None else "bug-kept-open"))
    await context.response.respond_text("\n".join(told))
