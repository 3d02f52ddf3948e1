"""The research cards; the origin is the middle."""

from collections.abc import Iterator, Mapping
from functools import cache
from math import ceil

from render.kraftwagen.icons import ACTIONS, bolt, mechanic, tag
from render.kraftwagen.parts import body, engine
from render.kraftwagen.portraits import portrait
from render.kraftwagen.tokens import drawn, slab
from render.placement import Placement
from render.scene import Box, Drawing, Line, Primitive, Text
from rules.kraftwagen import CARDS, Card, CardKind, Engineer, Task, TileAction

CARD_WIDE, CARD_HIGH = 236, 128
_GRID = 28

_HELP: Mapping[Engineer, tuple[str, str]] = {
    Engineer.BENZ: ("buyer", "+{}"),
    Engineer.DIESEL: ("swap", ""),
    Engineer.BUGATTI: ("race", "×{}"),
    Engineer.PORSCHE: ("race", "+{}"),
    Engineer.BOSCH: ("hire", "+{}"),
    Engineer.DAIMLER: ("body", "+{}"),
    Engineer.OTTO: ("engine", "+{}"),
    Engineer.MAYBACH: ("crew", "+{}"),
    Engineer.OPEL: ("price", "−{}"),
}
"""What an engineer helps with, and how to write by how much."""


@cache
def card(id: str) -> Drawing:
    """A research card."""
    shown = CARDS[id]
    return Drawing.of(*slab(CARD_WIDE, CARD_HIGH, "paper", 14), *_face(shown))


def _face(shown: Card) -> Iterator[Primitive]:
    match shown.kind:
        case CardKind.DEVELOPMENT:
            yield from _development(shown)
        case CardKind.INSTANT:
            yield from _instant(shown)
        case CardKind.ENGINEER:
            yield from _engineer(Engineer(shown.id))


def _development(shown: Card) -> Iterator[Primitive]:
    """A blueprint, and the place for the worker without whom nothing comes of it."""
    left, top, wide, high = -CARD_WIDE / 2 + 7, -CARD_HIGH / 2 + 7, 154, CARD_HIGH - 16
    yield Box(left, top, wide, high, "plan", 9)
    yield from _squares(left, top, wide, high)
    gains = [(kind, n) for kind, n in (("body", shown.body), ("engine", shown.engine)) if n]
    rows = len(gains) + len(shown.tasks)
    for row, (kind, points) in enumerate(gains):
        y = top + high * (row + 0.5) / rows
        yield from drawn(Placement(left + 40, y, 22 if rows > 1 else 28), kind)
        size = 40 if rows > 1 else 52
        yield Text(left + 84, y, f"+{points}", size, "chalk", label=f"{kind} points +{points}")
    for row, task in enumerate(shown.tasks, start=len(gains)):
        y = top + high * (row + 0.5) / rows
        yield Box(left + 10, y - 24, wide - 20, 48, "tile", 8)
        yield bolt(Placement(left + 104, y, 17))
        yield from ACTIONS[task.action](Placement(left + 44, y, 19))
    yield Box(CARD_WIDE / 2 - 69, top, 60, high, "tile.shade", 10)
    yield from mechanic(Placement(CARD_WIDE / 2 - 39, 0, 25), "anybody")


def _squares(x: float, y: float, wide: float, high: float) -> Iterator[Primitive]:
    """The squares of drawing paper."""
    for step in range(1, ceil(high / _GRID)):
        yield Line(((x + 3, y + _GRID * step), (x + wide - 3, y + _GRID * step)), "plan.line", 1)
    for step in range(1, ceil(wide / _GRID)):
        yield Line(((x + _GRID * step, y + 3), (x + _GRID * step, y + high - 3)), "plan.line", 1)


def _instant(shown: Card) -> Iterator[Primitive]:
    """A lightning on a lamp, and what happens at once."""
    left, top = -CARD_WIDE / 2 + 7, -CARD_HIGH / 2 + 7
    yield Box(left, top, 50, CARD_HIGH - 16, "lamp", 9)
    yield bolt(Placement(left + 25, -1, 26))
    middle, step = 26, 88
    for place, task in enumerate(shown.tasks):
        yield from _task(task, middle + step * (place - (len(shown.tasks) - 1) / 2))


def _task(task: Task, x: float) -> Iterator[Primitive]:
    is_alone = task.amount == 1
    at = Placement(x if is_alone else x - 38, 0, 33 if is_alone else 38)
    is_hire = task.action is TileAction.HIRE
    yield from (mechanic(at, "anybody") if is_hire else ACTIONS[task.action](at))
    if not is_alone:
        number = f"×{task.amount}" if is_hire else str(task.amount)
        yield Text(x + 14, 0, number, 52, "ink", label=f"{task.action} {task.amount}")


def _engineer(engineer: Engineer) -> Iterator[Primitive]:
    yield from portrait(Placement(-65, 0, 44), engineer)
    yield Text(-17, -32, engineer.capitalize(), 30, "ink", label=f"name {engineer}")
    is_diesel = engineer is Engineer.DIESEL
    yield from help_of(engineer, Placement(46, 24, 20 if is_diesel else 25))


def help_of(engineer: Engineer, at: Placement) -> Iterator[Primitive]:
    """Draw the help of *engineer*."""
    icon, form = _HELP[engineer]
    if icon == "swap":
        yield from body(at.detail(-1.75, 0.05, 0.8))
        yield from engine(at.detail(1.75, 0, 0.85))
        yield from _swap(at)
        return
    left = at.detail(-0.95, 0)
    match icon:
        case "crew":
            yield from mechanic(left, "anybody")
        case "price":
            yield from tag(left.detail(0, 0, 0.95))
        case _:
            yield from ACTIONS[icon](left.detail(0, 0, 0.95))
    number = form.format(CARDS[engineer].amount)
    yield at.text("ink", 0.45, 0, number, max(28, round(1.5 * at.size)), "left")


def _swap(at: Placement) -> Iterator[Primitive]:
    for way in (1, -1):
        tip, y = 0.5 * way, -0.28 * way
        yield at.line("ink", 0.16, (-tip, y), (tip, y))
        yield at.polygon("ink", (tip, y - 0.26), (tip + 0.34 * way, y), (tip, y + 0.26))
