"""The piece for a seat on the podium."""

from functools import cache

from render.pier18.people import person
from render.scene import Drawing
from rules.pier18 import Character

_WHO = (Character.POET, Character.FISHER, Character.FLOWERS)


@cache
def piece(seat: int) -> Drawing:
    """See :meth:`Layout.piece`: a character of the pier."""
    return person(_WHO[seat], 1.25)
