"""The pickles on the track, and their ways to move."""

from typing import NamedTuple

from rules.gurkensolo.cards import PICKLES

START = 1
LAST_BLUE = 9
"""The blue fields are 1 to 9, the yellow ones 10 to 12."""
GOAL = 13

_ENDS_AFTER = 3
"""How many pickles have to arrive; the last one is fourth without moving."""

_WAYS = (0, *[0b11] * 8, *[0b01] * 4, 0)
"""For each field the set of steps from it: by 1 is bit 0, by 2 is bit 1. From 9 on only by 1."""


class Race(NamedTuple):
    """All pickles."""

    fields: tuple[int, ...] = (START,) * 4
    """For each pickle its field, 1 to 12, or :data:`GOAL`."""
    arrivals: tuple[int, ...] = ()
    """The pickles in the goal, in the order in which they arrived."""

    @property
    def is_over(self) -> bool:
        """Tell whether all places are settled."""
        return len(self.arrivals) == _ENDS_AFTER

    @property
    def order(self) -> tuple[int, ...]:
        """The pickles by place; called when the race is over."""
        return (*self.arrivals, *(set(range(len(PICKLES))) - set(self.arrivals)))

    def steps(self) -> int:
        """The set of steps forward that the pickles can make, in the bits of ``step_bit``."""
        red, green, yellow, blue = self.fields
        return _WAYS[red] | _WAYS[green] << 2 | _WAYS[yellow] << 4 | _WAYS[blue] << 6

    def moved(self, pickle: int, by: int) -> "Race":
        """The race after *pickle* went *by* fields, backwards where *by* is negative."""
        fields = list(self.fields)
        fields[pickle] += by
        arrived = (pickle,) if fields[pickle] == GOAL else ()
        return Race(tuple(fields), self.arrivals + arrived)

    def exchanged(self, one: int, other: int) -> "Race":
        """The race after two pickles on the track changed places."""
        fields = list(self.fields)
        fields[one], fields[other] = fields[other], fields[one]
        return Race(tuple(fields), self.arrivals)
