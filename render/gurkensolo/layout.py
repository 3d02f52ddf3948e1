"""The pictures of a position of Das Gurkensolo: the race with the cards that decide, and the rest.

Whoever is asked holds cards that decide: they lie below the track. To all others the pair laid open
last is the news, and lies there.
"""

from functools import cache

from render.gurkensolo import results, seats
from render.gurkensolo.geometry import HEIGHT, ROW, ROW_HIGH, WIDTH
from render.gurkensolo.hand import has_tray, tray, tray_plate
from render.gurkensolo.header import header
from render.gurkensolo.racers import racers
from render.gurkensolo.table import table
from render.gurkensolo.track import cloth, ground
from render.scene import Drawing, Primitive, Scene
from render.view import View
from rules.gurkensolo import GurkensoloObservation, Phase

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
