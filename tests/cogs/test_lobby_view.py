"""The lobby as a message."""

import pytest
from people import ADA

from cogs.tables.messages.lobby_view import lobby_payload
from cogs.tables.session.lobby import Appearance, Place, open_lobby
from data.i18n import translator
from data.store import Session
from rules import GAMES


def said(session: Session) -> str:
    """All that can be read."""
    (box,) = lobby_payload(session, translator("en")).items
    return str(box.to_component_dict())


@pytest.mark.parametrize("key", sorted(GAMES))
def test_rules_are_named_where_there_is_a_choice_of_them(key: str) -> None:
    session = open_lobby(key, ADA, Place(1, 2), Appearance("en", "dark"))
    text, info = said(session), GAMES[key].info
    assert ("### Rules" in text) == bool(info.options)
    assert ("### Rules: " in text) == bool(info.presets)
