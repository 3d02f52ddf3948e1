"""Small signs beside each card in hand, for the moves that it would allow."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import groupby
from typing import NamedTuple

from render.gurkensolo.pickles import token
from render.scene import Box, Drawing, Group, Sprite, Text
from render.shapes import placed
from rules.gurkensolo import (
    CARDS,
    PICKLES,
    GurkensoloAction,
    GurkensoloObservation,
    Special,
    Statement,
    Verb,
)

_PICKLE_WIDE, _STEP_WIDE, _HIGH, _ROW = 50, 46, 50, 62
_SPECIAL_OF: Mapping[tuple[Verb, int], Special] = {
    (Verb.EXCHANGE, 0): Special.EXCHANGE,
    (Verb.BACK, -1): Special.ONE_BACK,
    (Verb.BACK, -2): Special.TWO_BACK,
}


def can_be_shown(obs: GurkensoloObservation) -> bool:
    """Tell whether the choices are the right steps: in challenge play, finding them is the game."""
    return ("mode", "challenge") not in obs.options


class Sign(NamedTuple):
    """A pickle, and how far it may go."""

    pickle: int
    steps: tuple[int, ...]

    @property
    def wide(self) -> int:
        """Its width, with a gap."""
        return _PICKLE_WIDE + _STEP_WIDE * len(self.steps) + 8


def wide(signs: tuple[Sign, ...]) -> int:
    """The width of *signs* in two rows."""
    return max(sum(sign.wide for sign in row) for row in _rows(signs))


def in_rows(signs: tuple[Sign, ...], left: int, y: int, label: str) -> Iterator[Group]:
    """*signs* in two rows around *y*."""
    items: list[Sprite] = []
    rows = [row for row in _rows(signs) if row]
    for place, row in enumerate(rows):
        x, middle = left, y + round((place - (len(rows) - 1) / 2) * _ROW)
        for sign in row:
            label_of = f"would move {PICKLES[sign.pickle]}"
            steps = ",".join(f"{far:+}" for far in sign.steps)
            items.append(Sprite(x, middle, _drawn(sign), label=f"{label_of}{steps}"))
            x += sign.wide
    if items:
        yield Group(tuple(items), label=label)


def _rows(signs: tuple[Sign, ...]) -> tuple[tuple[Sign, ...], tuple[Sign, ...]]:
    half = (len(signs) + 1) // 2
    return signs[:half], signs[half:]


def signs(
    obs: GurkensoloObservation, number: int, open_to: tuple[GurkensoloAction, ...]
) -> tuple[Sign, ...]:
    """List the moves that the card *number* of the hand allows of those *open_to* the reader."""
    said = CARDS[number]
    if isinstance(said, Special):
        actions = [action for action in open_to if _special(action) is said]
        pickles = sorted({pickle for action in actions for pickle in action.pickles})
        return tuple(Sign(pickle, ()) for pickle in pickles)
    steps = [action for action in open_to if _makes_true(obs, action, said)]
    steps.sort(key=lambda each: (each.pickles, each.fields))
    return tuple(
        Sign(pickle, tuple(action.fields for action in some))
        for (pickle,), some in groupby(steps, lambda each: each.pickles)
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
def _drawn(sign: Sign) -> Drawing:
    """A plate with the token and the steps, its left end at the origin."""
    wide, high = sign.wide - 8, _HIGH
    return Drawing.of(
        Box(-2, -high / 2 - 2, wide + 4, high + 4, "may.text", 16),
        Box(0, -high / 2, wide, high, "may", 14),
        *placed(token(sign.pickle), _PICKLE_WIDE / 2, 0),
        *(
            Text(_PICKLE_WIDE + _STEP_WIDE * (i + 0.42), 0, f"{far:+}", 30, "may.text", "middle")
            for i, far in enumerate(sign.steps)
        ),
    )
