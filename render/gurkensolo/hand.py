"""What only the reader sees: own goal cards, and large cards to choose from."""

from collections.abc import Iterator
from functools import cache

from render.gurkensolo.cards import card
from render.gurkensolo.choices import offered
from render.gurkensolo.geometry import MARGIN, WIDTH
from render.gurkensolo.goals import GOAL_HIGH, GOAL_WIDE, dropped, goal_card, strip
from render.scene import Box, Drawing, Group, Item, Primitive, Sprite
from render.shapes import scaled
from render.view import View
from render.widgets import badge
from rules.gurkensolo import CARDS, Goals, GurkensoloObservation, Phase

TRAY_HIGH = 264

_SCALE = 1.35
_HAND_XS = (370, 718)
_GOAL_XS = (332, 756)


def has_tray(obs: GurkensoloObservation) -> bool:
    """Whether the reader has to choose with cards that others do not see."""
    return obs.seat in obs.to_act and obs.phase in (Phase.TURN, Phase.KEEP)


def own_goals(own: Goals, x: int, y: int) -> Iterator[Item]:
    """The goal cards of the reader around (*x*, *y*): one, two, or one that was kept."""
    if own.dropped is not None:
        yield Sprite(x, y - 32, scaled(strip(own.held[0]), 1.25), label=f"own {own.held[0]}")
        yield Sprite(x, y + 64, dropped(own.dropped), label=f"dropped {own.dropped}")
    elif len(own.held) == 1:
        yield Group(goal_card(x, y, own.held[0], 0.98), label=f"own {own.held[0]}")
    else:
        for dy, goal in zip((-48, 48), own.held, strict=True):
            yield Sprite(x, y + dy, strip(goal), label=f"own {goal}")


def tray_plate(top: int) -> tuple[Primitive, ...]:
    """The tray without anything on it, its upper edge at *top*."""
    wide = WIDTH - 2 * MARGIN
    return (
        Box(MARGIN, top, wide, TRAY_HIGH, "tray.edge", 24),
        Box(MARGIN + 3, top + 3, wide - 6, TRAY_HIGH - 6, "tray", 21),
    )


def tray(obs: GurkensoloObservation, view: View, top: int) -> Iterator[Item]:
    """The cards to choose from, on a tray whose upper edge is at *top*."""
    assert obs.seat is not None  # who is asked has a seat
    y = top + TRAY_HIGH // 2
    yield Sprite(
        MARGIN + 52, y, badge(obs.seat, 68, f"seat{obs.seat}"), label=f"hand of seat {obs.seat}"
    )
    if obs.phase is Phase.TURN:
        for x, number in zip(_HAND_XS, obs.hand, strict=True):
            yield Group(card(x, y, number, _SCALE), label=f"hand {CARDS[number]}")
        return
    picked = {action.goal for action in offered(obs, view.chosen)} if view.chosen else ()
    for x, goal in zip(_GOAL_XS, obs.own.held, strict=True):
        if goal in picked:
            yield Sprite(x, y, _picked(), label=f"picked {goal}")
        yield Group(goal_card(x, y, goal, _SCALE), label=f"keep {goal}")


@cache
def _picked() -> Drawing:
    wide, high = GOAL_WIDE * _SCALE + 16, GOAL_HIGH * _SCALE + 16
    return Drawing((Box(-wide / 2, -high / 2, wide, high, "may", 32),))
