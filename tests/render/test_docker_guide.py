"""The pages of the rules: their positions are true, their texts are there."""

from random import Random

import pytest
from docker_boards import DOCKER

from data.i18n import LANGUAGES, keys, speaker
from render import pictures
from render.docker import guide
from render.view import GuidePage

LONGEST_BODY = 900

pages = pytest.mark.parametrize("page", guide(), ids=lambda page: page.key)


@pages
def test_a_page_shows_exactly_the_legal_moves_of_its_position(page: GuidePage) -> None:
    seen = page.observation
    state = DOCKER.determinize(seen, Random(1))
    assert DOCKER.legal_actions(state, seen.seat) == seen.legal
    assert DOCKER.observe(state, seen.seat) == seen


@pages
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_its_texts_in_every_language(page: GuidePage, language: str) -> None:
    assert {f"{page.key}-title", f"{page.key}-body"} <= keys(language)
    assert len(speaker(language)(f"{page.key}-body")) <= LONGEST_BODY


@pages
def test_a_page_has_a_picture(page: GuidePage) -> None:
    (data,) = pictures(page.observation, page.view)
    assert data.startswith(b"\x89PNG")


def test_no_page_is_missing_between_others() -> None:
    assert [page.key for page in guide()] == [f"docker-guide-{n}" for n in range(1, 8)]
