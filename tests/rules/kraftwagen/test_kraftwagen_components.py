"""What can be looked up: every card and tile once."""

from kraft_works import GAME

from rules.kraftwagen.cards import CARDS, PRIZES, START_TILES, TILES

COMPONENTS = {component.id: component for component in GAME.components()}


def test_every_card_tile_buyer_and_award_has_one_component():
    assert list(COMPONENTS) == [component.id for component in GAME.components()]
    assert list(COMPONENTS)[: len(CARDS)] == list(CARDS)
    assert len(COMPONENTS) == len(CARDS) + len(TILES) + len(START_TILES) + 4 + len(PRIZES)


def test_ids_are_plain_words():
    assert "tile-research-race-buyer" in COMPONENTS
    assert "start-build" in COMPONENTS
    assert "buyer-prestige" in COMPONENTS
    assert "award-laps" in COMPONENTS
    assert all(id_.replace("-", "").isalpha() for id_ in COMPONENTS)
