import pytest

from rules.core.cards import BadCards
from rules.gurkensolo import cards
from rules.gurkensolo.cards import (
    CARDS,
    GOALS,
    STATEMENTS,
    Special,
    Statement,
    card_id,
    is_special,
    special,
)
from rules.gurkensolo.game import Gurkensolo

ORIGIN = 'origin = "printed"\nsource = "the cards of Anna"\n'


def _list(name, field, values):
    entries = ", ".join(f"{{ {field} = {value!r}, count = 2 }}" for value in values)
    return f"[{name}]\n{ORIGIN}entries = [{entries}]\n"


def test_there_are_60_statements_and_6_specials():
    assert len(STATEMENTS) == 60
    assert [card for card in CARDS if isinstance(card, Special)] == [
        *[Special.ONE_BACK] * 2, *[Special.TWO_BACK] * 2, *[Special.EXCHANGE] * 2
    ]  # fmt: skip
    assert [is_special(card) for card in range(66)] == [False] * 60 + [True] * 6
    assert special(59) is None
    assert special(65) is Special.EXCHANGE


def test_there_are_24_goal_cards_in_order():
    assert len(set(GOALS)) == 24
    assert list(GOALS) == sorted(GOALS)


def test_every_statement_is_read_as_it_is_written():
    assert [Statement.parse(str(said)) for said in STATEMENTS] == list(STATEMENTS)


@pytest.mark.parametrize(
    "text", ["", "R ahead", "R ahead R", "R before G", "R not G", "ahead R G", "R ahead X"]
)
def test_what_is_no_statement_is_not_read(text):
    with pytest.raises(ValueError, match="no statement"):
        Statement.parse(text)


@pytest.mark.parametrize(
    ("text", "leads"),
    [
        ("R ahead G", [1, 12]),
        ("R not ahead G", [-12, -1, 0]),
        ("R behind G", [-12, -1]),
        ("R not behind G", [0, 1, 12]),
        ("R equal G", [0]),
        ("R not equal G", [-12, -1, 1, 12]),
    ],
)
def test_a_statement_holds_for_these_leads(text, leads):
    said = Statement.parse(text)
    assert [lead for lead in (-12, -1, 0, 1, 12) if said.holds(lead)] == leads


def test_a_list_of_an_owner_may_differ(card_list):
    texts = [f"{one} ahead {other}" for one in "RGYB" for other in "RGYB" if one != other]
    texts += [text.replace(" ", " not ", 1) for text in texts]
    texts += [text.replace("ahead", "equal") for text in texts]
    texts += [f"{one} behind {other}" for one in "RGYB" for other in "RGYB" if one != other]
    card_list("gurkensolo", _list("statements", "text", texts))
    assert len(cards.read_statements()) == 60


@pytest.mark.parametrize(
    ("read", "text", "trouble"),
    [
        (cards.read_goals, _list("goals", "order", ["RGYB"]), "goal cards: 1 instead of 24"),
        (cards.read_goals, _list("goals", "order", ["RGYB", "RGYB"]), "is listed twice"),
        (
            cards.read_goals,
            _list("goals", "order", ["RGYR", *sorted(GOALS)[1:]]),
            "a goal card is an order",
        ),
        (
            cards.read_statements,
            _list("statements", "text", ["R beside G", *map(str, STATEMENTS[1:])]),
            "'R beside G' is no statement",
        ),
        (
            cards.read_statements,
            _list("statements", "text", map(str, STATEMENTS[1:])),
            "statements: 59 instead of 60",
        ),
        (cards.read_specials, _list("specials", "kind", ["jump"]), "jump"),
        (cards.read_specials, _list("specials", "kind", ["exchange"]), "specials: 2 instead of 6"),
    ],
)
def test_a_wrong_list_is_named(card_list, read, text, trouble):
    card_list("gurkensolo", text)
    with pytest.raises(BadCards, match=trouble):
        read()


def test_a_component_is_named_by_what_its_card_says():
    components = {component.id: component for component in Gurkensolo().components()}
    assert components.keys() == {card_id(card) for card in CARDS} | set(GOALS)
    assert len(components) == 60 + 3 + 24
    name, text = components["R-not-ahead-G"][1:]
    assert name.key == "gurkensolo-component-statement"
    assert text.key == "gurkensolo-component-statement-text"
    said = (("pickle", "R"), ("relation", "not-ahead"), ("other", "G"))
    assert name.params == text.params == said
