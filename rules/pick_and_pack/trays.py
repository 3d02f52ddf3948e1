"""The apple trays: how many there are, and how they come onto the grid."""

from rules.core.cards import read_list, require_total
from rules.core.chance import Chance
from rules.pick_and_pack.grid import SQUARES


def _supply() -> tuple[int, ...]:
    entries = read_list("pick_and_pack", "trays", unique="apples")
    trays = tuple(sorted(int(entry["apples"]) for entry in entries for _ in range(entry["count"])))
    require_total("trays of Pick & Pack", len(trays), len(SQUARES))
    require_total("trays with the most apples", trays.count(trays[-1]), 1)
    return trays


ALL_TRAYS = _supply()
"""The apples in each of the 36 trays, ascending; the last one is where the grabber starts."""


def deal(chance: Chance) -> tuple[int, ...]:
    """A grid with every tray face up, all orders equally likely."""
    return chance.shuffled(ALL_TRAYS)
