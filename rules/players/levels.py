"""The levels of computer players: what each looks at, and how much it thinks."""

from enum import StrEnum
from random import Random
from typing import Any

from rules.core.game import Game
from rules.core.robot import Method, Robot
from rules.core.types import Observation, VisibleHistory
from rules.players.choice import Budget, Choice, Considered, Player, Statistics, varied
from rules.players.expectation import Expectation
from rules.players.grades import grade
from rules.players.judge import Judge
from rules.players.one_ply import OnePly, ranking
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

_PROOF = 60
"""In so many deals an action has to win at once, to be taken for a win."""


class _Finishing:
    """Ends the game where that wins, whatever is hidden and chance brings, and else plays on.

    A judgement is hardly ever so sure that a win on paper may wait for it.
    """

    def __init__(self, judge: Judge, otherwise: Player) -> None:
        self._judge = judge
        self._otherwise = otherwise

    def choose(
        self, observation: Observation, history: VisibleHistory, budget: Budget, rng: Random
    ) -> Choice:
        """See :meth:`Player.choose`."""
        ranked = self._wins(observation, history, rng)
        if ranked:
            return Choice(varied(ranked, rng), Statistics(ranked, 0))
        return self._otherwise.choose(observation, history, budget, rng)

    def _wins(
        self, observation: Observation, history: VisibleHistory, rng: Random
    ) -> tuple[Considered, ...]:
        """Find what wins at once, the best score first."""
        judge, seat = self._judge, observation.seat
        assert seat is not None
        (deal,) = judge.deals(observation, history, 1, rng)
        found = [each for each in judge.candidates(deal, seat) if judge.wins_at_once(deal, each)]
        if not found:
            return ()
        deals = judge.deals(observation, history, judge.deal_count(_PROOF), rng)
        sure = [each for each in found if all(judge.wins_at_once(deal, each) for deal in deals)]
        return ranking(judge, seat, sure, deals, Budget(1)).considered


def player(game: Game[Any, Any, Any], robot: Robot[Any], level: Level) -> Player:
    """Build the player of *game* on this *level*."""
    simple = Judge(game, robot, is_inferring=False)
    if level is Level.HARD:
        return _Finishing(simple, searching(Judge(game, robot)))
    key = game.info.key
    doubting = OnePly(simple, doubt=lambda seats: grade(key, seats, level.value).doubt)
    return _Finishing(simple, doubting)


def searching(judge: Judge) -> Player:
    """Build the player that looks as far ahead as helps."""
    match judge.robot.method:
        case Method.EXPECTATION:
            return Expectation(judge)
        case Method.ROLLOUTS:
            return Rollouts(judge)
        case Method.TREE:
            return Tree(judge)
        case Method.ONE_PLY:
            return OnePly(judge)


def simulations(robot: Robot[Any], level: Level) -> int:
    """Return how many simulations a player of this *level* makes for a decision."""
    if level is Level.EASY:
        return 1
    return DEALS if level is Level.MEDIUM else robot.simulations
