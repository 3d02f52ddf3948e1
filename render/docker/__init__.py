"""The layout of Docker: a quay in a harbour, seen from above at an angle."""

from render.docker.alt_text import describe
from render.docker.colours import colours
from render.docker.component_cards import component_card
from render.docker.cubes import piece
from render.docker.guide import guide
from render.docker.icons import icon
from render.docker.layout import scenes
from render.docker.scenery import scenery, title

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
