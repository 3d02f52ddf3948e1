"""The terms on which a player thinks, and the form of its answer."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from rules.core.types import Observation, VisibleHistory


class Considered(NamedTuple):
    """One action that a player has looked at."""

    action: Any
    value: float
    """What the seat may expect of it, 0 to 1."""
    weight: int
    """How often it was tried."""


class Statistics(NamedTuple):
    """The grounds of a choice: only what the seat could work out itself, and nothing hidden."""

    considered: tuple[Considered, ...]
    """Best first."""
    simulations: int
    """How many were made."""
    is_cut_short: bool = False
    """Whether time ran out before the budget was spent: then the choice cannot be repeated."""

    @property
    def expected(self) -> float:
        """Return the worth of the best action, 0 to 1."""
        return self.considered[0].value


class Choice(NamedTuple):
    """A player's decision."""

    action: Any
    """One of the legal actions of its observation."""
    statistics: Statistics


class Budget(NamedTuple):
    """A limit to what a player may think about one decision.

    The cap on simulations decides the move, so that the same observation, history and generator
    lead to the same choice on every machine. Time only guards against a machine that is too slow.
    """

    simulations: int
    is_out_of_time: Callable[[], bool] = lambda: False
    """Asked now and then; once it says yes, the best action so far is taken."""


class Player(Protocol):
    """Decides for a seat, from what that seat may know."""

    def choose(
        self, observation: Observation, history: VisibleHistory, budget: Budget, rng: Random
    ) -> Choice:
        """One of ``observation.legal``, of which there is at least one."""


NEARLY = 0.01
"""Actions whose values differ by hardly more are as good as each other in an even game. The surer
the end, the less they may differ: who is about to win does not get careless."""
_DECIDED = 0.05
"""Whoever has so little left to win, or to lose, takes the best."""


def best_first(considered: Sequence[Considered]) -> tuple[Considered, ...]:
    """*considered* by value; equal ones in the order of their notation."""
    return tuple(sorted(considered, key=lambda each: (-each.value, str(each.action))))


def varied(ranked: Sequence[Considered], rng: Random) -> Any:
    """One of the actions that are as good as the first of *ranked*, so that games differ."""
    best = ranked[0].value
    openness = best * (1 - best) - _DECIDED * (1 - _DECIDED)
    least = best - max(0.0, NEARLY * 4 * openness)
    return rng.choice([each.action for each in ranked if each.value >= least])
