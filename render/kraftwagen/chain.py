"""The picture of the chain: workers and action tiles on a belt, open cards inside it."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.action_tiles import TILE, action_tile
from render.kraftwagen.cards import CARD_HIGH, CARD_WIDE, card, pile
from render.kraftwagen.choices import Choices
from render.kraftwagen.frames import room
from render.kraftwagen.header import HEADER_HIGH, header
from render.kraftwagen.progress import progress
from render.kraftwagen.start_tiles import START_HIGH, start_tiles
from render.kraftwagen.tokens import man
from render.marks import arrow, ring
from render.scene import (
    Drawing,
    Ellipse,
    Group,
    Item,
    Line,
    Point,
    Polygon,
    Primitive,
    Scene,
    Sprite,
)
from render.view import View
from rules.kraftwagen import TILES, Chain, KraftwagenObservation, after_taking

WIDTH = 1000
_LEFT, _STEP, _STEP_DOWN = 112, 156, 162
_TOP = HEADER_HIGH + 88
_COLUMNS, _ROWS = 6, 4
_BELT = 148
_LANE = 82
"""How far inside the belt's middle the arrows run."""
_BOTTOM = _TOP + (_ROWS - 1) * _STEP_DOWN
_RIGHT = _LEFT + (_COLUMNS - 1) * _STEP
_HEIGHT = _BOTTOM + 90
_CARDS_Y = _TOP + _LANE + 134
_CARDS_X = (_RIGHT - 368, _RIGHT - 186)


def chain_scene(obs: KraftwagenObservation, view: View, choices: Choices) -> Scene:
    """The chain, or what it would be after the chosen tile."""
    shown = after_taking(obs.chain, choices.tile) if choices.tile else obs.chain
    has_starts = bool(obs.start_tiles)
    return Scene(
        width=WIDTH,
        height=_HEIGHT + START_HIGH * has_starts,
        base=_hall(len(obs.chain), has_starts),
        items=(
            *header(obs, view),
            *_links(obs, shown, choices),
            *_moves(obs, shown, choices),
            *_research(obs, choices),
            *progress(obs, choices, _LEFT + 192, _TOP + 132),
            *start_tiles(obs, choices, _HEIGHT),
        ),
    )


def place(index: int) -> tuple[int, int]:
    """The middle of a place of the chain: the tail is 0; clockwise from the upper left."""
    if index < _COLUMNS:
        return _LEFT + index * _STEP, _TOP
    if index < _COLUMNS + _ROWS - 2:
        return _RIGHT, _TOP + (index - _COLUMNS + 1) * _STEP_DOWN
    return _RIGHT - (index - _COLUMNS - _ROWS + 2) * _STEP, _BOTTOM


def _lane(index: int) -> Point:
    """Beside a place, on the inner side of the belt."""
    x, y = place(index)
    return min(x, _RIGHT - _LANE), min(max(y, _TOP + _LANE), _BOTTOM - _LANE)


@cache
def _hall(links: int, has_starts: bool) -> Drawing:
    high = _HEIGHT + START_HIGH * has_starts
    return Drawing((*room(WIDTH, high), *_belt(links)))


def _belt(links: int) -> Iterator[Primitive]:
    """The belt is one broad arrow: it begins with a notch and ends with a point."""
    (x0, y0), (x1, y1) = place(0), place(links - 1)
    for rim, colour in ((5, "belt.edge"), (0, "belt")):
        half, back = _BELT / 2 + rim, x0 - 88 - rim
        yield Line(((x0, y0), (_RIGHT, _TOP), (_RIGHT, _BOTTOM), (x1, y1)), colour, 2 * half)
        notch = ((back, y0 - half), (x0, y0 - half), (x0, y0 + half), (back, y0 + half))
        yield Polygon((*notch, (back + 26, y0)), colour)
        neck, tip = x1 - 66, x1 - 104 - 1.6 * rim
        point = ((x1, y1 - half), (neck, y1 - half), (tip, y1), (neck, y1 + half), (x1, y1 + half))
        yield Polygon(point, colour)
    yield from (_chevron(index) for index in range(links - 1))


def _chevron(index: int) -> Line:
    """Between two places: which way the chain runs."""
    (xa, ya), (xb, yb) = place(index), place(index + 1)
    x, y = (xa + xb) / 2, (ya + yb) / 2
    u, v = (xb - xa) / _STEP, (yb - ya) / _STEP_DOWN
    ends = ((-5, -34), (5, 0), (-5, 34))
    return Line(tuple((x + a * u - b * v, y + a * v + b * u) for a, b in ends), "belt.slat", 7)


def _links(obs: KraftwagenObservation, chain: Chain, choices: Choices) -> Iterator[Item]:
    for index, link in enumerate(chain):
        x, y = place(index)
        if isinstance(link, str):
            yield Sprite(x, y, action_tile(TILES[link]), label=f"link {index} {link}")
        else:
            yield Sprite(x, y, _stand(link == _on_turn(obs, chain, choices)))
            yield Sprite(x, y - 2, man(f"seat{link}", 54), label=f"link {index} seat {link}")


def _on_turn(obs: KraftwagenObservation, chain: Chain, choices: Choices) -> int | None:
    """The seat whose worker is lit: with a tile chosen, the one that would be next."""
    if choices.tile:
        first = chain[0]
        return first if isinstance(first, int) else None
    return obs.active_seat if obs.to_act else None


@cache
def _stand(is_lit: bool) -> Drawing:
    rim = (Ellipse(0, 0, 72, 72, "mark.edge"), Ellipse(0, 0, 69, 69, "may")) if is_lit else ()
    return Drawing((*rim, Ellipse(0, 0, 62, 62, "slot.edge"), Ellipse(0, 0, 59, 59, "slot")))


def _moves(obs: KraftwagenObservation, chain: Chain, choices: Choices) -> Iterator[Item]:
    """The last move, or the chosen one: the worker goes ahead, the tile to the head."""
    moved = (obs.active_seat, choices.tile) if choices.tile else _last_take(obs)
    if moved is None or moved[0] not in chain:
        return
    seat, tile = moved
    colour = "may" if choices.tile else "done"
    name = "chosen" if choices.tile else "last"
    worker, head = chain.index(seat), chain.index(tile)
    yield Group(tuple(_way(0, worker, colour)), label=f"{name} seat {seat}")
    yield Group(tuple(_way(worker, head, colour)), label=f"{name} {tile}")
    if choices.tile:
        yield Sprite(*place(worker), ring("chosen", TILE, TILE))
        yield Sprite(*place(head), ring("chosen", TILE, TILE))


def _last_take(obs: KraftwagenObservation) -> tuple[int, str] | None:
    takes = ((a.seat, a.choice) for a in obs.last if a.verb == "take")
    return next(takes, None)


def _way(start: int, end: int, colour: str) -> Iterator[Primitive]:
    """Along the inner side of the belt, from one place to another."""
    points = [_lane(index) for index in range(start, end + 1)]
    if start == end:
        x, y = points[0]
        points = [(x - 50, y), (x, y)]
    yield from arrow(colour, tuple(points))


def _research(obs: KraftwagenObservation, choices: Choices) -> Iterator[Item]:
    for number, (x, id) in enumerate(zip(_CARDS_X, obs.research.open, strict=False), start=1):
        yield Sprite(x, _CARDS_Y, card(id), label=f"card {number} {id}")
        for colour in choices.marks(f"card:{number}"):
            yield Sprite(
                x, _CARDS_Y, ring(colour, CARD_WIDE, CARD_HIGH), label=f"{colour} card {number}"
            )
    for x, count, is_open in (
        (_CARDS_X[0], obs.research.deck_size, False),
        (_CARDS_X[1], obs.research.discards_size, True),
    ):
        name = "discards" if is_open else "deck"
        yield Sprite(x, _CARDS_Y + 146, pile(count, is_open), label=f"{name} {count}")
