"""Arrows, checks, coins and medals."""

from functools import cache
from math import hypot
from typing import Literal

from render.gurkensolo.pickles import anybody
from render.scene import Box, Drawing, Ellipse, Line, Point, Sprite, Text
from render.shapes import placed, scaled
from render.widgets import badge
from rules.gurkensolo import PLACES, GurkensoloObservation

Judgement = Literal["true", "false", "done", "idle", "asked"]
"""What became of a card: made true, made false, carried out, nothing, or not known yet."""
Paper = Literal["goal", "other"]
"""Two goal cards of one seat are told apart by their colours."""
WishState = Literal["open", "met", "missed"]
"""Whether a pickle can still arrive where a goal card wants it, has done so, or cannot."""


def bow(start: Point, end: Point, rise: float) -> tuple[Point, ...]:
    """A line from *start* to *end* that is bent upwards by *rise*."""
    (x0, y0), (x1, y1) = start, end
    return tuple(
        (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - 4 * rise * t * (1 - t))
        for t in (i / 12 for i in range(13))
    )


def arrow_head(before: Point, tip: Point, size: float) -> tuple[Point, Point, Point]:
    """The head of an arrow that comes from *before* and ends at *tip*."""
    (xa, ya), (xb, yb) = before, tip
    far = hypot(xb - xa, yb - ya)
    ex, ey = (xb - xa) / far * size, (yb - ya) / far * size
    one, other = ((xb - ex + 0.7 * s * ey, yb - ey - 0.7 * s * ex) for s in (1, -1))
    return one, tip, other


@cache
def verdict(judgement: Judgement) -> Drawing:
    """The disc that says what became of a card; the origin is its middle."""
    fill = {"true": "true", "false": "false", "done": "true"}.get(judgement, "idle")
    primitives = (
        Ellipse(0, 0, 27, 27, "verdict.edge"),
        Ellipse(0, 0, 24, 24, fill, label=f"verdict {judgement}"),
    )
    return Drawing.of(*primitives, *_strokes(judgement))


def _strokes(judgement: Judgement) -> tuple[Line | Text, ...]:
    colour = "verdict.text"
    match judgement:
        case "true":
            return (Line(((-11, 1), (-3, 9), (11, -8)), colour, 6),)
        case "done":
            return (Line(((-9, -11), (6, 0), (-9, 11)), colour, 6),)
        case "false":
            return Line(((-9, -9), (9, 9)), colour, 6), Line(((-9, 9), (9, -9)), colour, 6)
        case "asked":
            return (Text(0, 0, "?", 32, colour, "middle"),)
        case _:
            return (Line(((-9, 0), (9, 0)), colour, 6),)


@cache
def coin(points: int, is_lit: bool = True) -> Drawing:
    """Draw the points for a place named right; the origin is the middle."""
    role = "coin" if is_lit else "coin.off"
    return Drawing.of(
        Ellipse(0, 0, 17, 17, f"{role}.edge"),
        Ellipse(0, 0, 15, 15, role, label=f"coin {points} {'lit' if is_lit else 'dull'}"),
        Text(0, 0, str(points), 28, f"{role}.text", "middle"),
    )


@cache
def total(points: int) -> Drawing:
    """All points of a seat, on a large coin; the origin is its middle."""
    return Drawing.of(
        Ellipse(0, 0, 26, 26, "coin.edge"),
        Ellipse(0, 0, 23, 23, "coin"),
        Text(0, 0, str(points), 34, "coin.text", "middle"),
    )


@cache
def medal(place: int) -> Drawing:
    """The place of a pickle in the goal; the origin is its middle."""
    role = ("coin", "silver", "bronze", "coin.off")[place - 1]
    return Drawing.of(
        Ellipse(0, 0, 26, 26, f"{role}.edge"),
        Ellipse(0, 0, 22, 22, role, label=f"place {place}"),
        Text(0, 0, f"{place}.", 34, "coin.text", "middle"),
    )


@cache
def spot(text: str) -> Drawing:
    """A field that can be chosen, with how far away it is."""
    return Drawing.of(*_chip(), Text(0, 0, text, 28, "may.text", "middle", label=f"spot {text}"))


@cache
def swap() -> Drawing:
    """The choice to change places."""
    ways = ((-14, -7), (14, -7)), ((14, 7), (-14, 7))
    lines = (line for way in ways for line in (way, arrow_head(*way, 9)))
    return Drawing.of(*_chip(), *(Line(line, "may.text", 5) for line in lines))


def _chip() -> tuple[Ellipse, Ellipse]:
    return Ellipse(0, 0, 26, 26, "may.text"), Ellipse(0, 0, 23, 23, "may")


@cache
def now(is_true: bool) -> Drawing:
    """Draw whether a card is true of the position as it is; the origin is the middle."""
    return scaled(verdict("true" if is_true else "false"), 40 / 54)


@cache
def wish(place: int, points: int, state: WishState, paper: Paper = "goal") -> Drawing:
    """Draw the place where a pickle ought to arrive, and its worth; the origin is the middle."""
    edge = {"open": f"{paper}.edge", "met": "won", "missed": "coin.off.edge"}[state]
    fill = "coin.off" if state == "missed" else paper
    return Drawing.of(
        Box(-43, -20, 86, 40, edge, 13),
        Box(-40, -17, 80, 34, fill, 11, label=f"wish {place} {state}"),
        Text(-32, 0, f"{place}.", 28, "coin.text"),
        *placed(coin(points, state != "missed"), 21, 0),
    )


@cache
def goal_sign() -> Drawing:
    """A goal card without letters, 46 units wide: what the wishes below it come from."""
    steps = ((-17, 14), (-6, 21), (5, 9))
    return Drawing.of(
        Box(-24, -18, 48, 36, "goal.edge", 8),
        Box(-21, -15, 42, 30, "goal", 6),
        *(Box(x, 12 - high, 11, high, "coin.edge", 2) for x, high in steps),
        *(Box(x, 12 - high, 11, 4, "coin", 2) for x, high in steps),
    )


def owner(obs: GurkensoloObservation, x: int, y: int) -> Sprite:
    """The mark of the reader at (*x*, *y*), on what is their own and nobody else's."""
    assert obs.seat is not None  # a spectator owns nothing
    return Sprite(x, y, badge(obs.seat, 36, f"seat{obs.seat}"), label=f"of seat {obs.seat}")


@cache
def nothing_fits() -> Drawing:
    """A large sign: no pickle may move with these cards."""
    return Drawing.of(
        Ellipse(0, 0, 74, 74, "no.edge"),
        Ellipse(0, 0, 70, 70, "no"),
        Ellipse(0, 0, 54, 54, "no.edge"),
        *placed(anybody(0.88), 0, 44),
        Line(((-44, -44), (44, 44)), "no.edge", 20),
        Line(((-46, -46), (46, 46)), "no", 13),
    )


@cache
def icon(source: str) -> Drawing:
    """See :meth:`Layout.icon`: the place that was named right."""
    return scaled(medal(PLACES.index(source) + 1), 0.86)
