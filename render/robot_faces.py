"""What robots look like: each name has a face of its own, and none could be a person's.

The large portrait is a drawing. Where a name stands in a line of text, a few characters in square
brackets stand before it.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple
from zlib import crc32

from render.scene import Box, Drawing, Ellipse, Line, Primitive

ROBOT = "\N{ROBOT FACE}"
"""Stands before the names of robots; no font of ours has it."""
SIZE = 56
"""The width and height of a portrait."""
_SHELL, _FACE, _TRAIT = "text.muted", "panel", "text"


class _Looks(NamedTuple):
    eyes: str
    """The characters that stand for them in a line of text, and what they are drawn like."""
    mouth: str
    head: int
    """How round it is."""
    antennas: int


_LOOKS = {
    "Rivet": _Looks("··", "line", 6, 1),
    "Gizmo": _Looks("oo", "smile", 16, 2),
    "Sprocket": _Looks("==", "grille", 6, 2),
    "Dynamo": _Looks("^^", "smile", 6, 0),
    "Fuse": _Looks("::", "grille", 16, 1),
    "Pixel": _Looks("><", "line", 16, 0),
    "Cogsworth": _Looks("oO", "grille", 10, 1),
    "Widget": _Looks("--", "smile", 10, 2),
    "Turbo": _Looks("xx", "line", 10, 0),
}
"""By name; another one looks like one of these."""


def text_face(name: str) -> str:
    """What stands before the *name* of a robot in a line of text."""
    return f"[{_looks(name).eyes}]"


@cache
def portrait(name: str) -> Drawing:
    """The robot of this *name*, around its middle."""
    looks = _looks(name)
    return Drawing((*_head(looks), *_eyes(looks.eyes), *_mouth(looks.mouth)))


def _looks(name: str) -> _Looks:
    known = name.replace(ROBOT, "").strip()
    others = tuple(_LOOKS.values())
    return _LOOKS.get(known) or others[crc32(known.encode()) % len(others)]


def _head(looks: _Looks) -> Iterator[Primitive]:
    for x in ((), (0,), (-10, 10))[looks.antennas]:
        yield Line(((x, -24), (x, -14)), _SHELL, 3)
        yield Ellipse(x, -24, 4, 4, _TRAIT)
    for x in (-27, 21):
        yield Box(x, -4, 6, 14, _SHELL, 2)
    yield Box(-22, -16, 44, 40, _SHELL, looks.head)
    yield Box(-18, -12, 36, 32, _FACE, max(2, looks.head - 4))


def _eyes(eyes: str) -> Iterator[Primitive]:
    for x, eye in zip((-8, 8), eyes, strict=True):
        match eye:
            case "o" | "O":
                yield Ellipse(x, -2, 6 if eye == "O" else 5, 6 if eye == "O" else 5, _TRAIT)
                yield Ellipse(x, -2, 2, 2, _FACE)
            case "=" | ":":
                yield Box(x - 5, -6, 10, 3, _TRAIT)
                yield Box(x - 5, -1, 10, 3, _TRAIT)
            case "^":
                yield Line(((x - 5, 1), (x, -5), (x + 5, 1)), _TRAIT, 3)
            case ">":
                yield Line(((x - 4, -6), (x + 4, -2), (x - 4, 2)), _TRAIT, 3)
            case "<":
                yield Line(((x + 4, -6), (x - 4, -2), (x + 4, 2)), _TRAIT, 3)
            case "-":
                yield Box(x - 6, -4, 12, 4, _TRAIT)
            case "x":
                yield Line(((x - 4, -6), (x + 4, 2)), _TRAIT, 3)
                yield Line(((x + 4, -6), (x - 4, 2)), _TRAIT, 3)
            case _:
                yield Ellipse(x, -2, 4, 4, _TRAIT)


def _mouth(mouth: str) -> Iterator[Primitive]:
    match mouth:
        case "smile":
            yield Line(((-9, 9), (-4, 13), (4, 13), (9, 9)), _TRAIT, 3)
        case "grille":
            yield Box(-10, 8, 20, 8, _TRAIT, 2)
            yield from (Box(x, 8, 2, 8, _FACE) for x in (-5, 0, 5))
        case _:
            yield Line(((-8, 12), (8, 12)), _TRAIT, 3)
