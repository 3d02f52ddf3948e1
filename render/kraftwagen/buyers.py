"""The buyers, each with a placard of what they look for; the origin of each is its middle."""

from functools import cache

from render.kraftwagen.icons import WISHES, Icon, gentleman
from render.kraftwagen.placement import Placement
from render.scene import Drawing, Text


@cache
def buyer(kind: str, size: int) -> Drawing:
    """A buyer, *size* half his height."""
    at = Placement(0, 0, size)
    return Drawing((*gentleman(at.detail(-0.28, 0), kind), *_placard(at.detail(0.5, 0.34), kind)))


@cache
def placard(kind: str, size: int, number: int = 0) -> Drawing:
    """Draw what a buyer looks for; with a *number*, the space that he is on."""
    at = Placement(0, 0, size / 0.66)
    icons = _placard(at, kind)
    if not number:
        return Drawing(icons)
    little = at.detail(-0.62, -0.42, 0.34)
    return Drawing(
        (
            *icons,
            little.disc("coal", 0, 0, 1.06),
            little.disc("may", 0, 0, 0.9),
            Text(*little.at(0, 0), str(number), 28, "may.text", "middle", label=f"space {number}"),
        )
    )


def _placard(at: Placement, kind: str) -> Icon:
    return (
        at.disc("coal", 0, 0, 0.66),
        at.disc("paper", 0, 0, 0.6),
        *WISHES[kind](at.detail(0, 0.02, 0.4)),
    )
