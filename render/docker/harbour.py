"""The harbour, which stays the same during a game: everything that is not a cube."""

from collections.abc import Iterator

from render.docker.gangways import gangways
from render.docker.lighthouse import lighthouse
from render.docker.mooring import mooring
from render.docker.quay import quay
from render.docker.tug import tug
from render.docker.water import water
from render.scene import Primitive


def harbour(
    height: int, entries: tuple[tuple[int, ...], ...], is_evening: bool = False
) -> Iterator[Primitive]:
    """The harbour, *height* units high; *entries* are the entry squares of each seat."""
    yield from water(height, is_evening)
    yield from lighthouse(928, 236)
    yield from tug(160, 676)
    yield from quay()
    yield from mooring()
    yield from gangways(entries)
