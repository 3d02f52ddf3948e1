"""A seat gives up, and those that stay go on."""

from piers import GAME, TRIO, after, begun, in_round, offered, planning

from rules.pier18.state import Phase

PLAY = {"plans": "P05 P09 P10", "shown": "P01 P02 P06 P11"}


def test_the_last_pier_counts_as_it_stands_with_its_patrons_and_without_its_plan():
    piers = ("P07 P10/2 P18/1 P12 P13", "P06 P01 P02 P16 P17")
    state = after(planning(*piers, plans="P11 P03", patrons=("P14 P15", "P08")), "1:resign")
    outcome = GAME.outcome(state)
    assert outcome == ("resigned", (2 + 2 + 3 + 2 + 0 + 2, 0), (1, 2))
    found = GAME.points(GAME.observe(state, None))
    assert [points.by_seat for points in found] == [(n, 0) for n in (2, 2, 3, 2, 0, 2)]


def test_who_went_earlier_ranks_behind_who_went_later():
    state = after(begun(*TRIO), "1:resign", "0:resign")
    assert GAME.outcome(state).ranks == (2, 3, 1)


def test_a_seat_that_resigned_ranks_last_whatever_its_pier_is_worth():
    state = after(in_round("P04", "P12", "P15", **PLAY), "1:resign")
    while state.to_act:
        state = after(state, f"{state.to_act[0]}:{offered(state)[0]}")
    outcome = GAME.outcome(state)
    assert outcome.termination == "built"
    assert outcome.scores[1] == 0
    assert outcome.ranks[1] == 3
    assert state.columns[1].characters > 0


def test_a_choice_of_a_seat_that_leaves_is_never_shown():
    state = after(begun(*TRIO), "1:keep:P04+P05", "1:resign")
    assert state.choices == (None, None, None)
    state = after(state, "0:keep:P01+P02", "2:keep:P07+P08")
    assert (state.piers[1], state.plans[1]) == ((), None)
    assert state.phase is Phase.ROUND


def test_one_card_fewer_is_shown_from_the_next_round_on():
    state = after(in_round("P04", "P12", "P15", **PLAY), "P11/0", "0:resign", "P06/0", "P02/0")
    assert state.round == 2
    assert len(state.open) == 3
    assert (state.leader, state.to_act) == (1, (1,))
    assert len(offered(state)) == 12


def test_of_several_cards_left_over_the_earliest_is_the_patron():
    state = after(in_round("P04", "P12", "P15", **PLAY), "1:resign")
    assert (state.open, state.to_act) == (("P01", "P02", "P06", "P11"), (0,))
    state = after(state, "P06/0")
    assert state.to_act == (2,)
    deck = state.deck
    state = after(state, "P11/0")
    assert sorted(map(len, state.patrons)) == [0, 0, 1]
    assert ("P01",) in state.patrons
    assert set(state.deck) | set(state.open) == {*deck, "P02"}


def test_a_seat_that_resigned_gets_no_patron():
    # P01 is a patron of the fishers. Seat 1 has two on a side when it goes.
    state = in_round("P15", "P11 P14/0", "P13", plans="P05 P09 P10", shown="P01 P07 P08",
                     taken="P14", leader=1, turn=2)  # fmt: skip
    stayed = after(state, "P07/0", "P08/3")
    gone = after(state, "1:resign", "P07/0", "P08/3")
    assert stayed.patrons == ((), ("P01",), ())
    assert gone.patrons == ((), (), ("P01",))
