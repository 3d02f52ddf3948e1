"""For alternative texts and boards of letters: short names, straight columns."""

import unicodedata
from collections.abc import Callable, Iterator

MOST = 1024
"""Characters that Discord takes as alternative text."""
COLUMNS = 40
"""Characters that a phone shows side by side in a code block."""

_NAME_LENGTHS = (32, 20, 12, 8, 5)


def plain(name: str) -> str:
    """*name* on one line, without signs that would end a code block or turn the writing round."""
    kept = "".join(c for c in name if c.isspace() or unicodedata.category(c) not in ("Cc", "Cf"))
    return " ".join(kept.replace("`", "'").split()) or "?"


def short_names(names: tuple[str, ...], length: int) -> tuple[str, ...]:
    """*names*, each at most *length* characters; those that would be alike get a number."""
    cut = [clipped(plain(name), length) for name in names]
    return tuple(
        name if cut.count(name) == 1 else f"{clipped(name, length - 2)}#{seat + 1}"
        for seat, name in enumerate(cut)
    )


def clipped(text: str, length: int) -> str:
    """*text*, its end replaced by an ellipsis where it is longer than *length*."""
    return text if len(text) <= length else text[: max(0, length - 1)].rstrip() + "…"


def within_limit(tell: Callable[[tuple[str, ...]], str], names: tuple[str, ...]) -> str:
    """What *tell* makes of *names*, shortened until the text is one that Discord takes."""
    text = ""
    for shorter in _ever_shorter(names):
        text = tell(shorter)
        if len(text) <= MOST:
            return text
    return clipped(text, MOST)


def _ever_shorter(names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    for length in _NAME_LENGTHS:
        yield short_names(names, length)
    yield tuple(str(seat + 1) for seat in range(len(names)))


def columns(text: str) -> int:
    """How many columns *text* takes in a fixed-width font: wide letters take two."""
    return sum(_columns_of(character) for character in text)


def in_columns(text: str, wanted: int) -> str:
    """*text* cut or filled with spaces to exactly *wanted* columns."""
    kept, room = "", wanted
    for character in text:
        if _columns_of(character) > room:
            break
        kept += character
        room -= _columns_of(character)
    return kept + " " * room


def _columns_of(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
