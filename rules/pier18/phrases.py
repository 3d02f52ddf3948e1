"""Name the people on a side of a card, as a phrase."""

from functools import cache

from rules.core.types import Phrase
from rules.pier18.cards import EMPTY


@cache
def people(side: str) -> Phrase:
    """The characters on *side*, each with its column, counted from the land; or nobody."""
    found = [
        Phrase("pier18-person", (("who", letter), ("column", column)))
        for column, letter in enumerate(side, 1)
        if letter != EMPTY
    ]
    names = ("first", "second", "third", "fourth")[: len(found)]
    return Phrase(f"pier18-people-{len(found)}", tuple(zip(names, found, strict=True)))
