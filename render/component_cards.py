"""A card, tile or piece on its own, large."""

from collections.abc import Iterable

from render.scene import Box, Drawing, Item, Primitive, Scene

WIDTH, HEIGHT = 560, 400
MIDDLE = WIDTH // 2, HEIGHT // 2


class UnknownComponent(LookupError):
    """A game has no component of this name."""

    def __init__(self, game: str, name: str) -> None:
        super().__init__(f"{game} has no component {name!r}")
        self.game, self.name = game, name


def card_scene(*items: Item, ground: Iterable[Primitive] = ()) -> Scene:
    """*items* on the ground of their game, where *ground* may lie between the two."""
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        base=Drawing.of(Box(0, 0, WIDTH, HEIGHT, "ground"), *ground),
        items=items,
    )
