"""Games at random, and games of seats that look one placement ahead."""

from statistics import mean

import pytest
from piers import GAME, playout, seed

from rules.pier18.cards import CARDS, DECK, NUMBERS
from rules.pier18.characters import scores
from rules.pier18.phase import Phase
from rules.pier18.pier import Section, columns_of, extended
from rules.pier18.plans import is_met


def test_no_card_is_lost_or_doubled():
    for seats in (2, 3):
        for number in range(20):
            for state, _ in playout(seats, number, resigning=0.03):
                laid = {section.card for pier in state.piers for section in pier}
                laid |= {plan for plan in state.plans if plan}
                rest = (*state.deck, *state.open, *sum(state.hands, ()), *sum(state.patrons, ()))
                assert sorted((*laid, *rest)) == list(DECK)


@pytest.mark.parametrize("spoil", ["deck", "open", "patron", "hand", "asked"])
def test_a_wrong_position_is_found_out(spoil):
    state = next(s for s, _ in playout(2, 3) if s.round == 3)
    changes = {
        "deck": {"deck": state.deck[1:]},
        "open": {"open": (*state.open, state.deck[0])},
        "patron": {"patrons": ((state.deck[0],), ())},
        "hand": {"hands": (state.deck[:3], ()), "deck": state.deck[3:]},
        "asked": {"asked": state.ply + 1},
    }
    with pytest.raises(AssertionError):
        GAME.check(state._replace(**changes[spoil]))


@pytest.mark.parametrize(("seats", "low", "high"), [(2, 10.6, 12.1), (3, 8.3, 9.6)])
def test_scores_of_random_games_are_as_they_always_were(seats, low, high):
    totals: list[int] = []
    for number in range(100):
        *_, (state, _) = playout(seats, number)
        totals += GAME.outcome(state).scores
    assert low < mean(totals) < high


@pytest.mark.parametrize(("seats", "low", "high"), [(2, 19, 22), (3, 15.5, 18.5)])
def test_sensible_play_scores_far_more(seats, low, high):
    totals: list[int] = []
    for number in range(30):
        state = GAME.new(seats=seats, seed=seed(number))
        while state.to_act:
            obs = GAME.observe(state, state.to_act[0])
            best = max(obs.legal, key=lambda action, obs=obs: worth(obs, action))
            state = GAME.apply(state, best).state
        totals += GAME.outcome(state).scores
    assert low < mean(totals) < high


def worth(obs, action) -> float:
    """What a careful beginner thinks of *action*: the points of the pier, and people are good."""
    pier, plan = obs.piers[action.seat], obs.plans[action.seat] or action.plan
    card = plan if obs.phase is Phase.PLAN else action.card
    columns = columns_of((*pier, Section(card, action.covered)))
    met = is_met(CARDS[plan].plan, columns, obs.seats)
    return sum(scores(columns)) + NUMBERS.plan * met + 0.1 * columns.characters


def test_columns_grow_with_their_pier():
    for state, _ in playout(3, 8):
        for pier, columns in zip(state.piers, state.columns, strict=True):
            assert columns == columns_of(pier)
            assert extended(columns, "P07", 0) == columns_of((*pier, Section("P07", 0)))
