"""The layout of Kraftwagen: workshops, a market and a race track a hundred years ago."""

from render.kraftwagen.alt_text import describe
from render.kraftwagen.cars import piece
from render.kraftwagen.colours import colours
from render.kraftwagen.component_cards import component_card
from render.kraftwagen.guide import guide
from render.kraftwagen.icons import icon
from render.kraftwagen.layout import scenes
from render.kraftwagen.scenery import scenery, title

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
