"""Everything a Docker picture shows, said in words."""

from dataclasses import replace
from itertools import product

import pytest
from docker_boards import TWELVE, action, choices, position, some_games, view

from data.i18n import LANGUAGES, translator
from render.alt_text import MAX_LENGTH
from render.docker import describe
from render.names import clipped, plain, short_names
from rules.docker import SQUARES, DockerObservation, Reason

ENGLISH = translator("en")
MEAN_NAMES = {
    "long": tuple(letter * 32 for letter in "WXYZ"),
    "alike": ("Maximilian from next door",) * 4,
    "wide": ("山田太郎" * 8, "𝓙𝓸𝓱𝓷", "x`y```z", "\u202eabc\n\n"),
}


def told(obs: DockerObservation, **changes: object) -> str:
    (text,) = describe(obs, view(obs, **changes), ENGLISH)
    return text


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (Reason.NO_MOVE, "Jörg is out: no move"),
        (Reason.BLOCKED, "Jörg is out: no number"),
        (Reason.RESIGNED, "Jörg gave up."),
    ],
)
def test_who_is_out_is_told_with_the_reason(reason: Reason, words: str) -> None:
    assert words in told(replace(position(), eliminated=(3,), reasons=(reason,)))


def test_the_open_moves_are_told_and_after_a_choice_those_of_the_chosen_cube() -> None:
    obs = position(moves="+b1 a1-a2 a1-b1", a1=(0,))
    assert "Possible moves: new cube to b1; a1 to a2, b1." in told(obs)
    assert "Moves of the chosen cube: a1 to a2, b1." in told(obs, chosen=("a1",))


def test_a_cube_that_alone_can_move_is_not_said_to_be_chosen() -> None:
    assert "Possible moves: new cube to b1." in told(position(moves="+b1"), chosen=("+",))


@pytest.mark.parametrize(("language", "names"), [*product(LANGUAGES, MEAN_NAMES)])
def test_the_text_is_never_too_long_and_never_lacks_a_word(language: str, names: str) -> None:
    translate = translator(language)
    full = position(moves=" ".join(f"b2-{name}" for name in SQUARES) + " +b1", b2=TWELVE)
    crowded = replace(full, reserves=(3, 3, 3, 3), rolls=(1,) * 40, last=action(0, "+b2"))
    for obs in [crowded, *some_games()][::4]:
        for chosen in choices(obs)[:2]:
            shown = view(obs, names=MEAN_NAMES[names][: obs.seats], chosen=chosen)
            (text,) = describe(obs, shown, translate)
            assert len(text) <= MAX_LENGTH
            assert "[" not in text
            assert all(name in text for name in SQUARES)


def test_names_that_would_be_cut_alike_get_a_number() -> None:
    assert short_names(("Maximilian", "Maximiliane", "Eva"), 6) == ("Max…#1", "Max…#2", "Eva")


def test_a_name_cannot_break_out_of_its_line() -> None:
    assert plain("a\n`b`\u202e\tc") == "a 'b' c"
    assert plain("\u200b") == "?"


def test_text_is_cut_to_characters() -> None:
    assert clipped("abcdef", 4) == "abc…"
