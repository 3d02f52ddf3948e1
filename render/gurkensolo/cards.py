"""Instruction cards that can be read without words.

A statement shows two lanes, the pickle that it speaks of in the upper one; the one nearer to the
flag is ahead. Where the card says "not", a traffic sign forbids that: the whole card crossed out
would look like one that is false. A special has another colour and shows what any one pickle, or
any two, shall do.

They are 240 units wide and 176 high, the origin in the middle.
"""

from collections.abc import Iterator
from functools import cache

from render.gurkensolo.icons import arrow_head, bow
from render.gurkensolo.pickles import anybody, pickle
from render.scene import Box, Drawing, Ellipse, Line, Point, Primitive, Sprite, Text
from render.shapes import framed, placed, scaled
from rules.gurkensolo import CARDS, Relation, Special, Statement

CARD_WIDE, CARD_HIGH = 240, 176

_HALF_WIDE, _HALF_HIGH = CARD_WIDE / 2, CARD_HIGH / 2
_FLAG = 8
"""Side of a check of the flag."""
_SIZE = 0.74
_LANE_HIGH = 76
_LANE_TOPS = (-78, 2)
_PLACES = {Relation.AHEAD: (40, -62), Relation.BEHIND: (-62, 40), Relation.EQUAL: (-8, -8)}
"""The x of the pickle that is spoken of, and of the other one."""
_FORBIDDEN = {Relation.AHEAD: (-48, -38), Relation.BEHIND: (-48, 41), Relation.EQUAL: (48, 1)}
"""The middle of the sign for "not"."""


def card(x: int, y: int, number: int, scale: float) -> tuple[Sprite, ...]:
    """The instruction card *number*, an index in ``CARDS``, its middle at (*x*, *y*).

    There are many cards but few drawings: all statements share the same paper.
    """
    said = CARDS[number]
    if not isinstance(said, Statement):
        return (Sprite(x, y, _special(said, scale), label=f"card {said}"),)
    paper = Sprite(x, y, _statement(said.relation, said.negated, scale), label=f"card {said}")
    places = zip((said.one, said.other), _PLACES[said.relation], _LANE_TOPS, strict=True)
    return paper, *(
        Sprite(
            x + round(dx * scale),
            y + round((top + _LANE_HIGH - 2) * scale),
            pickle(which, _SIZE * scale),
        )
        for which, dx, top in places
    )


@cache
def _statement(relation: Relation, negated: bool, scale: float) -> Drawing:
    """The paper of a statement, without its pickles."""
    return scaled(Drawing(tuple(_statement_primitives(relation, negated))), scale)


def _statement_primitives(relation: Relation, negated: bool) -> Iterator[Primitive]:
    yield from _paper("no" if negated else "paper.edge", "paper", 9 if negated else 3)
    for top, role in zip(_LANE_TOPS, ("paper.lane.front", "paper.lane"), strict=True):
        yield Box(-108, top, 216, _LANE_HIGH, role, 8)
    yield from _flag()
    yield from _comparison(relation)
    if negated:
        yield from _not(relation)


def _paper(edge: str, fill: str, rim: float) -> Iterator[Primitive]:
    yield Box(4 - _HALF_WIDE, 6 - _HALF_HIGH, CARD_WIDE, CARD_HIGH, "shade", 18)
    yield from framed(-_HALF_WIDE, -_HALF_HIGH, CARD_WIDE, CARD_HIGH, edge, fill, 18, rim)


def _flag() -> Iterator[Primitive]:
    """The end of the race, to the right."""
    top = _LANE_TOPS[0]
    rows = int((_LANE_TOPS[1] + _LANE_HIGH - top) // _FLAG)
    yield Box(88, top + 1, 2 * _FLAG, rows * _FLAG, "flag.light")
    for row in range(rows):
        yield Box(88 + row % 2 * _FLAG, top + row * _FLAG + 1, _FLAG, _FLAG, "flag.dark")


def _comparison(relation: Relation) -> Iterator[Primitive]:
    """Draw how far the one in front leads; or a line at which both have come."""
    if relation is Relation.EQUAL:
        yield from (Line(((22, y), (22, y + 10)), "paper.line", 5) for y in range(-74, 76, 23))
        return
    leading = 0 if relation is Relation.AHEAD else 1
    y = _LANE_TOPS[leading] + _LANE_HIGH / 2 + 6
    for x in (-70, -44, -18):
        yield Line(((x - 8, y - 14), (x + 4, y), (x - 8, y + 14)), "paper.line", 6)


def _not(relation: Relation) -> Iterator[Primitive]:
    """A sign that forbids: in place of how far one leads, or beside the line of both."""
    x, y = _FORBIDDEN[relation]
    for radius, colour in ((39, "no.edge"), (36, "no"), (24, "paper")):
        yield Ellipse(x, y, radius, radius, colour)
    yield Line(((x - 22, y - 22), (x + 22, y + 22)), "no", 11)


@cache
def _special(said: Special, scale: float) -> Drawing:
    return scaled(Drawing(tuple(_special_primitives(said))), scale)


def _special_primitives(said: Special) -> Iterator[Primitive]:
    yield from _paper("special.edge", "special", 7)
    if said is Special.EXCHANGE:
        yield from _exchange()
    else:
        yield from _back(1 if said is Special.ONE_BACK else 2)


def _back(fields: int) -> Iterator[Primitive]:
    """A pickle that hops back over as many fields."""
    yield Box(-104, 38, 208, 38, "special.lane", 8)
    for x in (-36, 32):
        yield Line(((x, 38), (x, 76)), "special.edge", 3)
    yield from placed(anybody(0.95), 66, 66)
    start: Point = (38, -2)
    for hop in range(fields):
        end = (start[0] - 68 + 14 * hop, 26)
        yield from _arrow(bow(start, end, 40))
        start = (end[0] - 8, end[1] - 6)
    yield Text(-66, -54, f"−{fields}", 46, "paper.text", "middle",
               label=f"back {fields}")  # fmt: skip


def _exchange() -> Iterator[Primitive]:
    """Two pickles that change places."""
    yield Box(-104, 38, 208, 38, "special.lane", 8)
    yield from (*placed(anybody(0.85), -74, 68), *placed(anybody(0.85), 74, 68))
    yield from _arrow(bow((-36, -34), (36, -34), 36))
    yield from _arrow(bow((36, 12), (-36, 12), -34))


def _arrow(way: tuple[Point, ...]) -> Iterator[Primitive]:
    for line in (way, arrow_head(way[-3], way[-1], 17)):
        yield Line(line, "paper.text", 7)
