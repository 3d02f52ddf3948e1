"""The lists of trays and tiles, and what is wrong with bad ones."""

import pytest

from rules.core import cards
from rules.core.cards import BadCards, read_list
from rules.pick_and_pack import grid, tiles
from rules.pick_and_pack.game import PickAndPack
from rules.pick_and_pack.tiles import ALL_TILES, SUPPLY, Kind

SOURCE = 'origin = "printed"\nsource = "the box"\n'


def test_each_player_has_two_tiles_of_each_kind():
    assert list(SUPPLY) == sorted(Kind)
    assert set(SUPPLY.values()) == {2}
    assert len(ALL_TILES) == 12


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "no list"),
        ("[trays", "pick_and_pack.toml"),
        ('[trays]\norigin = "printed"\nentries = [{ apples = 1 }]', "source"),
        ('[trays]\norigin = "heard"\nsource = "x"\nentries = [{ apples = 1 }]', "heard"),
        (f"[trays]\n{SOURCE}", "entries"),
        (f"[trays]\n{SOURCE}entries = [{{ count = 1 }}]", "apples"),
        (f"[trays]\n{SOURCE}entries = [{{ apples = 1 }}, {{ apples = 1 }}]", "twice"),
        (f'[trays]\n{SOURCE}entries = [{{ apples = 1, source = "" }}]', "no source"),
    ],
)
def test_a_bad_list_is_named_with_its_fault(card_list, text, fault):
    card_list("pick_and_pack", text)
    with pytest.raises(BadCards, match=fault):
        read_list("pick_and_pack", "trays", unique="apples")


def test_an_entry_may_have_a_source_of_its_own(card_list):
    card_list(
        "pick_and_pack",
        f'[trays]\n{SOURCE}entries = [{{ apples = 1, origin = "our own", source = "us" }}]',
    )
    (entry,) = read_list("pick_and_pack", "trays", unique="apples")
    assert entry["source"] == "us"


def test_a_missing_file_is_named(tmp_path, monkeypatch):
    monkeypatch.setattr(cards, "CARDS", tmp_path)
    with pytest.raises(BadCards, match=r"pick_and_pack\.toml"):
        read_list("pick_and_pack", "trays", unique="apples")


@pytest.mark.parametrize("entries", ["{ apples = 1, count = 35 }", "{ apples = 1, count = 36 }"])
def test_trays_must_be_36_with_one_fullest(card_list, entries):
    card_list("pick_and_pack", f"[trays]\n{SOURCE}entries = [{entries}]")
    with pytest.raises(BadCards, match="instead of"):
        grid._supply()


def test_tiles_must_be_twelve(card_list):
    card_list("pick_and_pack", f'[tiles]\n{SOURCE}entries = [{{ kind = "P", count = 11 }}]')
    with pytest.raises(BadCards, match="11 instead of 12"):
        tiles._supply()


def test_a_tray_is_told_with_how_many_there_are():
    told = [
        dict(component.text.params)
        for component in PickAndPack().components()
        if component.id.startswith("tray")
    ]
    assert [each["apples"] for each in told] == [1, 2, 3, 4, 5, 6]
    assert sum(each["count"] for each in told) == told[0]["of"] == 36
