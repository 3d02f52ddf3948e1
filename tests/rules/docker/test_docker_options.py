"""Each option changes its rule; some sets of options have a name."""

import pytest
from quay import GAME, position, reach, seed, targets

BASE = {"entry": "own", "cubes_at_two": 6, "path": "no_revisit", "reroll": "reserve"}
PRESETS = {
    "standard": {},
    "german": {"cubes_at_two": 3},
    "french": {"entry": "any", "path": "no_back", "reroll": "never"},
    "italian": {"entry": "any", "reroll": "fewer_than_three"},
}


def test_defaults_stand_first():
    assert {option.name: option.default for option in GAME.info.options} == BASE


def test_each_named_set_sets_every_option():
    named = {preset.name: dict(preset.options) for preset in GAME.info.presets}
    assert named == {name: BASE | changes for name, changes in PRESETS.items()}


@pytest.mark.parametrize(("seats", "sides"), [(2, "b1 b3"), (3, "b1 a2 b3"), (4, "b1 a2 b3 c2")])
def test_seats_sit_clockwise_from_the_south(seats, sides):
    entered = [targets(position(die=1, seats=seats, turn=seat)) for seat in range(seats)]
    assert " ".join(entered) == sides


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_entry_means_all_four_sides(seats):
    for turn in range(seats):
        assert targets(position(die=1, seats=seats, turn=turn, entry="any")) == "a2 b1 b3 c2"


def test_any_entry_lists_a_target_once():
    assert targets(position(die=2, entry="any")) == "a1 a3 b2 c1 c3"


@pytest.mark.parametrize(
    ("seats", "chosen", "cubes"), [(2, 6, 6), (2, 3, 3), (3, 6, 3), (4, 6, 3), (4, 3, 3)]
)
def test_so_many_cubes_has_each_seat(seats, chosen, cubes):
    state = GAME.new(seats=seats, options={"cubes_at_two": chosen}, seed=seed())
    obs = GAME.observe(state, 0)
    assert (obs.reserves, obs.cubes) == ((cubes,) * seats, cubes)


def test_no_square_is_visited_twice():
    assert not any("a1" in ends for ends in reach("a1", "a1:0"))


def test_a_cube_may_come_back_to_its_start_where_so_agreed():
    there_and_back, round_four_squares = (
        reach("a1", "a1:0", path="no_reentry")[die - 1] for die in (2, 4)
    )
    assert "a1" in there_and_back
    assert "a1" in round_four_squares


def test_only_the_step_straight_back_is_barred_where_so_agreed():
    there_and_back, round_four_squares = (
        reach("a1", "a1:0", path="no_back")[die - 1] for die in (2, 4)
    )
    assert "a1" not in there_and_back
    assert "a1" in round_four_squares


def test_a_square_is_entered_twice_only_where_all_but_the_step_back_is_free():
    """Walls around four squares: with five steps b1 is reached only by coming there twice."""
    walls = "a1:0 a3:11 b3:12 c1:23 c2:23"
    ends = {
        path: reach("a1", walls, seats=4, path=path)[4]
        for path in ("no_revisit", "no_reentry", "no_back")
    }
    assert [path for path, found in ends.items() if "b1" in found] == ["no_back"]


def test_an_entering_cube_leaves_its_entry_for_good_but_with_the_freest_rule():
    ends = {path: reach("+", path=path)[4] for path in ("no_revisit", "no_reentry", "no_back")}
    assert [path for path, found in ends.items() if "b1" in found] == ["no_back"]


@pytest.mark.parametrize("given", [6, "6", 3, "3"])
def test_numbers_may_come_as_text(given):
    assert dict(GAME.settle_options({"cubes_at_two": given}))["cubes_at_two"] == int(given)
