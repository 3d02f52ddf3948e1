"""Whom a seat has outlasted is its place and no score, and what can be looked up."""

from quay import GAME, end_of


def test_only_the_places_count():
    for number in range(3):
        assert GAME.points(GAME.observe(end_of(4, number, 0.03), None)) == ()


def test_pieces_can_be_looked_up():
    assert [component.id for component in GAME.components()] == ["cube", "tower", "gangway", "die"]
