"""Looking one action ahead: the position after it, as the robot judges it."""

from collections.abc import Callable, Sequence
from math import exp, log
from random import Random
from typing import Any, NamedTuple

from rules.core.types import Observation, VisibleHistory
from rules.players.choice import Budget, Choice, Considered, Statistics, best_first, varied
from rules.players.judge import Judge

_EDGE = 1e-6
"""Values are kept so far from 0 and 1, where doubt has no meaning."""


class Ranking(NamedTuple):
    """The candidates of one decision, judged by one ply."""

    considered: tuple[Considered, ...]
    """Best first."""
    simulations: int
    is_cut_short: bool


class OnePly:
    """Takes the action after which the position looks best, over some deals of what is hidden."""

    def __init__(self, judge: Judge, *, doubt: Callable[[int], float] = lambda seats: 0.0) -> None:
        """Judge with *judge*.

        *doubt* says for a number of seats the standard deviation of what is added to each value, in
        logits: with 1 a chance of 50 % is taken for one of 27 to 73 % most of the time. With 0 the
        best is taken.
        """
        self._judge = judge
        self._doubt = doubt

    def choose(
        self, observation: Observation, history: VisibleHistory, budget: Budget, rng: Random
    ) -> Choice:
        """See :meth:`Player.choose`. A simulation is a deal, in which each action is tried."""
        seat = observation.seat
        assert seat is not None
        count = self._judge.deal_count(budget.simulations)
        deals = self._judge.deals(observation, history, count, rng)
        ranked, simulations, is_cut_short = ranking(
            self._judge, seat, self._judge.candidates(deals[0], seat), deals, budget
        )
        statistics = Statistics(ranked, simulations, is_cut_short)
        doubt = self._doubt(observation.seats)
        if doubt:
            return Choice(_doubtful(ranked, doubt, rng), statistics)
        return Choice(varied(ranked, rng), statistics)


def ranking(
    judge: Judge, seat: int, candidates: Sequence[Any], deals: Sequence[Any], budget: Budget
) -> Ranking:
    """The *candidates* of *seat*, each tried in all *deals*."""
    totals = [0.0] * len(candidates)
    done = 0
    for deal in deals:
        if done and budget.is_out_of_time():
            break
        for place, action in enumerate(candidates):
            totals[place] += judge.values(judge.game.apply(deal, action).state)[seat]
        done += 1
    considered = [
        Considered(action, total / done, done)
        for action, total in zip(candidates, totals, strict=True)
    ]
    return Ranking(best_first(considered), done, done < len(deals))


def best_action(judge: Judge, state: Any, seat: int) -> Any:
    """The best action of *seat* by one ply in a made-up *state*."""
    candidates = judge.candidates(state, seat)
    if len(candidates) == 1:
        return candidates[0]
    apply, values = judge.game.apply, judge.values
    return max(candidates, key=lambda action: values(apply(state, action).state)[seat])


def softmax(values: Sequence[float], heat: float) -> list[float]:
    """Chances that add up to 1: greater for greater *values*, more alike with more *heat*."""
    most = max(values)
    powers = [exp((value - most) / heat) for value in values]
    total = sum(powers)
    return [power / total for power in powers]


def _doubtful(ranked: Sequence[Considered], doubt: float, rng: Random) -> Any:
    felt = [(_logit(each.value) + rng.gauss(0, doubt), each) for each in ranked]
    return max(felt, key=lambda pair: pair[0])[1].action


def _logit(value: float) -> float:
    bounded = min(max(value, _EDGE), 1 - _EDGE)
    return log(bounded / (1 - bounded))
