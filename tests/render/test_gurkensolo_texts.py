"""Everything a picture of Das Gurkensolo shows, said in words."""

from dataclasses import replace
from itertools import product

import pytest
from gurkensolo_boards import (
    GAME,
    laid,
    position,
    sights,
    some_positions,
    view,
)

from data.i18n import LANGUAGES, translator
from render.alt_text import MAX_LENGTH
from render.gurkensolo import describe, guide
from rules.gurkensolo import (
    GurkensoloObservation,
    Phase,
    Verdict,
)

ENGLISH = translator("en")
MEAN_NAMES = {
    "long": tuple(letter * 32 for letter in "UVWXYZ"),
    "alike": ("Maximilian from next door",) * 6,
    "wide": ("山田太郎" * 8, "𝓙𝓸𝓱𝓷", "x`y```z", "\u202eabc\n\n", "🥒" * 20, "é" * 32),
}
mean = pytest.mark.parametrize(("language", "names"), [*product(LANGUAGES, MEAN_NAMES)])


def told(obs: GurkensoloObservation, **changes: object) -> str:
    return " ".join(describe(obs, view(obs, **changes), ENGLISH))


def test_the_own_hand_goal_card_and_moves_are_told() -> None:
    text = told(position("5 4 6 4", "G not behind B", "B not ahead Y"))
    assert "Anna to move, with two secret cards." in text
    assert (
        "Your cards: Blue not ahead of Yellow, true now; Green not behind Blue, true now." in text
    )
    assert "Possible: Blue 1 or 2." in text
    assert "Your goal card: " in text
    assert "Red 5, Green 4, Yellow 6, Blue 4." in text


def test_a_hand_and_goal_cards_are_told_to_their_seat_alone() -> None:
    for state in some_positions():
        if state.phase in (Phase.TURN, Phase.KEEP):
            for seat in (*range(state.seats), None):
                text = told(GAME.observe(state, seat))
                assert ("Your cards" in text) == (state.phase is Phase.TURN and seat == state.turn)
                assert ("Your goal card" in text) == (seat is not None)


@pytest.mark.parametrize(
    ("verdict", "words"),
    [
        (
            Verdict.RIGHT,
            "Cards of Jörg: Red ahead of Green is true, special, swap 2 pickles is false.",
        ),
        (Verdict.STUCK, "No move was possible with the cards of Jörg: Red ahead"),
        (Verdict.SPECIAL, "Special card carried out by Jörg; the cards: Red ahead"),
        (Verdict.WRONG_STEP, "Wrong move of Jörg with these cards: Red ahead"),
        (Verdict.WRONG_CLAIM, "Jörg said that no move was possible, but there was one: Red ahead"),
        (Verdict.UNPLAYED, "Jörg did not use these cards: Red ahead"),
    ],
)
def test_the_open_cards_are_told_with_what_became_of_them(verdict: Verdict, words: str) -> None:
    obs = replace(position("3 2 1 1"), laid=laid(2, verdict, "R ahead G", "exchange"))
    assert words in told(obs, names=("Anna", "Eve", "Jörg"))


def test_a_step_taken_back_is_told_as_such() -> None:
    (page,) = [page for page in guide() if page.observation.phase is Phase.FIX]
    assert "Wrong, moved back: " in told(page.observation)
    assert ", Green from 9 to 10." in told(page.observation)


@mean
def test_the_text_is_never_too_long_and_never_lacks_a_word(language: str, names: str) -> None:
    translate = translator(language)
    for obs in sights(every=11):
        shown = view(obs, names=MEAN_NAMES[names][: obs.seats])
        for text in describe(obs, shown, translate):
            assert len(text) < MAX_LENGTH
            assert "[" not in text
            assert not text.endswith("…")
