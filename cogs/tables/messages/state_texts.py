"""In which state a table is, in one line: for lists, and for those who look after a server."""

from cogs.tables.messages.phrases import bold, mentions, since
from data.i18n import Translator
from data.store import Session


def state_line(session: Session, translate: Translator) -> str:
    """What a table does or waits for, and since when."""
    standing = session.standing
    if not standing.is_live:
        return translate(f"state-{standing.status}", since=since(session.updated_at))
    if standing.is_lost:
        return translate("state-lost", since=since(standing.lost_at))
    if standing.is_frozen:
        return translate("state-frozen", since=since(standing.frozen_at))
    if standing.paused_by is not None:
        name, when = bold(standing.paused_by), since(standing.asleep_at)
        return translate("state-paused", name=name, since=when)
    if standing.is_asleep:
        return translate("state-asleep", since=since(standing.asleep_at))
    if standing.is_lobby:
        count, when = len(session.seats), since(session.created_at)
        return translate("state-lobby", count=count, since=when)
    who = mentions(session, session.to_act, translate)
    return translate("state-running", who=who, since=since(session.asked_since))
