"""The text board of a position of Pick & Pack."""

from collections.abc import Iterator

from render.names import plain
from render.pick_and_pack.seat_status import on_turn
from render.text_board import COLUMNS, in_columns
from render.view import Translator, View
from rules.pick_and_pack import (
    BLUE,
    NAMES,
    RED,
    SLOTS,
    SQUARES,
    Fate,
    Mark,
    PackObservation,
    Tile,
    points,
    worth,
)

_SEATS = "●▲"
"""The symbol of each seat, like the marks of the picture."""
_MARKS = {None: "", Mark.PREMIUM: "×2", Mark.WHOLESALE: "×½"}
_FATES = {None: "", Fate.PLAYED: "-", Fate.JAMMED: "!"}
_TOP_TRAYS = 9
"""Trays of a crate there is room for; of more, the top ones are shown."""


def text_board(observation: PackObservation, view: View, translate: Translator) -> str:
    """See :meth:`Layout.text_board`."""
    return "\n".join(line.rstrip() for line in _board_lines(observation, view, translate))


def _board_lines(obs: PackObservation, view: View, translate: Translator) -> Iterator[str]:
    yield from _grid_lines(obs)
    yield ""
    for seat, name in enumerate(view.names):
        yield from _seat_lines(obs, seat, plain(name))
    if obs.last is not None:
        yield ""
        source, action = SQUARES[obs.last.source], obs.last.action
        text = f"{_SEATS[action.seat]} {source} {action}"
        yield in_columns(translate("pick-and-pack-board-last", action=text), COLUMNS)


def _grid_lines(obs: PackObservation) -> Iterator[str]:
    yield _columns(side_symbols(obs, "t"))
    yield ""
    for row in "654321":
        cells = "".join(
            f"[{symbol}]" if SQUARES[obs.board.grabber] == column + row else f" {symbol} "
            for column, symbol in zip("abcdef", map(tray_symbol, row_of(obs, row)), strict=True)
        )
        yield f"{slot_symbol(obs, f'l{row}')}  {row} {cells}  {slot_symbol(obs, f'r{row}')}"
    yield _columns("abcdef")
    yield ""
    yield _columns(side_symbols(obs, "b"))


def _columns(symbols: str) -> str:
    return " " * 5 + "".join(f" {symbol} " for symbol in symbols)


def _seat_lines(obs: PackObservation, seat: int, name: str) -> Iterator[str]:
    pointer = ">" if seat == on_turn(obs) else " "
    head = f"{pointer} {_SEATS[seat]} "
    state = f"{'R' * obs.board.stored[seat]:>3} {points(obs.board.crates[seat]):>3}"
    if obs.outcome is not None:
        state = f"{obs.outcome.ranks[seat]}. {state[3:]}"
    elif obs.starter is None:
        state = "OK" if seat in obs.ready else "..."
    yield head + in_columns(name, COLUMNS - len(head) - 8) + " " + state
    if not obs.arranging:
        for pair in (0, 2):
            crates = (_crate_symbol(obs, seat, crate) for crate in (pair, pair + 1))
            yield "    " + "".join(in_columns(crate, 18) for crate in crates)


def _crate_symbol(obs: PackObservation, seat: int, index: int) -> str:
    crate = obs.board.crates[seat][index]
    trays = "".join(map(str, crate.trays))
    if len(trays) > _TOP_TRAYS:
        trays = "…" + trays[1 - _TOP_TRAYS :]
    return f"{NAMES[index]} {trays}{_MARKS[crate.mark]}={worth(crate)}"


def tray_symbol(apples: int) -> str:
    """The symbol of a square with a tray of *apples*: ``.`` without one, ``x`` face down."""
    return "." if not apples else str(apples) if apples > 0 else "x"


def slot_symbol(obs: PackObservation, name: str) -> str:
    """What lies in the slot *name*: the letter of a tile that can be played, or a symbol.

    ``-`` is used up, ``!`` turned face down, ``?`` laid in secret, ``.`` still empty.
    """
    tile = slot_of(obs, name)
    if tile is not None:
        return _FATES[tile.fate] or tile.kind.value
    seat = RED if name in SLOTS[RED] else BLUE
    return "?" if not obs.board.tiles[seat] and seat in obs.ready else "."


def slot_of(obs: PackObservation, name: str) -> Tile | None:
    """The tile in the slot *name*, as far as it can be seen."""
    seat = RED if name in SLOTS[RED] else BLUE
    slot, tiles = SLOTS[seat].index(name), obs.board.tiles[seat]
    return tiles[slot] if slot < len(tiles) else None


def side_symbols(obs: PackObservation, side: str) -> str:
    """The slots of one side from left to right, or from the top down."""
    return "".join(slot_symbol(obs, side + place) for place in places_of(side))


def places_of(side: str) -> str:
    """The slots of one side as they lie, by the second letters of their names."""
    return "abcdef" if side in "tb" else "654321"


def row_of(obs: PackObservation, row: str) -> list[int]:
    """The trays in a row from left to right, as the grid counts them."""
    return [obs.board.grid[SQUARES.index(column + row)] for column in "abcdef"]
