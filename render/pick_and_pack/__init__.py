"""The layout of Pick & Pack: a packing hall, seen from above."""

from render.pick_and_pack.alt_text import describe as describe
from render.pick_and_pack.colours import colours as colours
from render.pick_and_pack.component_cards import component_card as component_card
from render.pick_and_pack.guide import guide as guide
from render.pick_and_pack.icons import icon as icon
from render.pick_and_pack.layout import scenes as scenes
from render.pick_and_pack.scenery import piece as piece
from render.pick_and_pack.scenery import scenery as scenery
from render.pick_and_pack.scenery import title as title
