"""What can be looked up: every card and tile once."""

from kraft_works import GAME

from rules.kraftwagen.cards import CARDS, PRIZES, START_TILES, TILES

FACES = {face.id: face for face in GAME.faces()}


def test_every_card_tile_buyer_and_award_has_one_face():
    assert list(FACES) == [face.id for face in GAME.faces()]
    assert list(FACES)[: len(CARDS)] == list(CARDS)
    assert len(FACES) == len(CARDS) + len(TILES) + len(START_TILES) + 4 + len(PRIZES)


def test_ids_are_plain_words():
    assert "tile-research-race-buyer" in FACES
    assert "start-build" in FACES
    assert "buyer-prestige" in FACES
    assert "award-laps" in FACES
    assert all(id_.replace("-", "").isalpha() for id_ in FACES)
