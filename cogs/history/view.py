"""One moment of a game on a private message, with ways to the others and the moving picture."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from unicodedata import category

import discord

from cogs.messages import payload as ui
from cogs.messages.board_pictures import Viewpoint, points_at, view_of
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.phrases import bold, game_name, log_lines, mentions, names_of, plain
from cogs.messages.presenter import Presenter
from cogs.table.live_table import LiveTable, game_of
from cogs.table.play import effects_of
from cogs.table.replays import Positions
from data.i18n import Translator
from data.store import HistoryEntry, Session
from render.fonts import face_of
from render.moving import Frame
from render.view import View
from rules.core.types import Observation

EVERYBODY = "all"
"""The eyes of a spectator, in a button; those of a seat are its number."""
LOG = "log"
"""In a button: the whole log as a file, in place of a moment."""
SHOW = "show"
"""In a button: the moment is posted for everybody at the table."""
PROOF = "proof"
"""In a button: that the deal was fixed before the game began, in place of a moment."""
MOST_JUMPS = 25
"""Lines of a select."""
MOVING = "moving"
"""In a button: the moving picture in place of a moment."""
MOST_FRAMES = 120
"""More of them in a minute would fly by."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a table's record, seen through the eyes of one seat."""

    table: LiveTable
    """The table at that position, of which its session knows nothing: it is as it is now."""
    entries: Sequence[HistoryEntry]
    """The whole history."""
    steps: Sequence[int]
    """The plies that may be shown, in order."""
    ply: int
    """Which of them this is."""
    eyes: Sequence[int | None]
    """Through whose eyes this person may look: seats, or everybody's (None)."""
    own: int | None = None
    """The seat of this person."""

    @property
    def session(self) -> Session:
        """The session of the table, as it is now."""
        return self.table.session

    @property
    def entry(self) -> HistoryEntry | None:
        """The action that led here; None: the game begins."""
        return self.entries[self.ply - 1] if self.ply else None


def nearest(steps: Sequence[int], ply: int) -> int:
    """The last of *steps* that is not after *ply*."""
    return max((step for step in steps if step <= ply), default=steps[0])


async def history_payload(
    moment: Moment, viewpoint: Viewpoint, presenter: Presenter, note: str = ""
) -> ui.MessagePayload:
    """The picture of *moment* with what happened there, and buttons to other moments.

    *note* is a sentence above it.
    """
    shown, translate = await _shown(moment, viewpoint, presenter, note), viewpoint.translate
    rows = [
        *ui.button_rows(_buttons(moment, viewpoint.seat, translate)),
        *_selects(moment, viewpoint.seat, translate),
    ]
    return replace(shown, items=(*shown.items, *rows))


async def moment_payload(
    moment: Moment, viewpoint: Viewpoint, presenter: Presenter, shower: str
) -> ui.MessagePayload:
    """Show everybody a *moment*, for somebody who is *shower* by name."""
    note = viewpoint.translate("history-shown-by", who=bold(shower))
    return await _shown(moment, viewpoint, presenter, note)


async def _shown(
    moment: Moment, viewpoint: Viewpoint, presenter: Presenter, note: str
) -> ui.MessagePayload:
    session, translate = moment.session, viewpoint.translate
    entries = () if moment.entry is None else (moment.entry,)
    observation, view = _seen_after(moment.table, entries, viewpoint)
    view = replace(view, points=None)  # the ranking stands at the table
    name = f"{session.game}-{session.id}-{moment.ply}"
    board = await presenter.drawing.board(observation, view, translate, name)
    heading = [ui.text(line) for line in (note, *_heading(moment, viewpoint)) if line]
    return ui.MessagePayload((ui.box(*heading, *board.items()),), board.pictures)


def _seen_after(
    table: LiveTable, entries: Sequence[HistoryEntry], viewpoint: Viewpoint
) -> tuple[Observation, View]:
    """Return the position that *entries* led to, with marks at what they did."""
    # What could be done then is done: marks at choices would hide what happened.
    observation = replace(table.observe(viewpoint.seat), legal=(), open_legal=())
    effects = (each for entry in entries for each in effects_of(table.session, entry))
    seen = tuple(each for each in effects if each.visible_to(viewpoint.seat))
    points = points_at(table, observation)
    return observation, view_of(table.session, viewpoint, points, (), seen)


def _heading(moment: Moment, viewpoint: Viewpoint) -> Iterator[str]:
    session, translate, entry = moment.session, viewpoint.translate, moment.entry
    title = translate(
        "history-heading",
        game=game_name(translate, session.game),
        step=moment.steps.index(moment.ply),
        steps=len(moment.steps) - 1,
    )
    when = session.created_at if entry is None else entry.at
    yield f"### {title}\n-# <t:{int(when.timestamp())}:f>"
    if entry is None:
        who = mentions(session, range(len(session.seats)), translate)
        yield translate("history-begin", who=who)
        return
    lines = log_lines(translate, session, (entry,), viewpoint.seat)
    yield "\n".join(lines) or translate("history-own-secret")


def _buttons(moment: Moment, seat: int | None, translate: Translator) -> list[ui.ButtonSpec]:
    steps, here = moment.steps, moment.steps.index(moment.ply)
    last = len(steps) - 1
    ways = [("back", "◀", max(here - 1, 0)), ("on", "▶", min(here + 1, last))]
    if here == last > 1:
        ways.insert(0, ("first", "⏮", 0))
    is_over = moment.session.standing.is_finished
    onward = "on" if here < last else MOVING if is_over else "back"
    buttons = [
        ui.ButtonSpec(
            translate(f"history-{way}"),
            _press(moment, steps[target], seat, way),
            _style(way, onward),
            emoji=emoji,
        )
        for way, emoji, target in ways
        if target != here
    ]
    log = ui.ButtonSpec(translate("history-log"), _press(moment, moment.ply, seat, LOG), emoji="📜")
    if is_over:
        press = _press(moment, moment.ply, seat, MOVING)
        style = _style(MOVING, onward)
        buttons.append(ui.ButtonSpec(translate("history-moving"), press, style, emoji="🎞️"))
    return [*buttons, log, *_show(moment, seat, translate)]


def _style(way: str, onward: str) -> discord.ButtonStyle:
    """Let the one way stand out that most people take next."""
    return ui.BLUE if way == onward else ui.GREY


def _show(moment: Moment, seat: int | None, translate: Translator) -> Iterator[ui.ButtonSpec]:
    """A way to show the moment to the others, for those who sit at the table."""
    if moment.own is not None:
        yield ui.ButtonSpec(
            translate("history-show"), _press(moment, moment.ply, seat, SHOW), emoji="📣"
        )


def _press(moment: Moment, ply: int, seat: int | None, way: str) -> Press:
    """Every button of a message needs an id of its own, also where two lead to one moment."""
    session = moment.session
    word = f"{eyes_word(seat)}/{way}"
    return Press(Kind.HISTORY, session.id, ply, word, session.branch)


def eyes_word(seat: int | None) -> str:
    """Return the word of a button for whose eyes it shows a moment through."""
    return EVERYBODY if seat is None else str(seat)


def _selects(moment: Moment, seat: int | None, translate: Translator) -> Iterator[ui.Item]:
    jumps = _turns(moment)
    if len(jumps) > 2:
        lines = [_jump(moment, ply, seat, translate) for ply in _spread(jumps)]
        menu = Press(Kind.MENU, moment.session.id, word="history-jump")
        yield ui.select_row(menu, translate("history-jump"), lines)
    if len(moment.eyes) > 1:
        menu = Press(Kind.MENU, moment.session.id, word="history-eyes")
        options = [_through(moment, eyes, seat, translate) for eyes in moment.eyes]
        yield ui.select_row(menu, translate("history-eyes"), options)


def _turns(moment: Moment) -> list[int]:
    """The steps at which another seat has begun to act, the beginning and the latest."""
    movers = {entry.ply + 1: entry.seat for entry in moment.entries}
    turns = [p for before, p in pairwise(moment.steps) if movers[p] != movers.get(before, -1)]
    return [0, *turns, *(ply for ply in moment.steps[-1:] if ply not in (0, *turns[-1:]))]


def _spread(plies: Sequence[int]) -> list[int]:
    """At most a select's worth of *plies*, evenly chosen, with the first and the last."""
    if len(plies) <= MOST_JUMPS:
        return list(plies)
    last = len(plies) - 1
    return [plies[round(place * last / (MOST_JUMPS - 1))] for place in range(MOST_JUMPS)]


def _jump(
    moment: Moment, ply: int, seat: int | None, translate: Translator
) -> discord.SelectOption:
    value, number = _press(moment, ply, seat, "jump"), moment.steps.index(ply)
    if not ply:
        return ui.option(translate("history-jump-begin"), value)
    entry = moment.entries[ply - 1]
    name = names_of(moment.session)[entry.seat]
    lines = log_lines(translate, moment.session, (entry,), seat)
    what = plain(lines[0]) if lines else None
    return ui.option(translate("history-jump-to", step=number, name=name), value, what)


def _through(
    moment: Moment, eyes: int | None, seat: int | None, translate: Translator
) -> discord.SelectOption:
    names = names_of(moment.session)
    label = translate("history-eyes-all") if eyes is None else names[eyes]
    return ui.option(label, _press(moment, moment.ply, eyes, "eyes"), default=eyes == seat)


def log_payload(
    session: Session, ply: int, seat: int | None, log: str, translate: Translator
) -> ui.MessagePayload:
    """The whole *log* as a file, with the way back to the moment of *ply*."""
    file = ui.TextFile.of(f"{session.game}-log", log)
    back = Press(Kind.HISTORY, session.id, ply, f"{eyes_word(seat)}/back", session.branch)
    buttons = (ui.ButtonSpec(translate("history-return"), back, emoji="◀"),)
    told = translate("history-log-told", secrets=int(game_of(session).info.has_hidden_information))
    return ui.MessagePayload((ui.text(told), file.item(), *ui.button_rows(buttons)), (file,))


def key_plies(entries: Sequence[HistoryEntry], most: int) -> list[int]:
    """The beginning and the end of each turn, as plies: at most *most*, evenly chosen."""
    turns = [0] + [
        entry.ply + 1 for entry, following in pairwise(entries) if entry.seat != following.seat
    ]
    plies = [*turns, len(entries)] if entries else turns
    if len(plies) <= most:
        return plies
    return [plies[round(place * (len(plies) - 1) / most)] for place in range(1, most + 1)]


def frames_of(
    session: Session,
    entries: Sequence[HistoryEntry],
    positions: Positions,
    viewpoint: Viewpoint,
    most: int = MOST_FRAMES,
) -> tuple[Frame, ...]:
    """The key moments as a spectator sees them, each with its caption; the result last."""
    frames = []
    for ply in key_plies(entries, most):
        table = LiveTable(session, positions[ply])
        turn = _turn_before(entries, ply)
        observation, view = _seen_after(table, turn, replace(viewpoint, seat=None))
        lines = log_lines(viewpoint.translate, session, turn[-1:], None)
        begin = viewpoint.translate("history-jump-begin")
        told = plain(lines[-1]) if lines else "" if ply else begin
        caption = f"{ply}/{len(entries)}  {_writable(told)}"
        frames.append(Frame(observation, view, caption, turn[-1].seat if turn else None))
    return tuple(frames)


def _turn_before(entries: Sequence[HistoryEntry], ply: int) -> Sequence[HistoryEntry]:
    """The actions up to *ply* that the same seat did in a row."""
    first = ply
    while first and entries[first - 1].seat == entries[ply - 1].seat:
        first -= 1
    return entries[first:ply]


def _writable(line: str) -> str:
    """*line* without pictographs, and without letters that the fonts of pictures lack."""
    in_one = " ".join(line.split())
    kept = "".join(sign for sign in in_one if category(sign) != "So" and face_of(sign))
    return " ".join(kept.split())


async def replay_payload(
    session: Session,
    frames: tuple[Frame, ...],
    viewpoint: Viewpoint,
    presenter: Presenter,
    back: Press,
) -> ui.MessagePayload:
    """*frames* as a moving picture, with the button *back*."""
    translate = viewpoint.translate
    told = translate("history-moving-told", game=game_name(translate, session.game))
    pictures = await presenter.drawing.replay(frames, f"{session.game}-{session.id}", told)
    shown = (ui.gallery(pictures),) if pictures else ()
    told = told if pictures else translate("history-replay-failed")
    buttons = (ui.ButtonSpec(translate("history-return"), back, emoji="◀"),)
    return ui.MessagePayload((ui.text(told), *shown, *ui.button_rows(buttons)), pictures)
