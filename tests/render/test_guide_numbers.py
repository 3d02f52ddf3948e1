"""The numbers that the guides name are those of the rules."""

from collections import Counter

import pytest

from data.i18n import LANGUAGES, translator
from rules.gurkensolo import CARDS, Special, Statement
from rules.kraftwagen import MARKER_START, PRICES, PRIZES, TRACK, WORKERS, Buyers
from rules.pick_and_pack.trays import ALL_TRAYS
from rules.pier18 import PLANS

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
