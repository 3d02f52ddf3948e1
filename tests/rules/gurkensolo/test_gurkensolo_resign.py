"""Giving up, in every phase."""

from pickles import CHALLENGE, GAME, after, effect_kinds, position, step

from rules.gurkensolo.state import Phase, Verdict

HAND = ("R equal G", "Y equal B")


def test_the_hand_of_the_seat_on_turn_is_laid_open_unplayed():
    state = position("1 1 1 1", *HAND)
    assert effect_kinds(state, "resign") == ["resigned", "shown", "shown"]
    later = after(state, "resign")
    assert (later.laid.seat, later.laid.verdict) == (0, Verdict.UNPLAYED)
    assert set(later.discards) == set(state.hand)
    assert (later.to_act, later.asked_at) == ((1,), (-1, 1, -1))


def test_who_resigned_ranks_behind_a_seat_without_points():
    state = after(position("12 13 13 4", "R equal G", "R behind Y", seats=4), "3:resign")
    outcome = GAME.outcome(after(state, "2:resign", "R+1"))
    assert outcome.scores[2:] == (0, 0)
    assert outcome.ranks[2:] == (3, 4)
    assert sorted(outcome.ranks[:2]) in ([1, 1], [1, 2])


def test_the_goal_card_of_who_resigned_is_opened_at_the_end_and_counts_nothing():
    state = after(position("12 13 13 4", "R equal G", "R behind Y"), "2:resign")
    assert GAME.observe(state, 0).goals[2].held == ()
    later, effects = step(state, "R+1")
    assert [e.kind for e in effects[-3:]] == ["scored", "scored", "opened"]
    assert GAME.observe(later, 0).goals == state.goals


def test_where_a_pair_lies_open_the_seat_after_may_fix():
    state = after(position("1 1 1 1", "R ahead G", "R equal G", **CHALLENGE), "claim")
    later = after(state, "1:resign")
    assert (later.phase, later.to_act, later.asked_at) == (Phase.FIX, (2,), (-1, -1, 2))
    assert later.hand == state.hand
    assert after(later, "fix:R+1").to_act == (2,)


def test_the_game_may_end_while_a_pair_lies_open():
    erred = position("1 1 1 1", "R ahead G", "R equal G", seats=2, **CHALLENGE)
    state = after(erred, "claim", "1:resign")
    assert (state.phase, state.hand) == (Phase.OVER, ())
    assert state.laid.verdict is Verdict.WRONG_CLAIM
    assert GAME.outcome(state).ranks == (1, 2)
