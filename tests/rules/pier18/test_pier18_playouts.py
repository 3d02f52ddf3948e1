"""Games at random, and games of seats that look one placement ahead."""

import pytest
from piers import GAME, playout


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
