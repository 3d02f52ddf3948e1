"""Those whom the computer players are measured against, by name."""

from random import Random
from typing import Any

from rules.core.chance import SEED_BYTES
from rules.core.ranking import ranks
from rules.core.robot import LinearRobot, Robot, final_values
from rules.core.types import Outcome
from rules.core.weights import Weights
from rules.gurkensolo.goals import worths
from rules.gurkensolo.robot import GurkensoloRobot
from rules.gurkensolo.state import GurkensoloState
from rules.players.choice import Choice, Considered, Statistics
from rules.players.judge import Judge
from rules.players.levels import Level, player, simulations
from rules.players.one_ply import OnePly
from rules.players.tree import Tree
from rules.registry import GAMES, ROBOTS
from tests.players.match import Contestant

RANDOM = "random"
GREEDY = "greedy"
"""Looks one action ahead in one deal."""
UNIFORM = "uniform"
"""As many deals as the hard player, all hidden things being equally likely."""
STRANGER = "stranger"
"""As greedy, but it judges otherwise: what counts for it counts half or twice as much. In Das
Gurkensolo it expects the pickles to come in as they stand now."""
CHEAT = "cheat"
"""As the hard player by one ply, and it sees what is hidden."""
LINEAR, LINEAR_TREE = "linear", "tree"
"""By the weights of the robot alone, where it has a net: as greedy, and as the hard player whom the
net came after."""

LINEAR_SIMULATIONS = 150
_STRANGE = 2.0


def contestant(key: str, name: str) -> Contestant:
    """The player called *name* at the game *key*."""
    if name == RANDOM:
        return Contestant(name, Anything(), 0)
    game, robot = GAMES[key], ROBOTS[key].load(key)
    hard = simulations(robot, Level.HARD)
    match name:
        case "greedy":
            return Contestant(name, OnePly(Judge(game, robot)), 1)
        case "uniform":
            judge = Judge(game, robot, is_inferring=False)
            return Contestant(name, OnePly(judge), hard)
        case "stranger":
            return Contestant(name, OnePly(Judge(game, strange(key, robot))), 1)
        case "linear":
            return Contestant(name, OnePly(Judge(game, linear(robot))), 1)
        case "tree":
            return Contestant(name, Tree(Judge(game, linear(robot))), LINEAR_SIMULATIONS)
        case "cheat":
            return Contestant(name, Cheat(game, robot), hard)
    level = Level(name)
    return Contestant(name, player(game, robot, level), simulations(robot, level))


class Anything:
    """Chooses any legal action."""

    def choose(self, observation: Any, history: Any, budget: Any, rng: Random) -> Choice:
        action = rng.choice(observation.legal)
        return Choice(action, Statistics((Considered(action, 0.5, 1),), 0))


class Cheat:
    """Goes by one ply in the true position, with other chance to come."""

    def __init__(self, game: Any, robot: Robot[Any]) -> None:
        self._judge = _Seeing(game, robot)

    def see(self, state: Any) -> None:
        """Be shown the truth."""
        self._judge.truth = state

    def choose(self, observation: Any, history: Any, budget: Any, rng: Random) -> Choice:
        return OnePly(self._judge).choose(observation, history, budget, rng)


class _Seeing(Judge):
    truth: Any = None

    def deals(self, observation: Any, history: Any, count: int, rng: Random) -> list[Any]:
        return [self.game.reseed(self.truth, rng.randbytes(SEED_BYTES)) for _ in range(count)]


class Shortsighted(GurkensoloRobot):
    """Counts the goal cards for the order in which the pickles stand, as people like to do."""

    def values(self, state: GurkensoloState) -> tuple[float, ...]:
        """See :meth:`Robot.values`. Of pickles on one field the first by colour counts as ahead."""
        race = state.race
        running = [pickle for pickle in range(len(race.fields)) if pickle not in race.arrivals]
        running.sort(key=race.fields.__getitem__, reverse=True)
        order = (*race.arrivals, *running)
        points = tuple(max(sum(worths(card, order)) for card in own.held) for own in state.goals)
        return final_values(Outcome("", points, ranks(points, state.resigned)))


def linear(robot: Robot[Any]) -> Robot[Any]:
    """Return *robot* without its net."""
    assert isinstance(robot, LinearRobot)
    return type(robot)(robot.weights)


def strange(key: str, robot: Robot[Any]) -> Robot[Any]:
    """*robot*, but with a taste of its own."""
    if not isinstance(robot, LinearRobot):
        return Shortsighted()
    rng, weights = Random(key), robot.weights
    factors = [_STRANGE ** rng.uniform(-1, 1) for _ in weights.names]
    by_seats = {
        seats: tuple(
            tuple(weight * factor for weight, factor in zip(row, factors, strict=True))
            for row in rows
        )
        for seats, rows in weights.by_seats.items()
    }
    return type(robot)(Weights(weights.names, by_seats))
