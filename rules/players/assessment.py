"""Compare an action with the one that the hard player would choose, and say what is better."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from rules.core.game import Game
from rules.core.robot import Features, Robot
from rules.core.types import Belief, Observation, State, VisibleHistory
from rules.players.choice import Budget
from rules.players.judge import Judge
from rules.players.levels import Level, player

_DEALS = 4
"""In so many deals two actions are told apart."""
_SLIGHT = 0.01
"""A part that speaks no more than this for an action, in logits, is no reason for it."""


class Contrast(NamedTuple):
    """The part of the judgement that speaks most for one action and against another."""

    part: str
    """One of ``Robot.names``."""
    is_own: bool
    """Whether the seat itself stands better in it, or else the others worse."""


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
    narrowed = _Narrowed(robot, observation, (best.action, action))
    duel = player(game, narrowed, Level.HARD).choose(observation, history, budget, rng)
    values = {each.action: each.value for each in duel.statistics.considered}
    loss = values[best.action] - values[action]
    if loss <= 0:
        return Assessment(action, values[action], 0.0)
    return Assessment(best.action, values[best.action], loss)


def contrast(
    judge: Judge,
    observation: Observation,
    history: VisibleHistory,
    actions: tuple[Any, Any],
    rng: Random,
) -> Contrast | None:
    """Find the part that speaks most for the first of two *actions* and against the second.

    The positions right after them are compared, in a few deals. None where one of them may end the
    game, or no part of the judgement tells them apart.
    """
    seat = observation.seat
    assert seat is not None
    names = judge.robot.names
    own, others = [0.0] * len(names), [0.0] * len(names)
    deals = judge.deals(observation, history, judge.deal_count(_DEALS), rng)
    for deal in deals:
        after = [judge.game.apply(deal, action).state for action in actions]
        if not all(state.to_act for state in after):
            return None
        better, worse = (judge.robot.parts(state) for state in after)
        for part in range(len(names)):
            own[part] += better[seat][part] - worse[seat][part]
            others[part] += _of_others(worse, seat, part) - _of_others(better, seat, part)
    told = [(own[part] + others[part], part) for part in range(len(names))]
    gain, part = max(told, default=(0.0, 0))
    if gain <= _SLIGHT * len(deals):
        return None
    return Contrast(names[part], is_own=own[part] >= others[part])


def _of_others(parts: Sequence[Features], seat: int, part: int) -> float:
    """Average a *part* of the judgement over the opponents of *seat*."""
    found = [own[part] for place, own in enumerate(parts) if place != seat]
    return sum(found) / len(found)


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
