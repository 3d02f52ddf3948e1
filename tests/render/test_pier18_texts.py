"""Everything a picture of Pier 18 shows, said in words."""

from itertools import product

import pytest
from pier18_boards import NAMES, PIER, course, page, picks, sights, view

from data.i18n import LANGUAGES, translator
from render.alt_text import MAX_LENGTH
from render.pier18 import describe
from rules.pier18 import CARDS, PierObservation

ENGLISH = translator("en")
MEAN_NAMES = {
    "long": ("W" * 32, "X" * 32, "Y" * 32),
    "alike": ("Maximilian from next door",) * 3,
    "wide": ("山田太郎" * 8, "x`y```z", "🧿"),
}


def told(obs: PierObservation, **changes: object) -> str:
    return " ".join(describe(obs, view(obs, **changes), ENGLISH))


def test_round_turn_open_cards_and_both_piers_are_told() -> None:
    text = told(page(4))
    assert "Round 2 of 4, begun by Łukasz Żółć. Anna takes a card." in text
    assert "P11, 28 July, patron of sellers, top seller at 1, poet at 3, fisher at 4" in text
    assert "Anna: total 4, poets 0, lovers 2, fishers 1, sellers 0; 6 columns, " in text
    assert "top lovers 4, bottom poets 5, fishers 3; sections P07, P10 over 2; " in text
    assert "plan P17 Moonlight (at least 2 scoring pairs of lovers) not met; " in text
    assert "took P14." in text
    assert "patron P02 of poets" in text


def test_what_is_picked_is_told_with_what_it_changes() -> None:
    text = told(page(4), chosen=("P18", "1"))
    assert "Preview: P18 over 1 column; changes in brackets." in text
    assert "total 8 (+4), poets 1 (+1), lovers 2, fishers 2 (+1), sellers 2 (+2)" in text
    assert "top poets 8, lovers 4, bottom poets 5, lovers 9, fishers 3, 7, sellers 8" in text
    assert "sections P07, P10 over 2, P18 over 1" in text


def test_what_may_be_chosen_is_told_to_who_may_choose() -> None:
    assert "You may take any open card, over 0 to 3 columns of your pier." in told(page(4))
    assert "any other one the plan." in told(page(2))
    assert "You may" not in told(page(4), chosen=("P18", "1"))
    assert "You may" not in told(page(6))


def test_names_are_whole_and_each_pier_is_told_with_its_picture() -> None:
    obs = PIER.observe(course(1, 3)[-6], 0)
    own, others = describe(obs, view(obs), ENGLISH)
    assert "begun by Bartholomäus der Große." in own
    assert [f"{name}: total" in own for name in NAMES] == [True, False, False]
    assert [f"{name}: total" in others for name in NAMES] == [False, True, True]


def test_of_anothers_choice_nothing_but_that_it_was_made_is_told() -> None:
    state = next(s for s in course(1, 2) if s.hands[0] and len(s.to_act) == 1)
    (ready,) = {0, 1} - set(state.to_act)
    text = told(PIER.observe(state, None))
    assert f"{NAMES[ready]}: nothing yet" not in text
    assert f"{NAMES[ready]}: ready." in text
    assert not any(card in text for card in CARDS)


@pytest.mark.parametrize(("language", "names"), [*product(LANGUAGES, MEAN_NAMES)])
def test_the_text_is_never_too_long_and_never_lacks_a_word(language: str, names: str) -> None:
    translate = translator(language)
    for obs in sights(every=2):
        for chosen in picks(obs)[::6]:
            shown = view(obs, names=MEAN_NAMES[names][: obs.seats], chosen=chosen)
            for text in describe(obs, shown, translate):
                assert len(text) <= MAX_LENGTH
                assert "[" not in text
                assert text.endswith(".")
