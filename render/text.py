"""Measuring text, cutting it to a width, and making a player's name fit to be written."""

import unicodedata

from render.fonts import font, runs

CAP_HEIGHT = 0.727
"""Height of a capital letter of the house face, in ems."""

_LONGEST_NAME = 64
"""Characters of a name that are looked at; no picture has room for more."""


def width(text: str, size: int) -> float:
    """How many units wide *text* is when it is written with an em of *size*."""
    return sum(font(face, size).getlength(piece) for face, piece in runs(text))


def truncate(text: str, size: int, room: float) -> str:
    """*text*, or as much of its beginning as fits into *room* together with an ellipsis."""
    if width(text, size) <= room:
        return text
    kept = text
    while kept and width(kept.rstrip() + "…", size) > room:
        kept = kept[:-1]
    return kept.rstrip() + "…" if kept.rstrip() else ""


def fit(text: str, sizes: tuple[int, ...], room: float) -> tuple[str, int]:
    """*text* and the largest of *sizes* (falling) that fits; in the smallest it is cut off."""
    for size in sizes:
        if width(text, size) <= room:
            return text, size
    return truncate(text, sizes[-1], room), sizes[-1]


def readable(name: str, instead: str) -> str:
    """*name* as the fonts can write it.

    Ornamental letters become plain ones, what no font knows (most emoji, many scripts) goes, and a
    name of which nothing is left is replaced by *instead*.
    """
    plain = unicodedata.normalize("NFKC", " ".join(name[:_LONGEST_NAME].split()))
    kept = "".join(piece for _, piece in runs("".join(c for c in plain if not _is_invisible(c))))
    kept = " ".join(kept.split())
    return _visual_order(kept) if any(c.isalnum() for c in kept) else instead


def _is_invisible(character: str) -> bool:
    """Control signs, and accents that are no part of a letter: they could be piled up for fun."""
    return unicodedata.category(character)[0] in "CM"


def _visual_order(text: str) -> str:
    """Names in right-to-left scripts, turned round: the layout writes from left to right only."""
    if any(unicodedata.bidirectional(character) in ("R", "AL") for character in text):
        return text[::-1]
    return text
