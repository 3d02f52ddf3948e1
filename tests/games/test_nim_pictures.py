"""Nim has its picture, and words for those who see none."""

from pathlib import Path

import pytest

from data.i18n import translator
from render.paint import encode, painter
from render.view import View
from rules.core.history import replay
from tests.games.nim import render
from tests.games.nim.registration import NIM, registered
from tests.games.nim.rules import NimObservation
from tests.render.golden_files import assert_golden

VIEW = View(("Ada", "Ben"))
EXAMPLE = render.guide()[0].observation


def observation(*moves: str) -> NimObservation:
    played = [(ply % 2, text) for ply, text in enumerate(moves)]
    *_, state = replay(NIM, seats=2, options={}, seed=bytes(32), moves=played)
    return NIM.observe(state, None)


def labels(obs: NimObservation) -> tuple[str, ...]:
    return render.scenes(obs, VIEW)[0].labels()


def test_the_picture_shows_every_match_that_is_left_and_a_gap_for_each_other():
    shown = labels(observation("b2", "c4"))
    assert shown.count("match") == 2 + 1
    assert shown.count("gap") == 2 + 4


def test_the_picture_shows_whose_turn_it_is_and_in_the_end_who_won():
    assert "turn 1" in labels(observation("b2"))
    over = labels(observation("a2", "b3", "c4"))
    assert "cup seat 0" in over
    assert not any(label.startswith("turn") for label in over)


def test_the_position_of_the_guide_can_be_reached():
    reached = observation("b2")
    assert (reached.rows, reached.last, reached.open_legal) == (
        EXAMPLE.rows,
        EXAMPLE.last,
        EXAMPLE.open_legal,
    )


def test_the_picture_of_the_guide_looks_as_it_did(tmp_path: Path):
    scene = render.scenes(EXAMPLE, VIEW)[0]
    data = encode(painter(render.colours("dark")).paint(scene))
    assert_golden("nim-guide", data, tmp_path)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "1 of 3 in row b"), ("de", "1 von 3 in Reihe b")]
)
def test_the_words_say_the_whole_position(language: str, words: str):
    with registered():
        (text,) = render.describe(EXAMPLE, VIEW, translator(language))
    assert words in text
    assert "Ben" in text
    assert ", ".join(map(str, EXAMPLE.open_legal)) in text
