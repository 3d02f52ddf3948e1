"""Playing the best few actions on for a while, all with the same chance."""

from random import Random
from typing import Any

from rules.core.types import Observation, VisibleHistory
from rules.players.choice import Budget, Choice, Considered, Statistics, best_first, varied
from rules.players.judge import Judge
from rules.players.one_ply import best_action, ranking

WIDTH = 4
"""So many actions are played on: the best by one ply."""
DEALS = 2
"""In so many deals they are ranked first."""


class Rollouts:
    """Ranks by one ply, then plays the best on by one ply and judges what comes of it."""

    def __init__(self, judge: Judge, *, plies: int = 16, width: int = WIDTH) -> None:
        """Play on for so many *plies*, and compare so many actions (*width*)."""
        self._judge = judge
        self._plies = plies
        self._width = width

    def choose(
        self, observation: Observation, history: VisibleHistory, budget: Budget, rng: Random
    ) -> Choice:
        """See :meth:`Player.choose`. A simulation is one game that is played on."""
        judge, seat = self._judge, observation.seat
        assert seat is not None
        first = judge.deals(observation, history, judge.deal_count(DEALS), rng)
        ranked = ranking(judge, seat, judge.candidates(first[0], seat), first, budget).considered
        best = ranked[: self._width]
        rounds = max(1, budget.simulations // len(best)) if len(best) > 1 else 0
        totals = [0.0] * len(best)
        done = 0
        for deal in judge.deals(observation, history, rounds, rng):
            if done and budget.is_out_of_time():
                break
            for place, each in enumerate(best):
                after = judge.game.apply(deal, each.action).state
                totals[place] += self._played_on(after)[seat]
            done += 1
        if not done:
            return Choice(best[0].action, Statistics(ranked, 0))
        played = [
            Considered(each.action, total / done, done)
            for each, total in zip(best, totals, strict=True)
        ]
        result = best_first(played)
        statistics = Statistics(result, done * len(best), done < rounds)
        return Choice(varied(result, rng), statistics)

    def _played_on(self, state: Any) -> tuple[float, ...]:
        """Judge *state* after some more plies."""
        judge = self._judge
        for _ in range(self._plies):
            if not state.to_act:
                break
            state = judge.game.apply(state, best_action(judge, state, state.to_act[0])).state
        return judge.values(state)
