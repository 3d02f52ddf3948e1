"""Searches find what can be known for certain: in Nim the theory says who wins."""

from functools import reduce
from operator import xor
from random import Random

import pytest

from rules.core.robot import Robot
from rules.players.alpha_beta import AlphaBeta
from rules.players.choice import Budget
from rules.players.judge import Judge
from rules.players.tree import Tree
from tests.games.nim.registration import NIM


class Clueless(Robot):
    """Knows nothing until the game is over."""

    def values(self, state):
        return (0.5, 0.5)


JUDGE = Judge(NIM, Clueless())


def position(*rows):
    """Nim with these *rows* and the first seat on turn."""
    state = NIM.new(seats=2, seed=bytes(32))
    return state._replace(rows=(*rows, *[0] * (len(state.rows) - len(rows))))


def wins(state, action):
    """Tell whether *action* leaves the other seat without hope: rows that cancel out."""
    rows = list(state.rows)
    rows[action.row] -= action.taken
    return reduce(xor, rows) == 0


@pytest.mark.parametrize("search", [AlphaBeta(JUDGE), Tree(JUDGE)])
@pytest.mark.parametrize("rows", [(1, 2), (2, 3), (1, 1, 2), (1, 3, 3)])
def test_a_search_finds_the_move_that_wins(search, rows):
    state = position(*rows)
    seen = NIM.observe(state, 0), ()
    choice = search.choose(*seen, Budget(2500), Random(1))
    assert wins(state, choice.action)


@pytest.mark.parametrize("rows", [(1, 2), (1, 2, 3), (2, 2), (1, 3, 2)])
def test_alpha_beta_knows_who_wins(rows):
    state = position(*rows)
    choice = AlphaBeta(JUDGE).choose(NIM.observe(state, 0), (), Budget(5000), Random(1))
    assert round(choice.statistics.expected, 2) == float(reduce(xor, rows) != 0)
