"""The pictures of a message about a position: its game's, and the ranking once it is over."""

from render.ranking import describe_ranking, ranking
from render.registry import LAYOUTS
from render.scene import Scene
from render.view import Translator, View
from rules.core.types import Observation


def scenes(observation: Observation, view: View) -> tuple[Scene, ...]:
    """All pictures, the most important first."""
    layout = LAYOUTS[observation.game]
    drawn = layout.scenes(observation, view)
    if view.points is None:
        return drawn
    end = ranking(observation, view.points, view, layout.icon, layout.piece, layout.scenery)
    return (end, *drawn)


def describe(observation: Observation, view: View, translate: Translator) -> tuple[str, ...]:
    """The alternative text of each picture."""
    texts = LAYOUTS[observation.game].describe(observation, view, translate)
    if view.points is None:
        return texts
    return (describe_ranking(observation, view.points, view, translate), *texts)
