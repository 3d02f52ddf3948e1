"""The words to the host of a private table where it cannot be private, and the way out."""

from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import ButtonSpec, MessagePayload, button_rows, text
from cogs.tables.messages.phrases import game_name
from data.i18n import Translator
from data.store import Session

LET_ALL_WATCH = "watching=everybody"
"""The word of the button with which the host gives privacy up."""


def let_all_watch_payload(session: Session, note: str, translate: Translator) -> MessagePayload:
    """*note*, why the game cannot be private, with a button that lets everybody watch instead."""
    press = Press(Kind.CONTRACT, session.id, word=LET_ALL_WATCH)
    button = ButtonSpec(translate("watching-let-all"), press, emoji="👀")
    return MessagePayload((text(note), *button_rows([button])))


def no_thread_payload(session: Session, translate: Translator) -> MessagePayload:
    """Say that a game has begun whose private thread cannot be opened."""
    game = game_name(translate, session.game)
    note = translate("watching-no-thread", game=game, channel=f"<#{session.channel_id}>")
    return let_all_watch_payload(session, note, translate)
