"""What can be looked up: every card of the game once."""

from pickles import GAME

from rules.gurkensolo.cards import CARDS, GOALS, card_id

FACES = {face.id: face for face in GAME.faces()}


def test_every_card_has_one_face_and_equal_cards_share_it():
    assert list(FACES) == [face.id for face in GAME.faces()]
    assert FACES.keys() == {card_id(card) for card in CARDS} | set(GOALS)
    assert len(FACES) == 60 + 3 + 24


def test_a_face_is_named_by_what_its_card_says():
    name, text = FACES["R-not-ahead-G"][1:]
    assert name.key == "gurkensolo-face-statement"
    assert text.key == "gurkensolo-face-statement-text"
    said = (("pickle", "R"), ("relation", "not-ahead"), ("other", "G"))
    assert name.params == text.params == said


def test_no_two_names_are_alike():
    assert len({face.name for face in FACES.values()}) == len(FACES)
