"""Each option changes its rule; some sets of options have a name."""

import pytest
from quay import GAME, reach, seed

PATHS = ("no_revisit", "no_reentry", "no_back")
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


@pytest.mark.parametrize(
    ("seats", "chosen", "cubes"), [(2, 6, 6), (2, 3, 3), (3, 6, 3), (4, 6, 3), (4, 3, 3)]
)
def test_so_many_cubes_has_each_seat(seats, chosen, cubes):
    state = GAME.new(seats=seats, options={"cubes_at_two": chosen}, seed=seed())
    obs = GAME.observe(state, 0)
    assert (obs.reserves, obs.cubes) == ((cubes,) * seats, cubes)


@pytest.mark.parametrize(
    ("source", "towers", "die", "end", "paths"),
    [
        pytest.param("a1", "a1:0", 2, "a1", ["no_reentry"], id="there and back"),
        pytest.param("a1", "a1:0", 4, "a1", ["no_reentry", "no_back"], id="round four squares"),
        # Walls around four squares: with five steps b1 is reached only by coming there twice.
        pytest.param(
            "a1", "a1:0 a3:11 b3:12 c1:23 c2:23", 5, "b1", ["no_back"], id="over a square twice"
        ),
        pytest.param("+", "", 5, "b1", ["no_back"], id="back to the own entry"),
    ],
)
def test_a_cube_comes_to_a_square_again_only_where_so_agreed(source, towers, die, end, paths):
    ends = {path: reach(source, towers, seats=4, path=path)[die - 1] for path in PATHS}
    assert [path for path, found in ends.items() if end in found] == paths


@pytest.mark.parametrize("given", [6, "6", 3, "3"])
def test_numbers_may_come_as_text(given):
    assert dict(GAME.settle_options({"cubes_at_two": given}))["cubes_at_two"] == int(given)
