"""Nothing that a seat may not know is in its observation, nor in what it is told."""

from collections import Counter
from random import Random

from piers import GAME, TRIO, after, begun, in_round, planning

from rules.pier18.cards import DECK

PIERS = ("P07 P10/2 P18/1 P12", "P06 P01 P02 P16", "P13 P14 P15 P17")


def test_a_position_forgets_where_the_cards_of_the_deck_come_from():
    """Two hands with the same cards kept lead to the same state but for the seed."""
    one = after(begun(*TRIO), "0:keep:P01+P02", "1:keep:P05+P04", "2:keep:P09+P08")
    hands = ("P01 P02 P18", "P04 P05 P07", "P03 P08 P09")
    other = after(begun(*hands), "0:keep:P01+P02", "1:keep:P05+P04", "2:keep:P09+P08")
    assert one == other


def test_a_third_card_may_come_up_again():
    came_up = set()
    for number in range(40):
        state = begun(*TRIO[:2], number=number)
        state = after(state, "0:keep:P01+P02", "1:keep:P05+P04")
        came_up |= set(state.open)
    assert {"P03", "P06"} < came_up
    assert not came_up & {"P01", "P02", "P04", "P05"}


def test_everybody_sees_what_the_seat_on_turn_may_do():
    state = in_round("P07", "P03", plans="P05 P06", shown="P10 P12 P18")
    for seat in (None, 0, 1):
        assert GAME.observe(state, seat).open_legal == GAME.legal_actions(state, 0)
    for hidden in (begun(*TRIO), planning(*PIERS, plans="P11 P03 P04")):
        assert GAME.observe(hidden, 0).open_legal == ()


def test_every_unseen_card_may_be_in_a_hand_and_every_choice_have_been_made():
    state = after(begun(*TRIO), "1:keep:P04+P05")
    obs, rng = GAME.observe(state, 0), Random(1)
    hands, choices = Counter(), Counter()
    for _ in range(1200):
        dealt = GAME.determinize(obs, rng)
        hands.update(dealt.hands[1])
        choice = dealt.choices[1]
        choices[dealt.hands[1].index(choice.card), dealt.hands[1].index(choice.plan)] += 1
    assert set(hands) == set(DECK) - set(state.hands[0])
    assert min(hands.values()) > 170
    assert len(choices) == 6
    assert min(choices.values()) > 140
