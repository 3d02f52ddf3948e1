"""Playing again: buttons below a result, and words on the lobby that follows."""

import discord

from cogs.tables.messages.closed_lobby import to_table_button
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import ButtonSpec, MessagePayload, button_rows, text
from cogs.tables.messages.phrases import place_of
from cogs.tables.session.rematch import Again
from data.i18n import Translator
from data.store import Session

_BLUE, _GREY = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
_EMOJI = {Again.REMATCH: "🔁", Again.SAME_DEAL: "🎴", Again.OPEN: "👋"}


def again_buttons(session: Session, translate: Translator) -> list[ButtonSpec]:
    """The ways to play again, once a game is over; not where tables are no longer opened."""
    if not session.standing.is_finished:
        return []
    return [
        ButtonSpec(
            translate(f"again-{again}"),
            Press(Kind.AGAIN, session.id, word=again),
            _BLUE if again is Again.REMATCH else _GREY,
            emoji=_EMOJI[again],
        )
        for again in Again
    ]


def again_notes(session: Session, translate: Translator) -> list[str]:
    """Say in a lobby how it differs from the game that it follows."""
    if session.follows is None:
        return []
    return [translate("again-same-deal" if session.deals_again else "again-turned")]


def opened_payload(opened: Session, user_id: int, translate: Translator) -> MessagePayload:
    """Lead the one who asked for it to the next game."""
    key = "again-opened" if opened.host_id == user_id else "again-joined"
    if not opened.standing.is_lobby:
        key = "again-begun"
    way = button_rows([to_table_button(opened, translate)])
    return MessagePayload((text(translate(key, place=place_of(opened))), *way))
