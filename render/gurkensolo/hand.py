"""What only the reader sees: own goal cards, and large cards to choose from."""

from collections.abc import Iterator
from functools import cache

from render.gurkensolo.cards import CARD_HIGH, card
from render.gurkensolo.choices import offered
from render.gurkensolo.geometry import MARGIN, WIDTH
from render.gurkensolo.goals import (
    GOAL_HIGH,
    GOAL_WIDE,
    STRIP_WIDE,
    dropped,
    goal_card,
    strip,
)
from render.gurkensolo.icons import nothing_fits, owner
from render.gurkensolo.moves import can_be_shown, moves
from render.scene import Box, Drawing, Group, Item, Primitive, Sprite
from render.shapes import scaled
from render.view import View
from render.widgets import badge
from rules.gurkensolo import CARDS, GurkensoloObservation, Phase, Verb

TRAY_HIGH = 296

_SCALE = 1.22
_HAND_XS = (308, 660)
_GOAL_XS = (308, 744)
_BADGE_X = MARGIN + 52
_SIGN_X = 906


def has_tray(obs: GurkensoloObservation) -> bool:
    """Whether the reader has to choose with cards that others do not see."""
    return obs.seat in obs.to_act and obs.phase in (Phase.TURN, Phase.KEEP)


def own_goals(obs: GurkensoloObservation, x: int, y: int) -> Iterator[Item]:
    """The goal cards of the reader around (*x*, *y*): one, two, or one that was kept."""
    own = obs.own
    if own.dropped is not None:
        yield Sprite(x, y - 32, scaled(strip(own.held[0]), 1.25), label=f"own {own.held[0]}")
        yield Sprite(x, y + 64, dropped(own.dropped), label=f"dropped {own.dropped}")
        yield owner(obs, x - 126, y - 80)
    elif len(own.held) == 1:
        yield Group(goal_card(x, y, own.held[0], 0.9), label=f"own {own.held[0]}")
        yield owner(obs, x - 126, y - 70)
    else:
        for dy, goal in zip((-48, 48), own.held, strict=True):
            yield Sprite(x, y + dy, strip(goal), label=f"own {goal}")
        yield owner(obs, x - 104, y - 84)


def own_goals_in_a_row(obs: GurkensoloObservation, x: int, y: int) -> Iterator[Sprite]:
    """The same in little height, the first one around (*x*, *y*)."""
    own, step = obs.own, STRIP_WIDE + 4
    for place, goal in enumerate(own.held):
        yield Sprite(x + place * step, y, strip(goal), label=f"own {goal}")
    if own.dropped is not None:
        yield Sprite(x + step, y, dropped(own.dropped), label=f"dropped {own.dropped}")
    yield owner(obs, x - 113, y + 40)


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
    own = badge(obs.seat, 68, f"seat{obs.seat}")
    yield Sprite(_BADGE_X, top + TRAY_HIGH // 2, own, label=f"hand of seat {obs.seat}")
    if obs.phase is Phase.TURN:
        yield from _hand(obs, view, top)
    else:
        yield from _two_goals(obs, view, top + TRAY_HIGH // 2)


def _hand(obs: GurkensoloObservation, view: View, top: int) -> Iterator[Item]:
    """Two cards, what they would move, and a large sign where no card fits."""
    nothing = all(action.verb is Verb.PASS for action in obs.legal)
    are_shown = can_be_shown(obs) and not nothing
    y = top + (round(CARD_HIGH * _SCALE / 2) + 10 if are_shown else TRAY_HIGH // 2)
    for x, number in zip(_HAND_XS, obs.hand, strict=True):
        yield Group(card(x, y, number, _SCALE), label=f"hand {CARDS[number]}")
    if are_shown:
        yield from moves(obs, offered(obs, view.chosen), _HAND_XS, top + TRAY_HIGH - 36)
    if nothing and obs.legal:
        yield Sprite(_SIGN_X, y, nothing_fits(), label="nothing fits")


def _two_goals(obs: GurkensoloObservation, view: View, y: int) -> Iterator[Item]:
    picked = {action.goal for action in offered(obs, view.chosen)} if view.chosen else ()
    for x, goal in zip(_GOAL_XS, obs.own.held, strict=True):
        if goal in picked:
            yield Sprite(x, y, _picked(), label=f"picked {goal}")
        yield Group(goal_card(x, y, goal, _SCALE), label=f"keep {goal}")


@cache
def _picked() -> Drawing:
    wide, high = GOAL_WIDE * _SCALE + 16, GOAL_HIGH * _SCALE + 16
    return Drawing((Box(-wide / 2, -high / 2, wide, high, "may", 32),))
