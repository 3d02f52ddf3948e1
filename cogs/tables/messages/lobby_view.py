"""The lobby as a message: seats, options with their meaning, and the buttons for both."""

from collections.abc import Sequence
from typing import Any

import discord

from cogs.tables.messages.choice_menu import choice_menu
from cogs.tables.messages.clock_texts import calling_news, time_notes, wake_buttons
from cogs.tables.messages.closed_lobby import closing_buttons, closing_lines
from cogs.tables.messages.contract_view import contract_lines, contract_menus, length_lines
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.invitations_view import (
    decline_buttons,
    invitation_rows,
    kept_seats,
)
from cogs.tables.messages.payload import (
    ButtonSpec,
    Item,
    MessagePayload,
    Picture,
    Row,
    box,
    button_rows,
    gallery,
    option,
    select_row,
    small,
    text,
)
from cogs.tables.messages.phrases import (
    bold,
    game_name,
    names_of,
    restored_sentence,
    text_key,
)
from cogs.tables.messages.rematch_view import again_notes
from cogs.tables.messages.robots_view import missing_seat_notes, robot_level, robot_menu
from cogs.tables.messages.substitutes_view import offer_buttons
from cogs.tables.messages.table_buttons import rules_button
from cogs.tables.session.agreement import AGREEMENT
from cogs.tables.session.figures import UsualLength
from cogs.tables.session.live_table import game_of
from cogs.tables.session.lobby import LOOKS, options_of, preset_of
from cogs.tables.session.notice import NO_NOTICE, Notice
from cogs.tables.session.watching import is_direct
from data.i18n import Translator
from data.store import ROBOT_MARK, Seat, Session
from render.view import listed
from rules.core.types import Option, OptionValue, Preset
from rules.players.levels import USUAL, Level

MAIN, MORE = "main", "more"
"""The pages of the panel."""
FIRST = ("pace", "admission")
"""Of what a table agrees on, what stands on the first page."""
OPEN_COLOUR = 0x2F6FDB
CLOSED_COLOUR = 0x7A7F87


def lobby_payload(
    session: Session,
    translate: Translator,
    notice: Notice = NO_NOTICE,
    pictures: tuple[Picture, ...] = (),
    told: Sequence[str] = (),
    length: UsualLength | None = None,
    level: Level = USUAL,
) -> MessagePayload:
    """The message that everybody in the channel reads while a table waits for its players.

    *told* is what was noted about it, *length* how long such games usually take,
    *level* of which level the robots are that fill it up.

    :raises Frozen: what is stored of it cannot be read.
    """
    if session.standing.is_frozen:
        return _frozen_payload(session, translate)
    parts: list[Item] = [text(_heading(session, translate)), text(_seats(session, translate))]
    said: list[str] = []
    if session.standing.is_lobby:
        if notice.restored_to is not None:
            parts.append(text(restored_sentence(notice.restored_to, translate)))
        agreed = [*contract_lines(session, translate), *length_lines(length, translate)]
        parts.append(text("\n".join((*_agreements(session, translate), *agreed))))
        said = time_notes(session, notice, translate)
        parts += [text(note) for note in said]
        parts += [text(note) for note in missing_seat_notes(session, notice, translate)]
        parts += [text(note) for note in again_notes(session, translate)]
        parts += [gallery((picture,)) for picture in pictures]
        robots = robot_menu(session, translate)
        parts += [robots] if robots is not None else []
        parts += button_rows(_buttons(session, level, translate))
    else:
        parts += [text(line) for line in closing_lines(session, notice, translate)]
        closed = [*closing_buttons(session, translate), *offer_buttons(session, translate)]
        parts += button_rows(closed)
    if session.snapshot is None:
        told = calling_news(told, notice, translate)
    if told:
        parts.append(text(small(told)))
    colour = OPEN_COLOUR if session.standing.is_lobby else CLOSED_COLOUR
    return MessagePayload((box(*parts, colour=colour),), pictures, notice.notify)


def lobby_alt_text(game: str, names: Sequence[str], seats: int, translate: Translator) -> str:
    """Describe the picture of a lobby: *names* have taken the first of its *seats*."""
    free = [translate("lobby-seat-free")] * (seats - len(names))
    places = listed(
        translate, (f"{place}. {name}" for place, name in enumerate((*names, *free), 1))
    )
    return translate("lobby-picture", game=translate(text_key(f"{game}-name")), seats=places)


def _frozen_payload(session: Session, translate: Translator) -> MessagePayload:
    """A lobby of which nothing but its name can be told."""
    closed = session.standing.is_called_off
    sentence = translate("lobby-cancelled" if closed else "error-table-frozen")
    heading = f"## {game_name(translate, session.game)}"
    return MessagePayload((box(text(heading), text(sentence), colour=CLOSED_COLOUR),))


def panel_payload(session: Session, translate: Translator, page: str = MAIN) -> MessagePayload:
    """The host's private panel: on :data:`MAIN` what most tables need, on :data:`MORE` the rest."""
    if page == MORE:
        rows = [_option_menu(session, o, v, translate) for o, v in _meaningful(session)]
        rows += contract_menus(session, translate, (n for n in AGREEMENT if n not in FIRST))
        rows += [
            choice_menu(
                each, session, Press(Kind.APPEARANCE, session.id, word=each.name), translate
            )
            for each in LOOKS.values()
        ]
    else:
        has_presets = bool(game_of(session).info.presets)
        rows = [_preset_menu(session, translate)] if has_presets else []
        rows += contract_menus(session, translate, FIRST)
        rows += invitation_rows(session, translate)
    other = MAIN if page == MORE else MORE
    turn = ButtonSpec(translate(f"lobby-panel-{other}"), panel_press(session.id, other))
    return MessagePayload((text(translate("lobby-panel")), *rows, *button_rows([turn])))


def panel_press(session_id: int, page: str = MAIN) -> Press:
    """Return the press that opens the panel on *page*."""
    return Press(Kind.PANEL, session_id, word=page)


def page_of(press: Press) -> str:
    """The page of the panel that *press* came from, or opens."""
    if press.kind is Kind.PANEL:
        return press.word
    is_more = press.kind in (Kind.OPTION, Kind.APPEARANCE) or (
        press.kind is Kind.CONTRACT and press.word not in FIRST
    )
    return MORE if is_more else MAIN


def option_name(translate: Translator, game: str, name: str) -> str:
    """Return the name of an option."""
    return translate(text_key(f"{game}-option-{name}"))


def option_value(translate: Translator, game: str, name: str, value: OptionValue) -> str:
    """Say in a few words what one value of an option means."""
    return translate(text_key(f"{game}-option-{name}-{value}"))


def _heading(session: Session, translate: Translator) -> str:
    game = translate(text_key(f"{session.game}-name"))
    if not session.standing.is_lobby:
        return f"## {game}"
    return f"## {game}\n{translate(text_key(f'{session.game}-blurb'))}"


def _seats(session: Session, translate: Translator) -> str:
    most = game_of(session).info.max_seats
    seats = zip(session.seats, names_of(session), strict=True)
    if not session.standing.is_lobby:
        return listed(translate, map(bold, names_of(session)))
    lines = [
        " · ".join((f"{place}. {bold(name)}", *_notes(session, sitter, translate)))
        for place, (sitter, name) in enumerate(seats, 1)
    ]
    title = translate("lobby-seats", taken=len(session.seats), most=most)
    return "\n".join((f"### {title}", *lines, *kept_seats(session, translate)))


def _notes(session: Session, sitter: Seat, translate: Translator) -> list[str]:
    """List what is to be said about somebody at the table."""
    notes = [translate("lobby-host")] if sitter.user_id == session.host_id else []
    return notes if sitter.robot is None else [*notes, robot_level(sitter.robot, translate)]


def _agreements(session: Session, translate: Translator) -> list[str]:
    """By which rules the game is played: whatever is not as usual."""
    return [
        f"- {option_name(translate, session.game, o.name)}: "
        f"**{option_value(translate, session.game, o.name, value)}**"
        for o, value in _meaningful(session)
        if value != o.default
    ]


def _differences(session: Session, preset: Preset, translate: Translator) -> str:
    """List what is not as usual in *preset*, for people who do not know it by its name."""
    usual = {each.name: each.default for each in game_of(session).info.options}
    told = (
        f"{option_name(translate, session.game, name)}: "
        f"{option_value(translate, session.game, name, value)}"
        for name, value in preset.options
        if value != usual[name]
    )
    return listed(translate, told)


def _meaningful(session: Session) -> list[tuple[Option, OptionValue]]:
    """The options that mean something for the game, some day or with the seats that are taken."""
    chosen = options_of(session)
    seated = max(len(session.seats), game_of(session).info.min_seats)
    return [
        (option, chosen[option.name])
        for option in game_of(session).info.options
        if not option.seats or seated in option.seats
    ]


def _buttons(session: Session, level: Level, translate: Translator) -> list[ButtonSpec]:
    """Return the buttons of a lobby: green begins the game, blue takes a seat that is kept."""
    info = game_of(session).info
    full = len(session.people) >= info.max_seats
    missing = info.min_seats - len(session.seats)
    green, red = discord.ButtonStyle.success, discord.ButtonStyle.danger
    blue, grey = discord.ButtonStyle.primary, discord.ButtonStyle.secondary

    def button(kind: Kind, key: str, **looks: Any) -> ButtonSpec:
        return ButtonSpec(translate(key), Press(kind, session.id), **looks)

    start = button(Kind.START, "lobby-start", style=green)
    if missing > 0:
        press = Press(Kind.ROBOT, session.id, word=f"start/{level}")
        label = translate("lobby-start-with-robots", level=level, count=missing)
        start = ButtonSpec(label, press, grey if session.reserved else green, emoji=ROBOT_MARK)
    join = button(Kind.JOIN, "lobby-join", style=blue if session.reserved else grey)
    rests = session.standing.is_paused
    going = decline_buttons(session, translate)
    if len(session.people) > 1:  # alone, the host calls it off
        going = [button(Kind.LEAVE, "lobby-leave"), *going]
    return [
        *wake_buttons(session, translate),
        *([] if rests else [start]),
        *([] if rests or full or is_direct(session) else [join]),
        *([] if is_direct(session) else going),
        rules_button(session.game, translate),
        ButtonSpec(translate("lobby-change-options"), panel_press(session.id)),
        button(Kind.CALL_OFF, "lobby-cancel", style=red),
    ]


def _preset_menu(session: Session, translate: Translator) -> Row:
    current, title = preset_of(session), translate("lobby-rules")
    choices = [
        option(
            f"{title}: {translate(text_key(f'{session.game}-preset-{preset.name}'))}",
            preset.name,
            _differences(session, preset, translate),
            default=preset.name == current,
        )
        for preset in game_of(session).info.presets
    ]
    return select_row(Press(Kind.PRESET, session.id), title, choices)


def _option_menu(session: Session, of: Option, current: OptionValue, translate: Translator) -> Row:
    title = option_name(translate, session.game, of.name)
    choices = [
        option(
            f"{title}: {option_value(translate, session.game, of.name, value)}",
            str(value),
            translate(text_key(f"{session.game}-option-{of.name}-help")),
            default=value == current,
        )
        for value in of.values
    ]
    return select_row(Press(Kind.OPTION, session.id, word=of.name), title, choices)
