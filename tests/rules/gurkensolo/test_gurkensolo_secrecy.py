"""What a seat may not know is nowhere in its observation."""

from collections import Counter
from random import Random

import pytest
from pickles import CHALLENGE, GAME, PROFESSIONAL, after, holding, position, seed

from rules.gurkensolo.cards import GOALS
from rules.gurkensolo.goals import Goals

EASY = ("R ahead G", "R equal G")
WATCHERS = (None, 1, 2)


def _dealt_anew(state, *, seat):
    """*state* with all goal cards but those of *seat* exchanged for others."""
    own = state.goals[seat].cards if seat is not None else ()
    taken = {card for goals in state.goals for card in goals.cards}
    free = [card for card in GOALS if card not in taken and card not in own]
    return state._replace(
        seed=seed(99),
        goals=tuple(
            goals
            if owner == seat
            else Goals(tuple(sorted(free.pop() for _ in goals.held)), goals.dropped and free.pop())
            for owner, goals in enumerate(state.goals)
        ),
    )


def _positions():
    """A position in each phase that keeps something secret."""
    strict = position("5 1 1 1", *EASY)
    choosing = after(position("6 1 1 1", "R equal G", "Y equal B", **PROFESSIONAL), "R+1")
    return {
        "turn": strict,
        "challenge": position("5 1 1 1", *EASY, **CHALLENGE),
        "special": position("5 1 1 1", "one-back", "R equal G", **CHALLENGE),
        "logic only": position("5 1 1 1", *EASY, specials="without", **CHALLENGE),
        "fix": after(position("1 1 1 1", *EASY, **CHALLENGE), "G+1"),
        "all choose": choosing,
        "one has chosen": after(choosing, f"0:keep:{choosing.goals[0].held[0]}"),
        "resigned": after(choosing, "2:resign"),
        "late": position("9 1 1 1", *EASY, **PROFESSIONAL),
    }


@pytest.mark.parametrize("name", _positions())
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_goal_cards_and_seeds_of_others_make_no_difference(name, seat):
    state = _positions()[name]
    other = _dealt_anew(state, seat=seat)
    GAME.check(other)
    assert other != state
    assert GAME.observe(other, seat) == GAME.observe(state, seat)


@pytest.mark.parametrize("seat", WATCHERS)
@pytest.mark.parametrize("hand", [("R behind Y", "G equal Y"), ("one-back", "exchange")])
@pytest.mark.parametrize("mode", ["strict", "challenge"])
def test_the_hand_of_the_seat_on_turn_makes_no_difference_to_others(hand, mode, seat):
    state = position("5 1 1 1", *EASY, mode=mode)
    other = holding(state, *hand)
    assert GAME.observe(other, seat) == GAME.observe(state, seat)
    assert GAME.observe(other, 0) != GAME.observe(state, 0)


def test_which_goal_card_was_kept_is_known_to_its_owner_alone():
    choosing = _positions()["all choose"]
    first, second = (after(choosing, f"0:keep:{goal}") for goal in choosing.goals[0].held)
    for seat in WATCHERS:
        assert GAME.observe(first, seat) == GAME.observe(second, seat)
    assert GAME.observe(first, 0).own == first.goals[0]
    assert GAME.observe(first, 1).deciders == (0,)


def test_legal_actions_are_open_only_where_they_betray_nothing():
    shown = {
        name: GAME.observe(state, None).open_legal == state.legal != ()
        for name, state in _positions().items()
    }
    assert {name for name, is_open in shown.items() if is_open} == {"fix", "logic only"}
    for name, state in _positions().items():
        for seat in range(3):
            opened = GAME.observe(state, seat).open_legal
            assert opened == GAME.observe(state, None).open_legal, name


def test_open_cards_are_seen_by_all():
    state = _positions()["fix"]
    for seat in (None, 0, 1, 2):
        assert GAME.observe(state, seat).hand == state.hand


def test_a_spectator_sees_no_goal_card_and_no_hand():
    observation = GAME.observe(_positions()["late"], None)
    assert observation.goals == (Goals(),) * 3
    assert observation.hand == ()
    assert observation.own == Goals()
    assert observation.legal == ()


def test_an_observation_holds_no_card_that_is_not_known():
    state = _positions()["late"]
    for seat in (None, 1, 2):
        text = repr(GAME.observe(state, seat))
        hidden = [card for i, own in enumerate(state.goals) if i != seat for card in own.cards]
        assert not any(card in text for card in hidden)


def test_every_unseen_card_may_be_in_hand_or_be_a_goal():
    state = after(position("1 1 1 1", "R equal G", "Y equal B"), "R+1")
    rng, obs = Random(3), GAME.observe(state, 0)
    hands, goals = Counter(), Counter()
    for _ in range(1500):
        dealt = GAME.determinize(obs, rng)
        hands.update(dealt.hand)
        goals.update(dealt.goals[1].held)
    assert set(hands) == set(state.setup.deck) - set(state.discards)
    assert min(hands.values()) > 15
    assert set(goals) == set(GOALS) - set(state.goals[0].held)
    assert min(goals.values()) > 25


def test_a_belief_says_which_goal_cards_are_likely():
    state = after(position("1 1 1 1", "R equal G", "Y equal B"), "R+1")
    obs = GAME.observe(state, 0)
    likely, other, *rest = (card for card in GOALS if card not in state.goals[0].held)
    weights = {likely: 3.0, other: 1.0, **dict.fromkeys(rest, 0.0)}
    belief = tuple(weights if seat == 1 else {} for seat in range(state.seats))
    rng = Random(3)
    dealt = [GAME.determinize(obs, rng, belief=belief).goals[1].held[0] for _ in range(400)]
    assert set(dealt) == {likely, other}
    assert 250 < dealt.count(likely) < 350


def test_the_dealt_seed_is_a_new_one():
    obs = GAME.observe(_positions()["turn"], 1)
    assert GAME.determinize(obs, Random(1)).seed != GAME.determinize(obs, Random(2)).seed
