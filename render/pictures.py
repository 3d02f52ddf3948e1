"""The pictures of a position and of its components, as PNG files."""

from cachetools import LRUCache

from render.covers import cover
from render.figures import Figure, figure_colours, figure_scene
from render.gallery import scenes
from render.paint import encode, painter
from render.registry import LAYOUTS
from render.scene import Scene
from render.theme import ThemeName
from render.view import View
from rules.core.types import GameInfo, Observation

_FILES = 8_000_000
"""Bytes of finished files that are kept."""
_files: LRUCache[tuple[str, ThemeName, Scene], bytes] = LRUCache(_FILES, len)
"""Most pictures of a message are the same as in the message before."""


def pictures(observation: Observation, view: View) -> tuple[bytes, ...]:
    """The position as PNG files, as *view* wants it: at most 1,200 pixels wide, 256 colours."""
    drawn = scenes(observation, view)
    return tuple(_file(observation.game, scene, view.theme) for scene in drawn)


def component_card(game: str, name: str, theme: ThemeName) -> tuple[bytes]:
    """One card, tile or piece of *game* as a PNG file.

    :raises UnknownComponent: the game has none of this name.
    """
    return (_file(game, LAYOUTS[game].component_card(name), theme),)


def cover_picture(info: GameInfo, theme: ThemeName, is_small: bool) -> tuple[bytes]:
    """The cover of a game as a PNG file, wide or small."""
    return (_file(info.key, cover(info, is_small=is_small), theme),)


def figure_picture(figure: Figure, theme: ThemeName) -> tuple[bytes]:
    """*figure* as a PNG file."""
    scene = figure_scene(figure)
    picture = painter(figure_colours(theme)).paint(scene)
    return (encode(picture),)


def _file(game: str, scene: Scene, theme: ThemeName) -> bytes:
    key = (game, theme, scene)
    try:
        return _files[key]
    except KeyError:
        picture = painter(LAYOUTS[game].colours(theme)).paint(scene)
        file = _files[key] = encode(picture)
        return file
