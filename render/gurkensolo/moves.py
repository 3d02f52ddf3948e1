"""What the cards in hand would move, in small signs below each card."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from render.gurkensolo.pickles import token
from render.scene import Box, Drawing, Group, Sprite, Text, moved
from rules.gurkensolo import (
    CARDS,
    PICKLES,
    GurkensoloAction,
    GurkensoloObservation,
    Special,
    Statement,
    Verb,
)

_STEP_WIDE, _PICKLE_WIDE, _HIGH = 92, 54, 50
_LEFT, _RIGHT, _GAP = 116, 968, 20
_SPECIAL_OF: Mapping[tuple[Verb, int], Special] = {
    (Verb.EXCHANGE, 0): Special.EXCHANGE,
    (Verb.BACK, -1): Special.ONE_BACK,
    (Verb.BACK, -2): Special.TWO_BACK,
}


def can_be_shown(obs: GurkensoloObservation) -> bool:
    """Whether the choices are the right steps: in challenge play, finding them is the game."""
    return ("mode", "challenge") not in obs.options


def moves(
    obs: GurkensoloObservation, open_to: tuple[GurkensoloAction, ...], xs: tuple[int, int], y: int
) -> Iterator[Group]:
    """What each card of the hand would move of what is *open_to* the reader, around its x of *xs*.

    All right steps together have room side by side, however they are divided.
    """
    rows = [_signs(obs, number, open_to) for number in obs.hand]
    wides = [sum(sign.wide for sign in row) for row in rows]
    lefts = [x - wide // 2 for x, wide in zip(xs, wides, strict=True)]
    lefts[1] = min(lefts[1], _RIGHT - wides[1])
    lefts[0] = max(_LEFT, min(lefts[0], lefts[1] - _GAP - wides[0]))
    lefts[1] = max(lefts[1], lefts[0] + wides[0] + _GAP)
    for left, row, number in zip(lefts, rows, obs.hand, strict=True):
        if row:
            yield Group(tuple(_in_a_row(row, left, y)), label=f"moves of {CARDS[number]}")


class _Sign(NamedTuple):
    drawing: Drawing
    wide: int
    label: str


def _in_a_row(signs: Iterable[_Sign], x: int, y: int) -> Iterator[Sprite]:
    for sign in signs:
        yield Sprite(x + sign.wide // 2, y, sign.drawing, label=sign.label)
        x += sign.wide


def _signs(
    obs: GurkensoloObservation, number: int, open_to: tuple[GurkensoloAction, ...]
) -> tuple[_Sign, ...]:
    said = CARDS[number]
    if isinstance(said, Special):
        actions = [action for action in open_to if _special(action) is said]
        pickles = sorted({pickle for action in actions for pickle in action.pickles})
        return tuple(
            _Sign(_pickle(pickle), _PICKLE_WIDE, f"would move {PICKLES[pickle]}")
            for pickle in pickles
        )
    return tuple(
        _Sign(_step(action.pickles[0], action.fields), _STEP_WIDE, f"would move {action}")
        for action in open_to
        if _makes_true(obs, action, said)
    )


def _special(action: GurkensoloAction) -> Special | None:
    return _SPECIAL_OF.get((action.verb, action.fields if action.verb is Verb.BACK else 0))


def _makes_true(obs: GurkensoloObservation, action: GurkensoloAction, said: Statement) -> bool:
    if action.verb is not Verb.STEP:
        return False
    fields = list(obs.fields)
    fields[action.pickles[0]] += action.fields
    return said.holds(fields[said.one] - fields[said.other])


@cache
def _step(pickle: int, fields: int) -> Drawing:
    return Drawing(
        (
            *_plate(_STEP_WIDE - 6),
            *(moved(part, -19, 0) for part in token(pickle).primitives),
            Text(22, 0, f"{fields:+}", 28, "may.text", "middle"),
        )
    )


@cache
def _pickle(pickle: int) -> Drawing:
    return Drawing((*_plate(_PICKLE_WIDE - 6), *token(pickle).primitives))


def _plate(wide: int) -> tuple[Box, Box]:
    return (
        Box(-wide / 2 - 2, -_HIGH / 2 - 2, wide + 4, _HIGH + 4, "may.text", 16),
        Box(-wide / 2, -_HIGH / 2, wide, _HIGH, "may", 14),
    )
