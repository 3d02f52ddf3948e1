"""The fitting tool finds the weights by which games were decided, each time the same ones."""

from itertools import pairwise
from math import exp
from random import Random

import pytest

pytest.importorskip("numpy")

from rules.core.types import Outcome
from tests.players.fitting import Pair, fit, result, run


def test_the_weights_behind_some_results_are_found():
    truth = (1.5, -0.5, 0.0)
    rng = Random(1)
    pairs = []
    for _ in range(3000):
        difference = tuple(rng.gauss(0, 1) for _ in truth)
        lead = sum(weight * each for weight, each in zip(truth, difference, strict=True))
        pairs.append(Pair(difference, float(rng.random() < 1 / (1 + exp(-lead))), 1.0))
    assert fit(pairs, (0.0,) * 3) == pytest.approx(truth, abs=0.15)


def test_a_feature_that_never_differs_weighs_nothing():
    pairs = [Pair((1.0, 0.0), 1.0, 1.0), Pair((-1.0, 0.0), 0.0, 1.0)] * 20
    assert fit(pairs, (0.0, 0.0))[0] > 0.5
    assert fit(pairs, (0.0, 0.0))[1] == 0.0


def test_few_results_do_not_go_far_from_what_was_known():
    known = (1.0, -1.0)
    against = Pair((1.0, 0.0), 0.0, 0.01)
    assert fit([], known) == known
    assert fit([against], known) == pytest.approx(known, abs=0.05)
    assert fit([against._replace(count=100.0)], known)[0] < -1


def test_a_narrow_defeat_teaches_less_than_a_clear_one():
    outcomes = [Outcome("", (50, other), (1, 2)) for other in (49, 40, 20, 5)]
    results = [result(outcome, 0, 1) for outcome in outcomes]
    assert all(one <= other for one, other in pairwise(results))
    assert 0.5 < results[0] < results[-1] == 1.0
    assert all(result(o, 1, 0) == pytest.approx(1 - result(o, 0, 1)) for o in outcomes)


def test_scores_that_only_repeat_the_ranks_say_nothing_more():
    assert result(Outcome("", (0, 1, 2), (3, 2, 1)), 2, 1) == 1.0


def test_the_same_arguments_lead_to_the_same_weights(capsys):
    first, command = run("pier18", games=2, rounds=2, seed=3)
    assert (first, command) == run("pier18", games=2, rounds=2, seed=3)
    assert command == "python -m tests.players.fitting pier18 --games 2 --rounds 2 --seed 3"
    assert "round 2" in capsys.readouterr().out
