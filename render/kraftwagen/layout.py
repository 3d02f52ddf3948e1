"""The pictures of a position of Kraftwagen."""

from render.kraftwagen.board import board_scene
from render.kraftwagen.choices import choices
from render.kraftwagen.last_scoring import last_scoring_scene
from render.kraftwagen.mats import mats_scene
from render.kraftwagen.own_mat import own_mat_scene
from render.kraftwagen.pictures import Picture, pictures
from render.scene import Scene
from render.view import View
from rules.kraftwagen import KraftwagenObservation


def scenes(observation: KraftwagenObservation, view: View) -> tuple[Scene, ...]:
    """See :meth:`Layout.scenes`."""
    marked = choices(observation, view.chosen)

    def drawn(picture: Picture) -> Scene:
        match picture:
            case Picture.BOARD:
                return board_scene(observation, view, marked)
            case Picture.OWN_MAT:
                return own_mat_scene(observation, view, marked)
            case Picture.MATS:
                return mats_scene(observation, view, marked)
            case Picture.LAST_SCORING:
                return last_scoring_scene(observation, view)

    return tuple(map(drawn, pictures(observation)))
