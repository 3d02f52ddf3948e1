"""The harbour, which stays the same during a game: everything that is not a cube."""

from collections.abc import Iterator

from render.docker.crane import crane
from render.docker.gangways import gangways
from render.docker.lighthouse import lighthouse
from render.docker.mooring import mooring
from render.docker.quay import quay
from render.docker.tug import tug
from render.docker.water import water
from render.scene import Primitive

_TUG, _FREE = (96, 606), (860, 574)
"""Where the tug is: below the plates, where there are fewer than four."""


def harbour(entries: tuple[tuple[int, ...], ...], is_evening: bool = False) -> Iterator[Primitive]:
    """The harbour; *entries* are the entry squares of each seat."""
    yield from water(is_evening)
    yield from crane(64, 300)
    yield from lighthouse(650, 236)
    yield from quay()
    yield from mooring()
    yield from tug(*(_TUG if len(entries) == 4 else _FREE))
    yield from gangways(entries)
