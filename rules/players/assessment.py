"""Compare an action with what the hard player would choose, and give the reason for a hint."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from rules.core.game import Game
from rules.core.robot import Robot
from rules.core.types import Belief, Observation, State, VisibleHistory
from rules.players.choice import NEARLY, Budget
from rules.players.judge import Judge
from rules.players.levels import Level, player, searching

_DEALS = 4
"""In so many deals two actions are told apart."""


class Reason(NamedTuple):
    """A count by which a position is better after one action than after another."""

    fact: str
    """One of ``Robot.facts``."""
    seat: int
    """Who has more of it, if that is the seat that decides, or else less."""
    after: int
    """How much after the one action."""
    otherwise: int
    """How much after the other."""


class Assessment(NamedTuple):
    """An action as the hard player sees it, from what its seat may know.

    It holds what the seat could work out itself, and nothing hidden.
    """

    best: Any
    """What the hard player would have done; the action itself where nothing is better."""
    expected: float
    """What the seat may expect of the best action, 0 to 1."""
    loss: float
    """How much less it may expect of the action, 0 to 1."""


def assess(
    game: Game[Any, Any, Any],
    robot: Robot[Any],
    observation: Observation,
    history: VisibleHistory,
    action: Any,
    budget: Budget,
    rng: Random,
) -> Assessment:
    """Measure how much *action*, one of ``observation.legal``, gives away.

    *budget* is spent at most twice: to find the best action, and to compare *action* with it, both
    looked at equally long.
    """
    chosen = player(game, robot, Level.HARD).choose(observation, history, budget, rng)
    best = chosen.statistics.considered[0]
    if best.action == action:
        return Assessment(action, best.value, 0.0)
    pair = best.action, action
    better, worse = duel(game, robot, observation, history, pair, budget, rng)
    if better <= worse:
        return Assessment(action, worse, 0.0)
    return Assessment(best.action, better, better - worse)


def duel(
    game: Game[Any, Any, Any],
    robot: Robot[Any],
    observation: Observation,
    history: VisibleHistory,
    actions: tuple[Any, Any],
    budget: Budget,
    rng: Random,
) -> tuple[float, float]:
    """Return what the hard player expects of two *actions*, having looked at both equally long."""
    search = searching(Judge(game, _Narrowed(robot, observation, actions)))
    considered = search.choose(observation, history, budget, rng).statistics.considered
    values = {each.action: each.value for each in considered}
    return values[actions[0]], values[actions[1]]


def reason(
    judge: Judge,
    observation: Observation,
    history: VisibleHistory,
    actions: tuple[Any, Any],
    rng: Random,
) -> Reason | None:
    """Find the weightiest fact that speaks for the first of two *actions* and against the second.

    It is so whatever is hidden, and at that glance the judgement prefers the first as well. None
    where there is no such fact, or where one of them may end the game.
    """
    seat = observation.seat
    assert seat is not None
    deals = judge.deals(observation, history, judge.deal_count(_DEALS), rng)
    pairs = [[judge.game.apply(deal, action).state for action in actions] for deal in deals]
    if not all(state.to_act for pair in pairs for state in pair):
        return None
    gains = [judge.values(better)[seat] - judge.values(worse)[seat] for better, worse in pairs]
    if sum(gains) <= NEARLY * len(pairs):
        return None
    seen = [[judge.robot.counts(state, seat) for state in pair] for pair in pairs]
    for place, fact in enumerate(judge.robot.facts):
        for whose in (seat, *(each for each in range(observation.seats) if each != seat)):
            told = {(better[whose][place], worse[whose][place]) for better, worse in seen}
            after, otherwise = told.pop()
            if told or after is None or otherwise is None or after == otherwise:
                continue
            if (after > otherwise) == (whose == seat):
                return Reason(fact, whose, after, otherwise)
    return None


class _Narrowed(Robot[State]):
    """A robot that looks at a few actions only where *observation* asks for one."""

    def __init__(self, robot: Robot[Any], observation: Observation, actions: Sequence[Any]) -> None:
        self._robot = robot
        self._observation = observation
        self._actions = tuple(actions)
        self.method = robot.method

    def values(self, state: State) -> tuple[float, ...]:
        return self._robot.values(state)

    def before_chance(self, state: State, action: Any) -> State:
        before: State = self._robot.before_chance(state, action)
        return before

    def chances(self, state: State) -> Sequence[tuple[float, State]]:
        return self._robot.chances(state)

    def candidates(self, state: State, actions: Sequence[Any]) -> Sequence[Any]:
        asked = self._observation
        is_asked = state.ply == asked.ply and actions[0].seat == asked.seat
        return self._actions if is_asked else self._robot.candidates(state, actions)

    def belief(self, observation: Observation, history: VisibleHistory) -> Belief | None:
        return self._robot.belief(observation, history)
