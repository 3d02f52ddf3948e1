"""Between track and players: the pair laid open last, the piles, and the reader's own cards."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from render.gurkensolo.cards import CARD_HIGH, CARD_WIDE, card
from render.gurkensolo.geometry import MARGIN, TRACK_BOTTOM
from render.gurkensolo.hand import (
    TRAY_HIGH,
    has_tray,
    own_goals,
    own_goals_in_a_row,
    tray,
    tray_plate,
)
from render.gurkensolo.icons import Judgement, arrow_head, verdict
from render.gurkensolo.pickles import token
from render.gurkensolo.racers import was_taken_back
from render.scene import Box, Drawing, Group, Item, Line, Primitive, Sprite, Text, moved
from render.shapes import scaled
from render.view import View
from render.widgets import badge
from rules.gurkensolo import (
    CARDS,
    GurkensoloAction,
    GurkensoloObservation,
    Laid,
    Phase,
    Special,
    Verb,
    Verdict,
)

_TOP = TRACK_BOTTOM + 24
_GAP = 12
_BADGE_X = MARGIN + 28


class _Places(NamedTuple):
    """Where things lie in the row below the track."""

    scale: float
    high: int
    cards: tuple[int, int]
    """The x of the true and of the false card."""
    piles: tuple[tuple[int, int], tuple[int, int]]
    """The middle of the pile and of the discards; y from the middle of the row."""
    pile_scale: float
    flow: tuple[int, int]
    """Where from the middle of each an arrow says that cards leave the one and join the other."""


_WITH_GOAL = _Places(0.98, 188, (204, 453), ((937, -46), (937, 46)), 1.0, (-60, 0))
_WITHOUT_GOAL = _Places(1.2, 212, (232, 538), ((768, 16), (912, 16)), 1.5, (0, -86))
_BELOW_TRAY = _Places(0.7, 132, (178, 360), ((938, -33), (938, 33)), 0.76, (-46, 0))
_GOAL_X, _ROW_OF_GOALS_X = 722, 564


def bottom(obs: GurkensoloObservation) -> int:
    """Where the last row ends, with a gap."""
    return _row_top(obs) + _places(obs).high + _GAP


def under_tray(obs: GurkensoloObservation) -> tuple[Primitive, ...]:
    """What lies under the cards of the reader."""
    return tray_plate(_TOP) if has_tray(obs) else ()


def _row_top(obs: GurkensoloObservation) -> int:
    """The upper edge of the row of cards that everybody sees: one's own come first."""
    return _TOP + (TRAY_HIGH + _GAP if has_tray(obs) else 0)


def table(obs: GurkensoloObservation, view: View) -> Iterator[Item]:
    """All cards on the table, and those that the reader holds."""
    places = _places(obs)
    y = _row_top(obs) + places.high // 2
    if obs.laid is None:
        yield from _empty_slots(places, y)
    else:
        yield from _laid(obs, obs.laid, places, y)
    (pile_x, pile_y), (discards_x, discards_y) = places.piles
    pile = _stack(obs.pile, "back", places.pile_scale)
    discards = _stack(len(obs.discards), "paper", places.pile_scale)
    yield Sprite(pile_x, y + pile_y, pile, label=f"pile {obs.pile}")
    yield Sprite(discards_x, y + discards_y, discards, label=f"discards {len(obs.discards)}")
    (dx, dy), is_upright = places.flow, places.flow[0] == 0
    leave, join = (_flow(way, is_upright=is_upright) for way in (-1, 1))
    yield Sprite(pile_x + dx, y + pile_y + dy, leave, label="cards leave")
    yield Sprite(discards_x + dx, y + discards_y + dy, join, label="cards join")
    # Who chooses between goal cards sees them on the tray.
    if places is _BELOW_TRAY and obs.phase is not Phase.KEEP:
        yield from own_goals_in_a_row(obs, _ROW_OF_GOALS_X, y)
    elif places is _WITH_GOAL:
        yield from own_goals(obs, _GOAL_X, y)
    if has_tray(obs):
        yield from tray(obs, view, _TOP)


def _places(obs: GurkensoloObservation) -> _Places:
    if has_tray(obs):
        return _BELOW_TRAY
    return _WITHOUT_GOAL if obs.seat is None or obs.phase is Phase.OVER else _WITH_GOAL


def _empty_slots(places: _Places, y: int) -> Iterator[Item]:
    for x, judgement in zip(places.cards, _TRUE_FALSE, strict=True):
        yield Sprite(x, y, scaled(_slot(), places.scale))
        yield Sprite(x, y, verdict(judgement))


@cache
def _slot() -> Drawing:
    return Drawing(
        (
            Box(-CARD_WIDE / 2, -CARD_HIGH / 2, CARD_WIDE, CARD_HIGH, "tray.edge", 18),
            Box(-CARD_WIDE / 2 + 3, -CARD_HIGH / 2 + 3, CARD_WIDE - 6, CARD_HIGH - 6, "tray", 15),
        )
    )


_TRUE_FALSE: tuple[Judgement, Judgement] = ("true", "false")


def _laid(obs: GurkensoloObservation, laid: Laid, places: _Places, y: int) -> Iterator[Item]:
    yield from _mover(obs, laid, y)
    right, up = (round(side / 2 * places.scale) - 16 for side in (CARD_WIDE, CARD_HIGH))
    judgements = _judgements(obs, laid)
    for x, number, judgement in zip(places.cards, laid.cards, judgements, strict=True):
        yield Group(
            (
                *card(x, y, number, places.scale),
                Sprite(x + right, y - up, verdict(judgement)),
            ),
            label=f"laid {judgement} {CARDS[number]}",
        )


def _mover(obs: GurkensoloObservation, laid: Laid, y: int) -> Iterator[Item]:
    """The mark of the seat, and what it did with the pair."""
    last = obs.last
    if last is None or not last.pickles or laid.verdict is Verdict.UNPLAYED:
        yield Sprite(
            _BADGE_X, y, badge(laid.seat, 56, f"seat{laid.seat}"), label=f"laid by seat {laid.seat}"
        )
        return
    yield Sprite(
        _BADGE_X,
        y - 26,
        badge(last.seat, 56, f"seat{last.seat}"),
        label=f"laid by seat {last.seat}",
    )
    colour = "wrong" if was_taken_back(obs) else "cloth.text"
    yield Sprite(_BADGE_X, y + 30, _did(last.pickles, last.fields, colour), label=f"did {last}")


@cache
def _did(pickles: tuple[int, ...], fields: int, colour: str) -> Drawing:
    """A pickle and how far it was moved, or two that were swapped."""
    far = f"{fields:+}".replace("-", "−")
    marks = [Text(14, 3, far, 28, colour, "middle")] if fields else []
    sides = (-20, 20) if len(pickles) > 1 else (-23,)
    tokens = (
        moved(part, x, 0)
        for pickle, x in zip(pickles, sides, strict=True)
        for part in token(pickle).primitives
    )
    return Drawing((*tokens, *marks))


def _judgements(obs: GurkensoloObservation, laid: Laid) -> tuple[Judgement, ...]:
    match laid.verdict:
        case Verdict.RIGHT:
            return _TRUE_FALSE
        case Verdict.SPECIAL if obs.last is not None:
            played = _special_of(obs.last)
            first = next(number for number in laid.cards if CARDS[number] is played)
            return tuple("done" if number == first else "idle" for number in laid.cards)
        case _ if obs.phase is Phase.FIX:
            return "asked", "asked"
        case _:
            return "idle", "idle"


def _special_of(action: GurkensoloAction) -> Special:
    if action.verb is Verb.EXCHANGE:
        return Special.EXCHANGE
    return Special.ONE_BACK if action.fields == -1 else Special.TWO_BACK


@cache
def _flow(way: int, *, is_upright: bool) -> Drawing:
    """An arrow to the right or down, with a negative *way* to the left or up."""
    ends = ((0, -12 * way), (0, 12 * way)) if is_upright else ((-12 * way, 0), (12 * way, 0))
    lines = ends, arrow_head(*ends, 12)
    return Drawing(tuple(Line(line, "cloth.text", 5) for line in lines))


@cache
def _stack(count: int, role: str, scale: float) -> Drawing:
    """So many cards on each other, seen from behind ("back") or from the front ("paper")."""
    primitives = [Box(-42 - 2 * i, -38 - 2 * i, 84, 76, f"{role}.edge", 12) for i in (-1, 0, 1)]
    primitives.append(Box(-41, -37, 78, 70, role, 10))
    primitives.append(Box(-35, -31, 66, 58, f"{role}.line", 7))
    primitives.append(Box(-33, -29, 62, 54, role, 6))
    number = Text(-2, -2, str(count), 34, f"{role}.text", "middle")
    return scaled(Drawing((*primitives, number)), scale)
