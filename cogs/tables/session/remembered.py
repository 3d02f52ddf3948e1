"""What was made of stored values lately, so that the next press need not make it again."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from cachetools import LRUCache

S = TypeVar("S")
T = TypeVar("T")


class Remembered(Generic[S, T]):
    """Finds what was made of a value by the very object that it was made of.

    The store hands out the same object for the same text as long as it remembers that; an equal
    object is only made something of once more. For one thread.
    """

    def __init__(self, most: int) -> None:
        """*most* is how many are kept."""
        # With the value, so that no other one takes its identity.
        self._made: LRUCache[int, tuple[Any, T]] = LRUCache(most)

    def of(self, value: S, make: Callable[[S], T]) -> T:
        """What *make* made of *value*, or makes of it now."""
        known = self._made.get(id(value))
        if known is not None:
            return known[1]
        made = make(value)
        self.note(value, made)
        return made

    def note(self, value: S, made: T) -> None:
        """Remember what was *made* of *value*."""
        self._made[id(value)] = value, made
