"""Measuring text."""

from functools import lru_cache

from render.fonts import FACES, ROBOTS, font, runs
from render.robot_faces import FACE_WIDE

CAP_HEIGHT = 0.727
"""Height of a capital letter of the house face, in ems."""


def width(text: str, size: int) -> float:
    """Return the width of *text* in units when it is written with an em of *size*."""
    return sum(piece_width(face, piece, size) for face, piece in runs(text))


def piece_width(face: str, piece: str, size: int) -> float:
    """The same for a *piece* that *face* writes."""
    if face == ROBOTS:
        return len(piece) * FACE_WIDE * size
    if face not in FACES:
        return _measured(face, piece, size)
    # Pillow loads every letter again to measure a text, which takes longer than all else in a
    # layout. What a letter adds depends on the one before it, and on nothing else.
    if len(piece) < 2:
        return _measured(face, piece, size)
    pairs = sum(_measured(face, piece[i : i + 2], size) for i in range(len(piece) - 1))
    return pairs - sum(_measured(face, letter, size) for letter in piece[1:-1])


@lru_cache(maxsize=16_384)
def _measured(face: str, letters: str, size: int) -> float:
    return font(face, size).getlength(letters)


def written(number: int) -> str:
    """*number* as pictures have it, with a minus in place of a hyphen."""
    return str(number).replace("-", "−")
