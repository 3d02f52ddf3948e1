"""Where points come from, crate by crate, and what can be looked up."""

import pytest
from packing import GAME, MIXTURES, after, playout, position

from rules.pick_and_pack.tiles import Kind
from rules.pick_and_pack.trays import ALL_TRAYS

GRID = """
    1 1 . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
"""


@pytest.mark.parametrize("resigning", [0.0, 0.02])
def test_sources_add_up_to_the_scores(resigning):
    for number, options in enumerate(MIXTURES):
        *_, (state, _) = playout(options, number, resigning)
        obs = GAME.observe(state, None)
        columns = [points.by_seat for points in GAME.points(obs)]
        assert tuple(map(sum, zip(*columns, strict=True))) == obs.outcome.scores


def test_crates_count_under_what_they_were_closed_with():
    state = position(GRID, "a6", red_crates="35 4P 2 1W", blue_crates="5W 3W . 6")
    obs = GAME.observe(after(state, "resign"), None)
    assert GAME.points(obs) == (("open", (10, 6)), ("premium", (8, 0)), ("wholesale", (0, 3)))


def test_every_kind_of_tile_and_of_tray_can_be_looked_up_once():
    ids = [component.id for component in GAME.components()]
    trays = [f"tray-{apples}" for apples in sorted(set(ALL_TRAYS))]
    assert ids == [*map(str, Kind), *trays, "crate", "grabber"]


def test_a_tray_is_told_with_how_many_there_are():
    told = [
        dict(component.text.params)
        for component in GAME.components()
        if component.id.startswith("tray")
    ]
    assert [each["apples"] for each in told] == [1, 2, 3, 4, 5, 6]
    assert sum(each["count"] for each in told) == told[0]["of"] == 36
