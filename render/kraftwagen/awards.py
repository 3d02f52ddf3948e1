"""The awards: goals, what they are worth, and who took them."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.frames import slot, stall
from render.kraftwagen.geometry import AWARDS_HIGH, MARGIN
from render.kraftwagen.icons import Icon, flag, mechanic
from render.kraftwagen.portraits import portrait
from render.kraftwagen.tokens import drawn
from render.placement import Placement
from render.scene import Drawing, Ellipse, Group, GroupItem, Sprite, Text
from render.widgets import badge, cross
from rules.kraftwagen import PRIZES, Engineer, Goal, KraftwagenObservation

_STEP, _WIDE = 196, 190
_MEDALS, _MEDAL_STEP = 98, 60
_MEDAL_Y, _TAKER_Y = 33, 77
_TAKER = 34


def awards(obs: KraftwagenObservation) -> Iterator[Group]:
    """All goals side by side, with their awards, and below those that are taken the seat."""
    for place, prize in enumerate(PRIZES):
        left = MARGIN + _STEP * place
        takers = {
            award.value: seat
            for seat, mat in enumerate(obs.mats)
            for award in mat.awards
            if award.goal is prize.goal
        }
        items: list[GroupItem] = [Sprite(left, 8, _goal(prize.goal, prize.needed))]
        for column, value in enumerate(prize.values):
            x, label = left + _MEDALS + _MEDAL_STEP * column, f"award {prize.goal} {value}"
            items.append(Sprite(x, 8 + _MEDAL_Y, medal(value), label=label))
            if value in takers:
                seat = takers[value]
                taken = badge(seat, _TAKER, f"seat{seat}")
                items.append(Sprite(x, 8 + _TAKER_Y, taken, label=f"{label} seat {seat}"))
            elif value not in obs.awards[place]:
                items.append(
                    Sprite(x, 8 + _TAKER_Y, cross(11, "text.muted"), label=f"{label} gone")
                )
        yield Group(tuple(items), label=f"awards {prize.goal}")


@cache
def _goal(goal: Goal, needed: int) -> Drawing:
    """Its origin is the upper left corner."""
    return Drawing.of(
        *stall(0, 0, _WIDE, AWARDS_HIGH - 2),
        *goal_icon(goal, Placement(36, 33, 24)),
        Text(36, 78, str(needed), 36, "text", "middle", label=f"goal {goal} {needed}"),
        *(
            primitive
            for column in range(2)
            for primitive in slot(_MEDALS + _MEDAL_STEP * column, _TAKER_Y, _TAKER, _TAKER)
        ),
    )


def goal_icon(goal: Goal, at: Placement) -> Icon:
    """Draw the achievement that the award is for."""
    match goal:
        case Goal.ENGINEERS:
            return portrait(at, Engineer.BUGATTI)
        case Goal.SUPPLY:
            return mechanic(at, "anybody")
        case Goal.LAPS:
            return at.box("tile", -1.15, -1.08, 2.3, 2.16, 0.2), *flag(at.detail(0, 0, 0.9))
    ground = (
        at.box("plan.edge", -1.25, -1.08, 2.5, 2.16, 0.2),
        at.box("plan", -1.18, -1, 2.36, 2, 0.16),
    )
    return (*ground, *drawn(at.detail(0, 0, 0.8), goal))


@cache
def medal(value: int) -> Drawing:
    """Draw the worth of an award."""
    return Drawing.of(
        Ellipse(0, 0, 26, 26, "brass.deep"),
        Ellipse(0, 0, 24, 24, "brass"),
        Ellipse(0, 0, 19.5, 19.5, "brass.light"),
        Text(0, 0, str(value), 32, "ink", "middle", label=f"worth {value}"),
    )
