"""The start tiles, shown in place of the stalls while seats choose one."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.choices import Choices
from render.kraftwagen.geometry import HEIGHT, STALLS_TOP
from render.kraftwagen.icons import ACTIONS, mechanic
from render.kraftwagen.tokens import slab
from render.marks import ring
from render.placement import Placement
from render.scene import Drawing, Item, Primitive, Sprite, Text
from rules.kraftwagen import START_TILES, KraftwagenObservation, Task, TileAction

START_WIDE, _HIGH = 226, 300
_STEP = 242
_Y = (STALLS_TOP + HEIGHT) // 2


def start_tiles(obs: KraftwagenObservation, choices: Choices) -> Iterator[Item]:
    """The tiles that are still free, side by side where the cars will stand."""
    names = tuple(START_TILES)
    for name in obs.start_tiles:
        x, y = 137 + _STEP * names.index(name), _Y
        yield Sprite(x, y, start_tile(name), label=f"start {name}")
        for colour in choices.marks(f"start:{name}"):
            yield Sprite(
                x, y, ring(colour, START_WIDE - 10, _HIGH - 10), label=f"{colour} start {name}"
            )


@cache
def start_tile(name: str) -> Drawing:
    """A start tile: what it orders, from the top down."""
    tasks = START_TILES[name].tasks
    step = 90 if len(tasks) > 2 else 124
    top = -step * (len(tasks) - 1) / 2
    primitives = (
        primitive for row, task in enumerate(tasks) for primitive in order(task, top + step * row)
    )
    return Drawing.of(*slab(START_WIDE, _HIGH, radius=18), *primitives)


def order(task: Task, y: float) -> Iterator[Primitive]:
    """A line of a start tile: the icon, and how many or how far."""
    if task.action in (TileAction.HIRE, TileAction.RACE):
        at = Placement(-44, y, 38)
        is_hire = task.action is TileAction.HIRE
        yield from mechanic(at, "anybody") if is_hire else ACTIONS[task.action](at)
        number = f"+{task.amount}" if is_hire else str(task.amount)
        yield Text(18, y, number, 56, "ink", label=f"{task.action} {task.amount}")
        return
    yield from ACTIONS[task.action](Placement(0, y, 42))
