"""The piece for a seat on the podium."""

from render.gurkensolo.pickles import fan
from render.scene import Drawing


def piece(seat: int) -> Drawing:
    """See :meth:`Layout.piece`: nobody owns one of the pickles that race, so a fan stands there."""
    return fan(seat, 1.25)
