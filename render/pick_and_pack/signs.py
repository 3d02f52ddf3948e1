"""Small signs for how a seat stands, and what it has; the origin of each is its middle."""

from functools import cache

from render.pick_and_pack.symbols import symbol
from render.pick_and_pack.trays import apple
from render.scene import Drawing, Ellipse, Line
from rules.pick_and_pack import OPEN, Kind, Mark

_CLOSED_BY = {Mark.PREMIUM: Kind.PREMIUM, Mark.WHOLESALE: Kind.WHOLESALE}


@cache
def ready_sign(is_ready: bool) -> Drawing:
    """A tick for who has finished, three dots for who is still at work."""
    if is_ready:
        tick = Line(((-11, 1), (-3, 9), (12, -9)), "target.ink", 6)
        return Drawing((Ellipse(0, 0, 24, 24, "target"), tick))
    return Drawing(tuple(Ellipse(x, 0, 6, 6, "text.muted") for x in (-18, 0, 18)))


@cache
def sign(source: str) -> Drawing:
    """See :meth:`Layout.sign`: an apple for open crates, else the tile that closed them."""
    if source == OPEN:
        return Drawing(apple(-2, 3, 19))
    return Drawing(symbol(_CLOSED_BY[Mark(source)], 0, 0, 22))
