"""The pages of the rules of Kraftwagen: their positions are true."""

from random import Random

import pytest
from kraftwagen_boards import KRAFTWAGEN

from render.kraftwagen import colours, guide, scenes
from render.kraftwagen.choices import choices
from render.layout import GuidePage
from render.paint import painter
from rules.kraftwagen import KraftwagenObservation

pages = pytest.mark.parametrize("page", guide(), ids=lambda page: page.key)


def position(page: GuidePage) -> KraftwagenObservation:
    assert isinstance(page.observation, KraftwagenObservation)
    return page.observation


@pages
def test_a_page_shows_a_position_that_can_be(page: GuidePage) -> None:
    obs = position(page)
    state = KRAFTWAGEN.determinize(obs, Random(1))
    KRAFTWAGEN.check(state)
    assert KRAFTWAGEN.observe(state, None) == obs


@pages
def test_what_is_chosen_on_a_page_can_be_chosen(page: GuidePage) -> None:
    if page.view.chosen:
        assert choices(position(page), page.view.chosen).chosen


@pages
def test_a_picture_is_as_wide_as_the_others(page: GuidePage) -> None:
    for drawn in scenes(position(page), page.view):
        assert painter(colours("dark")).paint(drawn).width == 1000
