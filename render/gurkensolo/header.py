"""The banner: who is asked and for what, or who has won."""

from collections.abc import Iterator
from functools import cache

from render.banner import MIDDLE, SIGNS_END, inset, turn_banner, waiting_banner, winner_banner
from render.gurkensolo.icons import Judgement, arrow_head, verdict
from render.gurkensolo.pickles import anybody
from render.scene import Box, Drawing, Item, Line, Sprite
from render.shapes import placed, scaled
from render.view import View
from rules.gurkensolo import GurkensoloObservation, Phase

_WIDE = 226
_MOVER, _CARDS = 34, (132, 190)
"""From the left of the signs: whoever shall move, and the cards."""
_ASKED: dict[Phase, tuple[Judgement, Judgement]] = {
    Phase.TURN: ("true", "false"),
    Phase.FIX: ("asked", "asked"),
}
"""A pickle shall make one card true and the other one false; a mistake can be made good."""


def header(obs: GurkensoloObservation, view: View) -> Iterator[Item]:
    """The line above the track."""
    if obs.outcome is not None:
        yield winner_banner(obs.outcome, view.names)
    elif obs.phase is Phase.KEEP:
        seats = (seat for seat in range(obs.seats) if seat not in obs.resigned)
        yield waiting_banner((seat, seat not in obs.to_act) for seat in seats)
    else:
        yield from _turn(obs, view)


def _turn(obs: GurkensoloObservation, view: View) -> Iterator[Item]:
    (seat,), left = obs.to_act, SIGNS_END - _WIDE
    yield turn_banner(seat, view.names[seat], left - 4)
    yield inset(left)
    yield Sprite(left + _MOVER, MIDDLE, _moves_on(), label="ask to move")
    for x, sign in zip(_CARDS, _ASKED[obs.phase], strict=True):
        yield Sprite(left + x, MIDDLE, _card(sign), label=f"ask {obs.phase} {sign}")


@cache
def _moves_on() -> Drawing:
    """Any pickle, and an arrow forward."""
    walker = placed(anybody(0.5), 0, 24)
    shaft = (24, 0), (50, 0)
    return Drawing.of(*walker, *(Line(way, "white", 6) for way in (shaft, arrow_head(*shaft, 13))))


@cache
def _card(sign: Judgement) -> Drawing:
    """A card with what shall become of it."""
    paper = Box(-25, -24, 50, 48, "paper", 8), Box(-19, -18, 38, 36, "paper.lane", 5)
    return Drawing.of(*paper, *scaled(verdict(sign), 0.7).primitives)
