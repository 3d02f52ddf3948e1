from collections import Counter
from itertools import chain

import pytest

from rules.core.cards import BadCards
from rules.pier18.cards import CARDS, DECK, NUMBERS, Card, Character, read_cards, read_numbers


def test_there_are_18_cards():
    assert list(DECK) == [f"P{number:02}" for number in range(1, 19)]
    assert CARDS["P07"] == Card("P07", "05-11", Character.FLOWERS, "...L", "..PS", "equal_sides")


def test_ids_ascend_with_the_dates():
    dates = [card.date for card in CARDS.values()]
    assert dates == sorted(set(dates))


def test_what_is_on_the_cards():
    places = Counter(chain.from_iterable(card.top + card.bottom for card in CARDS.values()))
    patrons = Counter(card.patron for card in CARDS.values())
    assert places == {"P": 17, "L": 15, "F": 16, "S": 14, ".": 82}
    assert patrons == {"P": 5, "L": 4, "F": 5, "S": 4}


def test_the_rules_count_as_they_say():
    assert NUMBERS == (4, 3, 1, 4, 3, 2, 2, 2, 4, 1)
    assert [NUMBERS.rounds(seats) for seats in (2, 3)] == [4, 3]


def test_the_cards_are_enough_for_every_round():
    for seats in (2, 3):
        shown = NUMBERS.rounds(seats) * (seats + NUMBERS.spare)
        assert 2 * seats + shown <= len(DECK)
        assert NUMBERS.dealt * seats <= len(DECK)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('top = "L.S."', 'top = "L.S"'),
        ('top = "L.S."', 'top = "L.X."'),
        ('patron = "F", top = "L.S."', 'patron = "X", top = "L.S."'),
        ('patron = "F", top = "L.S."', 'top = "L.S."'),
        ('id = "P02"', 'id = "P01"'),
        ('id = "P02"', 'id = "P20"'),
        ('date = "02-03"', 'date = "01-14"'),
        ('date = "02-03"', 'date = "02-32"'),
        ('date = "02-03"', 'date = "2-3"'),
        ('plan = "fishers_lead"', 'plan = "short_pier"'),
        ('    { id = "P02"', '    # { id = "P02"'),
    ],
)
def test_a_wrong_card_is_refused(card_list, old, new):
    card_list("pier18", old=old, new=new)
    with pytest.raises(BadCards):
        read_cards(NUMBERS.columns)


def test_a_card_of_more_columns_is_one_where_the_numbers_say_so(card_list):
    card_list("pier18", old='name = "columns", value = 4', new='name = "columns", value = 5')
    assert read_numbers().columns == 5
    with pytest.raises(BadCards, match="no side of 5 places"):
        read_cards(5)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('name = "spare", value = 1', 'name = "spare", value = 0'),
        ('name = "spare", value = 1', 'name = "spare", value = "1"'),
        ('name = "spare"', 'name = "other"'),
        ('    { name = "spare", value = 1 },\n', ""),
    ],
)
def test_a_wrong_number_is_refused(card_list, old, new):
    card_list("pier18", old=old, new=new)
    with pytest.raises(BadCards, match="number"):
        read_numbers()
