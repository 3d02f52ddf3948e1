"""A cache of what was computed from stored values, found by their identity."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from cachetools import LRUCache

S = TypeVar("S")
T = TypeVar("T")


class IdentityCache(Generic[S, T]):
    """Keeps what was computed from an object, and finds it by that very object.

    The store returns the same object for the same text as long as it has that in memory. For an
    equal object that is another one, the result is computed again. For one thread.
    """

    def __init__(self, most: int) -> None:
        """*most* is how many are kept."""
        # With the value, so that no other one takes its identity.
        self._made: LRUCache[int, tuple[Any, T]] = LRUCache(most)

    def of(self, value: S, make: Callable[[S], T]) -> T:
        """What *make* returned for *value*, or returns for it now."""
        known = self._made.get(id(value))
        if known is not None:
            return known[1]
        made = make(value)
        self.note(value, made)
        return made

    def note(self, value: S, made: T) -> None:
        """Keep what was *made* of *value*."""
        self._made[id(value)] = value, made
