"""A finished game as a moving picture."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from unicodedata import category

from cogs.tables.messages.custom_ids import Press
from cogs.tables.messages.payload import ButtonSpec, MessagePayload, button_rows, gallery, text
from cogs.tables.messages.phrases import game_name, log_lines, plain
from cogs.tables.messages.presenter import Presenter
from cogs.tables.messages.viewpoint import Viewpoint, points_at, view_of
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.play import effects_of
from cogs.tables.session.replays import Positions
from data.store import HistoryEntry, Session
from render.fonts import face_of
from render.moving import Frame
from rules.core.types import Effect

MOVING = "moving"
"""In a button: the moving picture in place of a moment."""
MOST_FRAMES = 120
"""More of them in a minute would fly by."""


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
        # What could be done then is done: marks at choices would hide what happened.
        observation = replace(table.observe(None), legal=(), open_legal=())
        points = points_at(table, observation)
        turn = _turn_before(entries, ply)
        view = view_of(session, viewpoint, points, (), _seen(session, turn))
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


def _seen(session: Session, entries: Sequence[HistoryEntry]) -> tuple[Effect, ...]:
    """Return what everybody has seen happen in *entries*."""
    effects = (each for entry in entries for each in effects_of(session, entry))
    return tuple(each for each in effects if each.visible_to(None))


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
) -> MessagePayload:
    """*frames* as a moving picture, with the button *back*."""
    translate = viewpoint.translate
    told = translate("history-moving-told", game=game_name(translate, session.game))
    pictures = await presenter.drawing.replay(frames, f"{session.game}-{session.id}", told)
    shown = (gallery(pictures),) if pictures else ()
    told = told if pictures else translate("history-replay-failed")
    buttons = (ButtonSpec(translate("history-return"), back, emoji="◀"),)
    return MessagePayload((text(told), *shown, *button_rows(buttons)), pictures)
