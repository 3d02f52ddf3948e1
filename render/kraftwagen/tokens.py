"""Plates with values, tags, coins, workers, tiles, buyers; the origin of each is its middle."""

from functools import cache

from render.kraftwagen.geometry import TILE
from render.kraftwagen.icons import ACTIONS, WISHES, Icon, gentleman, mechanic, tag
from render.kraftwagen.parts import body, engine
from render.placement import Placement
from render.scene import Box, Drawing, Line, Text
from render.shapes import framed
from render.widgets import flat_mark
from rules.kraftwagen import Kind, Mat, Piece

PLATE_WIDE, PLATE_HIGH = 112, 60


@cache
def plate(
    kind: str, value: int, wide: int = PLATE_WIDE, is_helped: bool = False, high: int = PLATE_HIGH
) -> Drawing:
    """A body, an engine or a number of workers: its icon, and its *value*.

    *is_helped*: on brass, because an engineer makes it count more.
    """
    return Drawing.of(
        *slab(wide, high, "brass" if is_helped else "tile"),
        *_small(_icon_place(wide, high), kind, value),
        _value(wide, value, "ink", f"{kind} {value}"),
    )


def _icon_place(wide: int, high: int) -> Placement:
    return Placement(-0.21 * wide, 0, min(0.38 * high, 0.2 * wide))


def _value(wide: int, value: int, colour: str, label: str) -> Text:
    size = 40 if value < 10 else 34 if wide > 96 else 30
    return Text(0.24 * wide, 0, str(value), size, colour, "middle", label=label)


def workshop_pieces(mat: Mat) -> tuple[Piece, ...]:
    """List the parts in the workshops, one after the other; equal ones as often as there are."""
    bodies = (Piece(Kind.BODY, value) for value in mat.bodies)
    return (*bodies, *(Piece(Kind.ENGINE, value) for value in mat.engines))


def piece_plate(piece: Piece, wide: int = PLATE_WIDE, high: int = PLATE_HIGH) -> Drawing:
    """A body or an engine."""
    kind = "body" if piece.kind is Kind.BODY else "engine"
    return plate(kind, piece.value, wide, high=high)


@cache
def plan(kind: str, value: int, wide: int = PLATE_WIDE, high: int = PLATE_HIGH) -> Drawing:
    """Points for bodies or engines: the icon drawn on blue paper, and how many."""
    left = -wide / 2
    return Drawing.of(
        *framed(left, -high / 2, wide, high, "plan.edge", "plan", 8),
        *(Line(((left + 4, y), (-left - 4, y)), "plan.line", 2) for y in (-12, 8)),
        *drawn(_icon_place(wide, high), kind),
        _value(wide, value, "chalk", f"{kind} points {value}"),
    )


def drawn(at: Placement, kind: str) -> Icon:
    """A body or an engine as it is on paper only."""
    return body(at, "drawn") if kind == "body" else engine(at, "drawn")


def _small(at: Placement, kind: str, value: int) -> Icon:
    if kind.startswith("seat"):
        return worker(at, kind)
    if kind == "body":
        return body(at, value=value)
    if kind == "engine":
        return engine(at, value=value)
    return (ACTIONS.get(kind) or WISHES[kind])(at)


def slab(wide: float, high: float, fill: str = "tile", radius: float = 12) -> tuple[Box, ...]:
    """The cream ground of a tile, its edge and its shade."""
    left, top = -wide / 2, -high / 2
    return (
        *framed(left, top, wide, high, "tile.edge", "tile.shade", radius),
        Box(left + 2, top + 2, wide - 4, high - 8, fill, radius - 2),
    )


def worker(at: Placement, role: str) -> Icon:
    """A worker of a seat, the seat's mark on the chest."""
    x, y = at.at(0, 0.5)
    seat = int(role[4])
    return (*mechanic(at, role), flat_mark(seat, x, y, at.size * 0.29, f"{role}.mark"))


@cache
def man(role: str, size: int) -> Drawing:
    """A worker alone, *size* half his height."""
    return Drawing(worker(Placement(0, 0, size), role))


_WING = ((0.5, -0.62), (2.1, -0.62), (1.92, -0.22), (1.72, 0.14), (1.3, 0.46), (0.5, 0.46))


@cache
def marque(seat: int, radius: int) -> Drawing:
    """The emblem of a seat's works: its mark in enamel between wings of nickel."""
    at, role = Placement(0, 0, radius), f"seat{seat}"
    wings = (
        primitive
        for side in (1, -1)
        for primitive in (
            at.polygon("tile.edge", *((side * (1.06 * x + 0.04), 1.22 * y) for x, y in _WING)),
            at.polygon("coin", *((side * x, y) for x, y in _WING)),
            at.line("coin.edge", 0.12, (side * 0.8, -0.24), (side * 1.86, -0.24)),
            at.line("coin.edge", 0.12, (side * 0.8, 0.12), (side * 1.66, 0.12)),
        )
    )
    return Drawing.of(
        *wings,
        at.disc("tile.edge", 0, 0, 1.1),
        at.disc("coin", 0, 0, 1),
        at.disc(f"{role}.front", 0, 0, 0.86),
        flat_mark(seat, 0, 0, 0.48 * radius, f"{role}.mark"),
    )


@cache
def price_tag(price: int, turn: int, size: int = 38) -> Drawing:
    """A price marker in the colour of its game turn; *size* is half its height."""
    return Drawing.of(
        *tag(Placement(0, 0, size * 1.35), f"tag{turn}", "ink"),
        Text(
            size * 0.42, 0, str(price), round(size * 1.16), "ink", "middle", label=f"price {price}"
        ),
    )


@cache
def no_price(size: int = 38) -> Drawing:
    """Draw the place that a price marker was taken from."""
    return Drawing(tag(Placement(0, 0, size * 1.3), "slot", "slot.edge"))


@cache
def coin(money: int, size: int = 24) -> Drawing:
    """White money."""
    return Drawing.of(
        Placement(0, 0, size).disc("coin.edge", 0, 0, 1),
        Placement(0, 0, size).disc("coin", 0, 0, 0.86),
        Text(0, 0, str(money), 32, "ink", "middle", label=f"money {money}"),
    )


@cache
def racing_engine(value: int, size: int = 19) -> Drawing:
    """The engine of a race car beside its value; *size* is half its height."""
    left, em = -1.9 * size, max(30, round(1.3 * size))
    number = Text(1.25 * size, 0, str(value), em, "ink", "middle", label=f"race engine {value}")
    return Drawing.of(
        *slab(3.8 * size, 2.4 * size, radius=0.4 * size),
        *engine(Placement(left + 1.32 * size, 0, 0.92 * size), value=value),
        number,
    )


@cache
def supply(role: str, number: int, wide: int, high: int) -> Drawing:
    """Workers that are not hired yet: pale, on a dark ground."""
    return Drawing.of(
        Box(-wide / 2, -high / 2, wide, high, "slot", 12),
        *worker(_icon_place(wide, high), role),
        _value(wide, number, "heading", f"supply {number}"),
    )


_PLACES = {
    1: ((0.0, -1.0, 39.0),),
    2: ((-20.0, -22.0, 26.0), (22.0, 22.0, 26.0)),
    3: ((-25.0, -25.0, 23.0), (26.0, -25.0, 23.0), (0.0, 25.0, 24.0)),
}
"""Where the icons stand, and how large, by how many there are."""


@cache
def action_tile(actions: tuple[str, ...]) -> Drawing:
    """A tile of the chain; the origin is its middle."""
    icons = (
        icon
        for (x, y, size), action in zip(_PLACES[len(actions)], actions, strict=True)
        for icon in ACTIONS[action](Placement(x, y, size))
    )
    half = TILE / 2
    shadow = Box(5 - half, 6 - half, TILE, TILE, "shadow", 16)
    return Drawing.of(shadow, *slab(TILE, TILE, radius=16), *icons)


@cache
def buyer(kind: str, size: int) -> Drawing:
    """A buyer, *size* half his height."""
    at = Placement(0, 0, size)
    return Drawing.of(*gentleman(at.detail(-0.28, 0), kind), *_placard(at.detail(0.5, 0.34), kind))


@cache
def placard(kind: str, size: int, number: int = 0) -> Drawing:
    """Draw what a buyer looks for; with a *number*, the space that he is on."""
    at = Placement(0, 0, size / 0.66)
    icons = _placard(at, kind)
    if not number:
        return Drawing(icons)
    little = at.detail(-0.62, -0.42, 0.34)
    return Drawing.of(
        *icons,
        little.disc("coal", 0, 0, 1.06),
        little.disc("may", 0, 0, 0.9),
        Text(*little.at(0, 0), str(number), 28, "may.text", "middle", label=f"space {number}"),
    )


def _placard(at: Placement, kind: str) -> Icon:
    return (
        at.disc("coal", 0, 0, 0.66),
        at.disc("paper", 0, 0, 0.6),
        *WISHES[kind](at.detail(0, 0.02, 0.4)),
    )
