"""The awards: goals, what they are worth, and who took them."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.frames import stall
from render.kraftwagen.icons import Icon, flag, mechanic
from render.kraftwagen.placement import Placement
from render.kraftwagen.portraits import portrait
from render.kraftwagen.tokens import drawn
from render.scene import Drawing, Ellipse, Group, GroupItem, Line, Sprite, Text
from render.widgets import badge
from rules.kraftwagen import PRIZES, Engineer, Goal, KraftwagenObservation

AWARDS_HIGH = 142
_STEP = 194
_WIDE = 186
_COIN_Y = 40


def awards(obs: KraftwagenObservation, y: int) -> Iterator[Group]:
    """All goals side by side around *y*, with the awards left and the seats that took the rest."""
    for place, prize in enumerate(PRIZES):
        x = 112 + _STEP * place
        takers = {
            award.value: seat
            for seat, mat in enumerate(obs.mats)
            for award in mat.awards
            if award.goal is prize.goal
        }
        items: list[GroupItem] = [Sprite(x, y, _goal(prize.goal, prize.needed))]
        for column, value in enumerate(prize.values):
            where = x - 50 + 84 * column, y + _COIN_Y - 6
            label = f"award {prize.goal} {value}"
            items.append(Sprite(*where, medal(value), label=label))
            if value in takers:
                seat = takers[value]
                taken = badge(seat, 36, f"seat{seat}")
                items.append(
                    Sprite(where[0] + 30, where[1] + 8, taken, label=f"{label} seat {seat}")
                )
            elif value not in obs.awards[place]:
                items.append(Sprite(*where, _gone(), label=f"{label} gone"))
        yield Group(tuple(items), label=f"awards {prize.goal}")


@cache
def _goal(goal: Goal, needed: int) -> Drawing:
    left, top = -_WIDE / 2, -AWARDS_HIGH / 2 + 6
    return Drawing(
        (
            *stall(left, top, _WIDE, AWARDS_HIGH - 12),
            *goal_icon(goal, Placement(-34, -28, 27)),
            Text(14, -28, str(needed), 44, "text", label=f"goal {goal} {needed}"),
        )
    )


def goal_icon(goal: Goal, at: Placement) -> Icon:
    """What the award is for."""
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
    """What an award is worth."""
    return Drawing(
        (
            Ellipse(0, 0, 29, 29, "brass.deep"),
            Ellipse(0, 0, 26, 26, "brass"),
            Ellipse(0, 0, 21, 21, "brass.light"),
            Text(0, 0, str(value), 32, "ink", "middle", label=f"worth {value}"),
        )
    )


@cache
def _gone() -> Drawing:
    return Drawing((Line(((-20, 20), (20, -20)), "coal", 8),))
