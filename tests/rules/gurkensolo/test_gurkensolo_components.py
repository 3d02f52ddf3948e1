"""What can be looked up: every card of the game once."""

from pickles import GAME

from rules.gurkensolo.cards import CARDS, GOALS, card_id

COMPONENTS = {component.id: component for component in GAME.components()}


def test_every_card_has_one_component_and_equal_cards_share_it():
    assert list(COMPONENTS) == [component.id for component in GAME.components()]
    assert COMPONENTS.keys() == {card_id(card) for card in CARDS} | set(GOALS)
    assert len(COMPONENTS) == 60 + 3 + 24


def test_a_component_is_named_by_what_its_card_says():
    name, text = COMPONENTS["R-not-ahead-G"][1:]
    assert name.key == "gurkensolo-component-statement"
    assert text.key == "gurkensolo-component-statement-text"
    said = (("pickle", "R"), ("relation", "not-ahead"), ("other", "G"))
    assert name.params == text.params == said


def test_no_two_names_are_alike():
    assert len({component.name for component in COMPONENTS.values()}) == len(COMPONENTS)
