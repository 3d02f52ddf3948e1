"""The tiles, trays and tools of Pick & Pack, large."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial

from render.component_cards import HEIGHT, MIDDLE, WIDTH, UnknownComponent, card_scene
from render.pick_and_pack.hall import hazard_tape
from render.pick_and_pack.rails import grabber
from render.pick_and_pack.stacks import CRATE_HIGH, CRATE_WIDE, stack
from render.pick_and_pack.tiles import card
from render.pick_and_pack.trays import tray
from render.scene import Box, Drawing, Primitive, Scene, Sprite, primitives
from render.shapes import scaled
from rules.pick_and_pack import SUPPLY, TOOLS, Crate, Kind, Mark, tray_id

_TILE, _TRAY, _GRABBER, _CRATE = 5.6, 4.3, 3.6, 0.95
"""How many times as large as on the board things are."""

_SHOWN = (Crate((3, 5, 1, 2)), Crate((4, 2, 6), Mark.PREMIUM), Crate((1, 2, 5), Mark.WHOLESALE))
"""A crate in every state it can have."""


@cache
def component_card(name: str) -> Scene:
    """See :meth:`Layout.component_card`."""
    if name not in _DRAWN:
        raise UnknownComponent("pick_and_pack", name)
    return _DRAWN[name]()


def _tile(kind: Kind) -> Scene:
    return _large(card(0, kind), _TILE)


def _tray(apples: int) -> Scene:
    return _large(tray(apples), _TRAY)


def _grabber() -> Scene:
    shapes = (*tray(4).primitives, *grabber(is_open=True).primitives)
    return _large(Drawing(shapes), _GRABBER)


def _crates() -> Scene:
    step = CRATE_WIDE + 10
    shapes = (
        primitive
        for place, crate in enumerate(_SHOWN)
        for item in stack(0, place, crate, (place - 1) * step - CRATE_WIDE // 2, -CRATE_HIGH // 2)
        for primitive in primitives(item)
    )
    return _large(Drawing(tuple(shapes)), _CRATE)


def _large(drawing: Drawing, size: float) -> Scene:
    return card_scene(Sprite(*MIDDLE, scaled(drawing, size)), ground=_floor())


def _floor() -> Iterator[Primitive]:
    """The floor of the hall between two tapes."""
    yield Box(0, 0, WIDTH, HEIGHT, "hall")
    yield Box(WIDTH // 3, 0, 3, HEIGHT, "hall.line")
    for y in (0, HEIGHT - 10):
        yield from hazard_tape(0, y, WIDTH, (1, 0))


_TOOLS: tuple[Callable[[], Scene], ...] = (_crates, _grabber)

_DRAWN: Mapping[str, Callable[[], Scene]] = {
    **{kind.value: partial(_tile, kind) for kind in SUPPLY},
    **{tray_id(apples): partial(_tray, apples) for apples in range(1, 7)},
    **dict(zip(TOOLS, _TOOLS, strict=True)),
}
