"""What remains of a lobby in its channel: what became of it, and how to go on."""

import discord

from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import ButtonSpec
from cogs.tables.messages.phrases import mention_list, mentions
from cogs.tables.messages.substitutes_view import offer_notes
from cogs.tables.session.notice import Notice
from cogs.tables.session.reopening import can_open_again
from cogs.tables.session.watching import is_private
from data.i18n import Translator
from data.store import Session, Status


def closing_lines(session: Session, notice: Notice, translate: Translator) -> list[str]:
    """What became of a lobby; those who waited there are called when it closes by itself."""
    if can_open_again(session):
        called = mention_list(notice.notify, translate)
        return [*filter(None, (called,)), translate("lobby-closed")]
    return [_fate(session, translate), *offer_notes(session, translate)]


def open_again_buttons(session: Session, translate: Translator) -> list[ButtonSpec]:
    """The button that opens a lobby again which has closed by itself."""
    if not can_open_again(session):
        return []
    green = discord.ButtonStyle.success
    return [ButtonSpec(translate("lobby-open-again"), str(Press(Kind.WAKE, session.id)), green)]


def _fate(session: Session, translate: Translator) -> str:
    if session.status is Status.CANCELLED:
        return translate("lobby-cancelled")
    if session.status is Status.FINISHED:
        return translate("lobby-finished")
    if is_private(session):
        return _started_in_private(session, translate)
    if session.thread_id is not None:
        return translate("lobby-started-in", thread=f"<#{session.thread_id}>")
    return translate(
        "lobby-started", players=mentions(session, range(len(session.seats)), translate)
    )


def _started_in_private(session: Session, translate: Translator) -> str:
    """That the game is on where only its people see it, to whom alone the link says anything."""
    if session.thread_id is None:
        return translate("lobby-starts-privately")
    return translate("lobby-started-privately", thread=f"<#{session.thread_id}>")
