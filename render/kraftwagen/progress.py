"""Inside the belt: the game turn, and what remains to be done of the tile just taken."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.cars import outline
from render.kraftwagen.choices import Choices
from render.kraftwagen.icons import ACTIONS
from render.kraftwagen.placement import Placement
from render.kraftwagen.tokens import slab
from render.marks import ring
from render.scene import Box, Drawing, Ellipse, Item, Sprite, Text, moved
from rules.kraftwagen import LAST_CAR, LAST_TILE, TILES, TURNS, KraftwagenObservation, TileAction

_ROMAN = ("I", "II", "III")
_DUTY_WIDE, _DUTY_HIGH = 116, 84
_IN_ROW = 2


def progress(obs: KraftwagenObservation, choices: Choices, x: int, y: int) -> Iterator[Item]:
    """Everything left of the open cards; (x, y) is the middle of its upper row."""
    for turn in range(1, TURNS + 1):
        is_now = turn == obs.game_turn
        label = f"game turn {turn}" if is_now else ""
        yield Sprite(x + 74 * (turn - 2), y, turn_disc(turn, is_now), label=label)
    duties = _duties(obs, choices)
    for number, (deed, amount) in enumerate(duties):
        row, column = divmod(number, _IN_ROW)
        where = x - 63 + 126 * column, y + 92 + 94 * row
        yield Sprite(*where, _duty(deed, amount), label=f"duty {deed} {amount}")
        for colour in choices.marks(f"next:{deed}") if number >= len(obs.job.tasks) else ():
            yield Sprite(*where, ring(colour, _DUTY_WIDE, _DUTY_HIGH), label=f"{colour} {deed}")
    if not duties and obs.to_act:
        yield Sprite(x, y + 92, _cars(len(obs.cars)), label=f"cars {len(obs.cars)}")
        yield Sprite(x, y + 182, _tiles(obs.taken), label=f"taken {obs.taken}")


def _duties(obs: KraftwagenObservation, choices: Choices) -> list[tuple[TileAction, int]]:
    """What is to be done now; with a tile chosen, what it would order."""
    if choices.tile:
        return [(deed, 1) for deed in TILES[choices.tile]]
    tasks = [(task.action, task.amount) for task in obs.job.tasks]
    return tasks + [(deed, 1) for deed in obs.job.left]


@cache
def _cars(count: int) -> Drawing:
    """How many cars are on the market, and with how many the action phase ends."""
    drawn = (moved(primitive, -66, 0) for primitive in outline(34).primitives)
    return Drawing((*drawn, Text(-4, 2, f"{count}/{LAST_CAR}", 40, "heading")))


@cache
def _tiles(taken: int) -> Drawing:
    """The same for action tiles."""
    tile = (
        Box(-88 + 7 * i, -20 - 5 * i, 40, 40, colour, 8)
        for i, colour in ((0, "slot.edge"), (1, "heading"))
    )
    return Drawing((*tile, Text(-4, 0, f"{taken}/{LAST_TILE}", 40, "heading")))


@cache
def turn_disc(turn: int, is_now: bool) -> Drawing:
    """The number of a game turn, in brass if it *is_now*."""
    numeral = _ROMAN[turn - 1]
    if not is_now:
        text = Text(0, 0, numeral, 30, "heading", "middle")
        return Drawing((Ellipse(0, 0, 27, 27, "slot.edge"), Ellipse(0, 0, 24, 24, "slot"), text))
    return Drawing(
        (
            Ellipse(0, 0, 34, 34, "brass.deep"),
            Ellipse(0, 0, 31, 31, "brass.light"),
            Ellipse(0, 0, 27, 27, f"tag{turn}"),
            Text(0, 0, numeral, 36, "ink", "middle", label=f"turn {turn}"),
        )
    )


@cache
def _duty(deed: str, count: int) -> Drawing:
    at = Placement(0 if count == 1 else -24, 0, 31)
    number = Text(18, 0, f"×{count}", 34, "ink")
    icon = ACTIONS[deed](at)
    return Drawing((*slab(_DUTY_WIDE, _DUTY_HIGH), *icon, *((number,) if count > 1 else ())))
