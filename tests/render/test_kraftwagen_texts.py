"""Everything the pictures of Kraftwagen show, said in words."""

import re
from dataclasses import replace

import pytest
from kraftwagen_boards import (
    BOARD,
    KRAFTWAGEN,
    MATS,
    SHOW,
    course,
    page,
    picks,
    sights,
    view,
)

from data.i18n import LANGUAGES, translator
from render.alt_text import MAX_LENGTH
from render.kraftwagen import describe, scenes
from render.kraftwagen.pictures import Picture, pictures
from rules.kraftwagen import CARDS, CardKind, Engineer, KraftwagenObservation

ENGLISH = translator("en")
MEAN_NAMES = {
    "long": tuple(letter * 32 for letter in "WXYZ"),
    "alike": ("Maximilian from next door",) * 4,
    "wide": ("山田太郎" * 8, "x`y```z", "Ω" * 20, "ab"),
}


def told(obs: KraftwagenObservation, picture: Picture, **changes: object) -> str:
    return texts_of(obs, **changes)[picture]


def texts_of(obs: KraftwagenObservation, **changes: object) -> dict[Picture, str]:
    texts = describe(obs, view(obs, **changes), ENGLISH)
    return dict(zip(pictures(obs), texts, strict=True))


def test_every_picture_has_its_text() -> None:
    for obs in sights(every=15):
        assert len(describe(obs, view(obs), ENGLISH)) == len(scenes(obs, view(obs)))


def test_turn_question_and_chain_are_told() -> None:
    text = told(page(2), BOARD)
    assert text.startswith("Anna takes an action tile. Possible: every tile. Round 2 of 3, 17 of ")
    assert "from tail to head: Anna, race, engine, Bartholomäus der Große, research," in text
    assert "Last turn of Łukasz Żółć: tile research + race + buyer" in text


def test_the_chain_after_the_chosen_tile_is_told() -> None:
    text = told(page(2), BOARD, chosen=("engine",))
    assert "Chosen: engine." in text
    assert "with this tile, from tail to head: Anna, Bartholomäus der Große, research," in text
    assert text.count("tail to head") == 1


def test_a_chosen_car_is_told_with_its_buyers() -> None:
    text = told(page(9), SHOW, chosen=("b4", "e3", "w2", "maybach", "p5"))
    assert "Your new car: body 4, engine 3, crew 2, price 5, with Maybach." in text
    assert "would take: prestige: car of Anna, price 5; body: " in text


def test_the_own_mat_is_told_once() -> None:
    texts = texts_of(KRAFTWAGEN.observe(course(3, 4)[100], 0))
    assert " The mat of Anna: " in texts[MATS]
    assert not re.search(r"(?<!of )Anna: ", texts[MATS])


def test_money_is_told_to_its_owner_only() -> None:
    state = course(3, 4)[100]
    obs = KRAFTWAGEN.observe(state, 0)
    texts = texts_of(obs)
    assert f"Marks {state.money[0].total}:" in texts.pop(MATS)
    assert not any(re.search(r"Marks \d", text) for text in texts.values())
    spectator = KRAFTWAGEN.observe(state, None)
    assert not any(
        re.search(r"Marks \d", text) for text in describe(spectator, view(spectator), ENGLISH)
    )


@pytest.mark.parametrize(("language", "names"), [("de", "long"), ("en", "alike"), ("de", "wide")])
def test_a_text_is_never_too_long_and_never_lacks_a_word(language: str, names: str) -> None:
    translate = translator(language)
    shown = [(obs, ()) for obs in sights(every=12)]
    shown += [(page(number), chosen) for number in (4, 5, 6, 10) for chosen in picks(page(number))]
    for obs, chosen in shown:
        who = MEAN_NAMES[names][: obs.seats]
        for text in describe(obs, view(obs, names=who, chosen=chosen), translate):
            assert len(text) <= MAX_LENGTH
            assert not text.endswith("…")
            assert "[" not in text


def test_fuller_mats_than_there_can_be_are_still_told() -> None:
    obs = KRAFTWAGEN.observe(course(3, 4)[-1], None)
    kinds = [id for id, card in CARDS.items() if card.kind is CardKind.DEVELOPMENT]
    mats = tuple(
        mat._replace(
            bodies=(7, 7, 7),
            active=tuple(kinds),
            waiting=("both",),
            engineers=(*Engineer,)[2 * seat : 2 * seat + 2],
            used=(*Engineer,)[2 * seat : 2 * seat + 1],
        )
        for seat, mat in enumerate(obs.mats)
    )
    # A card on a mat is not among the discards.
    crowded = replace(obs, mats=mats, research=obs.research._replace(discards=(0,) * len(CARDS)))
    for language in LANGUAGES:
        for text in describe(crowded, view(crowded), translator(language)):
            assert len(text) <= MAX_LENGTH
            assert not text.endswith("…")
