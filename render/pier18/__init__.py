"""The layout of Pier 18: long wooden piers, and the characters who stroll on them."""

from render.pier18.alt_text import describe as describe
from render.pier18.colours import colours as colours
from render.pier18.component_cards import component_card as component_card
from render.pier18.guide import guide as guide
from render.pier18.icons import icon as icon
from render.pier18.layout import scenes as scenes
from render.pier18.scenery import piece as piece
from render.pier18.scenery import scenery as scenery
from render.pier18.scenery import title as title
