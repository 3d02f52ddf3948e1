"""Goal cards: the pickles on the steps of a podium, each on what its place is worth."""

from collections.abc import Iterator, Sequence
from functools import cache

from render.gurkensolo.icons import Paper, coin
from render.gurkensolo.pickles import pickle, token
from render.scene import Box, Drawing, Primitive, Sprite
from render.shapes import framed, placed, scaled
from rules.gurkensolo import PICKLES, PLACE_POINTS

GOAL_WIDE, GOAL_HIGH = 300, 176
STRIP_WIDE, STRIP_HIGH = 176, 112

_STEP = 68
_FLOOR = GOAL_HIGH / 2 - 10
_RISES = (76, 64, 52, 40)
_SIZE = 0.74
_SLOT = 41
_STRIP_FLOOR = STRIP_HIGH / 2 - 7
_STRIP_RISES = (47, 44, 41, 38)


def goal_card(x: int, y: int, goal: str, scale: float, paper: Paper = "goal") -> tuple[Sprite, ...]:
    """The goal card *goal*, 300 units times *scale* wide and 176 high, its middle at (*x*, *y*)."""
    podium = Sprite(x, y, _podium(scale, paper), label=f"goal {goal}")
    return podium, *(
        Sprite(
            x + round((place - 1.5) * _STEP * scale),
            y + round((_FLOOR - _RISES[place] + 2) * scale),
            pickle(PICKLES.index(letter), _SIZE * scale),
        )
        for place, letter in enumerate(goal)
    )


@cache
def _podium(scale: float, paper: Paper) -> Drawing:
    """The paper of a goal card, without its pickles."""
    return scaled(Drawing(tuple(_podium_primitives(paper))), scale)


def _podium_primitives(paper: Paper) -> Iterator[Primitive]:
    wide, high = GOAL_WIDE, GOAL_HIGH
    yield Box(4 - wide / 2, 6 - high / 2, wide, high, "shade", 18)
    yield from framed(-wide / 2, -high / 2, wide, high, f"{paper}.edge", paper, 18, 4)
    for place, rise in enumerate(_RISES):
        x = (place - 1.5) * _STEP
        yield Box(x - _STEP / 2 + 1, _FLOOR - rise, _STEP - 2, rise, f"{paper}.block", 6)
        yield from placed(coin(PLACE_POINTS[place]), x, _FLOOR - 20)


@cache
def strip(goal: str, order: Sequence[int] = (), paper: Paper = "goal") -> Drawing:
    """A small goal card with letters on the podium, the origin in the middle.

    Where an *order* of arrival is given, only the places that are right have a bright coin.
    """
    wide, high = STRIP_WIDE, STRIP_HIGH
    primitives: list[Primitive] = [
        Box(-wide / 2, -high / 2, wide, high, f"{paper}.edge", 14),
        Box(-wide / 2 + 3, -high / 2 + 3, wide - 6, high - 6, paper, 11, label=f"goal {goal}"),
    ]
    for place, (letter, rise) in enumerate(zip(goal, _STRIP_RISES, strict=True)):
        number, x = PICKLES.index(letter), (place - 1.5) * _SLOT
        is_right = not order or order[place] == number
        primitives.append(Box(x - _SLOT / 2, _STRIP_FLOOR - rise, _SLOT, rise, f"{paper}.block", 5))
        primitives += placed(coin(PLACE_POINTS[place], is_right), x, _STRIP_FLOOR - 20)
        primitives += placed(token(number), x, _STRIP_FLOOR - rise - 23)
    return Drawing(tuple(primitives))


@cache
def dropped(goal: str) -> Drawing:
    """A goal card that was not kept: letters alone, as wide as the other and 48 high."""
    primitives: list[Primitive] = [
        Box(-STRIP_WIDE / 2, -24, STRIP_WIDE, 48, "coin.off", 12, label=f"dropped {goal}")
    ]
    for place, letter in enumerate(goal):
        x = (place - 1.5) * _SLOT
        primitives += placed(token(PICKLES.index(letter), "coin.off"), x, -2)
    return Drawing(tuple(primitives))
