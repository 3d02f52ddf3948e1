"""Private screens are spoken, in games of every kind, in few words and without drawings."""

import pytest

from data.i18n import LANGUAGES
from data.spoken_texts import SHORT, SPOKEN, without_drawings
from rules import GAMES
from tests.benchmarks.spoken_words import (
    MOST,
    ON_LOBBY,
    ON_SCREEN,
    ON_TABLE,
    OTHERS,
    lobbies,
    most_words,
    screens,
    words,
)

LOOKED_AT = 4
"""Each of so many decisions of a whole game."""
COUNTED = 15
"""Screens of each game: a test of all of them is the benchmark."""


async def heard(game: str, language: str, reading: str) -> list[tuple[str, ...]]:
    """The first screens of a random game."""
    found = []
    async for screen in screens(game, 1, language, reading):
        found.append(screen)
        if len(found) == COUNTED:
            break
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_short_a_screen_has_few_words_and_no_drawings(game: str, language: str) -> None:
    for screen in await heard(game, language, SHORT):
        assert sum(len(text.split()) for text in screen) <= MOST.get(game, OTHERS), screen
        assert [without_drawings(text) for text in screen] == list(screen)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_there_are_few_words_to_read_at_every_step(game: str, language: str) -> None:
    own, board = await most_words(game, language, LANGUAGES.index(language), LOOKED_AT)
    assert own <= ON_SCREEN
    assert board <= ON_TABLE
    assert [each for each in map(words, lobbies(game, language)) if each > ON_LOBBY] == []


@pytest.mark.parametrize("game", GAMES)
async def test_the_position_in_words_has_no_drawings(game: str) -> None:
    for screen in (await heard(game, "en", SPOKEN))[::5]:
        assert [without_drawings(text) for text in screen] == list(screen)


async def test_in_short_whoever_begins_hears_the_own_cards() -> None:
    first, *_ = await heard("gurkensolo", "en", SHORT)
    assert any("Your cards: " in part for part in first)


async def test_start_tiles_say_what_they_bring() -> None:
    first, *_ = await heard("kraftwagen", "en", SHORT)
    assert "Body, engine, workers 2" in first
