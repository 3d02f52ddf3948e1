"""The pictures of a position of Kraftwagen."""

from dataclasses import replace

from render.kraftwagen.board import board_scene, show_scene
from render.kraftwagen.choices import choices
from render.kraftwagen.mats import mats_scene
from render.kraftwagen.pictures import Picture, pictures
from render.scene import Scene
from render.view import View
from rules.kraftwagen import KraftwagenObservation


def scenes(observation: KraftwagenObservation, view: View) -> tuple[Scene, ...]:
    """See :meth:`Layout.scenes`."""
    if view.advises:
        observation = replace(observation, last=())
    marked = choices(observation, view.chosen)
    order = pictures(observation)

    def drawn(picture: Picture) -> Scene:
        match picture:
            case Picture.BOARD:
                return board_scene(observation, view, marked)
            case Picture.SHOW:
                return show_scene(observation, view, marked, picture is order[0])
            case Picture.MATS:
                return mats_scene(observation, view, marked)

    return tuple(map(drawn, order))
