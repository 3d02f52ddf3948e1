"""Players' names: cleaned of what would break a text or a picture, and shortened."""

import re
import unicodedata
from bisect import bisect
from collections.abc import Iterator
from functools import lru_cache
from itertools import count

from arabic_reshaper import ArabicReshaper
from bidi.algorithm import get_display

from render.fonts import face_of, system_faces
from render.robot_faces import ROBOT, face_letter
from render.text import width

_MAX_LENGTH = 64
"""Characters of a name that are looked at; no picture has room for more."""
_REMEMBERED = 4096
_MOST_SIGNS = 3
_OTHER_SIGNS = "\u093c\u094d\u0e38\u0e39\u0e48\u0e49\u0e4a\u0e4b"
"""Those of India and Thailand that Unicode counts among the accents."""
_NUMBER = re.compile(r"#\d+$")
"""What tells a name apart from one that looks like it."""
_ARABIC = ArabicReshaper({"ARABIC LIGATURE ALLAH": False})
"""Gives each letter the form that its neighbours ask for. No font of ours has that ligature."""


def plain(name: str) -> str:
    """*name* on one line, without characters that end a code block or reverse the text."""
    kept = "".join(c for c in name if c.isspace() or unicodedata.category(c) not in ("Cc", "Cf"))
    return " ".join(kept.replace("`", "'").split()) or "?"


def reads_right_to_left(text: str) -> bool:
    """Tell whether some of *text* reads from right to left, as Hebrew and Arabic letters do."""
    if text.isascii():
        return False
    return any(unicodedata.bidirectional(character) in ("R", "AL") for character in text)


def short_names(names: tuple[str, ...], length: int) -> tuple[str, ...]:
    """*names*, each at most *length* characters, and no two alike."""
    return told_apart(tuple(clipped(plain(name), length) for name in names), length)


@lru_cache(maxsize=_REMEMBERED)
def told_apart(names: tuple[str, ...], length: int = _MAX_LENGTH) -> tuple[str, ...]:
    """Return *names* (by seat) so that no two look alike, each at most *length* characters.

    Those that do get the number of their seat, or one that makes them like nobody else. Empty ones
    are nobody's.
    """
    looks = [_look(name) for name in names]
    taken, found = set(looks), list(names)
    for seat, name in enumerate(names):
        if name and looks.count(looks[seat]) > 1:
            marks = (f"#{number}" for number in count(seat + 1, len(names)))
            tries = (f"{clipped(name, length - len(mark))}{mark}" for mark in marks)
            found[seat] = next(each for each in tries if _look(each) not in taken)
            taken.add(_look(found[seat]))
    return tuple(found)


def _look(name: str) -> str:
    """The same for names that a picture, or a voice, does not tell apart."""
    return readable(name, name).casefold()


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
    number = _NUMBER.search(kept)
    mark = number.group() if number is not None else ""
    stem = kept.removesuffix(mark)
    beginnings = range(1, len(stem))
    fitting = bisect(beginnings, room, key=lambda end: width(_cut(stem, end, mark), smallest))
    return _cut(stem, fitting, mark) if fitting else "", smallest


def readable(name: str, instead: str) -> str:
    """*name* in letters that the fonts have, in the order of reading.

    Ornamental letters become plain ones. Signs that no font has, such as most emoji, are dropped. A
    name that would lose a letter, or has none, is replaced by *instead*.
    """
    visible = _visible(name)
    kept = " ".join("".join(filter(face_of, visible)).split())
    return kept if _is_whole(visible) else instead


@lru_cache(maxsize=_REMEMBERED)
def can_be_written(name: str) -> bool:
    """Tell whether the fonts can write *name*: it has letters or digits, and none is missing."""
    visible = _visible(name)
    signs = (character for character in name if _is_vowel_sign(character))
    return _is_whole(_laid_out(visible)) and all(sign in visible for sign in signs)


def _is_whole(text: str) -> bool:
    """Tell whether *text* has letters or digits, and a font each of them."""
    letters = [character for character in text if character.isalnum()]
    return bool(letters) and all(face_of(letter) is not None for letter in letters)


def _cut(text: str, end: int, mark: str) -> str:
    """The beginning of *text* with an ellipsis and what tells it apart, as it is drawn."""
    return _laid_out(text[:end].rstrip() + "…" + mark)


def _laid_out(text: str) -> str:
    """*text* as the painter draws it, from left to right: Arabic letters joined, runs reordered."""
    if not reads_right_to_left(text):
        return text
    laid_out: str = get_display(_ARABIC.reshape(text))
    return laid_out


def _visible(name: str) -> str:
    """*name* on one line, in plain letters, without invisible characters."""
    kept = " ".join(name.replace(ROBOT, " ")[:_MAX_LENGTH].split())
    # A vowel of Thai, which this would take apart, with its tone between the halves.
    normal = unicodedata.normalize("NFKC", kept).replace("\u0e4d\u0e32", "\u0e33")
    letters = "".join(_without_piles(normal))
    return f"{face_letter(name)} {letters}" if ROBOT in name else letters


def _without_piles(text: str) -> Iterator[str]:
    """*text* without control characters, and without combining ones but for signs of vowels.

    They could be piled up for fun: no letter of the scripts that need them has more than three.
    """
    pile = 0
    for character in text:
        kind = unicodedata.category(character)[0]
        pile = pile + 1 if kind == "M" else 0
        is_sign = _is_vowel_sign(character) or character in _OTHER_SIGNS
        is_drawn = is_sign and pile <= _MOST_SIGNS and face_of(character) in system_faces()
        if kind not in "CM" or is_drawn:
            yield character


def _is_vowel_sign(character: str) -> bool:
    """Marks without which a name of Thailand or India is another one, unlike accents."""
    category = unicodedata.category(character)
    is_selector = "\ufe00" <= character <= "\ufe0f"
    return category == "Mc" or (
        category == "Mn" and not unicodedata.combining(character) and not is_selector
    )
