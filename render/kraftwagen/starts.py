"""The start tiles, below the chain while they are chosen."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.choices import Choices
from render.kraftwagen.frames import ring
from render.kraftwagen.goods import slab
from render.kraftwagen.stencil import Stencil
from render.kraftwagen.symbols import ACTIONS, mechanic
from render.scene import Drawing, Item, Primitive, Sprite, Text
from rules.kraftwagen import START_TILES, KraftwagenObservation, Task, TileAction

START_HIGH = 250
START_WIDE, _HIGH = 226, 216
_STEP = 242


def starts(obs: KraftwagenObservation, choices: Choices, top: int) -> Iterator[Item]:
    """The tiles that nobody has, side by side below *top*."""
    names = tuple(START_TILES)
    for name in obs.start_tiles:
        x, y = 137 + _STEP * names.index(name), top + START_HIGH // 2 - 6
        yield Sprite(x, y, start_tile(name), label=f"start {name}")
        for ink in choices.marks(f"start:{name}"):
            yield Sprite(x, y, ring(START_WIDE, _HIGH, ink), label=f"{ink} start {name}")


@cache
def start_tile(name: str) -> Drawing:
    """A start tile: what it orders, from the top down."""
    tasks = START_TILES[name].tasks
    step = 66 if len(tasks) > 2 else 88
    top = -step * (len(tasks) - 1) / 2
    parts = (part for row, task in enumerate(tasks) for part in order(task, top + step * row))
    return Drawing((*slab(START_WIDE, _HIGH, radius=18), *parts))


def order(task: Task, y: float) -> Iterator[Primitive]:
    """A line of a start tile: the sign, and how many or how far."""
    if task.action in (TileAction.HIRE, TileAction.RACE):
        at = Stencil(-34, y, 29)
        yield from (
            mechanic(at, "anybody") if task.action is TileAction.HIRE else ACTIONS[task.action](at)
        )
        number = f"+{task.amount}" if task.action is TileAction.HIRE else str(task.amount)
        yield Text(18, y, number, 44, "ink", label=f"{task.action} {task.amount}")
        return
    yield from ACTIONS[task.action](Stencil(0, y, 30))
