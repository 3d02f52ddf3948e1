"""Icons: one for each kind of character, the plan, patrons, lamps.

The functions that take a place draw around it; the others around the origin.
"""

from collections.abc import Callable, Mapping
from functools import cache
from math import cos, pi, sin

from render.placement import Placement
from render.scene import Anchor, Box, Drawing, Ellipse, Line, Point, Polygon, Primitive, Text
from render.shapes import bent
from rules.pier18 import Character

_Primitives = tuple[Primitive, ...]


def _inked(outline: tuple[Point, ...], fill: str, edge: float) -> tuple[Line, Polygon]:
    return Line(outline, "ink", edge, closed=True), Polygon(outline, fill)


def heart(x: float, y: float, size: float) -> _Primitives:
    """A heart, twice *size* wide."""
    at = Placement(x, y, size)
    outline = at.outline(
        "0,-0.42 0.34,-0.82 0.8,-0.72 0.96,-0.22 0.62,0.34 "
        "0,0.9 -0.62,0.34 -0.96,-0.22 -0.8,-0.72 -0.34,-0.82"
    )
    shine = at.line("heart.shine", 0.22, "-0.6,-0.3 -0.46,-0.5")
    return *_inked(bent(outline), "heart", 0.34 * size), shine


def bloom(x: float, y: float, size: float, role: str = "bloom") -> _Primitives:
    """A blossom with five petals, twice *size* wide."""
    petals = tuple(
        (x + 0.52 * size * sin(i * 2 * pi / 5), y - 0.52 * size * cos(i * 2 * pi / 5))
        for i in range(5)
    )
    return (
        *(Ellipse(u, v, 0.62 * size, 0.62 * size, "ink") for u, v in petals),
        *(Ellipse(u, v, 0.45 * size, 0.45 * size, role) for u, v in petals),
        Ellipse(x, y, 0.32 * size, 0.32 * size, "bloom.eye"),
    )


def fish(x: float, y: float, size: float) -> _Primitives:
    """A fish that swims to the left, twice *size* long."""
    at = Placement(x, y, size)
    outline = at.outline("-1,0.05 -0.5,-0.44 0.1,-0.46 0.5,-0.1 0.5,0.14 0.1,0.5 -0.5,0.48")
    body_edge, body = _inked(bent(outline), "fish", 0.3 * size)
    tail_edge, tail = _inked(
        at.outline("0.38,0.02 0.98,-0.52 0.84,0.02 0.98,0.56"), "fish", 0.3 * size
    )
    return (
        *(tail_edge, body_edge, tail, body),
        at.line("fish.deep", 0.12, "-0.36,-0.3 -0.22,0.02 -0.36,0.34"),
        at.disc("ink", -0.62, -0.08, 0.11, 0.13),
    )


def quill(x: float, y: float, size: float) -> _Primitives:
    """A feather that writes, twice *size* high."""
    at = Placement(x, y, size)
    vane = at.outline("-0.42,0.46 -0.46,0 -0.02,-0.66 0.72,-0.98 0.6,-0.34 0.2,0.24")
    return (
        at.line("ink", 0.24, "-0.8,0.96 -0.3,0.3"),
        *_inked(bent(vane), "poet.icon", 0.3 * size),
        at.line("poet.deep", 0.12, "-0.5,0.56 0.46,-0.66"),
        at.line("ink", 0.16, "-0.92,0.98 0.2,0.98"),
    )


_ICONS: Mapping[Character, Callable[[float, float, float], _Primitives]] = {
    Character.POET: quill,
    Character.LOVERS: heart,
    Character.FISHER: fish,
    Character.FLOWERS: bloom,
}


def character_icon_primitives(character: Character, x: float, y: float, size: float) -> _Primitives:
    """The icon of *character*, about twice *size* wide and high."""
    return _ICONS[character](x, y, size)


def anybody(x: float, y: float, size: float) -> _Primitives:
    """A head and shoulders that may be anybody's, twice *size* high."""
    at = Placement(x, y, size)
    shoulders = bent(at.outline("-0.8,0.86 -0.6,0.16 0,0 0.6,0.16 0.8,0.86"))
    return Polygon(shoulders, "plan.text"), at.disc("plan.text", 0, -0.44, 0.46)


@cache
def written(text: str, size: int, colour: str, anchor: Anchor = "left") -> Drawing:
    """*text* from, around or up to the origin: numbers and dates come again at other places."""
    return Drawing.of(Text(0, 0, text, size, colour, anchor))


@cache
def character_icon(character: Character, size: float = 17) -> Drawing:
    """The icon of *character* around the origin, about twice *size* wide and high."""
    return Drawing(character_icon_primitives(character, 0, 0, size))


@cache
def seal(character: Character, size: float = 22) -> Drawing:
    """The patron icon of a card: a seal with the icon of *character*, twice *size* wide."""
    return Drawing.of(
        Polygon(_dents(size), "seal.edge"),
        Ellipse(0, 0, 0.82 * size, 0.82 * size, "seal"),
        *character_icon_primitives(character, 0, 0, 0.54 * size),
    )


def _dents(size: float) -> tuple[Point, ...]:
    """The edge of a seal."""
    return tuple(
        ((1, 0.9)[i % 2] * size * cos(i * pi / 12), (1, 0.9)[i % 2] * size * sin(i * pi / 12))
        for i in range(24)
    )


@cache
def patron_icon(size: float = 22) -> Drawing:
    """The icon of patrons in general: a seal with a crown."""
    return Drawing.of(
        Polygon(_dents(size), "seal.edge"),
        Ellipse(0, 0, 0.82 * size, 0.82 * size, "seal"),
        Placement(0, 0, size).polygon(
            "seal.edge", "-0.5,0.4 -0.56,-0.34 -0.22,-0.04 0,-0.5 0.22,-0.04 0.56,-0.34 0.5,0.4"
        ),
    )


@cache
def plan_mark(size: float = 22) -> Drawing:
    """The icon of plans in general: a half-rolled drawing."""
    s = size
    return Drawing.of(
            Box(-0.86 * s, -0.8 * s, 1.72 * s, 1.6 * s, "plan.edge", 0.16 * s),
            Box(-0.74 * s, -0.68 * s, 1.48 * s, 1.36 * s, "plan", 0.1 * s),
            Line(((-0.44 * s, 0.06 * s), (-0.08 * s, 0.4 * s), (0.5 * s, -0.38 * s)),
                 "plan.text", 0.22 * s))  # fmt: skip


@cache
def lighthouse() -> Drawing:
    """It stands beside who begins."""
    tower = ((-8, 26), (-5, -10), (5, -10), (8, 26))
    return Drawing.of(
        Polygon(((4, -16), (20, -25), (20, -7)), "lamp"),
        Polygon(((-4, -16), (-20, -25), (-20, -7)), "lamp"),
        Line(tower, "ink", 4, closed=True),
        Polygon(tower, "paper"),
        Polygon(((-7, 14), (-6.2, 5), (6.2, 5), (7, 14)), "seal.edge"),
        Box(-6, -22, 12, 12, "ink", 2),
        Box(-4, -20, 8, 9, "lamp"),
        Polygon(((-9, -21), (0, -30), (9, -21)), "seal.edge"),
    )


@cache
def boat() -> Drawing:
    """A sailing boat, its waterline at the origin."""
    hull = ((-34, -12), (34, -12), (24, 3), (-24, 3))
    return Drawing.of(
        Ellipse(0, 4, 40, 5, "sea.shade"),
        Line(((-20, 11), (16, 11)), "wave", 3),
        Line(((0, -12), (0, -66)), "ink", 4),
        Line(((4, -64), (4, -18), (30, -18)), "ink", 4, closed=True),
        Polygon(((4, -64), (4, -18), (30, -18)), "paper"),
        Line(((-5, -56), (-5, -18), (-24, -18)), "ink", 4, closed=True),
        Polygon(((-5, -56), (-5, -18), (-24, -18)), "paper"),
        Line(hull, "ink", 4, closed=True),
        Polygon(hull, "seal.edge"),
        Box(-30, -11, 60, 4, "paper"),
    )


@cache
def ready_icon(is_ready: bool) -> Drawing:
    """A tick for who has chosen, three dots for who still thinks."""
    if is_ready:
        return verdict(True)
    return Drawing(tuple(Ellipse(x, 0, 5, 5, "text.muted") for x in (-15, 0, 15)))


@cache
def verdict(is_good: bool) -> Drawing:
    """A tick or a cross in a disc."""
    if is_good:
        tick = Line(((-7, 1), (-2, 6), (8, -6)), "may.text", 4.5)
        return Drawing.of(Ellipse(0, 0, 16, 16, "may"), tick)
    lines = (Line(((-6, -6 * s), (6, 6 * s)), "paper", 4.5) for s in (-1, 1))
    return Drawing.of(Ellipse(0, 0, 16, 16, "seal.edge"), *lines)


@cache
def lamp(is_lit: bool) -> Drawing:
    """A lamp on its post: one for each round, lit when the round has come."""
    glass = "lamp" if is_lit else "light.off"
    glow = (Ellipse(0, -2, 17, 17, "glow"),) if is_lit else ()
    return Drawing.of(
        *glow,
        Box(-11, -16, 22, 28, "lamp.edge", 5),
        Box(-8, -11, 16, 19, glass, 3),
        Polygon(((-13, -14), (0, -25), (13, -14)), "lamp.edge"),
        Box(-14, 10, 28, 5, "lamp.edge", 2),
    )


@cache
def foundation_icon(size: float = 22) -> Drawing:
    """The icon of a foundation: the first boards, at the shore."""
    s = size
    return Drawing.of(
            Ellipse(0, 0, s, s, "lamp.edge"),
            Ellipse(0, 0, 0.9 * s, 0.9 * s, "sea"),
            Polygon(((-0.72 * s, -0.5 * s), (-0.28 * s, -0.06 * s), (-0.3 * s, 0.84 * s),
                     (-0.72 * s, 0.5 * s)), "sand"),
            Box(-0.5 * s, -0.3 * s, 1.24 * s, 0.34 * s, "deck.edge", 2),
            Box(-0.46 * s, -0.26 * s, 1.16 * s, 0.24 * s, "deck", 1),
            *(Box(x * s, 0, 0.12 * s, 0.44 * s, "deck.edge") for x in (-0.06, 0.42)))  # fmt: skip


def icon(source: str) -> Drawing:
    """See :meth:`Layout.icon`: the icon of a kind of character, a plan with a tick, a seal."""
    return _SOURCES[source]()


_SOURCES: Mapping[str, Callable[[], Drawing]] = {
    "poets": lambda: character_icon(Character.POET, 20),
    "lovers": lambda: character_icon(Character.LOVERS, 20),
    "fishers": lambda: character_icon(Character.FISHER, 20),
    "flowers": lambda: character_icon(Character.FLOWERS, 20),
    "plan": plan_mark,
    "patrons": patron_icon,
}
