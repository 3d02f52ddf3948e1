"""Searching deeper and deeper, where two seats hide nothing and leave nothing to chance."""

from random import Random
from typing import Any

from rules.core.types import Observation, VisibleHistory
from rules.players.choice import Budget, Choice, Considered, Statistics
from rules.players.judge import Judge

_DEEPEST = 12
"""Plies; budgets end before that everywhere but at the end of a game."""
_OFTEN = 16
"""After so many positions the clock is asked."""


class _OutOfBudget(Exception):
    """There is nothing left to think with."""


class AlphaBeta:
    """Iterative deepening; the order of one depth makes the next one quick."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge

    def choose(
        self, observation: Observation, history: VisibleHistory, budget: Budget, rng: Random
    ) -> Choice:
        """See :meth:`Player.choose`. A simulation is one position that is judged."""
        (deal,) = self._judge.deals(observation, history, 1, rng)
        seat = observation.seat
        assert seat is not None
        return _Search(self._judge, seat, budget).choose(deal)


class _Search:
    """The thinking about one decision."""

    def __init__(self, judge: Judge, seat: int, budget: Budget) -> None:
        self._judge = judge
        self._seat = seat
        self._budget = budget
        self._judged = 0
        self._has_answer = False
        self._is_late = False

    def choose(self, state: Any) -> Choice:
        """The best action in *state*, as deep as the budget reaches."""
        ranked = self._one_ply(state)
        self._has_answer = True
        found = [Considered(action, value, 1) for value, action, _ in ranked]
        if len(found) > 1:
            for depth in range(1, _DEEPEST):
                try:
                    found = self._deeper(ranked, depth)
                except _OutOfBudget:
                    break
                order = {each.action: place for place, each in enumerate(found)}
                ranked.sort(key=lambda entry: order[entry[1]])
        return Choice(found[0].action, Statistics(tuple(found), self._judged, self._is_late))

    def _deeper(self, ranked: list[tuple[float, Any, Any]], depth: int) -> list[Considered]:
        """The actions of *ranked*, best first; of more than two the others have but a bound."""
        best = -1.0
        found = []
        for value, action, after in ranked:
            deeper = self._value(after, depth, best if len(ranked) > 2 else -1.0, 2.0)
            is_bound = deeper <= best and len(ranked) > 2
            found.append(Considered(action, min(value, best) if is_bound else deeper, depth))
            best = max(best, deeper)
        top = max(found, key=lambda each: each.value)
        return [top, *(each for each in found if each is not top)]

    def _value(self, state: Any, depth: int, low: float, high: float) -> float:
        """Return the worth of *state* to the seat, where it lies between *low* and *high*."""
        if not state.to_act:
            return self._judge.values(state)[self._seat]
        is_own = state.to_act[0] == self._seat
        ranked = self._one_ply(state)
        if depth <= 1:
            return ranked[0][0]
        best = -1.0 if is_own else 2.0
        for _, _, after in ranked:
            value = self._value(after, depth - 1, low, high)
            if is_own:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best

    def _one_ply(self, state: Any) -> list[tuple[float, Any, Any]]:
        """List the actions of *state* with what they lead to, best first for the seat that acts."""
        judge, mover = self._judge, state.to_act[0]
        found = []
        for action in judge.candidates(state, mover):
            self._spend()
            after = judge.game.apply(state, action).state
            found.append((judge.values(after)[self._seat], action, after))
        found.sort(key=lambda entry: entry[0], reverse=mover == self._seat)
        return found

    def _spend(self) -> None:
        """One more position is judged; the first ply always fits."""
        self._judged += 1
        if self._judged % _OFTEN == 0:
            self._is_late = self._is_late or self._budget.is_out_of_time()
        is_spent = self._judged > self._budget.simulations
        if self._has_answer and (is_spent or self._is_late):
            raise _OutOfBudget
