"""The part of a picture for its reader alone: own goal cards, and cards to decide on."""

from collections.abc import Iterator

from render.gurkensolo.cards import CARD_HIGH, CARD_WIDE, card
from render.gurkensolo.geometry import ROW, ROW_HIGH, WIDTH
from render.gurkensolo.goals import GOAL_HIGH, GOAL_WIDE, dropped, goal_card, strip
from render.gurkensolo.icons import Paper, nothing_fits, now, owner, verdict
from render.gurkensolo.moves import Sign, can_be_shown, in_rows, signs, wide
from render.gurkensolo.racers import offered
from render.marks import ring
from render.scene import Group, Item, Primitive, Sprite
from render.shapes import framed, scaled
from render.view import View
from render.widgets import badge
from rules.gurkensolo import CARDS, GurkensoloObservation, Phase, Special, Statement, Verb

_SCALE = 0.8
_WIDE, _HIGH = round(CARD_WIDE * _SCALE), round(CARD_HIGH * _SCALE)
_EDGE, _GAP = 18, 12
_BADGE_X = 54
_LEFT, _RIGHT = 92, WIDTH - _EDGE - 8
"""Each card, with what it would move, has half of this if that is enough."""
_ALONE_XS = (348, 572)
"""The x of cards with nothing beside them."""
_SIGN_X = 800
_KEEP_XS, _KEEP_SCALE = (336, 700), 0.8
_GOAL_SCALE = 0.84
_PAPERS: tuple[Paper, Paper] = ("goal", "other")


def has_tray(obs: GurkensoloObservation) -> bool:
    """Tell whether the reader has to choose with cards that others do not see."""
    return obs.seat in obs.to_act and obs.phase in (Phase.TURN, Phase.KEEP)


def own_goals(obs: GurkensoloObservation, xs: tuple[int, int], y: int) -> Iterator[Item]:
    """The goal cards of the reader around *xs* and *y*: one, two, or one that was kept."""
    own, middle = obs.own, sum(xs) // 2
    if len(own.cards) == 1:
        yield Group(goal_card(middle, y, own.held[0], _GOAL_SCALE), label=f"own {own.held[0]}")
        yield owner(obs, middle - 112, y - 60)
        return
    for x, goal, paper in zip(xs, own.held, _PAPERS, strict=False):
        yield Sprite(x, y, strip(goal, paper=paper), label=f"own {goal}")
    if own.dropped is not None:
        yield Sprite(xs[1], y, dropped(own.dropped), label=f"dropped {own.dropped}")
    yield owner(obs, xs[0] - 76, y - 56)


def tray_plate(obs: GurkensoloObservation) -> tuple[Primitive, ...]:
    """The tray without anything on it, if there is one."""
    if not has_tray(obs):
        return ()
    top, across = ROW - ROW_HIGH // 2, WIDTH - 2 * _EDGE
    return framed(_EDGE, top, across, ROW_HIGH, f"seat{obs.seat}.front", "tray", 20, 3)


def tray(obs: GurkensoloObservation, view: View) -> Iterator[Item]:
    """The cards to choose from, on a tray below the track."""
    assert obs.seat is not None  # who is asked has a seat
    own = badge(obs.seat, 52, f"seat{obs.seat}")
    yield Sprite(_BADGE_X, ROW, own, label=f"hand of seat {obs.seat}")
    if obs.phase is Phase.TURN:
        yield from _hand(obs, view)
    else:
        yield from _two_goals(obs, view)


def _hand(obs: GurkensoloObservation, view: View) -> Iterator[Item]:
    """Two cards, what they would move, and a large sign where no card fits."""
    nothing = all(action.verb is Verb.PASS for action in obs.legal)
    if nothing or not can_be_shown(obs):
        for x, number in zip(_ALONE_XS, obs.hand, strict=True):
            yield _card(obs, number, x)
    else:
        rows = tuple(signs(obs, number, offered(obs, view.chosen)) for number in obs.hand)
        for left, number, row in zip(_lefts(rows), obs.hand, rows, strict=True):
            yield _card(obs, number, left + _WIDE // 2)
            yield from in_rows(row, left + _WIDE + _GAP, ROW, f"moves of {CARDS[number]}")
    if nothing and obs.legal:
        yield Sprite(_SIGN_X, ROW, scaled(nothing_fits(), 0.94), label="nothing fits")


def _lefts(rows: tuple[tuple[Sign, ...], ...]) -> tuple[int, int]:
    """Return the left edges of the two cards, which leave room for what they would move."""
    first, second = (_WIDE + wide(row) + (_GAP if row else 0) for row in rows)
    half = (_RIGHT - _LEFT) // 2
    left, right = (max(0, (half - each) // 2) for each in (first, second))
    border = min(max(_LEFT + half + right, _LEFT + first + _GAP), _RIGHT - second)
    return min(_LEFT + left, border - _GAP - first), border


def _card(obs: GurkensoloObservation, number: int, x: int) -> Group:
    """A card of the hand, and whether it is true now; beside a special it does not count."""
    corner = x + _WIDE // 2 - 12, ROW - _HIGH // 2 + 14
    said, is_ignored = CARDS[number], any(isinstance(CARDS[each], Special) for each in obs.hand)
    state: tuple[Sprite, ...] = ()
    if isinstance(said, Statement) and not is_ignored:
        is_true = said.holds(obs.fields[said.one] - obs.fields[said.other])
        state = (Sprite(*corner, now(is_true), label=f"now {'true' if is_true else 'false'}"),)
    elif isinstance(said, Statement):
        state = (Sprite(*corner, scaled(verdict("idle"), 40 / 54), label="counts for nothing"),)
    return Group((*card(x, ROW, number, _SCALE), *state), label=f"hand {said}")


def _two_goals(obs: GurkensoloObservation, view: View) -> Iterator[Item]:
    picked = {action.goal for action in offered(obs, view.chosen)} if view.chosen else ()
    frame = GOAL_WIDE * _KEEP_SCALE, GOAL_HIGH * _KEEP_SCALE
    for x, goal, paper in zip(_KEEP_XS, obs.own.held, _PAPERS, strict=True):
        yield Group(goal_card(x, ROW, goal, _KEEP_SCALE, paper), label=f"keep {goal}")
        if goal in picked:
            yield Sprite(x, ROW, ring("chosen", *frame), label=f"picked {goal}")
        elif not picked:
            yield Sprite(x, ROW, ring("may", *frame), label=f"may keep {goal}")
