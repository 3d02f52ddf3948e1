"""The pieces of Nim, large."""

from functools import cache

from render.component_cards import MIDDLE, UnknownComponent, card_scene
from render.scene import Scene, Sprite
from tests.games.nim.render.icons import match


@cache
def component_card(name: str) -> Scene:
    """See :meth:`Layout.component_card`."""
    if name != "match":
        raise UnknownComponent("nim", name)
    return card_scene(Sprite(*MIDDLE, match(3), label=name))
