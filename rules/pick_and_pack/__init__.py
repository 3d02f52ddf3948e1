"""Pick & Pack: two packers pull one grabber over a grid of apple trays, by rows and by columns.

Scores count apples: once in an open crate, twice in a Premium one, half in a Wholesale one.
"""

from rules.pick_and_pack.actions import FIRST_SLOT, PackAction, Verb
from rules.pick_and_pack.board import Board, LastMove, Turn
from rules.pick_and_pack.crates import NAMES, Crate, Mark, points, worth
from rules.pick_and_pack.grid import BLUE, RED, SLOTS, SQUARES, place_of
from rules.pick_and_pack.menu import TOOLS, menu_steps, offered, tray_id
from rules.pick_and_pack.observe import PackObservation
from rules.pick_and_pack.scoring import OPEN
from rules.pick_and_pack.tiles import SUPPLY, Fate, Kind, Tile

__all__ = [
    "BLUE",
    "FIRST_SLOT",
    "NAMES",
    "OPEN",
    "RED",
    "SLOTS",
    "SQUARES",
    "SUPPLY",
    "TOOLS",
    "Board",
    "Crate",
    "Fate",
    "Kind",
    "LastMove",
    "Mark",
    "PackAction",
    "PackObservation",
    "Tile",
    "Turn",
    "Verb",
    "menu_steps",
    "offered",
    "place_of",
    "points",
    "tray_id",
    "worth",
]
