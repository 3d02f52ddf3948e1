"""In which state a table is, in one line: for lists, and for those who look after a server."""

from cogs.tables.messages.phrases import bold, mentions, since
from data.i18n import Translator
from data.store import Session, Status


def state_line(session: Session, translate: Translator) -> str:
    """What a table does or waits for, and since when."""
    if not session.status.is_live:
        return translate(f"state-{session.status}", since=since(session.updated_at))
    if session.lost_at is not None:
        return translate("state-lost", since=since(session.lost_at))
    if session.frozen_at is not None:
        return translate("state-frozen", since=since(session.frozen_at))
    if session.paused_by is not None:
        name, when = bold(session.paused_by), since(session.asleep_at)
        return translate("state-paused", name=name, since=when)
    if session.asleep_at is not None:
        return translate("state-asleep", since=since(session.asleep_at))
    if session.status is Status.LOBBY:
        count, when = len(session.seats), since(session.created_at)
        return translate("state-lobby", count=count, since=when)
    who = mentions(session, session.to_act, translate)
    return translate("state-running", who=who, since=since(session.asked_since))
