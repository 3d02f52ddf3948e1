"""The actions of Nim: take matches from one row."""

import re
from typing import NamedTuple

_NOTATION = re.compile(r"[a-d][1-7]")


class NimAction(NamedTuple):
    """Take *taken* matches from *row*."""

    seat: int
    row: int
    taken: int

    def __str__(self) -> str:
        return f"{row_letter(self.row)}{self.taken}"


def row_letter(row: int) -> str:
    """The name of a row: a, b, c, d from the top."""
    return "abcd"[row]


def is_notation(text: str) -> bool:
    """Tell whether *text* could be an action somewhere."""
    return _NOTATION.fullmatch(text) is not None
