"""The dice come from the documented stream, in the order in which they are rolled."""

import pytest
from quay import GAME, dice_of, playout, position, seed

from rules.core.chance import Chance


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_begins_and_the_first_die_are_the_first_numbers(seats):
    for number in range(20):
        state = GAME.new(seats=seats, seed=seed(number))
        chance = Chance(seed(number), 0)
        assert state.to_act == (chance.below(seats),)
        assert state.rolls == (chance.die(),)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_other_dice_are_those_of_their_ply(seats):
    """A seat that is blocked does not roll, and its number is dropped."""
    for number in range(6):
        for done, _ in playout(seats, number, resigning=0.02):
            chance = Chance(seed(number), done.state.ply)
            for effect in done.effects:
                for die in dice_of(effect):
                    assert die == chance.die()
                if dict(effect.params).get("reason") == "blocked":
                    chance.die()


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
