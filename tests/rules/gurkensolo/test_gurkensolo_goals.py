"""Professional play: two goal cards, of which one is kept when a pickle comes to field 7."""

import pytest
from pickles import GAME, PROFESSIONAL, after, holding, offered, position, step

from rules.gurkensolo.state import Phase


@pytest.fixture
def choosing():
    """Seat 0 has brought R to field 7."""
    return after(position("6 1 1 1", "R equal G", "Y equal B", **PROFESSIONAL), "R+1")


def test_everybody_is_dealt_two_cards(choosing):
    assert [len(own.held) for own in choosing.goals] == [2, 2, 2]


@pytest.mark.parametrize(
    ("start", "line", "options", "phase"),
    [
        (6, "R+1", PROFESSIONAL, Phase.KEEP),
        (6, "R+2", PROFESSIONAL, Phase.KEEP),
        (4, "R+2", PROFESSIONAL, Phase.TURN),
        pytest.param(6, "R+1", {}, Phase.TURN, id="nobody with a single card"),
    ],
)
def test_a_pickle_on_7_or_beyond_lets_everybody_choose(start, line, options, phase):
    state = position(f"{start} 1 1 1", "R equal G", "Y equal B", **options)
    assert after(state, line).phase is phase


def test_all_are_asked_at_the_same_time_before_a_pair_is_drawn(choosing):
    assert choosing.to_act == (0, 1, 2)
    assert choosing.asked_at == (1, 1, 1)
    assert choosing.hand == ()
    assert [offered(choosing, seat) for seat in range(3)] == [
        [f"keep:{goal}" for goal in choosing.goals[seat].held] for seat in range(3)
    ]
    assert GAME.forced(choosing) is None


def test_the_seat_after_the_mover_draws_when_all_have_chosen(choosing):
    keeps = [f"{seat}:{offered(choosing, seat)[1]}" for seat in (1, 2, 0)]
    state = after(choosing, *keeps)
    assert (state.phase, state.to_act, len(state.hand)) == (Phase.TURN, (1,), 2)
    assert state.deciders == (0, 1, 2)


def test_nobody_chooses_twice(choosing):
    state = after(choosing, *(f"{seat}:{offered(choosing, seat)[0]}" for seat in range(3)))
    state = after(holding(state, "one-back", "R equal Y"), "R-1")
    assert state.race.fields == (6, 1, 1, 1)
    assert after(holding(state, "R equal B", "G equal Y"), "R+1").phase is Phase.TURN


def test_keeping_is_never_the_last_action_shown(choosing):
    assert str(choosing.last) == "R+1"
    assert str(after(choosing, f"1:{offered(choosing, 1)[0]}").last) == "R+1"


def test_dropped_cards_are_opened_at_the_end():
    state = position("12 13 13 4", "R equal G", "R behind Y", **PROFESSIONAL)
    goals = state.goals
    later, effects = step(state, "R+1")
    opened = [effect for effect in effects if effect.kind in ("scored", "opened")]
    assert [dict(effect.params)["goal"] for effect in opened] == [
        card for own in goals for card in own.cards
    ]
    for seat in (None, 0, 1, 2):
        assert GAME.observe(later, seat).goals == goals
