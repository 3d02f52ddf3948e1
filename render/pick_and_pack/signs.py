"""Small signs for how a seat stands; the origin of each is its middle."""

from functools import cache

from render.scene import Drawing, Ellipse, Line


@cache
def ready_sign(is_ready: bool) -> Drawing:
    """A tick for who has finished, three dots for who is still at work."""
    if is_ready:
        tick = Line(((-11, 1), (-3, 9), (12, -9)), "target.ink", 6)
        return Drawing((Ellipse(0, 0, 24, 24, "target"), tick))
    return Drawing(tuple(Ellipse(x, 0, 6, 6, "text.muted") for x in (-18, 0, 18)))
