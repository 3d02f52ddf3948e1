import pytest
from piers import sides

from rules.core.cards import BadCards
from rules.pier18 import plans
from rules.pier18.cards import CARDS
from rules.pier18.plans import PLANS, is_met

# For each plan piers that just meet it, and piers that just miss it.
CASES = {
    "poets_four": ([("PP.PP", ""), ("P", "PPPP")], [("PPP", "P"), ("PPP", "PPP")]),
    "poets_one_side": ([("P.P.P", "FLS"), ("", "PPPP")], [("PP", ""), ("PPP", "P")]),
    "poets_alone": (
        [("P.P", "P"), ("P.P.P.FPS", "")],
        [("P.P", "PF"), ("PP.P.P", ""), ("P.P.SP", "")],
    ),
    "lovers_two": ([("L..L", ""), ("L", "L")], [("L.L", ""), ("L", "L.P"), ("L", "")]),
    "lovers_each_side": ([("L", "L"), ("L..P", "P..L")], [("L..L", ""), ("L", "L.S")]),
    "lovers_two_two": ([("LL", "L.L")], [("LLL", "L"), ("LL", "L")]),
    "fishers_lopsided": ([("FFF", ""), ("F", "FFFF")], [("FFF", "FF"), ("FF", "")]),
    "fishers_even": ([("FF", "FF"), ("FFF", "F.FF")], [("F", "F"), ("FFF", "FF")]),
    "fishers_lead": (
        [("F", ""), ("FF.F", "PPLLSS")],
        [("", ""), ("F", "P"), ("FF", "SPS"), ("FF", "LL"), ("PF", "P")],
    ),
    "flowers_crowd": (
        [("FSPP", ""), ("", "LFPSP"), ("SFP.SFPL", "")],
        [("FSP", ""), ("FSSP", ""), ("FPPL", "S")],
    ),
    "flowers_both_sides": (
        [("FSP", "SSP"), ("SFP", "..LPS")],
        [("FSP", "SP"), ("FSP.SPL", "FP"), ("FSP", "FPL")],
    ),
    "flowers_apart": (
        [("S.SF", "S.S"), ("SP.S", "FS.S.S")],
        [("S.SF", "S"), ("S.S.S", "SS"), ("S.S", "S.S.SFS")],
    ),
    "poet_fisher_pairs": (
        [("PF", "FP"), ("FPF", ""), ("PFP", "")],
        [("PF", "F.P"), ("P.F.P", "F"), ("PP.FF", "PF")],
    ),
    "lover_flower_pairs": ([("LS", "SL"), ("LSL", "")], [("LS", "S.L"), ("LL.SS", "")]),
    "equal_sides": ([("PF", "S.L"), ("", "")], [("PFS", "SL"), ("P", "")]),
    "even_crowd": (
        [("PPLL", "FFSS"), ("PPPLLL", "FFFSS")],
        [("PPLL", "FFS"), ("PPPPLLL", "FFSS"), ("PPLLFF", "")],
    ),
    "open_deck": (
        [("P.....P", ""), (".....", "PPPPP"), ("PPPPPPP", "P.....P")],
        [("P....P", "PPPPPP"), ("....", "....")],
    ),
}


@pytest.mark.parametrize("key", CASES)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_plan_is_met_or_just_missed(key, seats):
    met, missed = CASES[key]
    assert [is_met(key, sides(*each), seats) for each in met] == [True] * len(met)
    assert [is_met(key, sides(*each), seats) for each in missed] == [False] * len(missed)


@pytest.mark.parametrize("key", CASES)
def test_a_plan_makes_no_difference_between_top_and_bottom(key):
    for expected, piers in zip((True, False), CASES[key], strict=True):
        for top, bottom in piers:
            assert is_met(key, sides(bottom, top), 2) == expected


@pytest.mark.parametrize(("seats", "most"), [(2, 16), (3, 13)])
def test_a_thrifty_pier_may_be_longer_the_more_rounds_there_are(seats, most):
    assert is_met("short_pier", sides("." * most), seats)
    assert not is_met("short_pier", sides("." * (most + 1)), seats)


def test_every_plan_has_its_cases():
    assert {*CASES, "short_pier"} == set(PLANS)


def test_every_card_has_a_plan_of_its_own():
    assert sorted(card.plan for card in CARDS.values()) == sorted(PLANS)


def test_a_corrected_number_counts(card_list):
    card_list("pier18", old='key = "poets_four", least = 4', new='key = "poets_four", least = 5')
    (plan,) = (plan for plan in plans.read_plans() if plan.key == "poets_four")
    assert plan.test(2)(sides("PPPPP"))
    assert not plan.test(2)(sides("PPPP"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('key = "poets_four", least = 4', 'key = "poets_five", least = 5'),
        ('key = "poets_four", least = 4', 'key = "poets_four"'),
        ('key = "equal_sides"', 'key = "equal_sides", least = 2'),
        ("most_2 = 16, most_3 = 13", "most_2 = 16"),
        ('    { key = "equal_sides" },\n', ""),
    ],
)
def test_a_plan_that_cannot_be_tested_is_refused(card_list, old, new):
    card_list("pier18", old=old, new=new)
    with pytest.raises(BadCards, match="plans"):
        plans.read_plans()
