"""The pages of the rules of every game: true, none missing, each with its texts and pictures."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from data.i18n import LANGUAGES, translator
from render.kraftwagen.choices import choices
from render.layout import GuidePage
from render.pier18.seat_status import seat_status
from render.registry import LAYOUTS
from rules import GAMES
from rules.gurkensolo import CARDS, Special, Statement
from rules.kraftwagen import (
    MARKER_START,
    PRICES,
    PRIZES,
    TRACK,
    WORKERS,
    Buyers,
    KraftwagenObservation,
)
from rules.pick_and_pack import SUPPLY, Mark
from rules.pick_and_pack.grid import ALL_TRAYS
from rules.pier18 import PLANS, PierObservation, Scores

LONGEST_BODY = 900
PAGES = [page for layout in LAYOUTS.values() for page in layout.guide()]
pages = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.key)


def pages_of(game: str) -> Any:
    return pytest.mark.parametrize("page", LAYOUTS[game].guide(), ids=lambda page: page.key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_fits_into_a_message_in_every_language(language: str) -> None:
    translate = translator(language)
    lengths = {page.key: len(translate(f"{page.key}-body")) for page in PAGES}
    assert {key: length for key, length in lengths.items() if length > LONGEST_BODY} == {}


@pages
def test_a_page_shows_a_position_that_can_be_with_exactly_its_legal_moves(page: GuidePage) -> None:
    obs = page.observation
    game = GAMES[obs.game]
    state = game.determinize(obs, Random(1))
    game.check(state)
    assert game.observe(state, obs.seat) == obs


@pages_of("kraftwagen")
def test_what_is_chosen_on_a_page_can_be_chosen(page: GuidePage) -> None:
    assert isinstance(page.observation, KraftwagenObservation)
    if page.view.chosen:
        assert choices(page.observation, page.view.chosen).chosen


@pages_of("pick_and_pack")
def test_the_material_of_a_page_adds_up(page: GuidePage) -> None:
    board = page.observation.board
    packed = [tray for crates in board.crates for crate in crates for tray in crate.trays]
    assert len(packed) + sum(map(bool, board.grid)) == len(ALL_TRAYS)
    for tiles in board.tiles:
        kinds = Counter(tile.kind for tile in tiles)
        assert not kinds - Counter(SUPPLY)
    marks = Counter(crate.mark for crates in board.crates for crate in crates)
    played = Counter(t.kind for tiles in board.tiles for t in tiles if t.fate == "played")
    assert (marks[Mark.PREMIUM], marks[Mark.WHOLESALE]) == (played["P"], played["W"])


@pytest.mark.parametrize(
    ("number", "seat", "scores", "gains"),
    [
        (3, 0, Scores(1, 2, 2, 2), Scores(1, 0, 1, 2)),
        (5, 0, Scores(1, 2, 3, 2), Scores(0, 0, 1, 0)),
        (6, 1, Scores(2, 4, 3, 3), None),
    ],
)
def test_the_texts_count_as_the_pictures_do(
    number: int, seat: int, scores: Scores, gains: Scores | None
) -> None:
    page = LAYOUTS["pier18"].guide()[number - 1]
    assert isinstance(page.observation, PierObservation)
    shown = seat_status(page.observation, page.view, seat)
    assert (shown.scores, shown.gains) == (scores, gains)


each_language = pytest.mark.parametrize("language", LANGUAGES)
COUNTED = {
    "en": ("one", "four", "six", "seven", "eight", "Ten"),
    "de": ("eines", "vier", "sechs", "sieben", "acht", "Zehn"),
}


@each_language
def test_every_plan_is_listed_with_its_numbers(language: str) -> None:
    translate = translator(language)
    pages = "\n".join(translate(f"pier18-guide-{page}-body") for page in (9, 10))
    listed = [line for line in pages.splitlines() if line.startswith("- ")]
    for line, plan in zip(listed, PLANS.values(), strict=True):
        assert line.startswith(f"- **{translate('pier18-plan', plan=plan.key)}:**")
        assert all(str(number) in line for _, number in plan.numbers)


@each_language
def test_prices_awards_and_the_like_are_named(language: str) -> None:
    page = translator(language)("kraftwagen-guide-11-body")
    for prices in PRICES:
        assert ", ".join(map(str, prices)) in page
    assert {prize.values for prize in PRIZES} == {(4, 2), (5, 3)}
    assert Buyers().white == (2, 1, 1, 1)
    assert (TRACK, MARKER_START) == ({2: 8, 3: 6, 4: 6}, 4)
    assert str(WORKERS) in page


@each_language
def test_trays_are_counted(language: str) -> None:
    words = translator(language)("pick-and-pack-guide-7-body").splitlines()[0]
    counts = Counter(ALL_TRAYS)
    assert [counts[apples] for apples in range(1, 7)] == [10, 8, 7, 6, 4, 1]
    assert all(word in words for word in COUNTED[language])


def test_instruction_cards_are_counted() -> None:
    said = Counter(card.relation for card in CARDS if isinstance(card, Statement))
    assert sorted(said.values()) == [12, 24, 24]
    assert all(CARDS.count(special) == 2 for special in Special)
