"""A picture as frozen primitives in logical units, before anything is painted.

One unit is one pixel of the finished picture; x runs right, y runs down. A primitive names the
*role* of its colour ("seat0.front"), never a colour, so a theme is a table. Its ``label`` says what
it represents ("b2 cube 3 seat 1"): tests read it, the painter does not.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Literal, Self, TypeAlias

Point: TypeAlias = tuple[float, float]
Anchor: TypeAlias = Literal["left", "middle", "right"]


@dataclass(frozen=True, slots=True)
class Polygon:
    """A filled area with straight sides."""

    points: tuple[Point, ...]
    fill: str
    label: str = field(default="", kw_only=True)


@dataclass(frozen=True, slots=True)
class Box:
    """A filled rectangle, its corners rounded by *radius*."""

    x: float
    y: float
    width: float
    height: float
    fill: str
    radius: float = 0
    label: str = field(default="", kw_only=True)


@dataclass(frozen=True, slots=True)
class Ellipse:
    """A filled ellipse around its centre."""

    x: float
    y: float
    rx: float
    ry: float
    fill: str
    label: str = field(default="", kw_only=True)


@dataclass(frozen=True, slots=True)
class Line:
    """A stroke through all its points, round at its ends; *closed* leads back to the first."""

    points: tuple[Point, ...]
    stroke: str
    width: float
    closed: bool = False
    label: str = field(default="", kw_only=True)


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text, its middle height at *y*; *anchor* says which part of it stands at *x*.

    *size* is the height of the font's em.
    """

    x: float
    y: float
    text: str
    size: int
    fill: str
    anchor: Anchor = "left"
    label: str = field(default="", kw_only=True)


Primitive: TypeAlias = Polygon | Box | Ellipse | Line | Text


@dataclass(frozen=True, slots=True)
class Drawing:
    """Primitives around an origin of their own, drawn once and stamped wherever they are needed.

    Equal drawings share one stamp. The hash, asked for all the time, is worked out only once.
    """

    primitives: tuple[Primitive, ...]
    _hash: int = field(init=False, repr=False, compare=False)

    @classmethod
    def of(cls, *primitives: Primitive) -> Self:
        """The drawing that consists of *primitives*, back to front."""
        return cls(primitives)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash(self.primitives))

    def __hash__(self) -> int:
        return self._hash


@dataclass(frozen=True, slots=True)
class Sprite:
    """A drawing with its origin at (x, y): whole numbers, so that one stamp fits everywhere."""

    x: int
    y: int
    drawing: Drawing
    label: str = field(default="", kw_only=True)


GroupItem: TypeAlias = Primitive | Sprite


@dataclass(frozen=True, slots=True)
class Group:
    """Items that belong together, back to front: painted, and kept by the painter, as one."""

    items: tuple[GroupItem, ...]
    label: str = field(default="", kw_only=True)
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash(self.items))

    def __hash__(self) -> int:
        return self._hash


Item: TypeAlias = GroupItem | Group


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A whole picture: a base that never changes during a game, and items on it, back to front."""

    width: int
    height: int
    base: Drawing
    items: tuple[Item, ...]

    def primitives(self) -> Iterator[Primitive]:
        """Everything that is drawn, in order and in place, without sprites and groups."""
        yield from self.base.primitives
        for item in self.items:
            yield from primitives(item)

    def labels(self) -> tuple[str, ...]:
        """The labels of all items and of what they consist of, in order, empty ones left out."""
        return tuple(label for item in self.items for label in _labels(item) if label)


def primitives(item: Item) -> Iterator[Primitive]:
    """List the primitives of *item*, in order and in place."""
    match item:
        case Group(items):
            for member in items:
                yield from primitives(member)
        case Sprite(x, y, drawing):
            yield from (moved(primitive, x, y) for primitive in drawing.primitives)
        case primitive:
            yield primitive


def _labels(item: Item) -> Iterator[str]:
    yield item.label
    match item:
        case Group(items):
            for member in items:
                yield from _labels(member)
        case Sprite():
            yield from (primitive.label for primitive in item.drawing.primitives)


def moved(primitive: Primitive, dx: float, dy: float) -> Primitive:
    """*primitive*, shifted."""
    if isinstance(primitive, Polygon | Line):
        return replace(primitive, points=tuple((x + dx, y + dy) for x, y in primitive.points))
    return replace(primitive, x=primitive.x + dx, y=primitive.y + dy)
