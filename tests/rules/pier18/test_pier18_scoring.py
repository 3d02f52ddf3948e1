import pytest
from piers import pier, sides

from rules.pier18.cards import CARDS, Character
from rules.pier18.characters import (
    POINTS,
    Place,
    Scores,
    flower_groups,
    scores,
    scoring_fishers,
    scoring_lovers,
    scoring_poets,
)
from rules.pier18.pier import Columns, Section, columns_of, starts


def test_a_card_lies_at_the_sea_end_over_the_last_columns():
    assert columns_of(pier("P07")) == ("...L", "..PS")
    assert columns_of(pier("P07 P10")) == ("...L.L..", "..PSF.P.")
    assert columns_of(pier("P07 P10/2")) == ("...L..", "..F.P.")
    assert columns_of(pier("P07 P10/2 P18/1")) == ("...L...P.", "..F.P.FSL")
    assert columns_of(()) == ("", "")


def test_a_foundation_may_be_covered_but_for_its_first_column():
    assert columns_of(pier("P07 P11/3")) == (".S.PF", ".F...")


def test_sections_begin_where_the_covered_columns_do():
    assert starts(pier("P07 P10/2 P18/1 P01/3 P02")) == (0, 2, 5, 6, 10)
    assert starts(()) == ()


@pytest.mark.parametrize("text", ["P07", "P07 P10/2 P18/1", "P01 P02/3 P03/3 P04/3 P05/3"])
def test_a_pier_is_as_long_as_its_last_section_reaches(text):
    built = pier(text)
    columns = columns_of(built)
    assert columns.length == len(columns.bottom) == starts(built)[-1] + len(CARDS["P01"].top)


@pytest.mark.parametrize(
    ("top", "bottom", "points"),
    [("", "", 0), ("P", "", 0), ("P", "P", 1), ("PP.P", "", 1), ("PP", "PP", 2), ("SLF", "LF", 0)],
)
def test_two_poets_anywhere_bring_a_point(top, bottom, points):
    assert POINTS[Character.POET](sides(top, bottom)) == points


@pytest.mark.parametrize(
    ("top", "points"),
    [
        ("L....", 2),
        ("L.P..", 0),
        ("L..P.", 2),
        ("L.L..", 0),
        ("L..L", 4),
        ("L", 2),
        ("LL", 0),
        ("..P.L", 0),
        ("P..L", 2),
        ("FL...L", 2),
        ("L..L..L", 6),
    ],
)
def test_lovers_want_two_empty_places_on_either_side(top, points):
    assert POINTS[Character.LOVERS](sides(top)) == points
    assert POINTS[Character.LOVERS](Columns(len(top) * ".", top)) == points


def test_lovers_do_not_mind_the_opposite_side():
    assert POINTS[Character.LOVERS](sides("..L..", "PPLPP")) == 2


def test_lovers_at_the_end_of_the_top_have_nothing_to_do_with_the_land_end_of_the_bottom():
    assert POINTS[Character.LOVERS](sides("...L", "L...")) == 4


@pytest.mark.parametrize(
    ("top", "bottom", "points"),
    [("F.F", "F", 2), ("F", "FFF", 3), ("FF", "FF", 2), ("", "F", 1), ("PP", "S", 0)],
)
def test_fishers_count_on_the_side_that_has_more(top, bottom, points):
    assert POINTS[Character.FISHER](sides(top, bottom)) == points


@pytest.mark.parametrize(
    ("top", "bottom", "points"),
    [
        ("FSPP", "", 3),
        ("FSSP", "", 3),
        ("S", "", 0),
        ("SP.FS", "", 2),
        ("FPLP", "", 0),
        ("PS", "SP", 2),
        ("..PS", "FP..", 1),
        ("S.S.S", "S", 0),
    ],
)
def test_a_group_with_a_flower_seller_brings_its_size_less_one(top, bottom, points):
    assert POINTS[Character.FLOWERS](sides(top, bottom)) == points


def test_a_group_does_not_go_round_the_end_of_the_pier():
    assert POINTS[Character.FLOWERS](Columns("...P", "S...")) == 0


def test_all_points_of_a_long_pier():
    columns = sides("S.PFPS.F.P.S.SFP.F..F..", "F....P...L..P...L...S.P")
    assert scores(columns) == Scores(poets=3, lovers=4, fishers=5, flowers=5)
    assert columns.characters == 20


def test_what_is_pointed_at_is_what_is_counted():
    for first in CARDS:
        for second in CARDS:
            columns = columns_of((Section(first, 0), Section(second, 1), Section("P18", 2)))
            found = scores(columns)
            assert 2 * len(scoring_lovers(columns)) == found.lovers
            assert len(scoring_fishers(columns)) == found.fishers
            assert len(scoring_poets(columns)) == found.poets
            assert sum(len(g.characters) - 1 for g in flower_groups(columns)) == found.flowers
            assert tuple(count(columns) for count in POINTS.values()) == found


def test_the_fishers_of_one_side_and_every_second_poet_bring_a_point() -> None:
    columns = Columns("F.P.PF", ".FP...")
    assert scoring_fishers(columns) == (Place(side=0, column=0), Place(side=0, column=5))
    assert scoring_poets(columns) == (Place(side=1, column=2),)
