"""The dice come from the documented stream, in the order in which they are rolled."""

from hashlib import sha256

import pytest
from quay import GAME, dice_of, playout, position, seed


def dice(secret: bytes, ply: int):
    """The numbers of *ply*, word by word; no word in here is so high that it is passed over."""
    for block in range(100):
        words = sha256(secret + ply.to_bytes(8, "big") + block.to_bytes(8, "big")).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(words[start : start + 8], "big")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_begins_and_the_first_die_are_the_first_words(seats):
    for number in range(50):
        state = GAME.new(seats=seats, seed=seed(number))
        words = dice(seed(number), 0)
        assert state.to_act == (next(words) % seats,)
        assert state.rolls == (next(words) % 6 + 1,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_other_dice_are_the_words_of_their_ply(seats):
    """A seat that is blocked does not roll, and its word is dropped."""
    for number in range(30):
        for done, _ in playout(seats, number, resigning=0.02):
            words = dice(seed(number), done.state.ply)
            for effect in done.effects:
                for die in dice_of(effect):
                    assert die == next(words) % 6 + 1
                if dict(effect.params).get("reason") == "blocked":
                    next(words)


@pytest.mark.parametrize(
    ("state", "kind"),
    [
        (position("b2:1", die=4), "first"),
        (position("a1:0 b2:1", die=1), "either"),
        (position("b1:0", die=1, reserves=(0, 6)), "move"),
        (position("b1:01", die=3), "enter"),
    ],
)
def test_all_read_of_the_choices_that_the_roll_leaves(state, kind):
    """Who has no cube on the quay yet also hears what the game is about."""
    assert GAME.question(GAME.observe(state, 0)).key == f"docker-question-{kind}"
    for waiting in (1, None):
        told = GAME.question(GAME.observe(state, waiting))
        assert (told.key, dict(told.params)["kind"]) == ("docker-question-wait", kind)
