"""Everything a Docker picture shows, said in words."""

from dataclasses import replace
from itertools import product

import pytest
from docker_boards import NAMES, TWELVE, action, choices, played, position, some_games, view

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


def test_every_tower_is_told_from_the_bottom_up_and_every_empty_square() -> None:
    text = told(position(a1=(0, 3, 0), c2=(1,)))
    assert "a1: Anna, Jörg, Anna; c2: Łukasz Żółć" in text
    assert "Empty squares: a2, a3, b1, b2, b3, c1, c3." in text


def test_turn_die_and_repeated_rolls_are_told() -> None:
    obs = replace(position(), to_act=(1,), rolls=(2, 1, 5))
    assert "Łukasz Żółć has rolled 5, after rolls without a move" in told(obs)
    assert "move: 2, 1." in told(obs)


def test_reserves_and_entry_squares_are_told() -> None:
    text = told(replace(position(), reserves=(2, 0, 1, 0)))
    assert "In reserve: Anna 2, Bartholomäus der Große 1." in text
    assert "Anna b1, Łukasz Żółć a2, Bartholomäus der Große b3, Jörg c2." in text
    assert "Entry squares for everybody: a2, b1, b3, c2." in told(played(1, 2, 1, entry="any"))


def test_the_last_move_is_told() -> None:
    moved = replace(position(b2=(0,)), last=action(0, "b1-b2"))
    assert "Last move: Anna, b1 to b2." in told(moved)
    assert "Last move: Anna, new cube to b2." in told(replace(moved, last=action(0, "+b2")))


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


def test_the_result_is_told_with_all_places() -> None:
    obs = played(4, 3)
    assert obs.outcome is not None
    for name, rank in zip(NAMES, obs.outcome.ranks, strict=False):
        assert f"{rank}. {name}" in told(obs)


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
