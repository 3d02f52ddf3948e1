"""The lists of the data file, and what is wrong with bad ones."""

from collections import Counter

import pytest

from rules.core.cards import BadCards, Origin, read_list
from rules.kraftwagen import cards
from rules.kraftwagen.cards import BODIES, CARDS, ENGINES, CardKind

SOURCE = 'origin = "printed"\nsource = "the box"\n'


def test_bodies_and_engines_add_up_to_the_printed_totals():
    assert (BODIES, sum(BODIES)) == ((7, 7, 6, 6, 6, 5, 4), 41)
    assert (ENGINES, sum(ENGINES)) == ((7, 6, 6, 6, 5, 5, 4), 39)


def test_there_are_fifty_research_cards():
    counts = Counter()
    for card in CARDS.values():
        counts[card.kind] += card.copies
    assert counts == {CardKind.DEVELOPMENT: 32, CardKind.INSTANT: 9, CardKind.ENGINEER: 9}


def test_what_the_rule_book_does_not_say_is_marked():
    entries = read_list("kraftwagen", "tiles", unique="name")
    origins = {entry["name"]: Origin(entry.get("origin", "our own")) for entry in entries}
    assert origins["hire"] is Origin.DERIVED
    assert origins["buyer+hire"] is Origin.OUR_OWN


@pytest.mark.parametrize(
    ("text", "read", "fault"),
    [
        ("[bodies]\n@entries = [{ value = 2, count = 41 }]", "spread", "instead of 1"),
        ("[bodies]\n@entries = [{ value = 1, count = 40 }]", "spread", "40 instead of 41"),
        ('[tiles]\n@entries = [{ name = "hire" }]', "tiles", "1 instead of 10"),
        (
            '[instants]\n@entries = [{ id = "x", count = 1, tasks = ["research"] }]',
            "instants",
            "draws cards",
        ),
        ('[engineers]\n@entries = [{ id = "ford", amount = 1 }]', "engineers", "ford"),
        ('[buyers]\n@entries = [{ kind = "body", count = 2 }]', "buyers", "body"),
        ('[awards]\n@entries = [{ goal = "body", count = 5, values = [4] }]', "prizes", "of 10"),
        ("[track]\n@entries = [{ seats = 2, spaces = 8 }]", "track", "instead of 2, 3"),
        (
            '[start_tiles]\n@entries = [{ name = "x", tasks = ["fly 2"] }]',
            "start_tile",
            "1 instead of 4",
        ),
        ('[instants]\n@entries = [{ id = "x", count = 1, tasks = ["fly"] }]', "instants", "fly"),
        ("[prices]\n@entries = [{ turn = 1, values = [1] }]", "prices", "1 instead of 3"),
    ],
)
def test_a_bad_list_is_named_with_its_fault(card_list, text, read, fault):
    card_list("kraftwagen", text.replace("@", SOURCE))
    readers = {
        "spread": lambda: cards._read_spread("bodies", 41),
        "tiles": cards._read_tiles,
        "instants": lambda: list(cards._instants(read_list("kraftwagen", "instants", unique="id"))),
        "engineers": lambda: list(
            cards._engineers(read_list("kraftwagen", "engineers", unique="id"))
        ),
        "buyers": lambda: cards._read_buyers("count"),
        "prizes": cards._read_prizes,
        "track": cards._read_track,
        "start_tile": cards._read_start_tiles,
        "prices": lambda: cards._read_prices(3),
    }
    with pytest.raises(BadCards, match=fault):
        readers[read]()
