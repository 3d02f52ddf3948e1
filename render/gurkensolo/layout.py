"""Where everything on a picture of Das Gurkensolo goes."""

from render.gurkensolo.geometry import WIDTH
from render.gurkensolo.panels import bottom, panels
from render.gurkensolo.racers import racers
from render.gurkensolo.table import table
from render.gurkensolo.track import ground
from render.scene import Scene
from render.view import View
from rules.gurkensolo.view import GurkensoloObservation


def scenes(observation: GurkensoloObservation, view: View) -> tuple[Scene]:
    """See :meth:`Layout.scenes`."""
    return (scene(observation, view),)


def scene(observation: GurkensoloObservation, view: View) -> Scene:
    """The one picture."""
    height = bottom(observation)
    return Scene(
        width=WIDTH,
        height=height,
        base=ground(height),
        items=(
            *racers(observation, view),
            *table(observation, view),
            *panels(observation, view),
        ),
    )
