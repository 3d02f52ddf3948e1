"""Measuring text."""

from render.fonts import font, runs

CAP_HEIGHT = 0.727
"""Height of a capital letter of the house face, in ems."""


def width(text: str, size: int) -> float:
    """How many units wide *text* is when it is written with an em of *size*."""
    return sum(font(face, size).getlength(piece) for face, piece in runs(text))
