"""The layout of Pick & Pack: a packing hall, seen from above."""

from render.pick_and_pack.alt_text import describe
from render.pick_and_pack.colours import colours
from render.pick_and_pack.component_cards import component_card
from render.pick_and_pack.guide import guide
from render.pick_and_pack.icons import icon
from render.pick_and_pack.layout import scenes
from render.pick_and_pack.scenery import piece, scenery, title

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
