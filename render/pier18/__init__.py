"""The layout of Pier 18: long wooden piers, and the characters who stroll on them."""

from render.pier18.alt_text import describe
from render.pier18.colours import colours
from render.pier18.component_cards import component_card
from render.pier18.guide import guide
from render.pier18.icons import icon
from render.pier18.layout import scenes
from render.pier18.scenery import piece, scenery, title

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
