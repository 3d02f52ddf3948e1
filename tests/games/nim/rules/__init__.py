"""Nim: rows of matches; two seats take from them in turn until none is left.

Scores are 1 for the winner and 0 for the other seat.
"""

from tests.games.nim.rules.actions import NimAction, row_letter
from tests.games.nim.rules.components import PIECES
from tests.games.nim.rules.observe import NimObservation
from tests.games.nim.rules.scoring import Termination

__all__ = ["PIECES", "NimAction", "NimObservation", "Termination", "row_letter"]
