"""The pages of the rules: their positions are true."""

from random import Random

import pytest
from gurkensolo_boards import GAME

from render.gurkensolo import guide
from render.layout import GuidePage

pages = pytest.mark.parametrize("page", guide(), ids=lambda page: page.key)


@pages
def test_a_page_shows_exactly_the_legal_moves_of_its_position(page: GuidePage) -> None:
    obs = page.observation
    state = GAME.determinize(obs, Random(1))
    GAME.check(state)
    assert GAME.legal_actions(state, 0) == obs.legal
    assert GAME.observe(state, 0) == obs
