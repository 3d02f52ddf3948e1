"""The shards of a bot that one process serves."""

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards of one process; other processes serve the others."""

    first: int
    last: int
    count: int
    """Of all processes together."""

    @property
    def ids(self) -> range:
        """The numbers of those served here."""
        return range(self.first, self.last + 1)

    @property
    def share(self) -> float:
        """The part that they are of all."""
        return len(self.ids) / self.count


def read_shards(text: str) -> Shards:
    """The shards that a setting such as ``0-3/16`` names, or ``5/16`` for a single one.

    :raises ValueError: it names none, in words for the operator.
    """
    parts = re.fullmatch(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", text, re.ASCII)
    if parts is None:
        raise ValueError("is not a range of shards and how many there are")
    first, last, count = parts.groups()
    shards = Shards(int(first), int(last or first), int(count))
    if not shards.first <= shards.last < shards.count:
        raise ValueError("names shards that do not exist: their numbers begin with 0")
    return shards
