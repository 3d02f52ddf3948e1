"""Whoever has to hear of an event is called by the message that tells of it, and nobody else."""

import pytest
from people import ADA, BO, CLEO, running, waiting

from cogs.tables.messages.clock_texts import time_notes
from cogs.tables.messages.lobby_view import lobby_payload
from cogs.tables.messages.phrases import mention_list
from cogs.tables.session import calling_off
from cogs.tables.session.notice import Notice
from data.i18n import translator
from data.store import Session, Status

ENGLISH = translator("en")


def said(session: Session, notice: Notice) -> str:
    """What the message reads that tells of *notice*: the lobby, or what a board has below."""
    if session.snapshot is not None:
        return "\n".join(time_notes(session, notice, ENGLISH))
    return str(lobby_payload(session, ENGLISH, notice).items[0].to_component_dict())


@pytest.mark.parametrize("session", [waiting(ADA, BO, CLEO), running(ADA, BO, CLEO)])
def test_the_others_are_told_that_the_host_has_called_it_off(session: Session) -> None:
    after, notice = calling_off.call_off(session, ADA)
    assert notice.notify == (BO.user_id, CLEO.user_id)
    assert mention_list(notice.notify) in said(after, notice)
    if session.status is Status.LOBBY:
        assert calling_off.close_lobby(session, ADA) == (after, notice)
