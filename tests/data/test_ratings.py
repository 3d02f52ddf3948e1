"""Ratings: one scale for tables of any size, on which robots stand still."""

from itertools import permutations
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.store.rating import BEGINNER, Rating, rated, robot_rating

means = st.floats(5, 45).map(lambda mean: round(mean, 3))
spreads = st.floats(0.5, 8.5).map(lambda spread: round(spread, 3))
ratings = st.builds(Rating, means, spreads)
tables = st.lists(ratings, min_size=2, max_size=6)


def test_a_beginner_has_the_points_of_a_medium_robot():
    assert BEGINNER.points == robot_rating("docker", 2, "medium").points == 1000


@given(tables, st.randoms())
def test_the_order_of_seats_makes_no_difference(before, random):
    ranks = list(range(1, len(before) + 1))
    after = dict(zip(ranks, rated(before, ranks), strict=True))
    shuffled = random.sample(ranks, len(ranks))
    again = rated([before[rank - 1] for rank in shuffled], shuffled)
    for rank, rating in zip(shuffled, again, strict=True):
        assert rating == pytest.approx(after[rank])


@given(st.integers(2, 6))
def test_among_equals_a_better_place_never_gains_less(seats):
    for ranks in (
        permutations(range(1, seats + 1), seats) if seats < 4 else ([*range(1, seats + 1)],)
    ):
        after = rated([BEGINNER] * seats, ranks)
        best_first = [after[seat].mean for seat in sorted(range(seats), key=ranks.__getitem__)]
        assert best_first == sorted(best_first, reverse=True)
        assert best_first[0] > BEGINNER.mean > best_first[-1]


@given(tables)
def test_a_shared_rank_among_equals_changes_nobody(before):
    after = rated([before[0]] * len(before), [1] * len(before))
    assert [rating.mean for rating in after] == pytest.approx([before[0].mean] * len(before))


@given(tables)
def test_every_game_makes_people_of_whom_little_is_known_more_certain(before):
    unsure = [rating._replace(spread=8.0) for rating in before]
    after = rated(unsure, range(1, len(before) + 1))
    assert all(new.spread < 8.0 for new in after)


def test_whoever_is_as_good_as_a_robot_comes_to_its_rating():
    robot = robot_rating("docker", 2, "easy")
    person = BEGINNER
    for number in range(60):
        person = rated((person, robot), (1, 2) if number % 2 else (2, 1))[0]
    assert abs(person.mean - robot.mean) < 2 * person.spread
    assert person.spread < BEGINNER.spread / 2


def test_a_robot_that_was_never_measured_there_tells_less(monkeypatch):
    def grade(game, seats, level):
        return SimpleNamespace(elo=1070 if seats == 2 else None)

    monkeypatch.setattr("data.store.rating.grade", grade)
    measured, guessed = robot_rating("docker", 2, "hard"), robot_rating("docker", 4, "hard")
    assert measured.spread == 0 < guessed.spread
    assert measured.points == guessed.points == 1070
    assert robot_rating("no game", 2, "hard").points == 1000
    assert robot_rating("docker", 2, "a level of a later version").points == 1000
    wins = [rated((BEGINNER, robot), (1, 2))[0].points for robot in (measured, guessed)]
    assert wins[0] > wins[1] > 1000


def test_nothing_is_learned_from_a_table_of_one():
    assert rated((BEGINNER,), (1,)) == (BEGINNER,)
