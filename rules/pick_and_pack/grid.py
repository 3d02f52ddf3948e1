"""The grid: where its squares and the slots around it lie, and where the grabber reaches.

A square is its index in :data:`SQUARES`, column by column: a1 is 0, a2 is 1, f6 is 35. A slot is
its index in the :data:`SLOTS` of its seat, 0 to 11.
"""

from rules.core.cards import read_list, require_total

COLUMNS, ROWS = "abcdef", "123456"
SIDE = len(COLUMNS)
SQUARES = tuple(column + row for column in COLUMNS for row in ROWS)

RED, BLUE = 0, 1
"""Red moves along rows and has its slots above and below the columns; Blue the other way round."""

SLOTS = (
    tuple(end + column for end in "tb" for column in COLUMNS),
    tuple(end + row for end in "lr" for row in ROWS),
)
"""For each seat the names of its slots, in the order in which they are filled."""

_SIDES = {"t": "top", "b": "bottom", "l": "left", "r": "right"}


def place_of(slot: str) -> tuple[tuple[str, str], tuple[str, str]]:
    """Tell where the slot of this name lies: its ``side`` of the grid, at which ``line``."""
    return ("side", _SIDES[slot[0]]), ("line", slot[1])


def line(seat: int, square: int) -> str:
    """The row (Red) or column (Blue) along which *seat* moves from *square*."""
    return SQUARES[square][1 - seat]


def _reach(seat: int, square: int) -> tuple[int, ...]:
    along = line(seat, square)
    return tuple(s for s in range(SIDE * SIDE) if line(seat, s) == along and s != square)


def _ends(seat: int, square: int) -> tuple[int, ...]:
    across = line(1 - seat, square)
    found = [slot for slot, name in enumerate(SLOTS[seat]) if name[1] == across]
    return tuple(sorted(found, key=SLOTS[seat].__getitem__))


REACH = tuple(tuple(_reach(seat, square) for square in range(SIDE * SIDE)) for seat in (RED, BLUE))
"""For each seat and square the squares to which the grabber can go from there, ascending."""

ENDS = tuple(tuple(_ends(seat, square) for square in range(SIDE * SIDE)) for seat in (RED, BLUE))
"""For each seat and square its two slots at the line through the square, sorted by name."""


def _supply() -> tuple[int, ...]:
    entries = read_list("pick_and_pack", "trays", unique="apples")
    trays = tuple(sorted(int(entry["apples"]) for entry in entries for _ in range(entry["count"])))
    require_total("trays of Pick & Pack", len(trays), len(SQUARES))
    require_total("trays with the most apples", trays.count(trays[-1]), 1)
    return trays


ALL_TRAYS = _supply()
"""The apples in each of the 36 trays, ascending; the last one is where the grabber starts."""
