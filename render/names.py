"""Players' names: cleaned of what would break a text or a picture, and shortened."""

import unicodedata

from render.fonts import face_of, runs

_MAX_LENGTH = 64
"""Characters of a name that are looked at; no picture has room for more."""


def plain(name: str) -> str:
    """*name* on one line, without characters that end a code block or reverse the text."""
    kept = "".join(c for c in name if c.isspace() or unicodedata.category(c) not in ("Cc", "Cf"))
    return " ".join(kept.replace("`", "'").split()) or "?"


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


def readable(name: str, instead: str) -> str:
    """*name* as the fonts can write it.

    Ornamental letters become plain ones. Characters that no font has (most emoji, many scripts) are
    dropped, and a name of which nothing remains is replaced by *instead*.
    """
    kept = "".join(piece for _, piece in runs(_visible(name)))
    kept = " ".join(kept.split())
    return _visual_order(kept) if any(c.isalnum() for c in kept) else instead


def can_be_written(name: str) -> bool:
    """Whether the fonts can write *name*: it has letters or digits, and none of them is missing."""
    letters = [character for character in _visible(name) if character.isalnum()]
    return bool(letters) and all(face_of(letter) is not None for letter in letters)


def _visible(name: str) -> str:
    """*name* on one line, in plain letters, without invisible characters."""
    normal = unicodedata.normalize("NFKC", " ".join(name[:_MAX_LENGTH].split()))
    return "".join(character for character in normal if not _is_invisible(character))


def _is_invisible(character: str) -> bool:
    """Control characters, and combining accents: they could be piled up for fun."""
    return unicodedata.category(character)[0] in "CM"


def _visual_order(text: str) -> str:
    """Names in right-to-left scripts, reversed: the layout writes from left to right only."""
    if any(unicodedata.bidirectional(character) in ("R", "AL") for character in text):
        return text[::-1]
    return text
