"""Pictures of a position, in order: first what the question is about."""

from collections.abc import Mapping
from enum import Enum, auto

from rules.kraftwagen import Decision, KraftwagenObservation


class Picture(Enum):
    """One picture of a position."""

    BOARD = auto()
    """Chain, race and research."""
    SHOW = auto()
    """The market: buyers, prices and cars; start tiles and the last scoring."""
    MATS = auto()
    """What every seat has, the reader's own first; the awards and the supply."""


_ABOUT: Mapping[Decision, Picture] = {
    Decision.START: Picture.SHOW,
    Decision.BUYER: Picture.SHOW,
    Decision.CAR: Picture.SHOW,
    Decision.BENZ: Picture.SHOW,
    Decision.BODY: Picture.MATS,
    Decision.ENGINE: Picture.MATS,
}
"""What somebody who answers looks at; else it is the board."""


def pictures(obs: KraftwagenObservation) -> tuple[Picture, ...]:
    """The pictures in order: after what the question is about, what one has for it."""
    about = _ABOUT.get(obs.decision, Picture.BOARD)
    if obs.seat is not None and not obs.legal:
        about = Picture.MATS
    return tuple(dict.fromkeys((about, Picture.MATS, *Picture)))
