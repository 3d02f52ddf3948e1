"""Pier 18: everybody builds a pier out to sea, and wants the right people strolling on it.

Scores count points: 0 for a seat that has resigned. Ranks are never shared: among equal scores more
characters on the pier are better, then the earlier date of the plan card.
"""

from rules.pier18.actions import PierAction, Verb
from rules.pier18.cards import CARDS, EMPTY, NUMBERS, Card, Character
from rules.pier18.characters import (
    Scores,
    flower_groups,
    scores,
    scoring_fishers,
    scoring_lovers,
    scoring_poets,
)
from rules.pier18.gains import patron_points
from rules.pier18.menu import menu_steps
from rules.pier18.observe import PierObservation
from rules.pier18.pier import BOTTOM, Columns, Pier, Section, columns_of, starts
from rules.pier18.plans import PLANS, is_met
from rules.pier18.robot import best as best
from rules.pier18.state import Phase

__all__ = [
    "BOTTOM",
    "CARDS",
    "EMPTY",
    "NUMBERS",
    "PLANS",
    "Card",
    "Character",
    "Columns",
    "Phase",
    "Pier",
    "PierAction",
    "PierObservation",
    "Scores",
    "Section",
    "Verb",
    "best",
    "columns_of",
    "flower_groups",
    "is_met",
    "menu_steps",
    "patron_points",
    "scores",
    "scoring_fishers",
    "scoring_lovers",
    "scoring_poets",
    "starts",
]
