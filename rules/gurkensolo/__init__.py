"""Das Gurkensolo: four pickles race for everybody, and each seat bets on an order of arrival.

Scores count the points of a seat's goal card, 0 to 7 or 10. A seat that resigned has 0 and ranks
behind all others, who may have 0 too; where resigning ended the game, no card is scored.
"""

from rules.gurkensolo.actions import GurkensoloAction, Verb
from rules.gurkensolo.cards import CARDS, GOALS, PICKLES, Relation, Special, Statement, card_id
from rules.gurkensolo.goals import PLACE_POINTS, PLACES, Goals
from rules.gurkensolo.menu import menu_steps
from rules.gurkensolo.observe import GurkensoloObservation
from rules.gurkensolo.race import GOAL, LAST_BLUE, START
from rules.gurkensolo.state import Laid, Phase, Verdict

__all__ = [
    "CARDS",
    "GOAL",
    "GOALS",
    "LAST_BLUE",
    "PICKLES",
    "PLACES",
    "PLACE_POINTS",
    "START",
    "Goals",
    "GurkensoloAction",
    "GurkensoloObservation",
    "Laid",
    "Phase",
    "Relation",
    "Special",
    "Statement",
    "Verb",
    "Verdict",
    "card_id",
    "menu_steps",
]
