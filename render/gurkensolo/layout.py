"""The pictures of a position of Das Gurkensolo: the race with the cards that decide, and the rest.

Whoever is asked holds cards that decide: they lie below the track. To all others the pair laid open
last is the news, and lies there.
"""

from collections.abc import Iterator
from functools import cache

from render.banner import MIDDLE, SIGNS_END, inset, turn_banner, waiting_banner, winner_banner
from render.gurkensolo import results, seats
from render.gurkensolo.geometry import HEIGHT, ROW, ROW_HIGH, WIDTH
from render.gurkensolo.hand import has_tray, tray, tray_plate
from render.gurkensolo.icons import Judgement, arrow_head, verdict
from render.gurkensolo.pickles import anybody
from render.gurkensolo.racers import racers
from render.gurkensolo.table import table
from render.gurkensolo.track import cloth, ground
from render.scene import Box, Drawing, Item, Line, Primitive, Scene, Sprite
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


_GAP = 12


def scenes(observation: GurkensoloObservation, view: View) -> tuple[Scene, Scene]:
    """See :meth:`Layout.scenes`."""
    if observation.phase is Phase.OVER:
        return _race(observation, view), _results(observation, view)
    return _race(observation, view), _reference(observation, view)


def _race(obs: GurkensoloObservation, view: View) -> Scene:
    below = tray(obs, view) if has_tray(obs) else table(obs, ROW)
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        base=_track(tray_plate(obs)),
        items=(*header(obs, view), *racers(obs, view), *below),
    )


def _reference(obs: GurkensoloObservation, view: View) -> Scene:
    """The seats, and above them what has no room below the track."""
    row = ROW_HIGH + _GAP if has_tray(obs) else 0
    top = _GAP + row
    above = table(obs, _GAP + ROW_HIGH // 2) if row else ()
    height = top + seats.high(obs, view) + _GAP
    return Scene(
        width=WIDTH,
        height=height,
        base=_cloth(height, seats.plates(obs, view, top)),
        items=(*above, *seats.seats(obs, view, top)),
    )


def _results(obs: GurkensoloObservation, view: View) -> Scene:
    height = results.bottom(obs) + _GAP
    return Scene(
        width=WIDTH,
        height=height,
        base=_cloth(height, results.plates(obs)),
        items=tuple(results.results(obs, view)),
    )


@cache
def _track(tray: tuple[Primitive, ...]) -> Drawing:
    return Drawing.of(*ground(HEIGHT), *tray)


@cache
def _cloth(height: int, plates: tuple[Primitive, ...]) -> Drawing:
    return Drawing.of(*cloth(height), *plates)
