"""The dice come from the documented stream, in the order in which they are rolled."""

import pytest
from quay import GAME, MIXTURES, dice_of, playout, position, seed

from rules.core.chance import Chance
from rules.core.history import RESIGN


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_begins_and_the_first_die_are_the_first_numbers(seats):
    for number in range(20):
        state = GAME.new(seats=seats, seed=seed(number))
        chance = Chance(seed(number), 0)
        assert state.to_act == (chance.below(seats),)
        assert state.rolls == (chance.die(),)


@pytest.mark.parametrize("options", MIXTURES, ids=lambda o: "-".join(map(str, o.values())))
def test_all_other_dice_are_those_of_their_ply_and_each_is_told(options):
    """A seat that is blocked does not roll, and its number is dropped."""
    for seats in (2, 3, 4):
        for done, (_, text) in playout(seats, 1, resigning=0.02, **options):
            chance, mine = Chance(seed(1), done.state.ply), []
            for effect in done.effects:
                rolled, facts = dice_of(effect), dict(effect.params)
                assert rolled == tuple(chance.die() for _ in rolled)
                if facts.get("reason") == "blocked":
                    chance.die()
                mine += rolled if (facts["seat"],) == done.state.to_act else ()
            assert tuple(mine) == done.state.rolls or text == RESIGN


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
