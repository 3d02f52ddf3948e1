"""The options of Docker, and what they mean for a table of so many seats."""

from dataclasses import dataclass, field
from functools import reduce
from operator import or_

from rules.core.derived import Derived
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
SIDES = {2: (_SOUTH, _NORTH), 3: (_SOUTH, _WEST, _NORTH), 4: (_SOUTH, _WEST, _NORTH, _EAST)}
"""By the number of seats: the middle square of the side at which each of them sits."""


@dataclass(frozen=True)
class DockerSetup(Setup):
    """Seats and options of a game of Docker, with what follows from them.

    Worked out at once: playouts read these fields at every ply, and reading a cached property takes
    half as long again as reading a plain attribute.
    """

    cubes: Derived[int] = field(init=False, compare=False)
    """The cubes of each seat."""
    entries: Derived[tuple[tuple[int, ...], ...]] = field(init=False, compare=False)
    """For each seat the squares over which its cubes may enter, ascending."""
    entering: Derived[tuple[Reach, ...]] = field(init=False, compare=False)
    """For each seat the reach of a cube from its reserve."""
    moving: Derived[tuple[Reach, ...]] = field(init=False, compare=False)
    """For each square the reach of the cube on top of it."""
    reroll: Derived[str] = field(init=False, compare=False)
    """When a roll that allows nothing is repeated."""

    def __post_init__(self) -> None:
        path = str(self.value("path"))
        entries = _entries(self.seats, may_choose=self.value("entry") == ANY)
        derived = {
            "cubes": int(self.value("cubes_at_two")) if self.seats == 2 else 3,
            "entries": entries,
            "entering": tuple(_over(squares, path) for squares in entries),
            "moving": tuple(moving(square, path) for square in range(9)),
            "reroll": str(self.value("reroll")),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    def repeats(self, reserve: int) -> bool:
        """Tell whether a seat that has *reserve* cubes left repeats a roll that allows nothing."""
        if self.reroll == RESERVE:
            return reserve > 0
        return self.reroll == FEWER_THAN_THREE and self.cubes - reserve < 3


def _entries(seats: int, *, may_choose: bool) -> tuple[tuple[int, ...], ...]:
    """For each seat its side of the quay, or every side."""
    if may_choose:
        return (tuple(sorted(SIDES[4])),) * seats
    return tuple((side,) for side in SIDES[seats])


def _over(entries: tuple[int, ...], path: str) -> Reach:
    """The reach of a cube that comes in over any of *entries*."""
    reaches = [entering(entry, path) for entry in entries]
    if len(reaches) == 1:
        return reaches[0]
    return lambda lines, die: reduce(or_, (reach(lines, die) for reach in reaches))
