"""Measuring text and cutting it to a width."""

from render.fonts import font, runs

CAP_HEIGHT = 0.727
"""Height of a capital letter of the house face, in ems."""


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
