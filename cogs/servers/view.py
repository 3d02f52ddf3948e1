"""Screens for those who look after a server: the rules for its tables, and acts at one of them."""

from collections.abc import Mapping, Sequence

import discord

from cogs.messages import payload as ui
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.leaving_view import MAX_OFFERED
from cogs.messages.own_tables import state_line
from cogs.messages.phrases import game_name, heading_of, inert, names_of, table_link
from cogs.servers.moderation import Act
from cogs.table.naming import title_of
from cogs.table.server_rules import MAX_CHANNELS, SETTINGS
from data.i18n import Translator
from data.store import PostedMessages, Server, Session
from render.view import listed
from rules import GAMES

PER_PAGE = 10
"""Tables on one page of the list."""


def config_payload(server: Server, translate: Translator) -> ui.MessagePayload:
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
    rows: list[ui.Row] = [
        ui.channel_row(
            Press(Kind.CONFIG, word="channels"),
            translate("config-choose-channels"),
            server.channels,
            MAX_CHANNELS,
        ),
        _games_menu(server, translate),
        *(
            ui.choice_menu(each, server, Press(Kind.CONFIG, word=each.name), translate)
            for each in SETTINGS.values()
        ),
        *ui.button_rows(
            [
                ui.ButtonSpec(translate("config-tables"), _press("tables-1"), emoji="🗂️"),
                ui.ButtonSpec(translate("config-check"), _press("check"), emoji="🔑"),
            ]
        ),
    ]
    heading = f"## {translate('config-heading')}\n{translate('config-help')}"
    return ui.MessagePayload((ui.box(ui.text(heading), ui.text("\n".join(lines))), *rows))


def server_tables_payload(
    sessions: Sequence[Session], posted: Sequence[PostedMessages], page: int, translate: Translator
) -> ui.MessagePayload:
    """One *page* (from 1) of all tables; *posted* are the messages of those on it."""
    pages = page_count(sessions)
    heading = translate("config-tables-heading", count=len(sessions))
    lines = [f"## {heading}"]
    for session, messages in zip(on_page(sessions, page), posted, strict=True):
        head = heading_of(session, translate, table_link(session, messages))
        lines.append(f"{head}\n-# {state_line(session, translate)}")
    buttons = []
    if page > 1:
        buttons.append(ui.ButtonSpec(translate("guide-back"), _press(f"tables-{page - 1}")))
    if page < pages:
        buttons.append(ui.ButtonSpec(translate("guide-on"), _press(f"tables-{page + 1}")))
    if pages > 1:
        lines.append(f"-# {translate('guide-page', page=page, pages=pages)}")
    return ui.MessagePayload(
        (ui.box(*(ui.text(line) for line in lines)), *ui.button_rows([*buttons, _back(translate)]))
    )


def check_payload(
    missing: Mapping[int, Sequence[str] | None], translate: Translator
) -> ui.MessagePayload:
    """The permissions *missing* by channel, by Discord's names; None where nobody knows them.

    A button leads back to the panel.
    """
    parts: list[ui.Item] = []
    for channel_id, names in missing.items():
        lines = [translate(f"check-{name.replace('_', '-')}") for name in names or ()]
        if not lines:
            lines = [translate("check-unknown" if names is None else "check-complete")]
        parts.append(ui.text("\n".join((f"### <#{channel_id}>", *lines))))
    if any(missing.values()):
        parts.append(ui.text(f"-# {translate('check-help')}"))
    return ui.MessagePayload((ui.box(*parts), *ui.button_rows([_back(translate)])))


def page_count(sessions: Sequence[Session]) -> int:
    """Count the pages of the list of these tables; at least one."""
    return max(1, -(-len(sessions) // PER_PAGE))


def on_page(sessions: Sequence[Session], page: int) -> Sequence[Session]:
    """The tables on one *page* of the list."""
    return sessions[(page - 1) * PER_PAGE : page * PER_PAGE]


def _back(translate: Translator) -> ui.ButtonSpec:
    return ui.ButtonSpec(translate("config-back"), _press("panel"), ui.BLUE)


def _press(word: str) -> Press:
    return Press(Kind.CONFIG, word=word)


def _line(name: str, value: str, translate: Translator) -> str:
    return f"- {translate(f'config-{name}')}: **{value or translate(f'config-no-{name}')}**"


def _games_menu(server: Server, translate: Translator) -> ui.Row:
    options = [
        ui.option(game_name(translate, game), game, default=game in server.games) for game in GAMES
    ]
    label = translate("config-choose-games")
    return ui.select_row(_press("games"), label, options, least=0, most=len(options))


def which_table_payload(sessions: Sequence[Session], translate: Translator) -> ui.MessagePayload:
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
        ui.option(
            f"{number}. {game_name(translate, session.game)} · {', '.join(names_of(session))}",
            _order(session, Act.LOOK),
        )
        for number, session in enumerate(offered, 1)
    ]
    menu = ui.select_row(Press(Kind.MENU, word="moderate"), translate("moderation-choose"), options)
    return ui.MessagePayload((ui.box(ui.text("\n".join(lines))), menu))


def moderation_payload(
    session: Session, translate: Translator, note: str = ""
) -> ui.MessagePayload:
    """The private panel for one table; *note* tells what was just done."""
    heading = f"### {translate('moderation-heading')}\n{heading_of(session, translate)}"
    items = [ui.text(note)] if note else []
    items += [ui.text(heading), ui.text(state_line(session, translate))]
    if not session.standing.is_live:
        return ui.MessagePayload((ui.box(*items),))
    rows: list[ui.Item] = [
        *_seat_menu(session, translate),
        *ui.button_rows(_buttons(session, translate)),
    ]
    if not session.standing.is_frozen:
        items.append(ui.text(f"-# {translate('moderation-help')}"))
    return ui.MessagePayload((ui.box(*items), *rows))


def sure_payload(
    session: Session, act: Act, translate: Translator, user_id: int | None = None
) -> ui.MessagePayload:
    """Ask before what cannot be undone: to END the table, or PUT_OUT the person."""
    name = "" if user_id is None else inert(title_of(session, user_id))
    question = translate(f"moderation-sure-{act}", name=name)
    yes = _order(session, act, user_id, is_sure=True)
    buttons = [
        ui.ButtonSpec(translate(f"moderation-yes-{act}", name=name), yes, ui.RED),
        ui.ButtonSpec(translate("moderation-back"), _order(session, Act.LOOK)),
    ]
    heading = f"{heading_of(session, translate)}\n{question}"
    return ui.MessagePayload((ui.box(ui.text(heading)), *ui.button_rows(buttons)))


def _buttons(session: Session, translate: Translator) -> list[ui.ButtonSpec]:
    acts: list[tuple[Act, discord.ButtonStyle]] = []
    if not session.standing.is_frozen:
        if session.standing.is_asleep:
            acts.append((Act.WAKE, ui.GREEN))
        if not session.standing.is_paused:
            acts.append((Act.PAUSE, ui.GREY))
    acts.append((Act.END, ui.RED))
    return [
        ui.ButtonSpec(translate(f"moderation-{act}"), _order(session, act), style)
        for act, style in acts
    ]


def _seat_menu(session: Session, translate: Translator) -> list[ui.Row]:
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
            options.append(ui.option(translate("moderation-send-away", name=name), word))
            continue
        if not sitter.is_played_by_robot:
            word = Act.FREE.word(sitter.user_id)
            options.append(ui.option(translate("moderation-free", name=name), word))
        if not session.standing.is_paused:
            word = Act.PUT_OUT.word(sitter.user_id)
            options.append(ui.option(translate("moderation-put-out", name=name), word))
    if not options:
        return []
    menu = Press(Kind.MODERATE, session.id, word=Act.SEAT)
    return [ui.select_row(menu, translate("moderation-seat"), options)]


def _order(
    session: Session, act: Act, user_id: int | None = None, *, is_sure: bool = False
) -> Press:
    word = act.word(user_id, is_sure=is_sure)
    return Press(Kind.MODERATE, session.id, word=word)
