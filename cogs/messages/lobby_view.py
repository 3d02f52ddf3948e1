"""The lobby as a message: seats, what is agreed on with its meaning, and the buttons for both."""

from collections.abc import Container, Mapping, Sequence

from cogs.clocks.seat_clocks import PaceName, is_alone, pace_named, pace_of
from cogs.messages import payload as ui
from cogs.messages.beside_lobby import (
    again_notes,
    closing_buttons,
    closing_lines,
    invitation_rows,
    kept_seat_buttons,
    kept_seats,
)
from cogs.messages.clock_texts import calling_news, time_notes, wake_buttons
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.leaving_view import Decision, ask_press
from cogs.messages.phrases import bold, game_name, names_of, restored_sentence, text_key
from cogs.messages.robot_seats import (
    level_name,
    missing_seat_notes,
    offer_buttons,
    robot_menu,
)
from cogs.messages.table_buttons import rules_button
from cogs.table.agreement import (
    ABSENCE,
    ADMISSION,
    AGREEMENT,
    PACE,
    Admission,
    Beginning,
    is_open,
    offered,
)
from cogs.table.choices import Choice
from cogs.table.lengths import UsualLength
from cogs.table.live_table import game_of
from cogs.table.lobby import options_of, preset_of
from cogs.table.naming import title_of
from cogs.table.notice import NO_NOTICE, Notice
from cogs.table.watching import is_direct
from data.i18n import Translator
from data.store import ROBOT_MARK, Seat, Session
from render.view import listed
from rules.core.types import Option, OptionValue, Preset
from rules.players.levels import USUAL, Level, level_named

MAIN = "main"
PAGES: Mapping[str, tuple[str, ...]] = {
    MAIN: ("pace", "admission"),
    "rules": (),
    "play": ("undo", "hints", "absence", "giving-up"),
    "table": ("watching", "beginning", "theme", "language"),
}
"""The pages of the panel, with those of a table's choices that stand there."""
OPEN_COLOUR = 0x2F6FDB
CLOSED_COLOUR = 0x7A7F87


def lobby_payload(
    session: Session,
    translate: Translator,
    notice: Notice = NO_NOTICE,
    pictures: tuple[ui.Picture, ...] = (),
    told: Sequence[str] = (),
    length: UsualLength | None = None,
    level: Level = USUAL,
) -> ui.MessagePayload:
    """The message that everybody in the channel reads while a table waits for its players.

    *told* is what was noted about it, *length* how long such games usually take,
    *level* of which level the robots are that fill it up.

    :raises Frozen: what is stored of it cannot be read.
    """
    if session.standing.is_frozen:
        return _frozen_payload(session, translate)
    parts: list[ui.Item] = [ui.text(_heading(session, translate))]
    parts += [ui.gallery((picture,)) for picture in pictures]
    parts.append(ui.text(_seats(session, translate)))
    said: list[str] = []
    if session.standing.is_lobby:
        if notice.restored_to is not None:
            parts.append(ui.text(restored_sentence(notice.restored_to, translate)))
        agreed = [*contract_lines(session, translate), *length_lines(length, translate)]
        parts.append(ui.text("\n".join((*_agreements(session, translate), *agreed))))
        said = time_notes(session, notice, translate)
        parts += [ui.text(note) for note in said]
        parts += [ui.text(note) for note in missing_seat_notes(session, notice, translate)]
        parts += [ui.text(note) for note in again_notes(session, translate)]
        parts += _buttons(session, level, translate)
        robots = robot_menu(session, translate)
        parts += [robots] if robots is not None else []
    else:
        parts += [ui.text(line) for line in closing_lines(session, notice, translate)]
        closed = [*closing_buttons(session, translate), *offer_buttons(session, translate)]
        parts += ui.button_rows(closed)
    if session.snapshot is None:
        told = calling_news(told, notice, translate)
    if told:
        parts.append(ui.text(ui.small(told)))
    colour = OPEN_COLOUR if session.standing.is_lobby else CLOSED_COLOUR
    return ui.MessagePayload((ui.box(*parts, colour=colour),), pictures, notice.notify)


def _frozen_payload(session: Session, translate: Translator) -> ui.MessagePayload:
    """A lobby of which nothing but its name can be told."""
    closed = session.standing.is_called_off
    sentence = translate("lobby-cancelled" if closed else "error-table-frozen")
    heading = f"## {game_name(translate, session.game)}"
    return ui.MessagePayload((ui.box(ui.text(heading), ui.text(sentence), colour=CLOSED_COLOUR),))


def panel_payload(session: Session, translate: Translator, page: str = MAIN) -> ui.MessagePayload:
    """The host's private panel: on :data:`MAIN` what most tables need, the rest by subject."""
    rows = contract_menus(session, translate, PAGES[page])
    below: list[ui.ButtonSpec] = []
    if page == "rules":
        rows = [_option_menu(session, o, v, translate) for o, v in _meaningful(session)]
    elif page == MAIN:
        has_presets = bool(game_of(session).info.presets)
        rows = [_preset_menu(session, translate)] * has_presets + rows
        rows += invitation_rows(session, translate)
        below = [
            *kept_seat_buttons(session, "release", translate),
            ui.ButtonSpec(translate("leave-cancel"), ask_press(session, Decision.CANCEL), ui.RED),
        ]
    pages = [
        ui.ButtonSpec(
            translate(f"lobby-panel-{each}"),
            panel_press(session.id, each),
            ui.BLUE if each == page else ui.GREY,
        )
        for each in PAGES
        if each != "rules" or game_of(session).info.options
    ]
    heading = ui.text(translate("lobby-panel"))
    return ui.MessagePayload((heading, *ui.button_rows(pages), *rows, *ui.button_rows(below)))


def panel_press(session_id: int, page: str = MAIN) -> Press:
    """Return the press that opens the panel on *page*."""
    return Press(Kind.PANEL, session_id, word=page)


def page_of(press: Press) -> str:
    """The page of the panel that *press* came from, or opens."""
    if press.kind is Kind.PANEL:
        return press.word if press.word in PAGES else MAIN
    if press.kind is Kind.OPTION:
        return "rules"
    return next((page for page, names in PAGES.items() if press.word in names), MAIN)


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
    key = "lobby-missing" if _misses_people(session) else "lobby-seats"
    title = translate(key, taken=len(session.seats), most=most)
    return "\n".join((f"### {title}", *lines, *kept_seats(session, translate)))


def _misses_people(session: Session) -> bool:
    """Tell whether somebody else is to sit down before the game begins."""
    is_short = len(session.seats) < game_of(session).info.min_seats
    return not is_direct(session) and (is_short or bool(session.reserved))


def _notes(session: Session, sitter: Seat, translate: Translator) -> list[str]:
    """List what is to be said about somebody at the table."""
    notes = [translate("lobby-host")] if sitter.user_id == session.host_id else []
    if sitter.robot is not None:
        # A stored level that is no longer known plays as that in the middle.
        notes.append(level_name(level_named(sitter.robot), translate))
    return notes


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


def _buttons(session: Session, level: Level, translate: Translator) -> list[ui.Item]:
    """Return the buttons of a lobby, those for its host apart, where others see them too.

    Green begins the game, blue takes a seat that is missing.
    """
    missing = game_of(session).info.min_seats - len(session.seats)
    # Whoever is invited comes first.
    style = ui.GREY if session.reserved else ui.GREEN
    start = ui.ButtonSpec(translate("lobby-start"), Press(Kind.START, session.id), style)
    if missing > 0:
        press = Press(Kind.ROBOT, session.id, word=f"start/{level}")
        label = translate("lobby-start-with-robots", level=level, count=missing)
        start = ui.ButtonSpec(label, press, style, emoji=ROBOT_MARK)
    joining = []
    if is_open(session):
        colour = ui.BLUE if _misses_people(session) else ui.GREY
        joining = [ui.ButtonSpec(translate("lobby-join"), Press(Kind.JOIN, session.id), colour)]
    going = kept_seat_buttons(session, "decline", translate)
    if len(session.people) > 1:  # alone, the host calls it off
        going = [ui.ButtonSpec(translate("lobby-leave"), Press(Kind.LEAVE, session.id)), *going]
    rests = session.standing.is_paused
    starting = [] if rests else [start]
    rules = rules_button(session.game, translate)
    options = ui.ButtonSpec(translate("lobby-change-options"), panel_press(session.id))
    waking = wake_buttons(session, translate)
    if is_direct(session):
        return [*ui.button_rows([*waking, *starting, rules, options])]
    is_waiting = session.beginning == Beginning.HOST and len(session.people) > 1
    may_start = missing <= 0 and not session.reserved and not rests
    key = "lobby-waits" if is_waiting and may_start else "lobby-for-host"
    host = translate(key, host=bold(title_of(session, session.host_id)))
    return [
        *ui.button_rows([*waking, *([] if rests else joining), *going, rules]),
        ui.text(host),
        *ui.button_rows([*starting, options]),
    ]


def _preset_menu(session: Session, translate: Translator) -> ui.Row:
    current, title = preset_of(session), translate("lobby-rules")
    choices = [
        ui.option(
            f"{title}: {translate(text_key(f'{session.game}-preset-{preset.name}'))}",
            preset.name,
            _differences(session, preset, translate),
            default=preset.name == current,
        )
        for preset in game_of(session).info.presets
    ]
    own = f"{title}: {translate('lobby-rules-own')}"
    return ui.select_row(Press(Kind.PRESET, session.id), own, choices)


def _option_menu(
    session: Session, of: Option, current: OptionValue, translate: Translator
) -> ui.Row:
    title = option_name(translate, session.game, of.name)
    choices = [
        ui.option(
            f"{title}: {option_value(translate, session.game, of.name, value)}",
            str(value),
            translate(text_key(f"{session.game}-option-{of.name}-help")),
            default=value == current,
        )
        for value in of.values
    ]
    return ui.select_row(Press(Kind.OPTION, session.id, word=of.name), title, choices)


def contract_lines(session: Session, translate: Translator) -> list[str]:
    """Return what was agreed on, for people who think about joining."""
    agreed = [
        f"- {translate(choice.title)}: **{_value(session, choice, translate)}**"
        for choice in AGREEMENT.values()
        if _matters(session, choice)
    ]
    pace = pace_named(session.pace).name
    explained = "contract-pace-alone" if is_alone(session) else f"contract-pace-{pace}-help"
    agreed[0] += f" · {translate(explained)}"
    return agreed


def length_lines(length: UsualLength | None, translate: Translator) -> list[str]:
    """Say how long games at this pace took so far; nothing where too few were finished."""
    return [] if length is None else [f"- {length_sentence(length, translate)}"]


def pace_length(pace: str, length: UsualLength, translate: Translator) -> str:
    """Say how long games at *pace* took so far."""
    name = translate(f"contract-pace-{pace_named(pace).name}")
    return f"**{name}**: {length_sentence(length, translate)}"


def length_sentence(length: UsualLength, translate: Translator) -> str:
    """Say how long games took so far."""
    return translate("contract-length", actions=length.actions, days=length.days)


def contract_menus(
    session: Session, translate: Translator, names: Container[str] = AGREEMENT
) -> list[ui.Row]:
    """Return the host's menus for those of a table's choices that have *names*."""
    return [
        ui.choice_menu(choice, session, Press(Kind.CONTRACT, session.id, word=name), translate)
        for name, choice in offered(session).items()
        if name in names
    ]


def _matters(session: Session, choice: Choice) -> bool:
    """Return whether somebody who thinks about joining should know: what is usual goes unsaid."""
    if choice is ABSENCE and pace_of(session).name == PaceName.NONE:
        return False
    return choice is PACE or choice.of(session) != choice.values[0]


def _value(session: Session, choice: Choice, translate: Translator) -> str:
    chosen = choice.of(session) or ""
    if choice is ADMISSION and chosen == Admission.ROLE and session.role_id is not None:
        return translate("contract-admission-members", role=f"<@&{session.role_id}>")
    return choice.word(translate, chosen)
