"""The pages of the rules: their positions are true."""

from random import Random

import pytest
from docker_boards import DOCKER

from render.docker import guide
from render.layout import GuidePage

pages = pytest.mark.parametrize("page", guide(), ids=lambda page: page.key)


@pages
def test_a_page_shows_exactly_the_legal_moves_of_its_position(page: GuidePage) -> None:
    obs = page.observation
    state = DOCKER.determinize(obs, Random(1))
    assert DOCKER.legal_actions(state, obs.seat) == obs.legal
    assert DOCKER.observe(state, obs.seat) == obs
