"""The action tiles: icons of one to three actions on cream."""

from functools import cache

from render.kraftwagen.geometry import TILE
from render.kraftwagen.icons import ACTIONS
from render.kraftwagen.placement import Placement
from render.kraftwagen.tokens import slab
from render.scene import Box, Drawing

_PLACES = {
    1: ((0.0, -1.0, 39.0),),
    2: ((-20.0, -22.0, 26.0), (22.0, 22.0, 26.0)),
    3: ((-25.0, -25.0, 23.0), (26.0, -25.0, 23.0), (0.0, 25.0, 24.0)),
}
"""Where the icons stand, and how large, by how many there are."""


@cache
def action_tile(actions: tuple[str, ...]) -> Drawing:
    """A tile of the chain; the origin is its middle."""
    icons = (
        icon
        for (x, y, size), action in zip(_PLACES[len(actions)], actions, strict=True)
        for icon in ACTIONS[action](Placement(x, y, size))
    )
    half = TILE / 2
    shadow = Box(5 - half, 6 - half, TILE, TILE, "shadow", 16)
    return Drawing((shadow, *slab(TILE, TILE, radius=16), *icons))
