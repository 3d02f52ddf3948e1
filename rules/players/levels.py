"""The levels of computer players: what each looks at, and how much it thinks."""

from enum import StrEnum
from random import Random
from typing import Any

from rules.core.game import Game
from rules.core.robot import Method, Robot
from rules.core.types import Observation, VisibleHistory
from rules.players.alpha_beta import AlphaBeta
from rules.players.choice import Budget, Choice, Player
from rules.players.expectation import Expectation
from rules.players.grades import grade
from rules.players.judge import Judge
from rules.players.one_ply import OnePly
from rules.players.rollouts import Rollouts
from rules.players.tree import Tree


class Level(StrEnum):
    """The strength that people choose for a robot."""

    EASY = "easy"
    """Looks one action ahead, and is often mistaken."""
    MEDIUM = "medium"
    """Looks one action ahead, and infers nothing from what the others do."""
    HARD = "hard"
    """Looks as far ahead as helps in its game."""


USUAL = Level.MEDIUM
"""The level of robots that nobody has chosen one for."""


def level_named(name: str) -> Level:
    """Return the level with this name; for one that is no longer known the one in the middle."""
    return next((level for level in Level if level == name), USUAL)


DEALS = 8
"""So many deals a player looks at that goes by one ply."""

SIMULATIONS = {
    Method.ONE_PLY: 32,
    Method.EXPECTATION: 12,
    Method.ROLLOUTS: 16,
    Method.TREE: 150,
    Method.ALPHA_BETA: 6000,
}
"""How many simulations a hard player makes, by the way in which it looks ahead."""


class _WhereOpen:
    """Searches where choices are open to all, and goes by one ply while seats choose in secret."""

    def __init__(self, judge: Judge) -> None:
        self._search = AlphaBeta(judge)
        self._one_ply = OnePly(judge)

    def choose(
        self, observation: Observation, history: VisibleHistory, budget: Budget, rng: Random
    ) -> Choice:
        """See :meth:`Player.choose`."""
        if observation.open_legal:
            return self._search.choose(observation, history, budget, rng)
        return self._one_ply.choose(observation, history, budget._replace(simulations=1), rng)


def player(game: Game[Any, Any, Any], robot: Robot[Any], level: Level) -> Player:
    """Build the player of *game* on this *level*."""
    if level is not Level.HARD:
        key = game.info.key
        simple = Judge(game, robot, is_inferring=False)
        return OnePly(simple, doubt=lambda seats: grade(key, seats, level.value).doubt)
    judge = Judge(game, robot)
    match robot.method:
        case Method.EXPECTATION:
            return Expectation(judge)
        case Method.ROLLOUTS:
            return Rollouts(judge)
        case Method.TREE:
            return Tree(judge)
        case Method.ALPHA_BETA:
            return _WhereOpen(judge)
        case Method.ONE_PLY:
            return OnePly(judge)


def simulations(robot: Robot[Any], level: Level) -> int:
    """Return how many simulations a player of this *level* makes for a decision."""
    if level is Level.EASY:
        return 1
    return DEALS if level is Level.MEDIUM else SIMULATIONS[robot.method]
