"""The dice come from the documented stream, in the order in which they are rolled."""

from hashlib import sha256

import pytest
from quay import GAME, playout, seed


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
                facts = dict(effect.params)
                if effect.kind in ("rolled", "rerolled"):
                    assert facts["die"] == next(words) % 6 + 1
                elif facts.get("reason") == "blocked":
                    next(words)


def test_everybody_begins_equally_often():
    begun = [GAME.new(seats=4, seed=seed(number)).to_act[0] for number in range(4000)]
    assert all(900 < begun.count(seat) < 1100 for seat in range(4))
