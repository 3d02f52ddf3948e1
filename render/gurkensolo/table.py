"""A row of cards: the pair laid open last, the piles, and the reader's own goal cards."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from render.gurkensolo.cards import CARD_HIGH, CARD_WIDE, card
from render.gurkensolo.hand import own_goals
from render.gurkensolo.icons import Judgement, arrow_head, verdict
from render.gurkensolo.pickles import token
from render.gurkensolo.racers import was_taken_back
from render.scene import Box, Drawing, Group, Item, Line, Sprite, Text
from render.shapes import framed, placed, scaled
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

_SCALE = 0.8


class _Places(NamedTuple):
    """Places of things in the row."""

    mover: int
    """The x of who laid the cards."""
    cards: tuple[int, int]
    """The x of the true and of the false card."""
    piles: tuple[tuple[int, int], tuple[int, int]]
    """The middle of the pile and of the discards; y from the middle of the row."""
    pile_scale: float
    flow: tuple[int, int]
    """Where from the middle of each an arrow says that cards leave the one and join the other."""


_WITH_GOAL = _Places(56, (201, 413), ((952, -38), (952, 38)), 0.8, (-52, 0))
_WITHOUT_GOAL = _Places(106, (262, 486), ((706, 14), (856, 14)), 1.3, (0, -74))
_GOAL_XS = (610, 790)
"""The x of two goal cards; a single one lies in the middle."""


def table(obs: GurkensoloObservation, y: int) -> Iterator[Item]:
    """The pair laid open last, the piles, and the goal cards of the reader, around *y*."""
    # Who chooses between goal cards has them below the track.
    is_choosing = obs.phase is Phase.KEEP and obs.seat in obs.to_act
    is_mine = obs.seat is not None and obs.phase is not Phase.OVER and not is_choosing
    places = _WITH_GOAL if is_mine else _WITHOUT_GOAL
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
    if is_mine:
        yield from own_goals(obs, _GOAL_XS, y)


def _empty_slots(places: _Places, y: int) -> Iterator[Item]:
    for x, judgement in zip(places.cards, _TRUE_FALSE, strict=True):
        yield Sprite(x, y, scaled(_slot(), _SCALE))
        yield Sprite(x, y, verdict(judgement))


@cache
def _slot() -> Drawing:
    corner = -CARD_WIDE / 2, -CARD_HIGH / 2
    return Drawing(framed(*corner, CARD_WIDE, CARD_HIGH, "tray.edge", "tray", 18, 3))


_TRUE_FALSE: tuple[Judgement, Judgement] = ("true", "false")


def _laid(obs: GurkensoloObservation, laid: Laid, places: _Places, y: int) -> Iterator[Item]:
    yield from _mover(obs, laid, places.mover, y)
    right, up = (round(side / 2 * _SCALE) - 14 for side in (CARD_WIDE, CARD_HIGH))
    judgements = _judgements(obs, laid)
    for x, number, judgement in zip(places.cards, laid.cards, judgements, strict=True):
        yield Group(
            (*card(x, y, number, _SCALE), Sprite(x + right, y - up, verdict(judgement))),
            label=f"laid {judgement} {CARDS[number]}",
        )


def _mover(obs: GurkensoloObservation, laid: Laid, x: int, y: int) -> Iterator[Item]:
    """The mark of the seat, and what it did with the pair."""
    last = obs.last
    if last is None or not last.pickles or laid.verdict is Verdict.UNPLAYED:
        yield Sprite(
            x, y, badge(laid.seat, 56, f"seat{laid.seat}"), label=f"laid by seat {laid.seat}"
        )
        return
    yield Sprite(
        x, y - 26, badge(last.seat, 56, f"seat{last.seat}"), label=f"laid by seat {last.seat}"
    )
    colour = "wrong" if was_taken_back(obs) else "cloth.text"
    yield Sprite(x, y + 30, _did(last.pickles, last.fields, colour), label=f"did {last}")


@cache
def _did(pickles: tuple[int, ...], fields: int, colour: str) -> Drawing:
    """A pickle and how far it was moved, or two that were swapped."""
    far = f"{fields:+}".replace("-", "−")
    marks = [Text(14, 3, far, 28, colour, "middle")] if fields else []
    sides = (-20, 20) if len(pickles) > 1 else (-23,)
    tokens = (
        part
        for pickle, x in zip(pickles, sides, strict=True)
        for part in placed(token(pickle), x, 0)
    )
    return Drawing.of(*tokens, *marks)


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
    return scaled(Drawing.of(*primitives, number), scale)
