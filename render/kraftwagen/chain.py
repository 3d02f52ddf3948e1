"""The chain: workers and action tiles on a belt that runs around the race."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.action_tiles import action_tile
from render.kraftwagen.choices import Choices
from render.kraftwagen.geometry import (
    BELT,
    BOTTOM,
    RIGHT,
    STEP,
    STEP_DOWN,
    TILE,
    TOP,
    lane,
    link_place,
)
from render.kraftwagen.tokens import man
from render.marks import arrow, ring
from render.scene import (
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


def belt(links: int) -> Iterator[Primitive]:
    """One broad arrow of enamel in a nickel rim: it begins with a notch and ends with a point."""
    (x0, y0), (x1, y1) = link_place(0), link_place(links - 1)
    for rim, colour in ((4, "belt.edge"), (0, "belt")):
        half, back = BELT / 2 + rim, x0 - 72 - rim
        yield Line(((x0, y0), (RIGHT, TOP), (RIGHT, BOTTOM), (x1, y1)), colour, 2 * half)
        notch = ((back, y0 - half), (x0, y0 - half), (x0, y0 + half), (back, y0 + half))
        yield Polygon((*notch, (back + 14, y0)), colour)
        neck, tip = x1 - 58, x1 - 76 - 1.6 * rim
        point = ((x1, y1 - half), (neck, y1 - half), (tip, y1), (neck, y1 + half), (x1, y1 + half))
        yield Polygon(point, colour)
    yield from (_chevron(index) for index in range(links - 1))


def _chevron(index: int) -> Line:
    """Between two places: which way the chain runs."""
    (xa, ya), (xb, yb) = link_place(index), link_place(index + 1)
    x, y = (xa + xb) / 2, (ya + yb) / 2
    u, v = (xb - xa) / STEP, (yb - ya) / STEP_DOWN
    ends = ((-6, -30), (6, 0), (-6, 30))
    return Line(tuple((x + a * u - b * v, y + a * v + b * u) for a, b in ends), "belt.slat", 7)


def chain(obs: KraftwagenObservation, choices: Choices) -> Iterator[Item]:
    """The chain, or what it would be after the chosen tile, and the last move on it."""
    shown = after_taking(obs.chain, choices.tile) if choices.tile else obs.chain
    moved = (obs.active_seat, choices.tile) if choices.tile else _last_take(obs)
    if moved is not None and moved[0] in shown:
        yield from _way(shown, *moved, bool(choices.tile))
    yield from _links(obs, shown, choices)
    if moved is not None and moved[0] in shown:
        yield from _ends(shown, *moved, bool(choices.tile))
    yield from _order(shown)


def _order(shown: Chain) -> Iterator[Sprite]:
    """Beside each worker, when it moves."""
    places = (index for index, link in enumerate(shown) if isinstance(link, int))
    for number, index in enumerate(places, start=1):
        x, y = link_place(index)
        yield Sprite(x + 46, y + 44, _turn(number), label=f"turn {number} link {index}")


def _links(obs: KraftwagenObservation, shown: Chain, choices: Choices) -> Iterator[Item]:
    for index, link in enumerate(shown):
        x, y = link_place(index)
        if isinstance(link, str):
            yield Sprite(x, y, action_tile(TILES[link]), label=f"link {index} {link}")
            continue
        worker: tuple[GroupItem, ...] = (
            Sprite(x, y, _stand(link == _next(obs, shown, choices))),
            Sprite(x, y - 2, man(f"seat{link}", 52), label=f"link {index} seat {link}"),
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
    return Drawing(
        (
            Ellipse(0, 0, 64, 64, "slot.edge"),
            Ellipse(0, 0, 62, 62, rim),
            Ellipse(0, 0, 57, 57, "slot.edge"),
            Ellipse(0, 0, 55, 55, ground),
        )
    )


@cache
def _turn(number: int) -> Drawing:
    """Who moves when: 1 stands at the tail."""
    fill, ink = ("brass.light", "ink") if number == 1 else ("slot", "heading")
    return Drawing(
        (
            Ellipse(0, 0, 21, 21, "tile.edge"),
            Ellipse(0, 0, 18.5, 18.5, fill),
            Text(0, 0, str(number), 28, ink, "middle", label=f"turn {number}"),
        )
    )


def _way(shown: Chain, seat: int, tile: str, is_chosen: bool) -> Iterator[Item]:
    """From the worker, who has gone to the place of the tile, to the head, where the tile is."""
    worker, head = shown.index(seat), shown.index(tile)
    colour = "chosen" if is_chosen else f"seat{seat}.front"
    if worker:
        yield from _come(seat, worker)
    *before, last = _runs(tuple(lane(index) for index in range(worker, head + 1)))
    # A line around corners would be an item nearly as large as the picture: so each run is one.
    for role, width in (("mark.edge", 12), (colour, 7)):
        yield from (Line(run, role, width) for run in before)
    if last[0] != last[1]:
        yield Group(arrow(colour, last), label=f"way {tile}")


def _come(seat: int, worker: int) -> Iterator[Item]:
    """From the tail, where a ghost of the worker is left, to its new place."""
    for run in _runs(tuple(lane(index) for index in range(worker + 1))):
        yield Line(run, f"seat{seat}.out.front", 4)
    yield Sprite(round(lane(0)[0]), round(lane(0)[1]), _ghost(seat), label=f"ghost seat {seat}")


@cache
def _ghost(seat: int) -> Drawing:
    role = f"seat{seat}.out"
    ground = Ellipse(0, 0, 16, 16, "mark.edge"), Ellipse(0, 0, 13, 13, f"{role}.front")
    return Drawing((*ground, flat_mark(seat, 0, 0, 8, f"{role}.mark")))


def _runs(points: tuple[Point, ...]) -> list[tuple[Point, Point]]:
    """The straight runs of a way along the belt."""
    runs = [(points[0], points[0])]
    for point in points[1:]:
        start, end = runs[-1]
        if start[0] == end[0] == point[0] or start[1] == end[1] == point[1]:
            runs[-1] = (start, point)
        else:
            runs.append((end, point))
    return runs


def _ends(shown: Chain, seat: int, tile: str, is_chosen: bool) -> Iterator[Sprite]:
    name, mark = ("chosen", "chosen") if is_chosen else ("last", "done")
    for link, label in ((seat, f"seat {seat}"), (tile, tile)):
        where = link_place(shown.index(link))
        yield Sprite(*where, ring(mark, TILE - 10, TILE - 10), label=f"{name} {label}")


def _last_take(obs: KraftwagenObservation) -> tuple[int, str] | None:
    takes = ((a.seat, a.choice) for a in obs.last if a.verb == "take")
    return next(takes, None)
