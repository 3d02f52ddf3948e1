"""Players' names: cleaned of what would break a text or a picture, and shortened."""

import unicodedata
from bisect import bisect
from functools import lru_cache

from arabic_reshaper import ArabicReshaper
from bidi.algorithm import get_display

from render.fonts import face_of
from render.robot_faces import ROBOT, text_face
from render.text import width

_MAX_LENGTH = 64
"""Characters of a name that are looked at; no picture has room for more."""
_REMEMBERED = 4096
_ARABIC = ArabicReshaper({"ARABIC LIGATURE ALLAH": False})
"""Gives each letter the form that its neighbours ask for. No font of ours has that ligature."""


def plain(name: str) -> str:
    """*name* on one line, without characters that end a code block or reverse the text."""
    kept = "".join(c for c in name if c.isspace() or unicodedata.category(c) not in ("Cc", "Cf"))
    return " ".join(kept.replace("`", "'").split()) or "?"


def reads_right_to_left(text: str) -> bool:
    """Whether some of *text* does, as Hebrew and Arabic letters do."""
    if text.isascii():
        return False
    return any(unicodedata.bidirectional(character) in ("R", "AL") for character in text)


def short_names(names: tuple[str, ...], length: int) -> tuple[str, ...]:
    """*names*, each at most *length* characters; equal ones get a number."""
    cut = [clipped(plain(name), length) for name in names]
    return tuple(
        name if cut.count(name) == 1 else f"{clipped(name, length - 2)}#{seat + 1}"
        for seat, name in enumerate(cut)
    )


def clipped(text: str, length: int) -> str:
    """*text*, its end replaced by an ellipsis if it is longer than *length*."""
    return text if len(text) <= length else text[: max(0, length - 1)].rstrip() + "…"


@lru_cache(maxsize=_REMEMBERED)
def drawn_name(seat: int, name: str, sizes: tuple[int, ...], room: float) -> tuple[str, int]:
    """*name* as it is drawn, and the largest of *sizes* (falling) in which there is *room* for it.

    In the smallest it is cut, before it is turned from the order of reading into that of writing.
    """
    kept = readable(name, f"#{seat + 1}")
    whole = _laid_out(kept)
    for size in sizes:
        if width(whole, size) <= room:
            return whole, size
    smallest = sizes[-1]
    beginnings = range(1, len(kept))
    fitting = bisect(beginnings, room, key=lambda end: width(_cut(kept, end), smallest))
    return _cut(kept, fitting) if fitting else "", smallest


def readable(name: str, instead: str) -> str:
    """*name* in letters that the fonts have, in the order of reading.

    Ornamental letters become plain ones. Characters that no font has (most emoji, many scripts) are
    dropped, and a name of which nothing remains is replaced by *instead*.
    """
    kept = " ".join("".join(filter(face_of, _visible(name))).split())
    return kept if any(c.isalnum() for c in kept) else instead


@lru_cache(maxsize=_REMEMBERED)
def can_be_written(name: str) -> bool:
    """Whether the fonts can write *name*: it has letters or digits, and none of them is missing."""
    letters = [character for character in _laid_out(_visible(name)) if character.isalnum()]
    is_complete = bool(letters) and all(face_of(letter) is not None for letter in letters)
    return is_complete and not any(map(_is_vowel_sign, name))


def _cut(text: str, end: int) -> str:
    """The beginning of *text* with an ellipsis, as it is drawn."""
    return _laid_out(text[:end].rstrip() + "…")


def _laid_out(text: str) -> str:
    """*text* as the painter draws it, from left to right: Arabic letters joined, runs reordered."""
    if not reads_right_to_left(text):
        return text
    laid_out: str = get_display(_ARABIC.reshape(text))
    return laid_out


def _visible(name: str) -> str:
    """*name* on one line, in plain letters, without invisible characters."""
    marked = name.replace(ROBOT, text_face(name)) if ROBOT in name else name
    normal = unicodedata.normalize("NFKC", " ".join(marked[:_MAX_LENGTH].split()))
    return "".join(character for character in normal if not _is_invisible(character))


def _is_invisible(character: str) -> bool:
    """Control characters, and combining accents: they could be piled up for fun."""
    return unicodedata.category(character)[0] in "CM"


def _is_vowel_sign(character: str) -> bool:
    """Marks without which a name of Thailand or India is another one, unlike accents."""
    category = unicodedata.category(character)
    is_selector = "\ufe00" <= character <= "\ufe0f"
    return category == "Mc" or (
        category == "Mn" and not unicodedata.combining(character) and not is_selector
    )
