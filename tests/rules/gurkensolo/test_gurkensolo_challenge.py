"""Challenge play: any step may be tried, and the next seat may do better."""

from pickles import (
    CHALLENGE,
    GAME,
    PROFESSIONAL,
    after,
    card,
    effect_kinds,
    offered,
    position,
    step,
)

from rules.gurkensolo.state import Phase, Verdict

EASY = ("R ahead G", "R equal G")
"""At the start G makes both false, every other step is right."""
STUCK = ("R ahead G", "G behind R")


def _easy(fields="1 1 1 1", **more):
    return position(fields, *EASY, **(CHALLENGE | more))


def _erred():
    return after(_easy(), "G+2")


def test_every_step_and_a_claim_are_offered():
    steps = [f"{pickle}+{n}" for pickle in "BGRY" for n in (1, 2)]
    assert offered(_easy()) == [*steps, "claim"]
    assert offered(position("1 1 1 1", *STUCK, **CHALLENGE)) == [*steps, "claim"]


def test_a_claim_alone_is_never_forced():
    assert GAME.forced(position("1 1 1 1", *STUCK, **CHALLENGE)) is None


def test_a_right_step_counts():
    state = after(_easy(), "R+1")
    assert state.race.fields == (2, 1, 1, 1)
    assert (state.phase, state.turn, state.laid.verdict) == (Phase.TURN, 1, Verdict.RIGHT)


def test_a_true_claim_discards_the_pair():
    state = position("1 1 1 1", *STUCK, **CHALLENGE)
    assert effect_kinds(state, "claim") == ["claimed", "shown", "shown"]
    later = after(state, "claim")
    assert (later.phase, later.turn, later.laid.verdict) == (Phase.TURN, 1, Verdict.STUCK)
    assert set(state.hand) <= set(later.discards)


def test_a_wrong_step_is_taken_back_and_the_pair_lies_open():
    assert effect_kinds(_easy(), "G+2") == ["wrong-step", "shown", "shown"]
    state = _erred()
    assert state.race.fields == (1, 1, 1, 1)
    assert (state.phase, state.to_act, state.hand) == (Phase.FIX, (1,), _easy().hand)
    assert (state.laid.seat, state.laid.verdict) == (0, Verdict.WRONG_STEP)
    assert state.discards == ()


def test_a_wrong_claim_is_refused():
    assert effect_kinds(_easy(), "claim") == ["wrong-claim", "shown", "shown"]
    assert after(_easy(), "claim").laid.verdict is Verdict.WRONG_CLAIM


def test_only_right_steps_fix():
    steps = ["fix:B+1", "fix:B+2", "fix:R+1", "fix:R+2", "fix:Y+1", "fix:Y+2"]
    assert offered(_erred()) == [*steps, "skip"]
    assert GAME.forced(_erred()) is None


def test_who_fixes_then_takes_its_own_turn():
    state, effects = step(_erred(), "fix:R+2")
    assert [e.kind for e in effects[:3]] == ["fixed", "true", "false"]
    assert state.race.fields == (3, 1, 1, 1)
    assert (state.phase, state.to_act, state.ply) == (Phase.TURN, (1,), 2)
    assert state.laid.seat == 0
    assert state.laid.cards == (card("R ahead G"), card("R equal G"))
    assert set(state.discards) == set(_easy().hand)
    assert state.asked_at == (-1, 2, -1)


def test_who_skips_then_takes_its_own_turn():
    state, effects = step(_erred(), "skip")
    assert effects[0].kind == "skipped"
    assert state.race.fields == (1, 1, 1, 1)
    assert (state.phase, state.to_act) == (Phase.TURN, (1,))
    assert set(state.discards) == set(_easy().hand)
    assert state.laid.verdict is Verdict.WRONG_STEP


def test_skipping_is_forced_where_no_step_is_right():
    state = after(position("1 1 1 1", *STUCK, **CHALLENGE), "B+1")
    assert offered(state) == ["skip"]
    assert str(GAME.forced(state)) == "skip"


def test_with_two_seats_the_other_one_fixes():
    state = after(_easy(seats=2, turn=1), "G+1")
    assert state.to_act == (0,)
    assert after(state, "fix:B+2").to_act == (0,)


def test_an_empty_pile_waits_until_the_open_pair_is_done_with():
    state = after(_easy(pile=0), "G+2")
    assert state.pile == ()
    later, effects = step(state, "skip")
    assert "reshuffled" in [effect.kind for effect in effects]
    assert len(later.pile) == 64


def test_a_special_leaves_nothing_to_err_about():
    state = position("3 1 1 1", "one-back", "R equal G", **CHALLENGE)
    assert offered(state) == ["R-1"]


def test_a_fix_ends_the_game_at_once():
    state = position("12 13 13 4", "R equal G", "R behind Y", **CHALLENGE)
    later = after(state, "claim", "fix:R+1")
    assert later.phase is Phase.OVER
    assert later.race.order == (1, 2, 0, 3)


def test_a_wrong_step_into_the_goal_ends_nothing():
    state = position("12 13 13 4", "R behind B", "R equal B", **CHALLENGE)
    later = after(state, "R+1")
    assert (later.phase, later.race.arrivals) == (Phase.FIX, (1, 2))


def test_a_fix_brings_the_choice_of_goal_cards_before_the_next_draw():
    state = after(_easy("6 1 1 1", **PROFESSIONAL), "claim")
    assert state.phase is Phase.FIX
    later = after(state, "fix:R+1")
    assert (later.phase, later.to_act, later.turn, later.hand) == (Phase.KEEP, (0, 1, 2), 1, ())
    keeps = [f"{seat}:{offered(later, seat)[0]}" for seat in (2, 1, 0)]
    assert after(later, *keeps).to_act == (1,)


def test_a_step_taken_back_brings_no_choice():
    state = position("6 8 1 1", "R ahead G", "R equal G", **CHALLENGE)
    assert after(state, "R+1").phase is Phase.FIX
    state = position("6 1 1 1", "R equal G", "Y ahead B", **(CHALLENGE | PROFESSIONAL))
    later = after(state, "R+1")
    assert (later.phase, later.race.fields) == (Phase.FIX, (6, 1, 1, 1))
