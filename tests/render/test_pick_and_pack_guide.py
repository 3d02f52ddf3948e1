"""The pages of the rules of Pick & Pack: their positions are true."""

from collections import Counter
from random import Random

import pytest
from pick_and_pack_boards import PACK

from render.layout import GuidePage
from render.paint import painter
from render.pick_and_pack import colours, guide, scenes
from rules.pick_and_pack import SUPPLY, Mark, PackObservation
from rules.pick_and_pack.trays import ALL_TRAYS

pages = pytest.mark.parametrize("page", guide(), ids=lambda page: page.key)


def position(page: GuidePage) -> PackObservation:
    assert isinstance(page.observation, PackObservation)
    return page.observation


@pages
def test_a_page_shows_exactly_the_legal_moves_of_its_position(page: GuidePage) -> None:
    obs = position(page)
    state = PACK.determinize(obs, Random(1))
    assert PACK.legal_actions(state, 0) == obs.legal
    assert PACK.observe(state, 0) == obs


@pages
def test_the_material_of_a_page_adds_up(page: GuidePage) -> None:
    board = position(page).board
    packed = [tray for crates in board.crates for crate in crates for tray in crate.trays]
    assert len(packed) + sum(map(bool, board.grid)) == len(ALL_TRAYS)
    for tiles in board.tiles:
        kinds = Counter(tile.kind for tile in tiles)
        assert not kinds - Counter(SUPPLY)
    marks = Counter(crate.mark for crates in board.crates for crate in crates)
    played = Counter(t.kind for tiles in board.tiles for t in tiles if t.fate == "played")
    assert (marks[Mark.PREMIUM], marks[Mark.WHOLESALE]) == (played["P"], played["W"])


@pages
def test_a_picture_is_as_wide_as_the_others(page: GuidePage) -> None:
    for scene in scenes(position(page), page.view):
        assert painter(colours("dark")).paint(scene).width == 1000
