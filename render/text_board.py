"""Columns of a fixed-width font, for boards made of characters."""

import unicodedata

from render.names import reads_right_to_left

COLUMNS = 40
"""Characters that a phone shows side by side in a code block."""
_LEFT_TO_RIGHT = "\u200e"
"""Ends what reads from right to left: numbers behind it would be drawn in front of it."""


def columns(text: str) -> int:
    """How many columns *text* takes in a fixed-width font: wide characters take two."""
    return sum(_columns_of(character) for character in text)


def in_columns(text: str, wanted: int) -> str:
    """*text* cut or padded with spaces to exactly *wanted* columns."""
    kept, room = "", wanted
    for character in text:
        if _columns_of(character) > room:
            break
        kept += character
        room -= _columns_of(character)
    return kept + (_LEFT_TO_RIGHT if reads_right_to_left(kept) else "") + " " * room


def _columns_of(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) == "Cf":
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
