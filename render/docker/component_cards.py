"""The pieces of Docker, large: the quay, seen from nearer by."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from render.component_cards import HEIGHT, MIDDLE, WIDTH, UnknownComponent, card_scene
from render.docker.cubes import cube
from render.docker.gangways import gate
from render.docker.geometry import foot
from render.docker.harbour import harbour
from render.docker.icons import height_chip
from render.extents import Extent, extent
from render.scene import Drawing, Point, Primitive, Scene, Sprite, moved
from render.shapes import scaled
from render.widgets import die
from rules.docker import SQUARES

_ENTRIES = ((3,), (1,), (5,), (7,))
_PICTURE = Extent(0, 0, WIDTH, HEIGHT)


@cache
def component_card(name: str) -> Scene:
    """See :meth:`Layout.component_card`."""
    if name not in _DRAWN:
        raise UnknownComponent("docker", name)
    return _DRAWN[name]()


def _cube() -> Scene:
    at = MIDDLE[0], MIDDLE[1] + 44
    return _on_square(at, 3, (_stacked(at, 3, 40, 0, 0),))


def _tower() -> Scene:
    at, size, storey = (MIDDLE[0], HEIGHT - 84), 2.3, 32
    cubes = (_stacked(at, size, storey, level, seat) for level, seat in enumerate((1, 0, 2)))
    chip = scaled(height_chip(3), 1.8)
    top = Sprite(at[0] + 118, at[1] - round(3 * storey * size) - 36, chip, label="height 3")
    return _on_square(at, size, (*cubes, top))


def _gangway() -> Scene:
    x, y = MIDDLE
    return card_scene(ground=_near(gate(_ENTRIES[0][0], 0.1), (x - 10, y + 10), 2.4))


def _die() -> Scene:
    return _on_square(MIDDLE, 3, (Sprite(*MIDDLE, die(5, 200), label="die 5"),))


def _on_square(at: tuple[int, int], zoom: float, items: tuple[Sprite, ...]) -> Scene:
    """*items* on the middle square, the middle of which is *at* this point."""
    return card_scene(*items, ground=_near(foot(SQUARES.index("b2")), at, zoom))


def _stacked(at: tuple[int, int], size: float, storey: int, level: int, seat: int) -> Sprite:
    high = round(storey * size)
    drawing = cube(seat, f"seat{seat}", high, size)
    return Sprite(at[0], at[1] - level * high, drawing, label=f"cube {level + 1} seat {seat}")


def _near(point: Point, place: Point, zoom: float) -> Iterator[Primitive]:
    """The harbour as from nearer by, with its *point* at *place* of the picture."""
    dx, dy = place[0] - zoom * point[0], place[1] - zoom * point[1]
    for primitive in scaled(Drawing(tuple(harbour(_ENTRIES))), zoom).primitives:
        near = moved(primitive, dx, dy)
        if extent(near).meets(_PICTURE):
            yield near


_DRAWN: Mapping[str, Callable[[], Scene]] = {
    "cube": _cube,
    "tower": _tower,
    "gangway": _gangway,
    "die": _die,
}
