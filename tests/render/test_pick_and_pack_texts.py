"""Everything a picture of Pick & Pack shows, said in words."""

from dataclasses import replace
from itertools import product

import pytest
from pick_and_pack_boards import PACK, picks, position_x, some_games, states, view

from data.i18n import LANGUAGES, translator
from render.alt_text import MAX_LENGTH
from render.pick_and_pack import describe
from render.pick_and_pack.guide import crates
from rules.pick_and_pack import PackObservation

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


def test_what_is_chosen_and_what_comes_next_is_told() -> None:
    assert "Chosen: a4. Now possible: Anna A, Anna C." in told(position_x(), chosen=("a4",))


def test_while_arranging_only_the_own_tiles_are_told() -> None:
    state = next(s for s in states(2) if min(map(len, s.board.tiles)) >= 4)
    own = told(PACK.observe(state, 0))
    kinds = (ENGLISH("pick-and-pack-alt-kind", tile=tile.kind) for tile in state.board.tiles[0])
    assert "above: " + ", ".join(map(" ".join, zip("abcdef", kinds, strict=False))) in own
    assert "No tile of Łukasz Żółć can be seen." in own
    everybody = told(PACK.observe(state, None))
    assert "above" not in everybody
    assert "left" not in everybody


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
