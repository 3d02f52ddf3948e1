"""Screens for those who look after a server: the rules for its tables, and acts at one of them."""

from collections.abc import Mapping, Sequence

import discord

from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.decision_view import MAX_OFFERED
from cogs.tables.messages.games_view import state_line
from cogs.tables.messages.payload import (
    ButtonSpec,
    Item,
    MessagePayload,
    Row,
    box,
    button_rows,
    channel_row,
    choice_menu,
    option,
    select_row,
    text,
)
from cogs.tables.messages.phrases import game_name, heading_of, inert, names_of, table_link
from cogs.tables.session.moderation import Act
from cogs.tables.session.naming import title_of
from cogs.tables.session.server_rules import MAX_CHANNELS, SETTINGS
from data.i18n import Translator
from data.store import PostedMessages, Server, Session
from render.view import listed
from rules import GAMES

PER_PAGE = 10
"""Tables on one page of the list."""


def config_payload(server: Server, translate: Translator) -> MessagePayload:
    """The private panel with the server's settings, and the menus to change them."""
    lines = [
        _line(
            "channels",
            listed(translate, (f"<#{channel}>" for channel in server.channels)),
            translate,
        ),
        _line(
            "games", listed(translate, (game_name(translate, g) for g in server.games)), translate
        ),
    ]
    rows: list[Row] = [
        channel_row(
            Press(Kind.CONFIG, word="channels"),
            translate("config-choose-channels"),
            server.channels,
            MAX_CHANNELS,
        ),
        _games_menu(server, translate),
        *(
            choice_menu(each, server, Press(Kind.CONFIG, word=each.name), translate)
            for each in SETTINGS.values()
        ),
        *button_rows(
            [
                ButtonSpec(translate("config-tables"), _press("tables-1"), emoji="🗂️"),
                ButtonSpec(translate("config-check"), _press("check"), emoji="🔑"),
            ]
        ),
    ]
    heading = f"## {translate('config-heading')}\n{translate('config-help')}"
    return MessagePayload((box(text(heading), text("\n".join(lines))), *rows))


def server_tables_payload(
    sessions: Sequence[Session], posted: Sequence[PostedMessages], page: int, translate: Translator
) -> MessagePayload:
    """One *page* (from 1) of all tables; *posted* are the messages of those on it."""
    pages = page_count(sessions)
    heading = translate("config-tables-heading", count=len(sessions))
    lines = [f"## {heading}"]
    for session, messages in zip(on_page(sessions, page), posted, strict=True):
        head = heading_of(session, translate, table_link(session, messages))
        lines.append(f"{head}\n-# {state_line(session, translate)}")
    buttons = []
    if page > 1:
        buttons.append(ButtonSpec(translate("guide-back"), _press(f"tables-{page - 1}")))
    if page < pages:
        buttons.append(ButtonSpec(translate("guide-on"), _press(f"tables-{page + 1}")))
    if pages > 1:
        lines.append(f"-# {translate('guide-page', page=page, pages=pages)}")
    return MessagePayload(
        (box(*(text(line) for line in lines)), *button_rows([*buttons, _back(translate)]))
    )


def check_payload(
    missing: Mapping[int, Sequence[str] | None], translate: Translator
) -> MessagePayload:
    """The permissions *missing* by channel, by Discord's names; None where nobody knows them.

    A button leads back to the panel.
    """
    parts: list[Item] = []
    for channel_id, names in missing.items():
        lines = [translate(f"check-{name.replace('_', '-')}") for name in names or ()]
        if not lines:
            lines = [translate("check-unknown" if names is None else "check-complete")]
        parts.append(text("\n".join((f"### <#{channel_id}>", *lines))))
    footer = text(f"-# {translate('check-help')}")
    return MessagePayload((box(*parts, footer), *button_rows([_back(translate)])))


def page_count(sessions: Sequence[Session]) -> int:
    """Count the pages of the list of these tables; at least one."""
    return max(1, -(-len(sessions) // PER_PAGE))


def on_page(sessions: Sequence[Session], page: int) -> Sequence[Session]:
    """The tables on one *page* of the list."""
    return sessions[(page - 1) * PER_PAGE : page * PER_PAGE]


def _back(translate: Translator) -> ButtonSpec:
    return ButtonSpec(translate("config-back"), _press("panel"), discord.ButtonStyle.primary)


def _press(word: str) -> Press:
    return Press(Kind.CONFIG, word=word)


def _line(name: str, value: str, translate: Translator) -> str:
    return f"- {translate(f'config-{name}')}: **{value or translate(f'config-no-{name}')}**"


def _games_menu(server: Server, translate: Translator) -> Row:
    options = [
        option(game_name(translate, game), game, default=not server.games or game in server.games)
        for game in GAMES
    ]
    label = translate("config-choose-games")
    return select_row(_press("games"), label, options, most=len(options))


def which_table_payload(sessions: Sequence[Session], translate: Translator) -> MessagePayload:
    """The question which of several tables is meant."""
    offered = sessions[:MAX_OFFERED]
    lines = [f"### {translate('moderation-which')}"]
    lines += [
        f"{number}\\. {heading_of(session, translate)}\n-# {state_line(session, translate)}"
        for number, session in enumerate(offered, 1)
    ]
    if len(sessions) > MAX_OFFERED:
        lines.append(translate("moderation-more", count=len(sessions) - MAX_OFFERED))
    options = [
        option(
            f"{number}. {game_name(translate, session.game)} · {', '.join(names_of(session))}",
            _order(session, Act.LOOK),
        )
        for number, session in enumerate(offered, 1)
    ]
    menu = select_row(Press(Kind.MENU, word="moderate"), translate("moderation-choose"), options)
    return MessagePayload((box(text("\n".join(lines))), menu))


def moderation_payload(session: Session, translate: Translator, note: str = "") -> MessagePayload:
    """The private panel for one table; *note* tells what was just done."""
    heading = f"### {translate('moderation-heading')}\n{heading_of(session, translate)}"
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
    yes = _order(session, act, user_id, is_sure=True)
    buttons = [
        ButtonSpec(translate(f"moderation-yes-{act}", name=name), yes, discord.ButtonStyle.danger),
        ButtonSpec(translate("moderation-back"), _order(session, Act.LOOK)),
    ]
    heading = f"{heading_of(session, translate)}\n{question}"
    return MessagePayload((box(text(heading)), *button_rows(buttons)))


def _buttons(session: Session, translate: Translator) -> list[ButtonSpec]:
    acts: list[tuple[Act, discord.ButtonStyle]] = []
    if not session.standing.is_frozen:
        if session.standing.is_asleep:
            acts.append((Act.WAKE, discord.ButtonStyle.success))
        if not session.standing.is_paused:
            acts.append((Act.PAUSE, discord.ButtonStyle.secondary))
    acts.append((Act.END, discord.ButtonStyle.danger))
    return [
        ButtonSpec(translate(f"moderation-{act}"), _order(session, act), style)
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


def _order(
    session: Session, act: Act, user_id: int | None = None, *, is_sure: bool = False
) -> Press:
    word = act.word(user_id, is_sure=is_sure)
    return Press(Kind.MODERATE, session.id, word=word)
