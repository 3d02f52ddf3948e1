"""Games at random, and games of seats that look one placement ahead."""

from statistics import mean

import pytest
from piers import GAME, playout, seed

from rules.pier18.cards import CARDS, NUMBERS
from rules.pier18.characters import scores
from rules.pier18.pier import Section, columns_of
from rules.pier18.plans import is_met
from rules.pier18.state import Phase


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


@pytest.mark.parametrize(("seats", "low", "high"), [(2, 10.4, 12.3), (3, 8.2, 9.7)])
def test_scores_of_random_games_are_as_they_always_were(seats, low, high):
    totals: list[int] = []
    for number in range(50):
        *_, (state, _) = playout(seats, number)
        totals += GAME.outcome(state).scores
    assert low < mean(totals) < high


@pytest.mark.parametrize(("seats", "low", "high"), [(2, 19, 22), (3, 15.5, 18.5)])
def test_sensible_play_scores_far_more(seats, low, high):
    totals: list[int] = []
    for number in range(12):
        state = GAME.new(seats=seats, seed=seed(number))
        while state.to_act:
            obs = GAME.observe(state, state.to_act[0])
            best = max(obs.legal, key=lambda action, obs=obs: worth(obs, action))
            state = GAME.apply(state, best).state
        totals += GAME.outcome(state).scores
    assert low < mean(totals) < high


def worth(obs, action) -> float:
    """Judge *action* like a careful beginner: the points of the pier, and people are good."""
    pier, plan = obs.piers[action.seat], obs.plans[action.seat] or action.plan
    card = plan if obs.phase is Phase.PLAN else action.card
    columns = columns_of((*pier, Section(card, action.covered)))
    met = is_met(CARDS[plan].plan, columns, obs.seats)
    return sum(scores(columns)) + NUMBERS.plan * met + 0.1 * columns.characters
