"""The layout of Das Gurkensolo: a race of four pickles across a kitchen table."""

from render.gurkensolo.alt_text import describe as describe
from render.gurkensolo.colours import colours as colours
from render.gurkensolo.component_cards import component_card as component_card
from render.gurkensolo.guide import guide as guide
from render.gurkensolo.icons import icon as icon
from render.gurkensolo.layout import scenes as scenes
from render.gurkensolo.scenery import piece as piece
from render.gurkensolo.scenery import scenery as scenery
from render.gurkensolo.scenery import title as title
