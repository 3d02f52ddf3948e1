"""Kraftwagen, a game by Matthias Cramer for two to four seats.

:mod:`.game` is its contract with everybody else; the rules of play stand in a module for each
mechanism, and what follows on what in :mod:`.phases`.
"""

from rules.kraftwagen.actions import KraftwagenAction, Verb
from rules.kraftwagen.buyers import BUYERS, Buyers
from rules.kraftwagen.cards import (
    ACTIVE_SPACES,
    BODIES,
    CARDS,
    ENGINES,
    LAST_CAR,
    LAST_TILE,
    MARKER_START,
    PLACES,
    PRICES,
    PRIZES,
    START_TILES,
    TILES,
    TRACK,
    TURNS,
    WORKERS,
    WORKSHOPS,
    Buyer,
    Card,
    CardKind,
    Engineer,
    Goal,
    Prize,
)
from rules.kraftwagen.chain import Chain, after_taking
from rules.kraftwagen.market import (
    Car,
    Sale,
    buyers_would_take,
    counted_body,
    counted_crew,
    counted_engine,
    counted_price,
)
from rules.kraftwagen.mats import Award, Mat
from rules.kraftwagen.money import Money, Scoring
from rules.kraftwagen.observe import KraftwagenObservation
from rules.kraftwagen.research import Research
from rules.kraftwagen.stock import Kind, Piece, Stock
from rules.kraftwagen.table import Decision
from rules.kraftwagen.tile_actions import Job, Task, TileAction

__all__ = [
    "ACTIVE_SPACES",
    "BODIES",
    "BUYERS",
    "CARDS",
    "ENGINES",
    "LAST_CAR",
    "LAST_TILE",
    "MARKER_START",
    "PLACES",
    "PRICES",
    "PRIZES",
    "START_TILES",
    "TILES",
    "TRACK",
    "TURNS",
    "WORKERS",
    "WORKSHOPS",
    "Award",
    "Buyer",
    "Buyers",
    "Car",
    "Card",
    "CardKind",
    "Chain",
    "Decision",
    "Engineer",
    "Goal",
    "Job",
    "Kind",
    "KraftwagenAction",
    "KraftwagenObservation",
    "Mat",
    "Money",
    "Piece",
    "Prize",
    "Research",
    "Sale",
    "Scoring",
    "Stock",
    "Task",
    "TileAction",
    "Verb",
    "after_taking",
    "buyers_would_take",
    "counted_body",
    "counted_crew",
    "counted_engine",
    "counted_price",
]
