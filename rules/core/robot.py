"""A game's knowledge of how to play it well, for the players of :mod:`rules.players`.

A robot judges complete positions. It is only ever given positions that a player has made up to fit
what its seat knows (:meth:`Game.determinize`), so it may look at everything in them.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import Enum
from itertools import combinations
from math import exp
from operator import mul
from typing import Any, ClassVar, Generic, Self, TypeVar

from rules.core.types import Belief, Observation, Outcome, State, VisibleHistory
from rules.core.weights import Weights, read_weights

S = TypeVar("S", bound=State)

Features = tuple[float, ...]
"""What a position offers one seat, in the order of ``LinearRobot.names``."""
Counts = tuple[int | None, ...]
"""How much a seat has of each of ``Robot.facts``; None where that is hidden or means nothing."""

OUT = 60.0
"""How far below all others the score of an eliminated seat is."""

SLIGHT = 0.001
"""So much of a value is left to the lead. It decides where places are as good as certain: who has
won plays for more points, and who has lost for the best that can still be had."""
_POINTS, _LOGITS = 10.0, 20.0
"""A lead of this much, at the end and in what a robot judges, counts half of the greatest one."""


class Method(Enum):
    """The ways in which a player can look ahead."""

    ONE_PLY = "one ply"
    """Judge the position after each action."""
    EXPECTATION = "expectation"
    """Count every way for chance to go on, with the best answer to each."""
    ROLLOUTS = "rollouts"
    """Play the best few on for a while, by one ply."""
    TREE = "tree"
    """Grow a tree where it is promising, with sampled chance."""


class Robot(Generic[S]):
    """Judges positions of one game. Stateless, shared by all its players.

    This one plays a game that has no robot of its own yet: it knows how games end, and no more.

    A value is the expected rank of a seat, from 1 for first to 0 for last; what seats share is
    halved. All values of a position add up to half the number of seats.
    """

    facts: ClassVar[tuple[str, ...]] = ()
    """What people can count for themselves in a position, the weightiest first. A seat would have
    more of each. Behind a colon stands of what, for the texts."""
    equal: ClassVar[float] = 0.03
    """An action that seems to give away no more, of 1, is about as good as the best."""
    method: Method = Method.ONE_PLY
    """How to look ahead where there is time for it."""
    simulations: ClassVar[int] = 32
    """How many simulations a hard player makes for that."""

    @classmethod
    def load(cls, game: str) -> Self:
        """The robot of the game with this key, with its weights where it needs some.

        :raises BadWeights: they are missing, or for other features.
        """
        return cls()

    def values(self, state: S) -> tuple[float, ...]:
        """For each seat what it may expect from *state*, which is not over."""
        return (0.5,) * state.seats

    def candidates(self, state: S, actions: Sequence[Any]) -> Sequence[Any]:
        """Those of the legal *actions* of one seat that are worth looking at, at least one."""
        return actions

    def counts(self, state: S, viewer: int) -> tuple[Counts, ...]:
        """Return each seat's :attr:`facts` in *state*, which goes on, as *viewer* may know them."""
        return ((),) * state.seats

    def is_midway(self, state: S, seat: int) -> bool:
        """Tell whether *seat* goes on with its turn in *state*, before anybody else is asked."""
        return False

    def before_chance(self, state: S, action: Any) -> S:
        """Return the position after *action*, before chance decides: for ``Method.EXPECTATION``."""
        raise NotImplementedError

    def chances(self, state: S) -> Sequence[tuple[float, S]]:
        """List every way for chance to go on from such a *state*, with its probability."""
        raise NotImplementedError

    def belief(self, observation: Observation, history: VisibleHistory) -> Belief | None:
        """Weigh hidden things by *history*; None: the observation says it all."""
        return None


class LinearRobot(Robot[S], ABC):
    """Judges by a weighted sum of features for each seat.

    Of two seats the one with the greater sum is ahead with the probability that a logistic curve
    gives to the difference; the value of a seat is the mean over its opponents.
    """

    names: ClassVar[tuple[str, ...]]
    """What each feature is, in a word or two."""
    phases: ClassVar[int] = 1
    """Into how many parts the game falls that have weights of their own."""

    def __init__(self, weights: Weights) -> None:
        """Judge by *weights*, which must be for the features in :attr:`names`."""
        weights.require(self.names, self.phases)
        self.weights = weights

    @classmethod
    def load(cls, game: str) -> Self:
        """See :meth:`Robot.load`."""
        return cls(read_weights(game))

    @abstractmethod
    def features(self, state: S) -> tuple[Features, ...]:
        """For each seat what *state* offers it. What it offers all alike cancels out."""

    def phase(self, state: S) -> int:
        """In which part of the game *state* is, 0 to ``phases - 1``."""
        return 0

    def values(self, state: S) -> tuple[float, ...]:
        """See :meth:`Robot.values`."""
        weights = self.weights.of(state.seats)[self.phase(state)]
        sums = [sum(map(mul, weights, own)) for own in self.features(state)]
        for place, seat in enumerate(state.eliminated):
            sums[seat] = OUT * (place - state.seats)
        return compared(sums)


def compared(sums: Sequence[float]) -> tuple[float, ...]:
    """The value of each seat where *sums* say how good its position is."""
    if len(sums) == 2:
        first = _chance(sums[0] - sums[1])
        return first, 1 - first
    found = [0.0] * len(sums)
    for one, other in combinations(range(len(sums)), 2):
        chance = _chance(sums[one] - sums[other])
        found[one] += chance
        found[other] += 1 - chance
    others = len(sums) - 1
    return tuple([value / others for value in found])


def final_values(outcome: Outcome) -> tuple[float, ...]:
    """Return each seat's worth of a finished game: 1 for first, 0 for last, ties in the middle."""
    ranks = outcome.ranks
    others = max(1, len(ranks) - 1)
    return tuple(
        sum([(other > own) + (other == own) / 2 for other in ranks], -0.5) / others for own in ranks
    )


def settled_values(outcome: Outcome) -> tuple[float, ...]:
    """Return what players take a finished game for: final values, and a little for the points."""
    others = max(1, len(outcome.scores) - 1)
    leads = [
        sum([_share(own - other, _POINTS) for other in outcome.scores], -0.5) / others
        for own in outcome.scores
    ]
    values = zip(final_values(outcome), leads, strict=True)
    return tuple([(1 - SLIGHT) * value + SLIGHT * lead for value, lead in values])


def _chance(lead: float) -> float:
    bounded = min(max(lead, -OUT), OUT)
    return (1 - SLIGHT) / (1 + exp(-bounded)) + SLIGHT * _share(lead, _LOGITS)


def _share(lead: float, half: float) -> float:
    """Return more for every greater *lead*, from 0 to 1, and 1/2 for none."""
    return (1 + lead / (half + abs(lead))) / 2
