"""The layout of Nim: rows of matches on a table."""

from tests.games.nim.render.alt_text import describe
from tests.games.nim.render.colours import colours
from tests.games.nim.render.component_cards import component_card
from tests.games.nim.render.guide import guide
from tests.games.nim.render.icons import icon, piece, scenery, title
from tests.games.nim.render.layout import scenes

__all__ = [
    "colours",
    "component_card",
    "describe",
    "guide",
    "icon",
    "piece",
    "scenery",
    "scenes",
    "title",
]
