"""The research cards, upright; the origin is the middle."""

from collections.abc import Iterator, Mapping
from functools import cache

from render.kraftwagen.icons import ACTIONS, body, bolt, cog, mechanic, tag
from render.kraftwagen.placement import Placement
from render.kraftwagen.portraits import portrait
from render.kraftwagen.tokens import drawn, slab
from render.scene import Box, Drawing, Line, Primitive, Text
from rules.kraftwagen import CARDS, Card, CardKind, Engineer, Task, TileAction

CARD_WIDE, CARD_HIGH = 170, 238

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
    return Drawing((*slab(CARD_WIDE, CARD_HIGH, "paper", 14), *_face(shown)))


def _face(shown: Card) -> Iterator[Primitive]:
    match shown.kind:
        case CardKind.DEVELOPMENT:
            yield from _development(shown)
        case CardKind.INSTANT:
            yield from _instant(shown)
        case CardKind.ENGINEER:
            yield from _engineer(Engineer(shown.id))


def _development(shown: Card) -> Iterator[Primitive]:
    left, top = -CARD_WIDE / 2 + 8, -CARD_HIGH / 2 + 8
    gains = [(kind, n) for kind, n in (("body", shown.body), ("engine", shown.engine)) if n]
    rows = len(gains) + len(shown.tasks)
    high = 76 * len(gains) if rows > 1 else 152
    yield Box(left, top, CARD_WIDE - 16, high, "plan", 9)
    yield from _squares(left, top, CARD_WIDE - 16, high)
    for row, (kind, points) in enumerate(gains):
        y = top + high * (row + 0.5) / len(gains)
        size = 27 if rows > 1 else 34
        yield from drawn(Placement(left + 46, y, size), kind)
        yield Text(left + 92, y, f"+{points}", 44, "chalk", label=f"{kind} points +{points}")
    for row, task in enumerate(shown.tasks):
        y = top + high + 38 + 76 * row
        yield from ACTIONS[task.action](Placement(0, y, 29))
    yield from _needs_worker(top + 190)


def _squares(x: float, y: float, wide: float, high: float) -> Iterator[Primitive]:
    """The squares of drawing paper."""
    for step in range(1, int(high / 19)):
        yield Line(((x + 3, y + 19 * step), (x + wide - 3, y + 19 * step)), "plan.line", 1)
    for step in range(1, int(wide / 19)):
        yield Line(((x + 19 * step, y + 3), (x + 19 * step, y + high - 3)), "plan.line", 1)


def _needs_worker(y: float) -> Iterator[Primitive]:
    """The place for the worker without whom nothing comes of it."""
    yield Box(-34, y - 30, 68, 60, "tile.shade", 12)
    yield from mechanic(Placement(0, y, 23), "anybody")


def _instant(shown: Card) -> Iterator[Primitive]:
    top = -CARD_HIGH / 2
    yield Box(-CARD_WIDE / 2 + 8, top + 8, CARD_WIDE - 16, 52, "lamp", 9)
    yield bolt(Placement(0, top + 34, 21))
    for place, task in enumerate(shown.tasks):
        y = 30 if len(shown.tasks) == 1 else -20 + 88 * place
        yield from _task(task, y)


def _task(task: Task, y: float) -> Iterator[Primitive]:
    is_alone = task.amount == 1
    size = 36 if is_alone else 40
    icon = mechanic if task.action is TileAction.HIRE else None
    at = Placement(0 if is_alone else -28, y, size)
    yield from (mechanic(at, "anybody") if icon else ACTIONS[task.action](at))
    if not is_alone:
        number = f"×{task.amount}" if task.action is TileAction.HIRE else str(task.amount)
        yield Text(20, y, number, 44, "ink", label=f"{task.action} {task.amount}")


def _engineer(engineer: Engineer) -> Iterator[Primitive]:
    top = -CARD_HIGH / 2
    yield from portrait(Placement(0, top + 66, 54), engineer)
    yield Text(0, top + 146, engineer.capitalize(), 32, "ink", "middle", label=f"name {engineer}")
    yield from help_of(engineer, Placement(0, top + 198, 27))


def help_of(engineer: Engineer, at: Placement) -> Iterator[Primitive]:
    """What *engineer* helps with."""
    icon, form = _HELP[engineer]
    if icon == "swap":
        yield from body(at.detail(-1.75, 0.05, 0.8))
        yield from cog(at.detail(1.75, 0, 0.85))
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


@cache
def pile(count: int, is_open: bool) -> Drawing:
    """How many cards lie face down in the deck, or were discarded (*is_open*)."""
    ground, colour = ("paper", "ink.soft") if is_open else ("plan", "plan.line")
    return Drawing(
        (
            *(
                primitive
                for i in (1, 0)
                for primitive in (
                    Box(-54 + 7 * i, -22 - 3 * i, 34, 46, "tile.edge", 6),
                    Box(-52 + 7 * i, -20 - 3 * i, 30, 42, ground, 5),
                )
            ),
            Line(((-46, -8), (-28, -8)), colour, 3),
            Line(((-46, 2), (-28, 2)), colour, 3),
            Line(((-46, 12), (-28, 12)), colour, 3),
            Text(4, 0, str(count), 36, "heading", label=f"cards {count}"),
        )
    )
