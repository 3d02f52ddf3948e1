"""Who stands for a seat on the podium."""

from functools import cache

from render.gurkensolo.pickles import pickle
from render.scene import Drawing
from rules.gurkensolo import PICKLES


@cache
def piece(seat: int) -> Drawing:
    """See :meth:`Layout.piece`: a pickle, although none belongs to anybody."""
    return pickle(seat % len(PICKLES), 1.25)
