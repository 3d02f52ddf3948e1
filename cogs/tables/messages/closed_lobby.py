"""The remains of a lobby in its channel: what became of it, and how to go on, or why it cannot."""

import discord

from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import ButtonSpec, MessagePayload, button_rows, text
from cogs.tables.messages.phrases import address_of, game_name, mention_list
from cogs.tables.messages.substitutes_view import offer_notes
from cogs.tables.session.notice import Notice
from cogs.tables.session.rematch import can_open_again
from cogs.tables.session.watching import is_private
from data.i18n import Translator
from data.store import Session

LET_ALL_WATCH = "watching=everybody"
"""The word of the button with which the host gives privacy up."""


def closing_lines(session: Session, notice: Notice, translate: Translator) -> list[str]:
    """Say what became of a lobby, and call those who waited there when it closes by itself."""
    if can_open_again(session):
        called = mention_list(notice.notify, translate)
        return [*filter(None, (called,)), translate("lobby-closed")]
    return [_fate(session, translate), *offer_notes(session, translate)]


def closing_buttons(session: Session, translate: Translator) -> list[ButtonSpec]:
    """The buttons that open a lobby again which has closed by itself, or lead to its board."""
    if can_open_again(session):
        green = discord.ButtonStyle.success
        return [ButtonSpec(translate("lobby-open-again"), Press(Kind.WAKE, session.id), green)]
    # In the channel itself the board stands below.
    has_thread = session.thread_id not in (None, session.channel_id)
    return [to_table_button(session, translate)] if has_thread else []


def closed_payload(session: Session, translate: Translator) -> MessagePayload:
    """Build what is left of a private message about a lobby: its fate, and the way there."""
    way = button_rows(closing_buttons(session, translate))
    return MessagePayload((text(_fate(session, translate)), *way))


def to_table_button(session: Session, translate: Translator) -> ButtonSpec:
    """The button that leads to a table: its board, or its lobby."""
    key = "to-lobby" if session.standing.is_lobby else "to-board"
    return ButtonSpec(translate(key), url=address_of(session))


def _fate(session: Session, translate: Translator) -> str:
    if session.standing.is_called_off:
        return translate("lobby-cancelled")
    if session.standing.is_finished:
        return translate("lobby-finished")
    if is_private(session):
        return translate("lobby-started-privately")
    return translate("lobby-started")


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
