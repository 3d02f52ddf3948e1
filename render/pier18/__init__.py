"""How Pier 18 looks and is told: long piers of wood, and who strolls on them."""

from render.pier18.colours import colours
from render.pier18.component_cards import component_card
from render.pier18.guide import guide
from render.pier18.layout import scenes
from render.pier18.letters import text_board
from render.pier18.signs import sign
from render.pier18.words import describe

__all__ = ["colours", "component_card", "describe", "guide", "scenes", "sign", "text_board"]
