"""The picture of a position of Das Gurkensolo."""

from functools import cache

from render.gurkensolo.geometry import WIDTH
from render.gurkensolo.header import header
from render.gurkensolo.panels import bottom, panels, plates
from render.gurkensolo.racers import racers
from render.gurkensolo.table import table, under_tray
from render.gurkensolo.track import ground
from render.scene import Drawing, Primitive, Scene
from render.view import View
from rules.gurkensolo import GurkensoloObservation


def scenes(observation: GurkensoloObservation, view: View) -> tuple[Scene]:
    """See :meth:`Layout.scenes`."""
    return (scene(observation, view),)


def scene(observation: GurkensoloObservation, view: View) -> Scene:
    """The one picture."""
    height = bottom(observation)
    return Scene(
        width=WIDTH,
        height=height,
        base=_base(height, (*under_tray(observation), *plates(observation))),
        items=(
            *header(observation, view),
            *racers(observation, view),
            *table(observation, view),
            *panels(observation, view),
        ),
    )


@cache
def _base(height: int, plates: tuple[Primitive, ...]) -> Drawing:
    return Drawing((*ground(height), *plates))
