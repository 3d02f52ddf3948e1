"""Counting every card and pickle of a position of Das Gurkensolo."""

from rules.core.chance import SEED_BYTES
from rules.gurkensolo.actions import Verb, is_possible
from rules.gurkensolo.cards import GOALS, is_special
from rules.gurkensolo.goals import CHOICE_FIELD
from rules.gurkensolo.logic import may_carry_out
from rules.gurkensolo.race import GOAL, START
from rules.gurkensolo.state import GurkensoloState, Laid, Phase, Verdict, choices

_WRONG = (Verdict.WRONG_STEP, Verdict.WRONG_CLAIM)
_PLAYED_BY = {
    Verdict.RIGHT: (Verb.STEP, Verb.FIX),
    Verdict.STUCK: (Verb.PASS, Verb.CLAIM),
    Verdict.SPECIAL: (Verb.BACK, Verb.EXCHANGE),
    Verdict.WRONG_STEP: (Verb.STEP, Verb.SKIP),
    Verdict.WRONG_CLAIM: (Verb.CLAIM, Verb.SKIP),
}
"""Which action came last where the pair was laid open with this verdict."""


def check(state: GurkensoloState) -> None:
    """Do nothing where all is well.

    :raises AssertionError: cards are lost or doubled, or the position contradicts itself.
    """
    assert len(state.seed) == SEED_BYTES, "a whole seed"
    assert state.ply >= 0, "plies count from 0"
    _check_race(state)
    _check_cards(state)
    _check_goals(state)
    _check_turn(state)
    _check_past(state)


def _check_race(state: GurkensoloState) -> None:
    fields, arrivals = state.race
    assert len(fields) == 4, "four pickles"
    assert all(START <= field <= GOAL for field in fields), "fields of the track"
    in_goal = {pickle for pickle, field in enumerate(fields) if field == GOAL}
    assert len(set(arrivals)) == len(arrivals), "a pickle arrives once"
    assert set(arrivals) == in_goal, "who is in the goal has arrived"
    assert len(arrivals) <= 3, "the third arrival ends the race"


def _check_cards(state: GurkensoloState) -> None:
    assert tuple(sorted(set(state.pile))) == state.pile, "a pile without order"
    assert tuple(sorted(set(state.hand))) == state.hand, "a hand without order"
    assert not set(state.pile) & set(state.hand), "a card is in one place"
    assert {*state.pile, *state.hand} <= set(state.setup.deck), "cards of this deck"
    assert len(state.pile) % 2 == 0, "pairs come off an even pile"
    assert len(state.hand) == (2 if state.phase in (Phase.TURN, Phase.FIX) else 0), "a pair"


def _check_goals(state: GurkensoloState) -> None:
    assert len(state.goals) == state.seats, "goal cards for each seat"
    cards = [card for own in state.goals for card in own.cards]
    assert set(cards) <= set(GOALS), "goal cards"
    assert len(set(cards)) == len(cards) == state.seats * state.setup.dealt, "each card once"
    assert all(own.held == tuple(sorted(own.held)) for own in state.goals), "cards without order"
    assert all(own.held for own in state.goals), "nobody drops all"
    open_choices = {seat for seat, own in enumerate(state.goals) if len(own.held) == 2}
    if max(state.race.fields) >= CHOICE_FIELD and state.phase is not Phase.KEEP:
        assert state.phase is Phase.OVER or open_choices <= set(state.resigned), "choice missed"
    if state.phase is Phase.KEEP:
        assert set(state.to_act) == open_choices - set(state.resigned), "who has two is asked"


def _check_turn(state: GurkensoloState) -> None:
    out = state.resigned
    assert len(set(out)) == len(out) < state.seats, "nobody goes twice, somebody stays"
    assert {*out, *state.to_act, state.turn} <= set(range(state.seats)), "seats that play"
    assert not set(out) & set(state.to_act), "who is out is not asked"
    assert state.to_act == tuple(sorted(set(state.to_act))), "seats in order"
    is_over = state.race.is_over or len(out) == state.seats - 1
    assert (state.phase is Phase.OVER) == is_over == (not state.to_act), "the end"
    if is_over:
        assert state.asked == -1, "nobody is asked"
        return
    assert 0 <= state.asked <= state.ply, "asked in the past"
    assert state.turn not in out, "the seat on turn is in the game"
    assert state.phase is Phase.KEEP or state.to_act == (state.turn,), "one seat plays"
    legal = choices(state.setup, state.phase, state.turn, state.hand, state.race)
    assert bool(legal) == (state.phase is not Phase.KEEP), "something to do"


def _check_past(state: GurkensoloState) -> None:
    laid, last = state.laid, state.last
    if laid is None:
        assert last is None, "a seat that acted has laid cards open"
        assert state.phase in (Phase.TURN, Phase.OVER), "the first pair"
        return
    assert laid.seat in range(state.seats), "a seat laid cards open"
    assert len(laid.cards) == 2, "a pair"
    assert len(set(laid.cards) & set(state.setup.deck)) == 2, "of this deck"
    _check_verdict(laid)
    if state.phase is Phase.FIX:
        assert state.setup.is_challenge, "errors are made in challenge play"
        assert laid.cards == state.hand, "the pair in question"
        assert laid.verdict in _WRONG, "something went wrong"
        assert laid.seat != state.turn, "another seat fixes"
    if last is not None:
        assert is_possible(last, state.seats), "an action of a seat"
    if laid.verdict is not Verdict.UNPLAYED:
        assert last is not None, "a pair was played by an action"
        assert last.verb in _PLAYED_BY[laid.verdict], "that led to this verdict"
        if laid.verdict is Verdict.SPECIAL:
            assert may_carry_out(last, laid.cards), "a special of the pair"


def _check_verdict(laid: Laid) -> None:
    specials = sum(map(is_special, laid.cards))
    if laid.verdict is Verdict.SPECIAL:
        assert specials, "a special was carried out"
    elif laid.verdict in (Verdict.RIGHT, *_WRONG):
        assert not specials, "a special leaves nothing to be right or wrong about"
    if laid.verdict is not Verdict.RIGHT:
        assert laid.cards == tuple(sorted(laid.cards)), "a pair without order"
