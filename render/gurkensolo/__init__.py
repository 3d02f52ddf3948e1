"""The layout of Das Gurkensolo: a race of four pickles across a kitchen table."""

from render.gurkensolo.alt_text import describe
from render.gurkensolo.colours import colours
from render.gurkensolo.component_cards import component_card
from render.gurkensolo.guide import guide
from render.gurkensolo.icons import icon
from render.gurkensolo.layout import scenes
from render.gurkensolo.scenery import piece, scenery, title

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
