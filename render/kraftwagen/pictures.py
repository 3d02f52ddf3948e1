"""Which pictures a position has, and in which order: first what the question is about."""

from collections.abc import Mapping
from enum import Enum, auto

from render.kraftwagen.last_scoring import shown_scoring
from rules.kraftwagen import Decision, KraftwagenObservation


class Picture(Enum):
    """One picture of a position."""

    BOARD = auto()
    """What all seats share: chain, race, research and market."""
    OWN_MAT = auto()
    """The reader's own mat."""
    MATS = auto()
    """All mats in short, and the awards."""
    LAST_SCORING = auto()
    """The last scoring."""


_ABOUT: Mapping[Decision, Picture] = {
    Decision.BODY: Picture.OWN_MAT,
    Decision.ENGINE: Picture.OWN_MAT,
}
"""What somebody who answers looks at; else it is the board."""


def pictures(obs: KraftwagenObservation) -> tuple[Picture, ...]:
    """The pictures in order."""
    about = _ABOUT.get(obs.decision, Picture.BOARD)
    if obs.seat is not None and not obs.legal:
        about = Picture.OWN_MAT
    return tuple(sorted(_there(obs), key=lambda picture: picture is not about))


def _there(obs: KraftwagenObservation) -> tuple[Picture, ...]:
    own = () if obs.seat is None else (Picture.OWN_MAT,)
    scoring = () if shown_scoring(obs) is None else (Picture.LAST_SCORING,)
    return (Picture.BOARD, *own, Picture.MATS, *scoring)
