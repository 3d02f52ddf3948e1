"""What a private screen offers where the time of somebody else has run out."""

from collections.abc import Collection
from dataclasses import replace

import discord

from cogs.tables.messages.decision_view import Decision, ask_press
from cogs.tables.messages.payload import ButtonSpec, MessagePayload, button_rows
from cogs.tables.session.naming import title_of
from data.i18n import Translator
from data.store import Session


def with_end_button(
    payload: MessagePayload,
    session: Session,
    user_id: int,
    out: Collection[int],
    translate: Translator,
) -> MessagePayload:
    """*payload* for *user_id* with a way to end the game without those who are *out* of time.

    Both are user ids. Without anybody else who is out the screen stays as it is.
    """
    away = [person for person in session.people if person in out and person != user_id]
    is_theirs = user_id in session.participants and session.standing.is_running
    if not away or not is_theirs or session.ply == 0:
        return payload
    press = ask_press(session, Decision.CANCEL)
    label = translate("vanished-end", count=len(away), who=title_of(session, away[0]))
    button = ButtonSpec(label, press, discord.ButtonStyle.danger)
    return replace(payload, items=(*payload.items, *button_rows([button])))
