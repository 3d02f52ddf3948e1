"""Texts and labels that are spoken: words, numbers and names of places, and no rows of codes."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from boards import NAMES, observations

from cogs.messages.phrases import translate_phrase
from data.i18n import LANGUAGES, translator
from render.gallery import describe
from render.view import View
from rules import GAMES

_PLACE = r"[a-f][1-6]|[tb][a-f]|[lr][1-6]|[A-FLS]|P\d\d"
"""Squares, slots, crates, cards, the marker's start: what is on the board under these names."""
_WORD = r"[^\W\d_]+(?:[-’'][^\W\d_]+)*"
_SPOKEN = re.compile(rf"(?:{_WORD}|\d+|\d+-mal|[+-]\d+|{_PLACE}|#\d)")
_SIGNS = ' \t\n.,;:!?()[]„“”"…*'
_JOINED = re.compile(r"\s+[+·&]\s+")
"""Signs between words that are read out as such, or as a pause."""

_SQUARES = re.compile(r"\b[a-f][1-6]\b")
_PLACES = {
    "docker": _SQUARES,
    "gurkensolo": re.compile("$^"),
    "pick_and_pack": _SQUARES,
    "pier18": re.compile(r"P\d\d"),
    "kraftwagen": re.compile("$^"),
}
"""What stands under this name on the board, too. Pickles and cars are named in words."""

TABLES = [
    ("docker", 4, {}),
    ("gurkensolo", 3, {"goals": "professional"}),
    ("gurkensolo", 3, {"mode": "challenge"}),
    ("pick_and_pack", 2, {}),
    ("pick_and_pack", 2, {"arrange": "random"}),
    ("pier18", 3, {}),
    ("kraftwagen", 4, {}),
]
tables = pytest.mark.parametrize(("game", "seats", "options"), TABLES)


def codes_in(text: str) -> list[str]:
    """List what nobody understands who hears *text*."""
    words = _JOINED.sub(" ", text).split()
    bare = (_without_emoji(word.strip(_SIGNS)) for word in words)
    return [word for word in bare if word and not _is_spoken(word)]


def _is_spoken(word: str) -> bool:
    """Letters that are not written like a word, as in "GxY", are spelled out one by one."""
    is_spelled = len(word) > 1 and word.isalpha() and word[1:] != word[1:].lower()
    return _SPOKEN.fullmatch(word) is not None and not is_spelled


def _without_emoji(word: str) -> str:
    return re.sub("[\u2190-\u2bff\ufe0f\U0001f000-\U0001faff]", "", word).strip(_SIGNS)


def some(game: str, seats: int, options: dict[str, Any]) -> Iterator[Any]:
    yield from [*observations(game, 7, seats, **options)][::7]


@tables
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_alternative_text_holds_codes(
    game: str, seats: int, options: dict[str, Any], language: str
) -> None:
    for obs in some(game, seats, options):
        for text in describe(obs, View(NAMES[:seats]), translator(language)):
            assert not codes_in(text), text


@tables
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_holds_codes_and_all_name_what_the_notation_names(
    game: str, seats: int, options: dict[str, Any], language: str
) -> None:
    rules, rng = GAMES[game], Random(3)
    for obs in some(game, seats, options):
        legal = obs.legal or obs.open_legal
        for action in rng.sample(legal, min(len(legal), 12)):
            labels = " / ".join(
                translate_phrase(translator(language), rules.label(obs, step), NAMES)
                for step in rules.menu_steps(action)
            )
            assert not codes_in(labels.replace(" / ", " ")), labels
            assert all(place in labels for place in _PLACES[game].findall(str(action)))


@pytest.mark.parametrize(
    "code", ["B+1,", "GxY", "S.PF/F...", "b4/e3/w2/p8", "1+2+3", ".132.5", "BRYG", "f1!bf:P"]
)
def test_a_code_is_found(code: str) -> None:
    assert codes_in(f"It is {code} now.")
