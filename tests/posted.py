"""Messages that were posted about a table."""

from typing import Any

from data.store import MessageKind, PostedMessage, Session
from tests.start import START


def posted(session: Session, kind: MessageKind = MessageKind.BOARD, **about: Any) -> PostedMessage:
    """A message about *session* that was posted when its game began, unless *about* says more."""
    usual = {"channel_id": 1, "message_id": 2, "ply": 0, "posted_at": START}
    return PostedMessage(session_id=session.id, kind=kind, **(usual | about))
