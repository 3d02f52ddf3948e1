"""The sea around the quay: by day, at night, and in the evening when the game is over."""

from collections.abc import Iterator

from render.docker.colours import SHADES_OF_WATER
from render.docker.geometry import HEIGHT, WIDTH
from render.scene import Box, Line, Primitive

_WAVES = 12


def water(is_evening: bool) -> Iterator[Primitive]:
    """The sea, all over the picture."""
    time = "evening" if is_evening else "water"
    step = HEIGHT / SHADES_OF_WATER
    yield from (Box(0, i * step, WIDTH, step + 1, f"{time}.{i}") for i in range(SHADES_OF_WATER))
    yield from (_wave(i, f"{time}.wave") for i in range(_WAVES))


def _wave(i: int, stroke: str) -> Line:
    # Multiples of the golden section scatter the waves evenly.
    x, y, reach = WIDTH * (i * 0.618034 % 1), HEIGHT * (i + 0.5) / _WAVES, 14 + i * 7 % 18
    rise = ((-1.0, 3), (-0.5, 0), (0.0, 3), (0.5, 0), (1.0, 3))
    return Line(tuple((x + reach * u, y + v) for u, v in rise), stroke, 2.4)
