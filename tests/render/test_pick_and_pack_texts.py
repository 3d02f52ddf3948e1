"""Everything a picture of Pick & Pack shows, said in words."""

from dataclasses import replace
from itertools import product

import pytest
from pick_and_pack_boards import NAMES, PACK, course, picks, position_x, some_games, states, view

from data.i18n import LANGUAGES, translator
from render.alt_text import MAX_LENGTH
from render.pick_and_pack import describe
from render.pick_and_pack.examples import crates
from rules.pick_and_pack import Fate, PackObservation, Tile, points

ENGLISH = translator("en")
MEAN_NAMES = {
    "long": ("W" * 32, "X" * 32),
    "alike": ("Maximilian from next door",) * 2,
    "wide": ("山田太郎" * 8, "x`y```z"),
}


def told(obs: PackObservation, **changes: object) -> str:
    return " ".join(describe(obs, view(**changes), ENGLISH))


def crowded() -> PackObservation:
    """As many trays in crates as there are beside those on the grid, and a Malfunction to aim."""
    obs = position_x()
    stacks = (crates("1234561 6666W 55P ."), crates("654P 111 5W 5P"))
    assert (
        sum(len(crate.trays) for own in stacks for crate in own) + sum(map(bool, obs.board.grid))
        >= 36
    )
    return replace(obs, board=obs.board._replace(crates=stacks))


def test_the_whole_board_is_told() -> None:
    text = told(position_x())
    assert "Row 6: 1, 2, empty, 4, 3, empty; Row 5: empty, 1, 3, 2, empty, 5; " in text
    assert "Row 4: 5 on a, face down on c, 2 on e; Row 3: 4, 1, empty, 6, 1, 3; " in text
    assert "above: a Premium, b Wholesale, c Quality, e Mix-up; below: a Rush Order, " in text
    assert "on the left: 5 Wholesale, 4 Rush Order, 2 Premium; on the right: 5 Premium, " in text
    assert "A 3, 5, worth 8; B 4, Premium, worth 8; C 2, 2, worth 4; D 1, 1, 1, worth 3" in text
    assert "B 4, Wholesale, worth 2; C empty; D 2, 1, worth 3; points 13, Rush Orders 1." in text


def test_a_tile_that_a_malfunction_hit_is_told() -> None:
    obs = position_x()
    blue = tuple(
        Tile(t.kind, Fate.JAMMED if i == 9 else t.fate) for i, t in enumerate(obs.board.tiles[1])
    )
    obs = replace(obs, board=obs.board._replace(tiles=(obs.board.tiles[0], blue)))
    assert "2 Wholesale, 4 face down." in told(obs)


def test_turn_grabber_last_move_and_reach_are_told() -> None:
    text = told(position_x())
    assert "Anna to move. The grabber is on b4. " in text
    assert " It can go to a4, d4, e4." in text
    assert "Last move: Łukasz Żółć, b1 to b4. Tray onto crate D." in text


def test_what_is_chosen_and_what_comes_next_is_told() -> None:
    assert "Chosen: a4. Now possible: Anna A, Anna C." in told(position_x(), chosen=("a4",))


def test_the_result_is_told_with_all_places_and_points() -> None:
    obs = course(3)[-1]
    assert obs.outcome is not None
    for seat, rank in enumerate(obs.outcome.ranks):
        assert f"{rank}. {NAMES[seat]}" in told(obs)
        assert f"points {points(obs.board.crates[seat])}" in told(obs)


def test_while_arranging_only_the_own_tiles_are_told() -> None:
    state = next(s for s in states(2) if min(map(len, s.board.tiles)) >= 4)
    own = told(PACK.observe(state, 0))
    kinds = (ENGLISH("pick-and-pack-alt-kind", tile=tile.kind) for tile in state.board.tiles[0])
    assert "above: " + ", ".join(map(" ".join, zip("abcdef", kinds, strict=False))) in own
    assert "No tile of Łukasz Żółć can be seen." in own
    everybody = told(PACK.observe(state, None))
    assert "above" not in everybody
    assert "left" not in everybody


def test_who_is_ready_is_told() -> None:
    obs = next(obs for obs in course(3) if obs.ready)
    assert f"{NAMES[obs.ready[0]]} is ready." in told(obs)
    assert f"The tiles of {NAMES[obs.ready[0]]} lie face down." in told(obs)


@pytest.mark.parametrize(("language", "names"), [*product(LANGUAGES, MEAN_NAMES)])
def test_the_text_is_never_too_long_and_never_lacks_a_word(language: str, names: str) -> None:
    translate = translator(language)
    shown = [(obs, ()) for obs in [*some_games()][::4]]
    shown += [(crowded(), chosen) for chosen in picks(crowded())]
    for obs, chosen in shown:
        texts = describe(obs, view(names=MEAN_NAMES[names], chosen=chosen), translate)
        for text in texts:
            assert len(text) < MAX_LENGTH
            assert "[" not in text
        assert "1: " in texts[0]
