"""Screens for the managers of a server: the rules for its tables, and all of them."""

from collections.abc import Mapping, Sequence

import discord

from cogs.tables.messages.choice_menu import choice_menu
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.games_view import state_line
from cogs.tables.messages.payload import (
    ButtonSpec,
    Item,
    MessagePayload,
    Row,
    box,
    button_rows,
    channel_row,
    option,
    select_row,
    text,
)
from cogs.tables.messages.phrases import game_name, inert, names_of, table_link
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
    sessions: Sequence[Session],
    posted: Sequence[PostedMessages],
    page: int,
    translate: Translator,
) -> MessagePayload:
    """One *page* (from 1) of all tables; *posted* are the messages of those on it."""
    pages = page_count(sessions)
    heading = translate("config-tables-heading", count=len(sessions))
    lines = [f"## {heading}"]
    for session, messages in zip(on_page(sessions, page), posted, strict=True):
        players = listed(translate, map(inert, names_of(session)))
        link = table_link(session, messages)
        head = f"**{game_name(translate, session.game)}** · {players} · {link}"
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
