"""How Docker looks and is told: a quay in a harbour, seen from above at an angle."""

from render.docker.colours import colours
from render.docker.faces import face
from render.docker.guide import guide
from render.docker.layout import scenes
from render.docker.signs import sign
from render.docker.words import describe, text_board

__all__ = ["colours", "describe", "face", "guide", "scenes", "sign", "text_board"]
