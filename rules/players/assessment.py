"""Compare an action with what the hard player would choose, and give the reason for a hint."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from rules.core.game import Game
from rules.core.robot import Method, Robot
from rules.core.types import Belief, Observation, State, VisibleHistory
from rules.players.choice import Budget, Player
from rules.players.judge import Judge
from rules.players.levels import Level, player, searching
from rules.players.one_ply import best_action

_DEALS = 4
"""In so many deals two actions are told apart."""
_LONGEST_TURN = 8
"""So many more actions of a turn are played on."""


class Reason(NamedTuple):
    """A count by which a position is better after a turn with one action than with another."""

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


def narrowed(
    game: Game[Any, Any, Any], robot: Robot[Any], observation: Observation, actions: Sequence[Any]
) -> Player:
    """Return the hard player, who looks at *actions* alone where *observation* asks for one."""
    return player(game, _Narrowed(robot, observation, actions), Level.HARD)


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


class Comparison:
    """Says what speaks for one action of a seat and against another, by what can be counted.

    A turn may take several actions: it is played on at a glance until it is over, since what is
    still to come would seem to be missing.
    """

    def __init__(
        self, judge: Judge, observation: Observation, history: VisibleHistory, rng: Random
    ) -> None:
        """Compare the actions that *observation* asks for, in some deals of what is hidden."""
        assert observation.seat is not None
        self._judge = judge
        self._seat = observation.seat
        self._deals = judge.deals(observation, history, judge.deal_count(_DEALS), rng)
        self._known: dict[Any, list[Any]] = {}

    def reason(self, action: Any, other: Any) -> Reason | None:
        """Find the weightiest fact that speaks for *action* and against *other*.

        It is so whatever is hidden. None where there is no such fact, where one of them may end
        the game, or where a turn is too long.
        """
        pairs = [*zip(self._ends(action), self._ends(other), strict=True)]
        if not all(state.to_act and not self._is_midway(state) for pair in pairs for state in pair):
            return None
        robot, seat = self._judge.robot, self._seat
        seen = [[robot.counts(state, seat) for state in pair] for pair in pairs]
        seats = range(pairs[0][0].seats)
        for place, fact in enumerate(robot.facts):
            for whose in (seat, *(each for each in seats if each != seat)):
                told = {(better[whose][place], worse[whose][place]) for better, worse in seen}
                after, otherwise = told.pop()
                if told or after is None or otherwise is None or after == otherwise:
                    continue
                if (after > otherwise) == (whose == seat):
                    return Reason(fact, whose, after, otherwise)
        return None

    def _ends(self, action: Any) -> list[Any]:
        """Return what *action* leads to in each deal."""
        if action not in self._known:
            self._known[action] = [self.end_of_turn(deal, action) for deal in self._deals]
        return self._known[action]

    def end_of_turn(self, state: Any, action: Any) -> Any:
        """Return the position after the turn that *action* begins or goes on with in *state*."""
        judge = self._judge
        if judge.robot.method is Method.EXPECTATION:
            return judge.robot.before_chance(state, action)
        state = judge.game.apply(state, action).state
        for _ in range(_LONGEST_TURN):
            if self._is_midway(state):
                following = best_action(judge, state, self._seat)
                state = judge.game.apply(state, following).state
        return state

    def _is_midway(self, state: Any) -> bool:
        return self._judge.robot.is_midway(state, self._seat)


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
