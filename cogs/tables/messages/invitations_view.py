"""Invitations as people read them in the lobby, and as its host gives them out."""

import discord

from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import (
    ButtonSpec,
    MessagePayload,
    Row,
    button_rows,
    role_row,
    text,
    user_row,
)
from cogs.tables.messages.phrases import game_name, mention_list
from cogs.tables.session.agreement import Admission
from cogs.tables.session.beginning import is_complete
from cogs.tables.session.watching import is_direct
from data.i18n import Translator
from data.store import Session


def kept_seats(session: Session, translate: Translator) -> list[str]:
    """The seats that are kept for somebody, numbered on from those that are taken."""
    first = len(session.seats) + 1
    return [
        f"{place}. ✉️ {translate('invited-seat', who=mention_list((user_id,), translate))}"
        for place, user_id in enumerate(session.reserved, first)
    ]


def beside_lobby(session: Session, notify: tuple[int, ...], translate: Translator) -> str:
    """Call people to a lobby that stays where it is: all are there, or somebody is not."""
    if session.standing.is_frozen and session.standing.is_lobby:
        return f"{mention_list(notify, translate)} {translate('error-table-frozen')}"
    if session.standing.is_lobby:
        key = "lobby-all-here" if is_complete(session) else "lobby-declined"
        return translate(key, host=mention_list(notify, translate))
    return translate(
        "lobby-cancelled-call",
        who=mention_list(notify, translate),
        count=len(notify),
        game=game_name(translate, session.game),
    )


def decline_buttons(session: Session, translate: Translator) -> list[ButtonSpec]:
    """The button for those who do not want the seat that is kept for them."""
    return [_button(session, "decline", translate)] if session.reserved else []


def waiting_payload(session: Session, start: Press, translate: Translator) -> MessagePayload:
    """Tell whether to *start* without those for whom seats are kept."""
    who = mention_list(session.reserved, translate)
    buttons = [
        ButtonSpec(translate("invited-start"), start, discord.ButtonStyle.success),
        ButtonSpec(translate("invited-wait"), Press(Kind.NO, session.id)),
    ]
    question = text(translate("invited-missing", who=who, count=len(session.reserved)))
    return MessagePayload((question, *button_rows(buttons)))


def invitation_rows(session: Session, translate: Translator) -> list[Row]:
    """The host's menus for whom to invite and, where it matters, which role lets people in."""
    if is_direct(session):
        return []
    rows = [user_row(Press(Kind.INVITE, session.id, word="add"), translate("invited-add"))]
    if session.admission == Admission.ROLE:
        rows.insert(0, role_row(Press(Kind.ADMIT, session.id), translate("invited-role")))
    return rows


def release_buttons(session: Session, translate: Translator) -> list[ButtonSpec]:
    """The host's button that gives up the seats that are kept."""
    return [_button(session, "release", translate)] if session.reserved else []


def _button(session: Session, word: str, translate: Translator) -> ButtonSpec:
    press = Press(Kind.INVITE, session.id, word=word)
    return ButtonSpec(translate(f"invited-{word}"), press)
