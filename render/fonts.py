"""The fonts that are shipped with the program or found on the system, and what they can write."""

from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path

from PIL import ImageFont, features

from render.robot_faces import is_face

FOLDER = Path(__file__).resolve().parent.parent / "data" / "fonts"

FACES = ("Inter-SemiBold.otf", "DejaVuSans-Bold.ttf")
"""The preferred face first; the second has letters and symbols that the first lacks."""

SYSTEM = Path("/usr/share/fonts"), Path("/usr/share/fonts-droid-fallback")
"""Where the fonts of the system are; ``docs/operating.md`` says which packages put what there."""
_OF_SYSTEM = (
    *("NotoSansCJK-Bold.ttc", "NotoSansCJK-Regular.ttc", "DroidSansFallbackFull.ttf"),
    "DroidSansFallback.ttf",
    *("NotoSansThai-Bold.ttf", "Loma-Bold.ttf", "NotoSansCherokee-Bold.ttf"),
    *("NotoSansDevanagari-Bold.ttf", "Lohit-Devanagari.ttf"),
)
"""The files among them that are used for what the shipped ones lack, the preferred ones first."""
_DEVANAGARI = range(0x900, 0x980)
"""Its letters change with their neighbours, which only Raqm does."""

ROBOTS = "robots"
"""Stands for a face with the faces of robots, which :mod:`render.robot_faces` draws."""

_MISSING = "\U0010ffff"
"""A code point that no font has: what a face draws for it is its mark for missing glyphs."""


@cache
def system_faces() -> tuple[str, ...]:
    """The paths of the fonts of the system that are used."""
    found = {path.name: str(path) for folder in SYSTEM for path in folder.rglob("*.tt[cf]")}
    return tuple(found[name] for name in _OF_SYSTEM if name in found)


def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """*face* with an em of *size* pixels.

    The BASIC layout measures alike on every machine; the other one depends on an optional library.
    """
    is_shaped = face not in FACES and _can_shape()
    return loaded(face, size, ImageFont.Layout.RAQM if is_shaped else ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def face_of(character: str) -> str | None:
    """The first face that can write *character*; None where none can."""
    if is_face(character):
        return ROBOTS
    if ord(character) in _DEVANAGARI and not _can_shape():
        return None
    return next((face for face in (*FACES, *system_faces()) if _has(face, character)), None)


def runs(text: str) -> tuple[tuple[str, str], ...]:
    """*text* cut where the face changes: (face, piece); what no face can write is left out."""
    known = [(face, character) for character in text if (face := face_of(character))]
    return tuple(
        (face, "".join(character for _, character in group))
        for face, group in groupby(known, key=lambda pair: pair[0])
    )


@cache
def loaded(face: str, size: int, layout: ImageFont.Layout) -> ImageFont.FreeTypeFont:
    """*face* with an em of *size* pixels, read from its file once."""
    return ImageFont.truetype(FOLDER / face, size, layout_engine=layout)


@cache
def _can_shape() -> bool:
    return bool(features.check_feature("raqm"))


def _has(face: str, character: str) -> bool:
    if character.isspace():
        return character == " "
    return _shape(face, character) != _shape(face, _MISSING)


def _shape(face: str, character: str) -> tuple[tuple[int, int], bytes]:
    # Raqm would give a sign that stands alone a dotted circle to stand on.
    mask = loaded(face, 24, ImageFont.Layout.BASIC).getmask(character)
    return mask.size, bytes(mask)
