"""The table as a message: the board, what is asked of whom, what happened, and the choices.

The message that everybody sees and a private screen are made of the same pieces; they differ in the
observation they are given and in whose choices they show.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from cogs.messages import payload as ui
from cogs.messages.board_pictures import BoardImage
from cogs.messages.clock_texts import (
    calling_news,
    deadline_line,
    end_buttons,
    pause_notes,
    reminder_sentence,
    snooze_rows,
    time_notes,
    wake_buttons,
)
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.leaving_view import calling_off_items
from cogs.messages.menu import Menu
from cogs.messages.menu_rows import ROOM, menu_rows
from cogs.messages.phrases import (
    bold,
    former_note,
    game_name,
    mention_list,
    mentions,
    names_of,
    restored_sentence,
    since,
    text_key,
)
from cogs.messages.rows import NO_ROWS, Rows
from cogs.messages.table_buttons import more_row, screen_buttons, table_buttons, view_button
from cogs.table.live_table import LiveTable, was_given_up
from cogs.table.notice import NO_NOTICE, Notice
from data.i18n import Translator
from data.store import Session
from render.registry import seat_colour
from render.view import listed
from rules.core.types import Observation, Outcome, Points, Shortcut

QUIET_COLOUR = 0x7A7F87
MAX_COMPONENTS = 40
"""Parts of a message, those within others included."""
KEPT_FREE = 9
"""Of them: for the frame, a confirmation, shortcuts, and the way to the next table."""


@dataclass(frozen=True, slots=True)
class TableContent:
    """All that a message about one moment of a table is made of."""

    table: LiveTable
    observation: Observation
    board: BoardImage
    news: Sequence[str]
    """What happened since the reader acted; to everybody: since the message was posted."""
    menu: Menu | None
    """The choices to show; None where this viewpoint has none."""
    advised: str | None = None
    """The action, in notation, that a robot has just advised."""
    is_new: bool = False
    """Whether hardly anything has been done in the open so far."""
    question: str = ""
    """What is asked, or what the next step of a choice asks; empty where the game is over."""
    shortcuts: Sequence[Shortcut] = ()
    """What can be done with one press in place of many."""
    rows: Rows = NO_ROWS
    """What features add."""

    @property
    def session(self) -> Session:
        """The session of the table."""
        return self.table.session


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardNotes:
    """The words of a board's message for some of its readers, besides the position."""

    pings: Sequence[int] = ()
    """The people (user ids) for whose sake a message is a new one."""
    hidden: Sequence[int] = ()
    """The seats whose hand is behind the button for their screen."""
    notice: Notice = NO_NOTICE
    silent: Collection[int] = ()
    """The people (user ids) whose time has run out."""
    reminded: Sequence[int] = ()
    """The seats that are reminded of their turn."""
    snoozes: Sequence[int] = ()
    """The minutes after which they may be reminded again."""
    told: Sequence[str] = ()
    """What was noted about a table whose actions cannot be told."""


NO_NOTES = BoardNotes()


def board_payload(
    content: TableContent, translate: Translator, notes: BoardNotes = NO_NOTES
) -> ui.MessagePayload:
    """The message that everybody sees, with *notes* for some of them."""
    session = content.session
    waiting = _waiting(session, notes, translate)
    said = time_notes(session, notes.notice, translate, notes.silent)
    content = replace(content, news=calling_news(content.news, notes.notice, translate))
    items = _position(content, waiting, translate)
    said += content.rows.notes
    if notes.hidden:
        who_hides = mentions(session, notes.hidden, translate)
        key = f"{session.game}-asks-in-private" if _asks_in_private(content) else "table-my-screen"
        way, count = translate(text_key(key)), len(notes.hidden)
        said.append(translate("table-hand-behind-screen", who=who_hides, count=count, button=way))
    if notes.notice.took_back is not None and content.menu is not None:
        who = bold(names_of(session)[notes.notice.took_back])
        said.append(translate("undo-told", who=who))
    if said:
        items.append(ui.text("\n".join(said)))
    items += calling_off_items(session, notes.notice, translate)
    items += content.rows.questions
    if notes.notice.restored_to is not None:
        sentence = restored_sentence(notes.notice.restored_to, translate)
        items.append(ui.text(f"{mention_list(notes.notice.notify, translate)} {sentence}"))
    items += _asked(content)
    going_on = [*wake_buttons(session, translate), *content.rows.going_on]
    private = (ui.GREY if content.shortcuts else ui.BLUE) if _asks_in_private(content) else None
    own = table_buttons(session, content.rows.help, translate, private)
    buttons = [*going_on, *end_buttons(session, notes.silent, translate), *own]
    below: list[ui.Item] = [*ui.button_rows([*content.rows.first, *buttons])]
    below += snooze_rows(session, notes.snoozes, translate)
    if not session.standing.is_live:
        below.append(more_row(session, None, content.rows.more, translate))
    rows = _menu(content, translate, room=_room_for_answers(items, below))
    frame = ui.box(*items, colour=_colour(content))
    return ui.MessagePayload((frame, *rows, *below), content.board.pictures, tuple(notes.pings))


def frozen_payload(
    session: Session, translate: Translator, notes: BoardNotes = NO_NOTES
) -> ui.MessagePayload:
    """Tell everybody that a table's game cannot be read: that it waits, and for what.

    It can still be called off. The button for the screen tells its presser the same; a board
    without it would not be recognised after a kill.
    """
    title = game_name(translate, session.game)
    if session.standing.is_called_off:
        lines = (f"### {title} · {translate('table-cancelled')}", *notes.told)
        return ui.MessagePayload((ui.box(ui.text("\n".join(lines))),))
    heading = f"### {translate('table-frozen', game=title)}\n{translate('error-table-frozen')}"
    players = mentions(session, range(len(session.seats)), translate)
    items = [ui.text(f"{heading}\n-# {players}")]
    items += calling_off_items(session, notes.notice, translate)
    rows = ui.button_rows(table_buttons(session, (), translate)[:1])
    return ui.MessagePayload((ui.box(*items, colour=QUIET_COLOUR), *rows), (), tuple(notes.pings))


def screen_payload(
    content: TableContent,
    translate: Translator,
    note: str = "",
    *,
    heading: str = "",
    is_short: bool = False,
    reserved: int = 0,
) -> ui.MessagePayload:
    """A private screen below its *heading*; *note* says, for one, why a press did not count.

    With *is_short* its pictures are not described, and a button leads to the position in words.
    """
    session, seat = content.session, content.observation.seat
    is_asked = seat is not None and seat in session.to_act
    timed = (seat,) if seat is not None and is_asked else session.to_act
    deadline = deadline_line(session, translate, timed)
    who = mentions(session, session.to_act, translate)
    key = "table-your-turn" if is_asked else "table-waiting"
    waiting = _timed(translate(key, who=who, since=since(session.asked_since)), deadline)
    if heading and is_asked:
        waiting = deadline  # what a direct message is sent for stands in its heading
    if is_short and content.menu is not None and content.menu.path:
        waiting = ""  # in the middle of a choice it has been heard
    items: list[ui.Item] = [ui.text(heading)] if heading else []
    items += _position(content, waiting, translate)
    notes = (*pause_notes(session, translate), *content.rows.notes)
    items += [ui.text(line) for line in notes]
    items += _asked(content, note)
    buttons = [*content.rows.first, *screen_buttons(session, content.rows.help, translate)]
    if is_short:
        words = Press(Kind.WORDS, session.id, session.ply, branch=session.branch)
        buttons.append(ui.ButtonSpec(translate("screen-words"), words))
    more = more_row(session, seat, content.rows.more, translate)
    below: list[ui.Item] = [*ui.button_rows(buttons), more]
    room = _room_for_answers(items, below, reserved)
    rows = _menu(content, translate, room=room)
    frame = ui.box(*items, colour=_colour(content))
    return ui.MessagePayload((frame, *rows, *below), content.board.pictures)


def done_payload(
    table: LiveTable,
    seat: int | None,
    lines: Sequence[str],
    rows: Rows,
    translate: Translator,
) -> ui.MessagePayload:
    """Tell what *seat* has just done, in *lines*, and who is next, or how the game ended."""
    session, outcome = table.session, table.outcome
    if outcome is not None:
        places = (_place(table, outcome, one, translate) for one in outcome.best_first)
        told = f"{_heading(session, outcome, translate)}\n{'  '.join(places)}"
    elif session.standing.is_called_off:
        told = f"### {translate('table-cancelled')}"
    else:
        who = mentions(session, session.to_act, translate)
        is_next = seat in session.to_act
        next_one = translate("screen-next-you" if is_next else "screen-next", who=who)
        told = "\n".join((*lines, next_one))
    buttons = [view_button(session, translate), *rows.first]
    return ui.MessagePayload((ui.box(ui.text(told)), *ui.button_rows(buttons)))


def _room_for_answers(items: Sequence[ui.Item], below: Sequence[ui.Item], reserved: int = 0) -> int:
    """Components that are left for answers, beside the parts of the board and those below it."""
    parts = sum(1 + len(getattr(item, "children", ())) for item in (*items, *below))
    return min(ROOM, MAX_COMPONENTS - KEPT_FREE - reserved - parts)


def _waiting(session: Session, notes: BoardNotes, translate: Translator) -> str:
    """Say who is reminded of their turn, and who else is waited for since when and until when."""
    others = [seat for seat in session.to_act if seat not in notes.reminded]
    lines = [reminder_sentence(session, seat, translate) for seat in notes.reminded]
    if others:
        who = mentions(session, others, translate)
        waiting = translate("table-waiting", who=who, since=since(session.asked_since))
        lines.append(_timed(waiting, deadline_line(session, translate, others)))
    return "\n".join(lines)


def _timed(waiting: str, deadline: str) -> str:
    """Say who is waited for, and until when."""
    return " · ".join(filter(None, (waiting, deadline)))


def _position(content: TableContent, waiting: str, translate: Translator) -> list[ui.Item]:
    """Say who is waited for and what happened, then show the board."""
    headline = _headline(content, waiting, translate)
    return [*([ui.text(headline)] if headline else []), *content.board.items()]


def _asked(content: TableContent, note: str = "") -> list[ui.Item]:
    """Ask right above the answers, after a *note*: pictures fill a phone."""
    lines = [line for line in (note, *content.rows.answers, content.question) if line]
    return [ui.text("\n".join(lines))] if lines else []


def _menu(content: TableContent, translate: Translator, *, room: int = ROOM) -> list[ui.Item]:
    session = content.session
    if not session.standing.takes_moves:
        return []
    return menu_rows(
        session,
        content.observation,
        content.menu,
        content.shortcuts,
        translate,
        advised=content.advised,
        is_new=content.is_new,
        room=room,
    )


def _asks_in_private(content: TableContent) -> bool:
    """Tell whether somebody is asked who finds their choices on their own screen alone."""
    session = content.session
    asks_people = not all(session.seats[seat].is_played_by_robot for seat in session.to_act)
    has_hands = content.table.game.info.has_hidden_information
    return content.menu is None and has_hands and asks_people and session.standing.takes_moves


def _headline(content: TableContent, waiting: str, translate: Translator) -> str:
    session = content.session
    outcome = content.table.outcome
    if outcome is not None:
        return "\n".join((*content.news, _result(content, outcome, translate)))
    if session.standing.is_called_off:
        return "\n".join((f"### {translate('table-cancelled')}", *content.news))
    return "\n".join(filter(None, (waiting, *content.news)))


def _result(content: TableContent, outcome: Outcome, translate: Translator) -> str:
    """The ranking; where the points come from is in the picture."""
    session = content.session
    lines = [_place(content.table, outcome, seat, translate) for seat in outcome.best_first]
    first, runner_up, *_ = outcome.best_first
    leads = decisive(content.table.game.points(content.observation), outcome)
    ending = translate(
        text_key(f"{session.game}-end-{outcome.termination}"),
        second=bold(names_of(session)[runner_up]),
        seats=len(session.seats),
        tied=int(has_broken_tie(session, outcome)),
        ahead=outcome.scores[first] - outcome.scores[runner_up],
        decisive=listed(
            translate,
            (
                f"{translate(text_key(f'{session.game}-points-{source}'))} (+{lead})"
                for source, lead in leads.items()
            ),
        ),
    )
    heading = _heading(session, outcome, translate)
    why = () if content.news and was_given_up(outcome) else (f"-# {ending}",)
    return "\n".join((heading, *lines, *why, *content.rows.results))


def decisive(points: Iterable[Points], outcome: Outcome) -> dict[str, int]:
    """Return the sources that put the first furthest ahead of the second, and how far."""
    first, second, *_ = outcome.best_first
    leads = {each.source: each.by_seat[first] - each.by_seat[second] for each in points}
    most = max(leads.values(), default=0)
    return {source: lead for source, lead in leads.items() if lead == most}


def has_broken_tie(session: Session, outcome: Outcome) -> bool:
    """Tell whether of those who played on to the end, some with one score have two ranks."""
    playing = [seat for seat, each in enumerate(session.seats) if not each.is_out]
    ranks, scores = ({of[seat] for seat in playing} for of in (outcome.ranks, outcome.scores))
    return len(ranks) > len(scores)


def _heading(session: Session, outcome: Outcome, translate: Translator) -> str:
    key = "table-won" if len(outcome.winners) == 1 else "table-finished"
    return f"### {translate(key, who=bold(names_of(session)[outcome.best_first[0]]))}"


def _place(table: LiveTable, outcome: Outcome, seat: int, translate: Translator) -> str:
    # A mention: only that calls people to the end.
    name = mentions(table.session, (seat,), translate)
    former = former_note(table.session, seat, translate)
    place = f"{translate('table-rank', rank=outcome.ranks[seat])} {name}{former}"
    is_scored = table.game.info.has_scores and not was_given_up(outcome)
    return f"{place} · **{outcome.scores[seat]}**" if is_scored else place


def _colour(content: TableContent) -> int:
    asked = content.observation.to_act
    own = seat_colour(content.session.game, asked[0]) if len(asked) == 1 else None
    return QUIET_COLOUR if own is None else own
