"""Screens for moderators: which table is meant, what may be done there, and a last question."""

from collections.abc import Sequence

import discord

from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.games_view import state_line
from cogs.tables.messages.payload import (
    ButtonSpec,
    Item,
    MessagePayload,
    Row,
    box,
    button_rows,
    option,
    select_row,
    text,
)
from cogs.tables.messages.phrases import game_name, inert, names_of
from cogs.tables.session.moderation import Act
from cogs.tables.session.naming import title_of
from data.i18n import Translator
from data.store import Session
from render.view import listed

MAX_OFFERED = 25
"""Tables in one select."""


def which_table_payload(sessions: Sequence[Session], translate: Translator) -> MessagePayload:
    """The question which of several tables is meant."""
    offered = sessions[:MAX_OFFERED]
    lines = [f"### {translate('moderation-which')}"]
    lines += [
        f"{number}\\. {_heading(session, translate)}\n-# {state_line(session, translate)}"
        for number, session in enumerate(offered, 1)
    ]
    if len(sessions) > MAX_OFFERED:
        lines.append(translate("moderation-more", count=len(sessions) - MAX_OFFERED))
    options = [
        option(
            f"{number}. {game_name(translate, session.game)} · {', '.join(names_of(session))}",
            _press(session, Act.LOOK),
        )
        for number, session in enumerate(offered, 1)
    ]
    menu = select_row(Press(Kind.MENU, word="moderate"), translate("moderation-choose"), options)
    return MessagePayload((box(text("\n".join(lines))), menu))


def moderation_payload(session: Session, translate: Translator, note: str = "") -> MessagePayload:
    """The private panel for one table; *note* tells what was just done."""
    heading = f"### {translate('moderation-heading')}\n{_heading(session, translate)}"
    items = [text(note)] if note else []
    items += [text(heading), text(state_line(session, translate))]
    if not session.standing.is_live:
        return MessagePayload((box(*items),))
    rows: list[Item] = [*_seat_menu(session, translate), *button_rows(_buttons(session, translate))]
    if not session.standing.is_frozen:
        items.append(text(f"-# {translate('moderation-help')}"))
    return MessagePayload((box(*items), *rows))


def sure_payload(
    session: Session, act: Act, translate: Translator, user_id: int | None = None
) -> MessagePayload:
    """Ask before what cannot be undone: to END the table, or PUT_OUT the person."""
    name = "" if user_id is None else inert(title_of(session, user_id))
    question = translate(f"moderation-sure-{act}", name=name)
    yes = _press(session, act, user_id, is_sure=True)
    buttons = [
        ButtonSpec(translate(f"moderation-yes-{act}", name=name), yes, discord.ButtonStyle.danger),
        ButtonSpec(translate("moderation-back"), _press(session, Act.LOOK)),
    ]
    heading = f"{_heading(session, translate)}\n{question}"
    return MessagePayload((box(text(heading)), *button_rows(buttons)))


def _heading(session: Session, translate: Translator) -> str:
    players = listed(translate, map(inert, names_of(session)))
    place = f"<#{session.thread_id or session.channel_id}>"
    return f"**{game_name(translate, session.game)}** · {players} · {place}"


def _buttons(session: Session, translate: Translator) -> list[ButtonSpec]:
    acts: list[tuple[Act, discord.ButtonStyle]] = []
    if not session.standing.is_frozen:
        if session.standing.is_asleep:
            acts.append((Act.WAKE, discord.ButtonStyle.success))
        if not session.standing.is_paused:
            acts.append((Act.PAUSE, discord.ButtonStyle.secondary))
    acts.append((Act.END, discord.ButtonStyle.danger))
    return [
        ButtonSpec(translate(f"moderation-{act}"), _press(session, act), style)
        for act, style in acts
    ]


def _seat_menu(session: Session, translate: Translator) -> list[Row]:
    """Everybody who can be taken from their seat, and how; a paused game stays as it is."""
    if session.standing.is_frozen:
        return []
    is_lobby = session.standing.is_lobby
    options = []
    for sitter, name in zip(session.seats, names_of(session), strict=True):
        if not sitter.is_somebodys:
            continue
        if is_lobby:
            word = Act.PUT_OUT.word(sitter.user_id)
            options.append(option(translate("moderation-send-away", name=name), word))
            continue
        if not sitter.is_played_by_robot:
            word = Act.FREE.word(sitter.user_id)
            options.append(option(translate("moderation-free", name=name), word))
        if not session.standing.is_paused:
            word = Act.PUT_OUT.word(sitter.user_id)
            options.append(option(translate("moderation-put-out", name=name), word))
    if not options:
        return []
    menu = Press(Kind.MODERATE, session.id, word=Act.SEAT)
    return [select_row(menu, translate("moderation-seat"), options)]


def _press(
    session: Session, act: Act, user_id: int | None = None, *, is_sure: bool = False
) -> Press:
    word = act.word(user_id, is_sure=is_sure)
    return Press(Kind.MODERATE, session.id, word=word)
