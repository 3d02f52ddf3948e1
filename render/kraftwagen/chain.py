"""The chain: workers and action tiles on a belt that runs around the race."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from render.kraftwagen.choices import Choices
from render.kraftwagen.geometry import (
    BELT,
    BOTTOM,
    COLUMNS,
    DOWN,
    DOWN_X,
    END,
    INNER_BOTTOM,
    INNER_TOP,
    STEP,
    TILE,
    TOP,
    lane,
    link_place,
)
from render.kraftwagen.tokens import action_tile, man
from render.marks import arrow, ring
from render.scene import (
    Box,
    Drawing,
    Ellipse,
    Group,
    GroupItem,
    Item,
    Line,
    Point,
    Polygon,
    Primitive,
    Sprite,
    Text,
)
from render.widgets import flat_mark
from rules.kraftwagen import TILES, Chain, KraftwagenObservation, after_taking

_BEND = 40
"""Radius of the corners of the belt."""
_RING = TILE - 10
_INNER, _OUTER = TILE - 16, TILE + 8
"""Sides of two frames around the same tile."""


def belt(links: int) -> Iterator[Primitive]:
    """One broad arrow of enamel in a nickel rim: it begins with a notch and ends with a point."""
    (x0, _), (x1, _) = link_place(0), link_place(links - 1)
    for rim, colour in ((4, "belt.edge"), (0, "belt")):
        half, right = BELT / 2 + rim, END + rim
        for x, y in ((x0, TOP), (x1, BOTTOM)):
            yield Box(x, y - half, right - x, 2 * half, colour, _BEND + rim)
        yield Box(END - DOWN - rim, TOP, DOWN + 2 * rim, BOTTOM - TOP, colour)
        back, tip = x0 - 72 - rim, x1 - 76 - 1.6 * rim
        yield _end(colour, half, (back, TOP), (back + 14, TOP), x0 + _BEND)
        yield _end(colour, half, (x1 - 58, BOTTOM), (tip, BOTTOM), x1 + _BEND)
    yield from _chevrons(links, "belt.slat")


def _end(colour: str, half: float, corner: Point, middle: Point, right: float) -> Polygon:
    """The left end of a row: its corners, and the notch or point between them."""
    x, y = corner
    left = (x, y + half), middle, (x, y - half)
    return Polygon((*left, (right, y - half), (right, y + half)), colour)


def _chevrons(links: int, colour: str) -> Iterator[Line]:
    """Between the places, and where the belt leads down: which way the chain runs."""
    for index in range(links - 1):
        x, y = link_place(index)
        if index != COLUMNS - 1:
            way = 1 if y == TOP else -1
            yield _chevron(x + way * STEP / 2, y, way, 0, colour)
    for y in range(INNER_TOP + 41, INNER_BOTTOM, 47):
        yield _chevron(DOWN_X, y, 0, 1, colour)


def _chevron(x: float, y: float, u: int, v: int, colour: str) -> Line:
    ends = ((-6, -24), (6, 0), (-6, 24))
    return Line(tuple((x + a * u - b * v, y + a * v + b * u) for a, b in ends), colour, 7)


def chain(obs: KraftwagenObservation, choices: Choices) -> Iterator[Item]:
    """The chain, or what it would be after the chosen tile, and the last move on it."""
    shown = after_taking(obs.chain, choices.tile) if choices.tile else obs.chain
    moved = (obs.active_seat, choices.tile) if choices.tile else _last_take(obs)
    if any(f"tile:{tile}" in choices.offered for tile in TILES):
        # The worker at the tail may go wherever they lead.
        yield from _chevrons(len(shown), "may")
    yield from _links(obs, shown, choices)
    yield from _offers(shown, choices)
    if moved is not None and moved[0] in shown:
        yield from _ends(shown, *moved, choices)
        yield from _way(shown, *moved, bool(choices.tile))
    yield from _order(shown)


def _offers(shown: Chain, choices: Choices) -> Iterator[Sprite]:
    """Around every tile that may be taken, or is planned to be."""
    for index, link in enumerate(shown):
        for mark in choices.marks(f"tile:{link}") if link != choices.tile else ():
            frame = ring(mark, _INNER, _INNER)
            yield Sprite(*link_place(index), frame, label=f"{mark} tile {link}")


def _order(shown: Chain) -> Iterator[Sprite]:
    """Beside each worker, when it moves."""
    places = (index for index, link in enumerate(shown) if isinstance(link, int))
    for number, index in enumerate(places, start=1):
        x, y = link_place(index)
        yield Sprite(x + 44, y + 42, _turn(number), label=f"turn {number} link {index}")


def _links(obs: KraftwagenObservation, shown: Chain, choices: Choices) -> Iterator[Item]:
    for index, link in enumerate(shown):
        x, y = link_place(index)
        if isinstance(link, str):
            yield Sprite(x, y, action_tile(TILES[link]), label=f"link {index} {link}")
            continue
        worker: tuple[GroupItem, ...] = (
            Sprite(x, y, _stand(link == _next(obs, shown, choices))),
            Sprite(x, y - 2, man(f"seat{link}", 49), label=f"link {index} seat {link}"),
        )
        yield Group(worker, label=f"worker {link}")


def _next(obs: KraftwagenObservation, shown: Chain, choices: Choices) -> int | None:
    """The seat whose worker is lit: with a tile chosen, the one that would be next."""
    if choices.tile:
        first = shown[0]
        return first if isinstance(first, int) else None
    return obs.active_seat if obs.to_act else None


@cache
def _stand(is_lit: bool) -> Drawing:
    """A turntable; that of who is on turn is lit."""
    rim, ground = ("turn", "stall.lit") if is_lit else ("slot.edge", "slot")
    return Drawing.of(
        Ellipse(5, 6, 58, 58, "shadow"),
        Ellipse(0, 0, 60, 60, "tile.edge"),
        Ellipse(0, 0, 58, 58, rim),
        Ellipse(0, 0, 53, 53, "tile.edge"),
        Ellipse(0, 0, 51, 51, ground),
    )


@cache
def _turn(number: int) -> Drawing:
    """Draw the number of who moves when: 1 stands at the tail."""
    fill, ink = ("brass.light", "ink") if number == 1 else ("slot", "heading")
    return Drawing.of(
        Ellipse(0, 0, 21, 21, "tile.edge"),
        Ellipse(0, 0, 18.5, 18.5, fill),
        Text(0, 0, str(number), 28, ink, "middle", label=f"turn {number}"),
    )


def _way(shown: Chain, seat: int, tile: str, is_chosen: bool) -> Iterator[Item]:
    """From the worker, who has gone to the place of the tile, to the head, where the tile is."""
    worker, head = shown.index(seat), shown.index(tile)
    colour = "chosen" if is_chosen else f"seat{seat}.front"
    if worker:
        yield from _come(seat, worker)
    *before, last = pairwise(lane(worker, head))
    # A line around corners would be an item nearly as large as the picture: so each run is one.
    for role, width in (("mark.edge", 12), (colour, 7)):
        yield from (Line(run, role, width) for run in before)
    if last[0] != last[1]:
        yield Group(arrow(colour, last), label=f"way {tile}")


def _come(seat: int, worker: int) -> Iterator[Item]:
    """From the tail, where a ghost of the worker is left, to its new place."""
    way = lane(0, worker)
    for run in pairwise(way):
        yield Line(run, f"seat{seat}.out.front", 4)
    x, y = way[0]
    yield Sprite(round(x), round(y), _ghost(seat), label=f"ghost seat {seat}")


@cache
def _ghost(seat: int) -> Drawing:
    role = f"seat{seat}.out"
    ground = Ellipse(0, 0, 16, 16, "mark.edge"), Ellipse(0, 0, 13, 13, f"{role}.front")
    return Drawing.of(*ground, flat_mark(seat, 0, 0, 8, f"{role}.mark"))


def _ends(shown: Chain, seat: int, tile: str, choices: Choices) -> Iterator[Sprite]:
    name, mark = ("chosen", "chosen") if choices.tile else ("last", "done")
    for link, label in ((seat, f"seat {seat}"), (tile, tile)):
        side = _OUTER if f"tile:{link}" in choices.offered else _RING
        yield Sprite(
            *link_place(shown.index(link)), ring(mark, side, side), label=f"{name} {label}"
        )


def _last_take(obs: KraftwagenObservation) -> tuple[int, str] | None:
    takes = ((a.seat, a.choice) for a in obs.last if a.verb == "take")
    return next(takes, None)
