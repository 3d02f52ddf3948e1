"""Docker: cubes climb over each other on a quay of nine squares until one seat can still move.

Scores count the opponents that a seat has outlasted: 0 for the first one out, ``seats - 1`` for the
winner.
"""

from rules.docker.actions import DockerAction
from rules.docker.board import Reason
from rules.docker.menu import menu_steps
from rules.docker.observe import DockerObservation
from rules.docker.paths import SQUARES

__all__ = ["SQUARES", "DockerAction", "DockerObservation", "Reason", "menu_steps"]
