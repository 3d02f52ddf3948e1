"""The layout of Docker: a quay in a harbour, seen from above at an angle."""

from render.docker.alt_text import describe as describe
from render.docker.colours import colours as colours
from render.docker.component_cards import component_card as component_card
from render.docker.cubes import piece as piece
from render.docker.guide import guide as guide
from render.docker.icons import icon as icon
from render.docker.layout import scenes as scenes
from render.docker.scenery import scenery as scenery
from render.docker.scenery import title as title
