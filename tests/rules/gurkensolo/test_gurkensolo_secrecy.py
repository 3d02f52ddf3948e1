"""Nothing that a seat may not know is in its observation."""

from collections import Counter
from random import Random

from pickles import CHALLENGE, GAME, PROFESSIONAL, after, position

from rules.gurkensolo.cards import GOALS

EASY = ("R ahead G", "R equal G")


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
