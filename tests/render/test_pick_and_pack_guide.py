"""The pages of the rules of Pick & Pack: their positions are true, their texts are there."""

from collections import Counter
from random import Random

import pytest
from pack_boards import PACK

from data.i18n import LANGUAGES, keys, speaker
from render.paint import painter
from render.pick_and_pack import colours, guide
from render.pick_and_pack.layout import scene
from render.view import GuidePage
from rules.pick_and_pack.trays import ALL_TRAYS
from rules.pick_and_pack.view import SUPPLY, Mark, PackObservation

LONGEST_BODY = 900

pages = pytest.mark.parametrize("page", guide(), ids=lambda page: page.key)


def position(page: GuidePage) -> PackObservation:
    assert isinstance(page.observation, PackObservation)
    return page.observation


@pages
def test_a_page_shows_exactly_the_legal_moves_of_its_position(page: GuidePage) -> None:
    seen = position(page)
    state = PACK.determinize(seen, Random(1))
    assert PACK.legal_actions(state, 0) == seen.legal
    assert PACK.observe(state, 0) == seen


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
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_its_texts_in_every_language(page: GuidePage, language: str) -> None:
    assert {f"{page.key}-title", f"{page.key}-body"} <= keys(language)
    assert len(speaker(language)(f"{page.key}-body")) <= LONGEST_BODY


@pages
def test_a_page_has_a_picture(page: GuidePage) -> None:
    assert painter(colours("dark")).paint(scene(position(page), page.view)).width == 1000


def test_no_page_is_missing_between_others() -> None:
    assert [page.key for page in guide()] == [f"pick-and-pack-guide-{n}" for n in range(1, 7)]
