"""The race: driving, laps, the standing, and the engineers who make cars faster."""

import pytest
from kraft_works import after, facts, mat, own, position

from rules.kraftwagen.cards import Engineer
from rules.kraftwagen.race import drive, lap_money, place_money, standing


@pytest.mark.parametrize(
    ("space", "steps", "others", "end"),
    [
        (0, 2, (), (2, 0)),
        (0, 2, (2,), (3, 0)),
        (5, 1, (), (6, 0)),
        (6, 1, (), (1, 1)),
        (5, 1, (6,), (1, 1)),
        (5, 1, (6, 1), (2, 1)),
        (4, 3, (0,), (1, 1)),
        (1, 12, (), (1, 2)),
        (1, 5, (2, 3), (4, 1)),
    ],
)
def test_spaces_with_other_cars_are_skipped_and_not_counted(space, steps, others, end):
    assert drive(space, steps, others, 6) == end


def test_two_seats_have_eight_spaces_a_lap():
    state = after(position(mat(space=7, racer=2), mat()), "take:race")
    assert (own(state).space, own(state).laps) == (1, 1)
    state = after(position(mat(space=5, racer=2), mat(), mat()), "take:race")
    assert (own(state).space, own(state).laps) == (1, 1)


def test_a_car_moves_as_far_as_its_engine():
    assert own(after(position(), "take:race")).space == 1
    assert own(after(position(mat(racer=4), mat(space=2)), "take:race")).space == 5


def test_the_standing_is_by_laps_then_by_space():
    mats = (mat(space=2, laps=1), mat(space=6), mat(), mat(space=1, laps=1))
    assert standing(mats) == (0, 3, 1)


def test_places_and_laps_earn_as_printed():
    assert [place_money(place) for place in range(4)] == [7, 4, 2, 0]
    assert [lap_money(laps) for laps in range(8)] == [0, 1, 3, 5, 6, 7, 8, 9]


def test_porsche_drives_one_further_each_time():
    state = after(position(mat(engineers="porsche", racer=2), mat()), "take:race")
    assert own(state).space == 3
    assert own(state).used == ()


def test_bugatti_doubles_the_first_race_action_of_a_game_turn():
    state = position(mat(engineers="bugatti", racer=2), mat(), chain=_alone())
    state = after(state, "take:race")
    assert (own(state).space, own(state).used) == (4, (Engineer.BUGATTI,))
    state = after(state, "take:body+race")
    assert own(state).space == 6


def test_porsche_comes_before_bugatti():
    state = position(mat(engineers="bugatti porsche", racer=2), mat())
    assert own(after(state, "take:race")).space == 6
    assert [f["engineer"] for f in facts(state, "take:race", "helped")] == ["porsche", "bugatti"]


def test_cards_drive_without_engineers():
    state = position(mat(engineers="bugatti porsche"), mat(), cards="sprint both")
    state = after(state, "take:research", "card:1")
    assert (own(state).space, own(state).used) == (5, ())


def test_an_engineer_helps_with_the_race_of_the_tile_that_brought_him():
    state = after(position(cards="bugatti both"), "take:research+race", "card:1")
    assert own(state).space == 2


def test_bosch_does_not_help_cards():
    state = position(mat(engineers="bosch"), mat(), cards="crew both")
    assert own(after(state, "take:research", "card:1")).canteen == 7


def _alone():
    """A chain in which seat 0 moves several times running."""
    tiles = "race hire body engine research buyer+hire research+race body+race"
    return f"0 {tiles} 1 engine+hire research+race+buyer"
