"""The action tiles: what kinds there are, and what has become of each."""

from enum import StrEnum
from typing import NamedTuple

from rules.core.cards import read_list, require_total
from rules.pick_and_pack.grid import SLOTS


class Kind(StrEnum):
    """The kinds of tiles; the value is the letter in the notation."""

    MALFUNCTION = "M"
    PREMIUM = "P"
    QUALITY_CONTROL = "Q"
    RUSH_ORDER = "R"
    WHOLESALE = "W"
    ORDER_MIX_UP = "X"


class Fate(StrEnum):
    """The reason why a tile cannot be played any more."""

    PLAYED = "played"
    JAMMED = "jammed"
    """Turned face down by a Malfunction of the opponent: of no use any more."""


class Tile(NamedTuple):
    """A tile in the slot where it was laid, or, once played, the trace of it."""

    kind: Kind
    fate: Fate | None = None
    """None: it is still to be played."""


def _supply() -> dict[Kind, int]:
    entries = read_list("pick_and_pack", "tiles", unique="kind")
    supply = {Kind(entry["kind"]): int(entry["count"]) for entry in entries}
    require_total("tiles of Pick & Pack", sum(supply.values()), len(SLOTS[0]))
    return {kind: supply[kind] for kind in Kind}


SUPPLY = _supply()
"""How many tiles of each kind a player has, in the order of their letters."""

ALL_TILES = tuple(Tile(kind) for kind, count in SUPPLY.items() for _ in range(count))
"""The twelve tiles of a player, sorted by letter."""
