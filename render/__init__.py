"""Pictures and words for what a player may see of a game.

``Observation -> Layout.scene -> Scene -> Painter.paint -> bytes``. A layout knows one game and no
pixels; the painter knows pixels and no game. Whoever must not wait asks
:class:`render.worker.Renderer`.
"""

from dataclasses import replace

from render.paint import encode, painter
from render.registry import LAYOUTS
from render.theme import THEMES
from render.view import View
from rules.core.types import Observation

__all__ = ["picture", "warm_up"]


def picture(observation: Observation, view: View) -> bytes:
    """The board as a PNG file, as *view* wants it: at most 1,200 pixels wide, 256 colours."""
    layout = LAYOUTS[observation.game]
    colours = layout.colours(view.theme)
    return encode(painter(colours).paint(layout.scene(observation, view)))


def warm_up() -> None:
    """Draw a board of every game for nobody, so that the first one wanted is drawn quickly."""
    for layout in LAYOUTS.values():
        # The bot waits for it when it starts: one board draws most of what the others need.
        for page in layout.guide()[:1]:
            for theme in THEMES:
                picture(page.observation, replace(page.view, theme=theme))
