"""The text board of a position of Nim."""

from collections.abc import Iterator

from render.names import plain
from render.text_board import COLUMNS, in_columns
from render.view import Translator, View
from tests.games.nim.rules import NimObservation, row_letter


def text_board(observation: NimObservation, view: View, translate: Translator) -> str:
    """See :meth:`Layout.text_board`. It needs no words."""
    return "\n".join(line.rstrip() for line in _lines(observation, view))


def _lines(obs: NimObservation, view: View) -> Iterator[str]:
    for row, (left, started) in enumerate(zip(obs.rows, obs.started_with, strict=True)):
        yield f"{row_letter(row)}  " + " ".join("|" * left + "." * (started - left))
    yield ""
    for seat, name in enumerate(view.names):
        pointer = ">" if seat in obs.to_act else " "
        rank = f" {obs.outcome.ranks[seat]}." if obs.outcome is not None else ""
        yield f"{pointer} " + in_columns(plain(name), COLUMNS - 2 - len(rank)) + rank
    if obs.last is not None:
        yield ""
        yield f"  {plain(view.names[obs.last.seat])[:20]}: {obs.last}"
