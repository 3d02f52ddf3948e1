"""Cards, tiles and pieces, found by what somebody types."""

import pytest
from refusals import refused

from cogs.help.guide_view import find, matching
from data.i18n import LANGUAGES
from rules import GAMES

GAMES_WITH_COMPONENTS = [key for key, game in GAMES.items() if game.components()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_can_be_chosen_from_a_list(language: str) -> None:
    for found in matching(language, ""):
        assert find(language, found.value) == found
        assert len(found.value) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_components_are_called_alike(language: str) -> None:
    labels = [found.label for found in matching(language, "")]
    assert sorted(set(labels)) == sorted(labels)


@pytest.mark.parametrize("game", GAMES_WITH_COMPONENTS)
def test_the_game_of_the_table_comes_first(game: str) -> None:
    own = len(GAMES[game].components())
    assert {found.game for found in matching("en", "", game)[:own]} == {game}


def test_a_beginning_comes_before_a_middle() -> None:
    assert [found.name for found in matching("en", "red ahead")][:3] == [
        "Red ahead of Green",
        "Red ahead of Yellow",
        "Red ahead of Blue",
    ]


def test_words_are_found_in_any_order_and_in_full_without_the_list() -> None:
    assert matching("en", "gurkensolo back one")[0].name == "Special: one space back"
    some = matching("de", "")[0]
    assert find("de", some.name.upper(), some.game) == some
    with refused("no-card"):
        find("en", "no card is called like this")
