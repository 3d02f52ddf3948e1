"""Counting what chance may bring, where that can be told apart: with a die and nothing hidden."""

from random import Random
from typing import Any

from rules.core.types import Observation, VisibleHistory
from rules.players.choice import Budget, Choice, Considered, Statistics, best_first, varied
from rules.players.judge import Judge


class Expectation:
    """Looks one action ahead, and for the best few at all that may follow until the next one.

    That is every way for chance to go on, and the best answer to it of whoever is asked then.
    """

    def __init__(self, judge: Judge) -> None:
        self._judge = judge

    def choose(
        self, observation: Observation, history: VisibleHistory, budget: Budget, rng: Random
    ) -> Choice:
        """See :meth:`Player.choose`. A simulation is one action that is followed further."""
        judge, robot, seat = self._judge, self._judge.robot, observation.seat
        assert seat is not None
        (deal,) = judge.deals(observation, history, 1, rng)
        candidates = judge.candidates(deal, seat)
        after = {action: robot.before_chance(deal, action) for action in candidates}
        ranked = best_first(
            [Considered(action, self._worth(after[action])[seat], 1) for action in candidates]
        )
        found: list[Considered] = []
        if len(ranked) > 1:
            for each in ranked[: budget.simulations]:
                if found and budget.is_out_of_time():
                    break
                value, count = self._expected(after[each.action], seat)
                found.append(Considered(each.action, value, count))
        serious, others = best_first(found) or ranked, ranked[len(found) :] if found else ()
        is_cut_short = 0 < len(found) < min(len(ranked), budget.simulations)
        statistics = Statistics((*serious, *others), len(found), is_cut_short)
        return Choice(varied(serious, rng), statistics)

    def _expected(self, state: Any, seat: int) -> tuple[float, int]:
        """Return what *seat* may expect before chance goes on, and the number of ways for that."""
        ways = self._judge.robot.chances(state)
        return sum(chance * self._answered(after)[seat] for chance, after in ways), len(ways)

    def _answered(self, state: Any) -> tuple[float, ...]:
        """Return what *state* is worth once whoever is asked has given the best answer."""
        if not state.to_act:
            return self._judge.values(state)
        judge, mover = self._judge, state.to_act[0]
        answers = [
            self._worth(judge.robot.before_chance(state, action))
            for action in judge.candidates(state, mover)
        ]
        return max(answers, key=lambda values: values[mover])

    def _worth(self, state: Any) -> tuple[float, ...]:
        return self._judge.values(state)
