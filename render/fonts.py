"""The fonts that are shipped with the program, and which of them can write a character."""

from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path

from PIL import ImageFont

from render.robot_faces import is_face

FOLDER = Path(__file__).resolve().parent.parent / "data" / "fonts"

FACES = ("Inter-SemiBold.otf", "DejaVuSans-Bold.ttf")
"""The preferred face first; the second has letters and symbols that the first lacks."""

ROBOTS = "robots"
"""Stands for a face with the faces of robots, which :mod:`render.robot_faces` draws."""

_MISSING = "\U0010ffff"
"""A code point that no font has: what a face draws for it is its mark for missing glyphs."""


@cache
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """*face* with an em of *size* pixels.

    The BASIC layout measures alike on every machine; the other one depends on an optional library.
    """
    return ImageFont.truetype(FOLDER / face, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def face_of(character: str) -> str | None:
    """The first face that can write *character*; None where none can."""
    if is_face(character):
        return ROBOTS
    return next((face for face in FACES if _has(face, character)), None)


def runs(text: str) -> tuple[tuple[str, str], ...]:
    """*text* cut where the face changes: (face, piece); what no face can write is left out."""
    known = [(face, character) for character in text if (face := face_of(character))]
    return tuple(
        (face, "".join(character for _, character in group))
        for face, group in groupby(known, key=lambda pair: pair[0])
    )


def _has(face: str, character: str) -> bool:
    if character.isspace():
        return character == " "
    return _shape(face, character) != _shape(face, _MISSING)


def _shape(face: str, character: str) -> tuple[tuple[int, int], bytes]:
    mask = font(face, 24).getmask(character)
    return mask.size, bytes(mask)
