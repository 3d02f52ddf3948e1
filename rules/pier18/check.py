"""Counting every card of a position of Pier 18."""

from collections import Counter

from rules.core.chance import SEED_BYTES
from rules.pier18.actions import Verb, keepings, plannings
from rules.pier18.cards import DECK, NUMBERS
from rules.pier18.pier import COVERS
from rules.pier18.state import SEATS, Phase, PierState

_TOGETHER = (Phase.KEEP, Phase.PLAN)


def check(state: PierState) -> None:
    """Do nothing where all is well.

    :raises AssertionError: cards are lost or doubled, or the position contradicts itself.
    """
    _check_frame(state)
    _check_cards(state)
    _check_secrets(state)
    _check_piers(state)
    _check_turn(state)


def _check_frame(state: PierState) -> None:
    assert state.seats in SEATS, "two or three play"
    assert len(state.seed) == SEED_BYTES, "a whole seed"
    assert state.ply >= 0, "plies count from 0"
    by_seat = (
        state.hands, state.choices, state.piers, state.plans, state.taken, state.patrons,
    )  # fmt: skip
    assert all(len(values) == state.seats for values in by_seat), "something for each seat"
    out = state.resigned
    assert len(set(out)) == len(out) < state.seats, "nobody goes twice, somebody stays"
    assert set(out) <= set(range(state.seats)), "who resigned had a seat"
    assert 0 <= state.round <= state.rounds, "a round of this game"
    assert state.leader in (None, *range(state.seats)), "a seat begins"


def _check_cards(state: PierState) -> None:
    cards = Counter((*state.deck, *state.open))
    for own in (*state.hands, *state.patrons):
        cards.update(own)
    for pier, plan in zip(state.piers, state.plans, strict=True):
        # A plan card that was added lies in the pier, and is still the seat's plan.
        plans = set() if plan is None else {plan}
        cards.update(plans.union(section.card for section in pier))
    assert cards == Counter(DECK), "cards are lost or doubled"
    for some in (state.deck, state.open, *state.hands):
        assert some == tuple(sorted(some)), "cards without an order of their own"


def _check_secrets(state: PierState) -> None:
    for seat, (hand, choice) in enumerate(zip(state.hands, state.choices, strict=True)):
        holds = state.phase is Phase.KEEP and seat not in state.resigned
        assert len(hand) == (NUMBERS.dealt if holds else 0), "a hand until foundations are shown"
        waits = state.phase in _TOGETHER and seat in state.playing and seat not in state.to_act
        assert (choice is not None) == waits, "who has chosen waits for the others"
        if choice is None:
            continue
        if choice.verb is Verb.KEEP:
            assert state.phase is Phase.KEEP, "foundations come first"
            assert choice in keepings(seat, hand), "two of the cards dealt"
        else:
            assert choice.verb is Verb.PLAN, "open cards are taken in turn"
            assert state.phase is Phase.PLAN, "plan cards come last"
            assert choice in plannings(seat), "columns of a card"


def _check_piers(state: PierState) -> None:
    for seat, (pier, plan) in enumerate(zip(state.piers, state.plans, strict=True)):
        assert bool(pier) == (plan is not None), "foundation and plan are shown together"
        assert not pier or pier[0].covered == 0, "a foundation covers nothing"
        assert all(section.covered in COVERS for section in pier), "columns of a card"
        assert len({section.card for section in pier}) == len(pier), "a card lies once"
        if seat not in state.playing:
            continue
        begun = state.phase in (Phase.ROUND, Phase.PLAN)
        assert begun <= bool(pier), "who plays has a foundation"
        if begun:
            past = state.round - (state.phase is Phase.ROUND)
            grown = past + (state.taken[seat] is not None)
            assert len(pier) == 1 + grown, "a section a round"
    patrons = sum(map(len, state.patrons))
    assert patrons <= state.round, "a patron a round"


def _check_turn(state: PierState) -> None:
    assert state.to_act == tuple(sorted(set(state.to_act))), "seats in order"
    assert set(state.to_act) <= set(state.playing), "who is out is not asked"
    assert (state.phase is Phase.OVER) == (not state.to_act), "the end"
    assert (state.phase is Phase.ROUND) == bool(state.open), "cards to take"
    if state.phase is not Phase.ROUND:
        assert set(state.taken) == {None}, "cards are taken in rounds"
    if not state.to_act:
        assert state.asked == -1, "nobody is asked"
        return
    assert 0 <= state.asked <= state.ply, "asked in the past"
    assert len(state.playing) > 1, "the last seat has won"
    assert (state.phase is Phase.KEEP) == (state.leader is None), "who begins is known"
    if state.phase is not Phase.ROUND:
        return
    _check_round(state)


def _check_round(state: PierState) -> None:
    leader, taken = state.leader, state.taken
    assert leader is not None, "a seat began the round"
    for card, pier in zip(taken, state.piers, strict=True):
        assert card is None or pier[-1].card == card, "the card taken is the last section"
    order = [seat % state.seats for seat in range(leader, leader + state.seats)]
    waiting = [seat for seat in order if seat in state.playing and taken[seat] is None]
    assert state.to_act == tuple(waiting[:1]), "the next one takes a card"
    after = order[order.index(waiting[0]) :]
    assert waiting == [seat for seat in after if seat in state.playing], "one card a round"
    assert len(state.open) >= len(waiting) + NUMBERS.spare, "a card is left over"
