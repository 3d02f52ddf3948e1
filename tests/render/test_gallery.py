"""The pictures of one message: which they are, and which of them are made anew."""

from boards import view
from docker_boards import DOCKER, played

from data.i18n import translator
from render.gallery import describe, scenes
from render.pictures import pictures

ENDED = played(4, 3)
POINTS = DOCKER.points(ENDED)
ENGLISH = translator("en")


def test_a_finished_game_shows_its_ranking_first() -> None:
    with_ranking = scenes(ENDED, view(ENDED, points=POINTS))
    assert with_ranking[1:] == scenes(ENDED, view(ENDED))
    told = describe(ENDED, view(ENDED, points=POINTS), ENGLISH)
    assert told[1:] == describe(ENDED, view(ENDED), ENGLISH)
    assert "Anna" in told[0]


def test_a_picture_that_looks_the_same_is_not_made_again() -> None:
    (alone,) = pictures(ENDED, view(ENDED))
    _, again = pictures(ENDED, view(ENDED, points=POINTS))
    assert again is alone
