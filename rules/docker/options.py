"""The options of Docker, and what they mean for a table of so many seats."""

from functools import cached_property, reduce
from operator import or_

from rules.core.types import Option, OptionValue, Preset, Setup
from rules.docker.paths import NO_BACK, NO_REENTRY, NO_REVISIT, SQUARES, Reach, entering, moving

OWN, ANY = "own", "any"
RESERVE, FEWER_THAN_THREE, NEVER = "reserve", "fewer_than_three", "never"

OPTIONS = (
    Option("entry", (OWN, ANY)),
    Option("cubes_at_two", (6, 3), seats=(2,)),
    Option("path", (NO_REVISIT, NO_REENTRY, NO_BACK)),
    Option("reroll", (RESERVE, FEWER_THAN_THREE, NEVER)),
)


def _preset(name: str, *values: OptionValue) -> Preset:
    names = (option.name for option in OPTIONS)
    return Preset(name, tuple(zip(names, values, strict=True)))


PRESETS = (
    _preset("standard", OWN, 6, NO_REVISIT, RESERVE),
    _preset("german", OWN, 3, NO_REVISIT, RESERVE),
    _preset("french", ANY, 6, NO_BACK, NEVER),
    _preset("italian", ANY, 6, NO_REVISIT, FEWER_THAN_THREE),
)
"""The printed rules differ from language to language; the English ones are as the German."""

_SOUTH, _WEST, _NORTH, _EAST = (SQUARES.index(name) for name in ("b1", "a2", "b3", "c2"))
_SIDES = {
    2: (_SOUTH, _NORTH),
    3: (_SOUTH, _WEST, _NORTH),
    4: (_SOUTH, _WEST, _NORTH, _EAST),
}
"""By the number of seats: the middle square of the side at which each of them sits."""


class DockerSetup(Setup):
    """How many seats play by which options; the rest follows and is worked out once."""

    @cached_property
    def cubes(self) -> int:
        """The cubes of each seat."""
        return int(self.value("cubes_at_two")) if self.seats == 2 else 3

    @cached_property
    def entries(self) -> tuple[tuple[int, ...], ...]:
        """For each seat the squares over which its cubes may enter, ascending."""
        if self.value("entry") == ANY:
            return (tuple(sorted(_SIDES[4])),) * self.seats
        return tuple((side,) for side in _SIDES[self.seats])

    @cached_property
    def entering(self) -> tuple[Reach, ...]:
        """For each seat the reach of a cube from its reserve."""
        return tuple(_over(squares, str(self.value("path"))) for squares in self.entries)

    @cached_property
    def moving(self) -> tuple[Reach, ...]:
        """For each square the reach of the cube on top of it."""
        return tuple(moving(square, str(self.value("path"))) for square in range(9))

    @cached_property
    def reroll(self) -> str:
        """When a roll that allows nothing is repeated."""
        return str(self.value("reroll"))

    def repeats(self, reserve: int) -> bool:
        """Whether a seat with *reserve* cubes to bring in repeats a roll that allows nothing."""
        if self.reroll == RESERVE:
            return reserve > 0
        return self.reroll == FEWER_THAN_THREE and self.cubes - reserve < 3


def _over(entries: tuple[int, ...], path: str) -> Reach:
    """The reach of a cube that comes in over any of *entries*."""
    reaches = [entering(entry, path) for entry in entries]
    if len(reaches) == 1:
        return reaches[0]
    return lambda lines, die: reduce(or_, (reach(lines, die) for reach in reaches))
