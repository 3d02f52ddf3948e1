"""How Pick & Pack looks and is told: a packing hall, seen from above."""

from render.pick_and_pack.colours import colours
from render.pick_and_pack.component_cards import component_card
from render.pick_and_pack.guide import guide
from render.pick_and_pack.layout import scenes
from render.pick_and_pack.letters import text_board
from render.pick_and_pack.signs import sign
from render.pick_and_pack.words import describe

__all__ = ["colours", "component_card", "describe", "guide", "scenes", "sign", "text_board"]
