"""The pages of the rules of Pier 18: their positions are true."""

from random import Random

import pytest
from pier18_boards import PIER

from render.layout import GuidePage
from render.pier18 import guide
from render.pier18.seat_status import seat_status
from rules.pier18 import PierObservation, Scores

pages = pytest.mark.parametrize("page", guide(), ids=lambda page: page.key)


@pages
def test_a_page_shows_a_position_that_the_rules_know(page: GuidePage) -> None:
    obs = page.observation
    assert isinstance(obs, PierObservation)
    state = PIER.determinize(obs, Random(1))
    PIER.check(state)
    assert PIER.observe(state, 0) == obs


@pytest.mark.parametrize(
    ("number", "seat", "scores", "gains"),
    [
        (3, 0, Scores(1, 2, 2, 2), Scores(1, 0, 1, 2)),
        (5, 0, Scores(1, 2, 3, 2), Scores(0, 0, 1, 0)),
        (6, 1, Scores(2, 4, 3, 3), None),
    ],
)
def test_the_texts_count_as_the_pictures_do(
    number: int, seat: int, scores: Scores, gains: Scores | None
) -> None:
    page = guide()[number - 1]
    assert isinstance(page.observation, PierObservation)
    shown = seat_status(page.observation, page.view, seat)
    assert (shown.scores, shown.gains) == (scores, gains)
