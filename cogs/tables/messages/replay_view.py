"""A finished game as a moving picture, or as a still of its key moments."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from unicodedata import category

from cogs.tables.messages.drawing import Frame
from cogs.tables.messages.payload import ButtonSpec, MessagePayload, button_rows, gallery, text
from cogs.tables.messages.phrases import game_name, log_lines, plain
from cogs.tables.messages.presenter import Presenter
from cogs.tables.messages.viewpoint import Viewpoint, points_at, view_of
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.replays import Positions
from data.store import HistoryEntry, Session

MOVING = "moving"
"""In a button: the moving picture in place of a moment."""
STILL = "still"
"""In a button: the contact sheet in place of a moment."""
MOST_FRAMES = {MOVING: 32, STILL: 9}
"""A frame takes about as long to draw as a board."""


def key_plies(entries: Sequence[HistoryEntry], most: int) -> list[int]:
    """The plies at which a turn ended, and the beginning: at most *most*, evenly chosen."""
    turns = [0] + [
        entry.ply + 1 for entry, following in pairwise(entries) if entry.seat != following.seat
    ]
    plies = [*turns, len(entries)] if entries else turns
    if len(plies) <= most:
        return plies
    return [plies[round(place * (len(plies) - 1) / (most - 1))] for place in range(most)]


def frames_of(
    session: Session, entries: Sequence[HistoryEntry], positions: Positions, viewpoint: Viewpoint,
    most: int,
) -> tuple[Frame, ...]:  # fmt: skip
    """The key moments as a spectator sees them, each with its caption; the result last."""
    frames = []
    for ply in key_plies(entries, most):
        table = LiveTable(session, positions[ply])
        # What could be done then is done: marks at choices would hide what happened.
        observation = replace(table.observe(None), legal=(), open_legal=())
        points = points_at(table, observation)
        view = view_of(session, viewpoint, points, (), ())
        lines = log_lines(viewpoint.translate, session, entries[ply - 1 : ply], None) if ply else ()
        begin = viewpoint.translate("history-jump-begin")
        told = plain(lines[-1]) if lines else "" if ply else begin
        frames.append((observation, view, f"{ply}/{len(entries)}  {_writable(told)}"))
    return tuple(frames)


def _writable(line: str) -> str:
    """*line* without pictographs, many of which the fonts of pictures lack."""
    kept = "".join(sign for sign in line if category(sign) != "So")
    return " ".join(kept.split())


async def replay_payload(
    session: Session,
    frames: tuple[Frame, ...],
    viewpoint: Viewpoint,
    presenter: Presenter,
    way: str,
    back: str,
) -> MessagePayload:
    """*frames* in *way* (:data:`MOVING` or :data:`STILL`), with a button of the id *back*."""
    translate = viewpoint.translate
    told = translate(f"history-{way}-told", game=game_name(translate, session.game))
    pictures = await presenter.drawing.replay(
        frames, f"{session.game}-{session.id}", way == MOVING, told
    )
    shown = (gallery(pictures),) if pictures else ()
    told = told if pictures else translate("history-replay-failed")
    buttons = (ButtonSpec(translate("history-return"), back, emoji="◀"),)
    return MessagePayload((text(told), *shown, *button_rows(buttons)), pictures)
