"""The four pickles: each has a colour, a letter, a figure, a face and a hat of its own.

They are drawn 100 units high, their feet at the origin, on their way to the right.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from render.marks import Mark
from render.scene import Box, Drawing, Ellipse, Line, Point, Polygon, Primitive, Text
from render.shapes import bent, placed, points, scaled
from render.widgets import flat_mark
from rules.gurkensolo import PICKLES

_Primitives = tuple[Primitive, ...]


@dataclass(frozen=True, slots=True)
class _Figure:
    """The features that tell one pickle from the others."""

    outline: tuple[Point, ...]
    warts: tuple[Point, ...]
    shine: tuple[Point, ...]
    hips: Point
    """The middle between its legs."""
    bib: Point
    """The middle of the letter."""
    face: _Primitives
    hat: _Primitives
    arms: tuple[tuple[Point, ...], ...]
    behind: _Primitives = ()
    """What of its hat is seen behind it."""
    skin: _Primitives = ()
    """What tells it from others to people who confuse their colours."""


_RIM, _CORE = 4, 7
"""How much wider than an outline its dark edge is, and how much narrower its bright core."""
_SMALLEST_BIB = 15
"""A letter that is to be read needs a bib of this radius, however small the pickle is."""


@cache
def pickle(number: int, scale: float = 1) -> Drawing:
    """A whole pickle, 100 units times *scale* high, its feet at the origin."""
    return scaled(_whole(number, max(17.0, _SMALLEST_BIB / scale)), scale)


@cache
def anybody(scale: float = 1) -> Drawing:
    """A grey pickle that may be any of the four."""
    figure = _FIGURES[_PLAIN]
    # Without a hat its head is seen, so it is a round one.
    body = _dressed(_skin("anybody"), figure, bent(((0, -97), *figure.outline[1:])), "anybody")
    return scaled(
        Drawing.of(*body, *_eyes(6, -66, 7.5), Line(points("-1,-49 7,-46 15,-50"), "ink", 3)), scale
    )


@cache
def fan(seat: int, scale: float = 1) -> Drawing:
    """A pickle in the colour of *seat*, with its mark on the bib: none of the four that race."""
    number, *hats = _FANS[seat]
    figure, role = _FIGURES[number], f"seat{seat}"
    hat, behind = (hats[0](), ()) if hats else (figure.hat, figure.behind)
    skin = f"{role}.front", f"{role}.edge", "white"
    (x, y), radius = figure.bib, 18
    bib = Ellipse(x, y, radius + 1.5, radius + 1, "ink"), Ellipse(x, y, radius, radius - 0.5, "bib")
    mark = flat_mark(seat, x, y, 11, "bib.text")
    body = _dressed(skin, figure, _body(number), f"fan {seat}")
    return scaled(Drawing.of(*behind, *body, *figure.face, *bib, mark, *hat), scale)


@cache
def token(number: int, role: str = "") -> Drawing:
    """The letter of a pickle under its hat, 46 units high, the origin in its middle.

    *role* instead of its own colour shows it faded.
    """
    letter, figure = PICKLES[number], _FIGURES[number]
    hat = Drawing(placed(Drawing.of(*figure.behind, *figure.hat), 0, 72))
    body = (
        Ellipse(0, 3, 20.5, 20.5, "ink"),
        Ellipse(0, 3, 18.5, 18.5, role or f"pickle.{letter}", label=f"token {letter}"),
    )
    name = Text(0, 5, letter, 28, "ink", "middle", label=f"letter {letter}")
    crown = () if role else placed(scaled(hat, 0.5), 0, -15)
    return Drawing.of(*body, *crown, name)


@cache
def outline(number: int, mark: Mark, wide: float, scale: float = 1) -> Drawing:
    """The outline of its body: a glow behind it, or the trace of where it was."""
    widths = [("mark.edge", wide + _RIM), (mark, wide)]
    if mark == "done" and wide > _CORE:
        widths.append(("done.light", wide - _CORE))
    lines = (Line(_body(number), role, each / scale, closed=True) for role, each in widths)
    return scaled(Drawing(tuple(lines)), scale)


def _body(number: int) -> tuple[Point, ...]:
    return bent(_FIGURES[number].outline)


def _whole(number: int, bib: float) -> Drawing:
    figure, letter = _FIGURES[number], PICKLES[number]
    body = _dressed(_skin(f"pickle.{letter}"), figure, _body(number), f"pickle {letter}")
    front = (*figure.skin, *figure.face, *_bib(figure.bib, bib, letter), *figure.hat)
    return Drawing.of(*figure.behind, *body, *front)


def _skin(role: str) -> tuple[str, str, str]:
    return role, f"{role}.wart", f"{role}.shine"


def _dressed(
    skin: tuple[str, str, str], figure: _Figure, body: tuple[Point, ...], label: str
) -> _Primitives:
    """Arms, legs, and skin in the colours of itself, its warts and its shine."""
    role, wart, shine = skin
    return (
        *(Line(arm, "ink", 5) for arm in figure.arms),
        *_legs(figure.hips),
        Line(body, "ink", 5, closed=True),
        Polygon(body, role, label=label),
        *(Ellipse(x, y, 2.8, 2.4, wart) for x, y in figure.warts),
        Line(figure.shine, shine, 4),
    )


def _legs(hips: Point) -> _Primitives:
    x, y = hips
    return (
        Line(((x - 9, y), (x - 14, -6), (x - 17, -3)), "ink", 5),
        Line(((x + 9, y), (x + 12, -4), (x + 16, -3)), "ink", 5),
        Ellipse(x - 16, -3, 7, 4, "shoe"),
        Ellipse(x + 17, -3, 7, 4, "shoe"),
    )


def _bib(at: Point, radius: float, letter: str) -> _Primitives:
    x, y = at
    return (
        Ellipse(x, y, radius + 1.5, radius + 1, "ink"),
        Ellipse(x, y, radius, radius - 0.5, "bib"),
        Text(x, y, letter, 27, "bib.text", "middle", label=f"letter {letter}"),
    )


def _toque() -> _Primitives:
    """The hat of a cook."""
    puffs = ((-13, -87), (13, -87), (0, -91))
    return (
        *(Ellipse(x, y, 13, 11, "ink") for x, y in puffs),
        *(Ellipse(x, y, 11, 9, "white") for x, y in puffs),
        Box(-20, -84, 40, 16, "ink", 4),
        Box(-18, -82, 36, 12, "shine", 3),
    )


def _cap() -> _Primitives:
    """A woollen cap with a bobble."""
    wool = bent(((-24, -77), (-18, -90), (0, -96), (18, -90), (24, -77)))
    return (
        Line(wool, "ink", 4, closed=True),
        Polygon(wool, "straw.band"),
        Box(-26, -83, 52, 11, "band", 5),
        Ellipse(0, -96, 8, 8, "ink"),
        Ellipse(0, -96, 6, 6, "band"),
    )


def _eyes(x: float, y: float, radius: float = 7.5) -> _Primitives:
    """Two round eyes that look to the right, the gap between them at (*x*, *y*)."""
    return tuple(
        primitive
        for side in (-1, 1)
        for primitive in (
            Ellipse(x + side * (radius + 0.5), y, radius + 1, radius + 1.5, "ink"),
            Ellipse(x + side * (radius + 0.5), y, radius, radius + 0.5, "white"),
            Ellipse(x + side * (radius + 0.5) + 2.6, y + 0.6, 3.2, 3.8, "ink"),
        )
    )


def _red() -> _Figure:
    """Bent like a bow, in a hurry, with a headband that flutters."""
    band = ((-19, -82), (4, -90), (25, -85), (24, -79), (4, -83), (-18, -75))
    brows = (Line(((-6, -81), (4, -75)), "ink", 4), Line(((20, -79), (10, -75)), "ink", 4))
    return _Figure(
        outline=points("2,-97 20,-90 26,-70 20,-45 10,-22 -8,-12 -22,-20 -24,-38 -20,-60 -18,-82"),
        warts=((-17, -46), (-16, -24), (16, -36), (19, -57)),
        shine=((-14, -64), (-16, -52)),
        hips=(-4, -16),
        bib=(-2, -36),
        face=(*_eyes(7, -68, 6.5), *brows, Line(((2, -56), (9, -54.5), (16, -56)), "ink", 3)),
        hat=(Polygon(band, "band"),),
        arms=(((-18, -52), (-32, -46), (-30, -36)), ((20, -52), (33, -46), (40, -56))),
        skin=tuple(
            Line(stripe, "pickle.R.wart", 4)
            for stripe in (
                ((8, -95), (14, -84)),
                ((22, -84), (23, -72)),
                ((-20, -34), (-14, -18)),
                ((16, -40), (8, -24), (0, -16)),
                ((22, -60), (21, -48)),
            )
        ),
        behind=(
            Polygon(((-14, -79), (-40, -90), (-34, -82), (-42, -76), (-16, -74)), "band"),
            Polygon(((-14, -77), (-36, -70), (-29, -67), (-32, -60), (-14, -71)), "band.shade"),
        ),
    )


def _green() -> _Figure:
    """A gentleman: straight, with a moustache, an eyeglass and a bowler."""
    moustache = points(
        "7,-57 0,-61 -9,-58 -15,-61 -10,-53 0,-53 7,-56 14,-53 24,-53 29,-61 23,-58 14,-61"
    )
    return _Figure(
        outline=points(
            "0,-88 16,-85 24,-68 25,-44 20,-22 6,-11 -8,-11 -21,-22 -25,-44 -24,-68 -16,-85"
        ),
        warts=((-19, -52), (-18, -28), (19, -27), (21, -48), (-16, -70)),
        shine=((-18, -64), (-20, -46)),
        hips=(0, -14),
        bib=(0, -35),
        face=(
            *_eyes(6, -69, 6.5),
            Line(tuple((13 + 9 * x, -69 + 9 * y) for x, y in _RING), "gold", 2.5, closed=True),
            Polygon(bent(moustache), "ink"),
        ),
        hat=(
            Polygon(bent(((-15, -82), (-14, -94), (0, -99), (15, -94), (16, -82))), "bowler"),
            Box(-15, -87, 31, 5, "bowler.band"),
            Box(-25, -83, 51, 6, "bowler", 3),
        ),
        arms=(((-22, -48), (-33, -40), (-24, -32)), ((22, -48), (33, -40), (25, -32))),
        skin=tuple(
            Ellipse(x, y, 4.2, 3.6, "pickle.G.wart")
            for x, y in points("-20,-60 -19,-40 -14,-20 0,-15 14,-19 20,-36 22,-58")
        ),
    )


def _yellow() -> _Figure:
    """Short and round, with a straw hat and a broad smile."""
    smile = ((-6, -48), (6, -43), (18, -49), (14, -40), (5, -37), (-2, -40))
    return _Figure(
        outline=points(
            "0,-80 20,-76 30,-58 32,-38 25,-19 8,-11 -8,-11 -25,-19 -32,-38 -30,-58 -20,-76"
        ),
        warts=((-26, -40), (-23, -22), (25, -26), (28, -46)),
        shine=((-23, -62), (-26, -50)),
        hips=(0, -14),
        bib=(-1, -27),
        face=(
            *_eyes(6, -60, 8),
            Polygon(smile, "ink"),
            Polygon(points("1,-40 6,-41.5 12,-41 9,-38.5 5,-37.8"), "tongue"),
        ),
        hat=(
            Polygon(bent(((-16, -76), (-14, -92), (0, -98), (14, -92), (16, -76))), "straw"),
            Line(((-16, -81), (0, -78), (16, -81)), "straw.band", 5),
            Polygon(
                bent(points("-40,-77 -20,-79 0,-77 20,-79 40,-77 24,-70 0,-68 -24,-70")), "straw"
            ),
            Line(((-32, -75), (0, -72), (32, -75)), "straw.shade", 2),
        ),
        arms=(((-29, -46), (-40, -38), (-42, -28)), ((29, -46), (40, -54), (43, -64))),
    )


def _blue() -> _Figure:
    """Tall and cool, with sunglasses and a crest."""
    glasses = points("-14,-74 25,-74 24,-65 18,-61 9,-62 6,-69 2,-62 -6,-61 -12,-65")
    crest = points("-12,-83 -22,-94 -10,-93 -9,-102 0,-95 7,-103 10,-94 20,-97 15,-84")
    return _Figure(
        outline=points(
            "2,-91 14,-87 20,-72 20,-46 17,-22 5,-10 -7,-10 -18,-22 -20,-46 -19,-72 -11,-87"
        ),
        warts=((-15, -54), (-15, -19), (15, -20), (16, -54)),
        shine=((-14, -84), (-15, -78)),
        hips=(0, -13),
        bib=(0, -36),
        face=(
            Polygon(glasses, "ink"),
            Line(((-8, -70), (-2, -66)), "shine", 2.5),
            Line(((13, -70), (18, -66)), "shine", 2.5),
            Line(((0, -56), (8, -54), (14, -58)), "ink", 3),
        ),
        hat=(),
        arms=(((-18, -50), (-29, -40), (-24, -30)), ((18, -50), (29, -42), (38, -46))),
        behind=(Polygon(crest, "crest"),),
    )


_RING = points(
    "1,0 0.87,0.5 0.5,0.87 0,1 -0.5,0.87 -0.87,0.5 "
    "-1,0 -0.87,-0.5 -0.5,-0.87 0,-1 0.5,-0.87 0.87,-0.5"
)

_DRAWN: dict[str, Callable[[], _Figure]] = {"R": _red, "G": _green, "Y": _yellow, "B": _blue}
_PLAIN = PICKLES.index("G")
"""The figure that, without its hat, stands for any pickle."""
_FIGURES = tuple(_DRAWN[letter]() for letter in PICKLES)
_FANS: tuple[tuple[int] | tuple[int, Callable[[], _Primitives]], ...] = (
    (0,),
    (1,),
    (2,),
    (3,),
    (2, _toque),
    (1, _cap),
)
"""For each seat the figure of its fan, and its hat if it is another one."""
