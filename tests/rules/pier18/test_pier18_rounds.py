"""Cards shown, cards taken, and who gets the patron."""

import pytest
from piers import GAME, TRIO, after, begun, effect_kinds, in_round, offered, playout, step

from rules.core.chance import Chance
from rules.pier18.cards import CARDS
from rules.pier18.pier import Section, columns_of
from rules.pier18.state import Phase


def test_each_seat_is_dealt_three_cards_and_may_keep_two_of_them_in_six_ways():
    for seats in (2, 3):
        state = GAME.new(seats=seats, seed=bytes(32))
        assert state.to_act == tuple(range(seats))
        assert state.asked_at == (0,) * seats
        assert [len(hand) for hand in state.hands] == [3] * seats
        assert [len(offered(state, seat)) for seat in range(seats)] == [6] * seats


@pytest.mark.parametrize(("seats", "counts"), [(2, (12, 8) * 4), (3, (16, 12, 8) * 3)])
def test_every_turn_has_four_ways_for_each_card_shown(seats, counts):
    for number in range(3):
        course = [state for state, _ in playout(seats, number)]
        found = [len(offered(state)) for state in course if state.phase is Phase.ROUND]
        assert tuple(found) == counts
        assert all(len(offered(state)) == 4 for state in course if state.phase is Phase.PLAN)
        assert len(course) == 1 + 2 * seats + len(counts)


def test_a_round_shows_one_card_more_than_there_are_seats():
    for seats in (2, 3):
        course = [state for state, _ in playout(seats)]
        leading = [s for s in course if s.phase is Phase.ROUND and s.to_act == (s.leader,)]
        assert [len(state.open) for state in leading] == [seats + 1] * leading[0].rounds
        assert [state.round for state in leading] == list(range(1, leading[0].rounds + 1))


def test_all_cards_are_used_up_by_three_seats_and_two_are_left_by_two():
    for seats, left in ((2, 2), (3, 0)):
        *_, (state, _) = playout(seats, 5)
        assert len(state.deck) == left


def test_the_earliest_foundation_begins_and_later_rounds_begin_one_seat_further():
    state = after(begun(*TRIO), "2:keep:P07+P08", "0:keep:P03+P01", "1:keep:P04+P05")
    assert (state.phase, state.round, state.leader, state.to_act) == (Phase.ROUND, 1, 0, (0,))
    state = after(begun(*TRIO), "2:keep:P07+P08", "0:keep:P03+P01", "1:keep:P05+P04")
    assert state.leader == 0
    later = begun("P08 P09 P10", "P04 P05 P06", "P01 P02 P03")
    state = after(later, "2:keep:P03+P01", "0:keep:P08+P09", "1:keep:P05+P04")
    assert state.leader == 2
    for number, leader in ((1, 2), (2, 0), (3, 1)):
        assert (state.round, state.leader, state.to_act) == (number, leader, (leader,))
        order = []
        for _ in range(3):
            order += state.to_act
            state = after(state, offered(state)[0])
        assert order == [(leader + further) % 3 for further in range(3)]
    assert state.phase is Phase.PLAN


def test_a_card_is_added_at_the_sea_end_and_is_gone():
    state = in_round("P07", "P03", plans="P05 P06", shown="P10 P12 P18")
    assert offered(state)[:5] == ["P10/0", "P10/1", "P10/2", "P10/3", "P12/0"]
    state = after(state, "P10/2")
    assert state.piers == ((Section("P07", 0), Section("P10", 2)), (Section("P03", 0),))
    assert state.columns == tuple(map(columns_of, state.piers))
    assert state.columns[0] == ("...L..", "..F.P.")
    assert (state.open, state.taken, state.to_act) == (("P12", "P18"), ("P10", None), (1,))


def test_the_card_left_over_goes_to_the_most_points_for_its_patron():
    # P12 is a patron of the lovers: two points against none.
    state = in_round("P07 P10/2", "P05", plans="P08 P03", shown="P12 P18", taken="P10", turn=1)
    state, effects = step(state, "P18/0")
    patron = next(effect for effect in effects if effect.kind == "patron")
    assert dict(patron.params) == {"seat": 0, "card": "P12", "character": "L", "points": 2}
    assert state.patrons == (("P12",), ())
    assert (state.round, state.leader, state.taken) == (2, 1, (None, None))


def test_points_decide_about_a_patron_and_not_characters():
    # P16 is a patron of the lovers. Seat 0 has two disturbed pairs, seat 1 one that is not.
    state = in_round("P01 P17", "P10", plans="P05 P03", shown="P02 P16", taken="P17", turn=1)
    assert after(state, "P02/0").patrons == ((), ("P16",))


def test_equals_are_parted_by_the_earlier_card_of_the_round_at_no_points_too():
    # P02 is a patron of the poets, and each seat has a single one.
    state = in_round("P06 P12", "P04", plans="P05 P03", shown="P02 P11", taken="P12", turn=1)
    done, effects = step(state, "P11/3")
    assert done.patrons == ((), ("P02",))
    told = next(effect for effect in effects if effect.kind == "patron-tied")
    assert dict(told.params) == {"seat": 1, "card": "P02", "character": "P", "points": 0}
    state = in_round("P06 P11/3", "P04", plans="P05 P03", shown="P02 P12", taken="P11", turn=1)
    assert after(state, "P12/3").patrons == (("P02",), ())


def test_an_early_date_does_not_help_who_has_fewer_points():
    # P01 is a patron of the fishers. Seat 2 takes the earliest card, but has none.
    state = in_round(
        "P04 P16", "P12 P13", "P15",
        plans="P05 P09 P10", shown="P01 P07", taken="P16 P13", turn=2,
    )  # fmt: skip
    assert effect_kinds(state, "P07/0") == ["took", "patron-tied", "shown"]
    assert after(state, "P07/0").patrons == ((), ("P01",), ())


def test_after_the_last_round_all_add_their_plan_cards():
    state = in_round(
        "P07 P10 P12 P13 P14", "P06 P01 P02 P16",
        plans="P05 P03", shown="P17 P18", taken="P14", number=4, turn=1,
    )  # fmt: skip
    state, effects = step(state, "P17/0")
    assert [effect.kind for effect in effects] == ["took", "patron", "planning"]
    assert (state.phase, state.to_act, state.open) == (Phase.PLAN, (0, 1), ())
    assert state.asked_at == (state.ply, state.ply)
    assert offered(state, 0) == offered(state, 1) == ["plan/0", "plan/1", "plan/2", "plan/3"]


def test_the_deal_follows_from_the_seed_as_the_docstring_says():
    chance, rest = Chance(bytes(32), 0), list(CARDS)
    hands = [[rest.pop(chance.below(len(rest))) for _ in range(3)] for _ in range(3)]
    state = GAME.new(seats=3, seed=bytes(32))
    assert state.hands == tuple(tuple(sorted(hand)) for hand in hands)
    assert state.deck == tuple(rest)
