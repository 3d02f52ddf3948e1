"""A memory that forgets what was not asked for lately."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Bounded(Generic[K, V]):
    """A mapping whose values weigh at most *limit* together; the least recently used go first.

    Without *weigh* every value weighs 1. A value heavier than the limit is not kept at all.
    """

    def __init__(self, limit: int, weigh: Callable[[V], int] = lambda value: 1) -> None:
        self._limit = limit
        self._weigh = weigh
        self._weight = 0
        self._values: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    @property
    def weight(self) -> int:
        """What the kept values weigh together, at most the limit."""
        return self._weight

    def get(self, key: K) -> V | None:
        """The value kept for *key*, now the most recently used; None where there is none."""
        value = self._values.get(key)
        if value is not None:
            self._values.move_to_end(key)
        return value

    def put(self, key: K, value: V) -> V:
        """Keep *value* for *key* and return it; others may have to go."""
        self.drop(key)
        self._values[key] = value
        self._weight += self._weigh(value)
        while self._weight > self._limit:
            _, oldest = self._values.popitem(last=False)
            self._weight -= self._weigh(oldest)
        return value

    def drop(self, key: K) -> None:
        """Forget *key*, where it is known."""
        known = self._values.pop(key, None)
        if known is not None:
            self._weight -= self._weigh(known)

    def clear(self) -> None:
        """Forget everything."""
        self._values.clear()
        self._weight = 0
