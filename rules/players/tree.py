"""A tree that grows where it is promising (PUCT), with sampled chance and judged leaves.

A node is one position that the player made up. Below each action there are as many positions as
chance has brought so far, told apart by :meth:`Game.chance_key`; each visit draws one of a few
seeds, so that positions come again and the tree gets deep.
"""

from math import sqrt
from random import Random
from typing import Any

from rules.core.chance import SEED_BYTES
from rules.core.types import Observation, VisibleHistory
from rules.players.choice import Budget, Choice, Considered, Statistics, best_first, varied
from rules.players.judge import Judge
from rules.players.one_ply import softmax

_CURIOSITY = 0.6
"""How much an action that was rarely tried attracts."""
_HEAT = 0.08
"""How far apart values by one ply have to be for one action to be tried far more often first."""
_SEEDS = 8
"""So many ways are there for chance to go after an action."""
_DEALS = 4
"""So many deals of what is hidden have trees of their own, while seats choose in secret."""


class _Node:
    """A position in the tree, seen by the first of the seats to act."""

    __slots__ = ("actions", "after", "priors", "seat", "state", "totals", "visits", "worth")

    def __init__(self, state: Any, worth: tuple[float, ...]) -> None:
        self.state = state
        self.worth = worth
        """What it was judged to be worth to each seat."""
        self.seat: int = state.to_act[0] if state.to_act else -1
        self.actions: list[Any] = []
        """The candidates; empty until the node is visited a second time."""
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        """What the visits to each action have brought the seat, added up."""
        self.after: list[dict[Any, _Node]] = []
        """For each action the positions it has led to, by seed and by chance key."""


class Tree:
    """Spends simulations on the actions that look best so far."""

    def __init__(self, judge: Judge) -> None:
        self._judge = judge

    def choose(
        self, observation: Observation, history: VisibleHistory, budget: Budget, rng: Random
    ) -> Choice:
        """See :meth:`Player.choose`. A simulation is one way down a tree."""
        judge, seat = self._judge, observation.seat
        assert seat is not None
        count = 1 if observation.open_legal else _DEALS
        roots = [self._root(deal, seat) for deal in judge.deals(observation, history, count, rng)]
        seeds = [rng.randbytes(SEED_BYTES) for _ in range(_SEEDS)]
        done = 0
        if len(roots[0].actions) > 1:
            for done in range(1, budget.simulations + 1):
                self._simulate(roots[done % count], seeds, rng)
                if budget.is_out_of_time():
                    break
        serious, others = _counted(roots)
        statistics = Statistics((*serious, *others), done, 0 < done < budget.simulations)
        return Choice(varied(serious, rng), statistics)

    def _root(self, deal: Any, seat: int) -> _Node:
        node = _Node(deal, ())
        node.seat = seat
        self._expand(node)
        return node

    def _expand(self, node: _Node) -> None:
        """Give *node* its candidates, with one ply to say which of them to try first."""
        judge = self._judge
        node.actions = list(judge.candidates(node.state, node.seat))
        count = len(node.actions)
        node.visits = [0] * count
        node.totals = [0.0] * count
        node.after = [{} for _ in range(count)]
        values = []
        for place, action in enumerate(node.actions):
            step = judge.game.apply(node.state, action)
            child = _Node(step.state, judge.values(step.state))
            node.after[place][judge.game.chance_key(step)] = child
            values.append(child.worth[node.seat])
        node.priors = softmax(values, _HEAT)
        # The value by one ply counts like one visit, so that no action begins with nothing.
        node.totals = values

    def _simulate(self, root: _Node, seeds: list[bytes], rng: Random) -> None:
        """Go down from *root* to a new position, and tell all on the way what it is worth."""
        way: list[tuple[_Node, int]] = []
        node = root
        while node.seat >= 0:
            if not node.actions:
                self._expand(node)
                break
            place = _promising(node)
            way.append((node, place))
            is_new = not node.visits[place]
            node = self._child(node, place, rng.randrange(_SEEDS), seeds)
            if is_new:
                break
        worth = _standing(node)
        for passed, place in way:
            passed.visits[place] += 1
            passed.totals[place] += worth[passed.seat]

    def _child(self, node: _Node, place: int, number: int, seeds: list[bytes]) -> _Node:
        """Return the node to which the action at *place* leads with the seed of this *number*."""
        after = node.after[place]
        if number not in after:
            game = self._judge.game
            step = game.apply(game.reseed(node.state, seeds[number]), node.actions[place])
            key = game.chance_key(step)
            if key not in after:
                after[key] = _Node(step.state, self._judge.values(step.state))
            after[number] = after[key]
        return after[number]


def _promising(node: _Node) -> int:
    """The action to try next: what it has brought so far, and how much there is to learn."""
    reach = _CURIOSITY * sqrt(sum(node.visits) + 1)
    scores = [
        total / (visits + 1) + reach * prior / (visits + 1)
        for total, visits, prior in zip(node.totals, node.visits, node.priors, strict=True)
    ]
    return scores.index(max(scores))


def _standing(node: _Node) -> tuple[float, ...]:
    """Return the worth of a leaf: as it was judged, or better where one ply says so."""
    if not node.actions:
        return node.worth
    best = max(total / (visits + 1) for total, visits in zip(node.totals, node.visits, strict=True))
    others = len(node.worth) - 1
    gain = best - node.worth[node.seat]
    return tuple(
        best if seat == node.seat else own - gain / others for seat, own in enumerate(node.worth)
    )


def _counted(roots: list[_Node]) -> tuple[list[Considered], list[Considered]]:
    """All trees together: what was tried about as often as anything, then the rest, best first.

    An action that was rarely tried may look good by luck.
    """
    actions = roots[0].actions
    found = []
    for place, action in enumerate(actions):
        weight = sum(root.visits[place] + 1 for root in roots)
        value = sum(root.totals[place] for root in roots) / weight
        found.append(Considered(action, value, weight))
    ranked = best_first(found)
    most = max(each.weight for each in ranked)
    serious = [each for each in ranked if 2 * each.weight >= most]
    return serious, [each for each in ranked if each not in serious]
