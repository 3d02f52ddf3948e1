"""Faces of robots: each name has one of its own, and none could be a person's.

A face is written like a letter, in the ink and size of the name that it stands before. Its code
point is a private one, which no name of a person keeps.
"""

from collections.abc import Iterator
from typing import NamedTuple
from zlib import crc32

from render.scene import Box, Drawing, Ellipse, Line, Primitive, moved
from render.shapes import scaled

ROBOT = "\N{ROBOT FACE}"
"""Stands before the names of robots; no font of ours has it."""
FACE_WIDE = 1.15
"""The width of a face, in ems."""
_EM = 46
"""The em of the drawings below."""
_FIRST = 0xE000


class _Looks(NamedTuple):
    eyes: str
    """What they look like."""
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
_NAMES = tuple(_LOOKS)


def face_letter(name: str) -> str:
    """The letter for the face of the robot of this *name*."""
    known = name.replace(ROBOT, "").strip()
    number = _NAMES.index(known) if known in _LOOKS else crc32(known.encode()) % len(_LOOKS)
    return chr(_FIRST + number)


def is_face(character: str) -> bool:
    """Tell whether *character* stands for the face of a robot."""
    return _FIRST <= ord(character) < _FIRST + len(_LOOKS)


def drawn_face(letter: str, x: float, y: float, size: float, ink: str) -> Iterator[Primitive]:
    """The face that *letter* stands for, from *x* on around *y*, with an em of *size*."""
    looks = _LOOKS[_NAMES[ord(letter) - _FIRST]]
    face = Drawing.of(*_head(looks, ink), *_eyes(looks.eyes, ink), *_mouth(looks.mouth, ink))
    middle = x + FACE_WIDE * size / 2
    for shape in scaled(face, size / _EM).primitives:
        yield moved(shape, middle, y)


def _head(looks: _Looks, ink: str) -> Iterator[Primitive]:
    for x in ((), (0,), (-9, 9))[looks.antennas]:
        yield Line(((x, -24), (x, -16)), ink, 3)
        yield Ellipse(x, -24, 4, 4, ink)
    for x in (-27, 22):
        yield Box(x, -3, 5, 12, ink, 2)
    cut = looks.head * 0.5
    right = ((20 - cut, -16), (20, -16 + cut), (20, 22 - cut), (20 - cut, 22))
    left = tuple((-x, y) for x, y in reversed(right))
    yield Line((*right, *left), ink, 4, closed=True)


def _eyes(eyes: str, ink: str) -> Iterator[Primitive]:
    for x, eye in zip((-8, 8), eyes, strict=True):
        match eye:
            case "o" | "O":
                yield Ellipse(x, -2, *((6, 6) if eye == "O" else (4, 4)), ink)
            case "=" | ":":
                yield Box(x - 5, -6, 10, 3, ink)
                yield Box(x - 5, -1, 10, 3, ink)
            case "^":
                yield Line(((x - 5, 1), (x, -5), (x + 5, 1)), ink, 3)
            case ">":
                yield Line(((x - 4, -6), (x + 4, -2), (x - 4, 2)), ink, 3)
            case "<":
                yield Line(((x + 4, -6), (x - 4, -2), (x + 4, 2)), ink, 3)
            case "-":
                yield Box(x - 6, -4, 12, 4, ink)
            case "x":
                yield Line(((x - 4, -6), (x + 4, 2)), ink, 3)
                yield Line(((x + 4, -6), (x - 4, 2)), ink, 3)
            case _:
                yield Ellipse(x, -2, 4, 4, ink)


def _mouth(mouth: str, ink: str) -> Iterator[Primitive]:
    match mouth:
        case "smile":
            yield Line(((-9, 9), (-4, 13), (4, 13), (9, 9)), ink, 3)
        case "grille":
            yield from (Box(x, 9, 5, 7, ink) for x in (-11, -2.5, 6))
        case _:
            yield Line(((-8, 12), (8, 12)), ink, 3)
