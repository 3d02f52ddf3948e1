"""Which pictures there are, and in which order: first what the question is about."""

from collections.abc import Mapping
from enum import Enum, auto

from render.kraftwagen.ledger import shown_scoring
from rules.kraftwagen import Decision, KraftwagenObservation


class Panel(Enum):
    """One picture of a position."""

    DESK = auto()
    """The reader's own mat."""
    CHAIN = auto()
    MARKET = auto()
    RACE = auto()
    MATS = auto()
    """All mats in short."""
    LEDGER = auto()
    """The last scoring."""


_ABOUT: Mapping[Decision, Panel] = {
    Decision.BUYER: Panel.MARKET,
    Decision.CAR: Panel.MARKET,
    Decision.BENZ: Panel.MARKET,
    Decision.BODY: Panel.DESK,
    Decision.ENGINE: Panel.DESK,
    Decision.OVER: Panel.MATS,
}
"""What somebody who answers looks at; else it is the chain."""


def panels(obs: KraftwagenObservation) -> tuple[Panel, ...]:
    """The pictures in order. The first is shown wider than the others."""
    about = _ABOUT.get(obs.decision, Panel.CHAIN)
    if obs.seat is not None and not obs.legal:
        about = Panel.DESK
    return tuple(sorted(_there(obs), key=lambda panel: panel is not about))


def _there(obs: KraftwagenObservation) -> tuple[Panel, ...]:
    own = () if obs.seat is None else (Panel.DESK,)
    scoring = () if shown_scoring(obs) is None else (Panel.LEDGER,)
    return (*own, Panel.CHAIN, Panel.MARKET, Panel.RACE, Panel.MATS, *scoring)
