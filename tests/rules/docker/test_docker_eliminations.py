"""Who has no action: rolling again, dropping out, and several seats at once."""

import pytest
from quay import GAME, effect_lines, position, seed, step

HIGH = "a1:1111101"
STEEP = "b3:111000"


def test_the_first_seat_needs_no_second_roll():
    for number in range(20):
        assert len(GAME.new(seats=2, seed=seed(number)).rolls) == 1


REPEATED = {
    "a roll without action while there is a reserve": (
        position("b3:00", cubes_at_two=3, next_dice=(1, 2, 3)),
        (1, 2, 3),
    ),
    "with fewer than three cubes on the quay where so agreed": (
        position("b3:110", reroll="fewer_than_three", next_dice=(1, 4)),
        (1, 4),
    ),
    "before an entry of five cubes, which a six can climb": (
        position("b3:11100", next_dice=(5, 6)),
        (5, 6),
    ),
    "not at all with a cube beside a neighbour that is six points away": (
        position(HIGH, next_dice=(6,)),
        (6,),
    ),
}


@pytest.mark.parametrize("case", REPEATED)
def test_a_roll_is_repeated(case):
    state, rolls = REPEATED[case]
    after = step(state, "+b1")
    *missed, last = rolls
    unusable = [f"unusable 1 {tuple(missed)}"] if missed else []
    assert effect_lines(after.effects)[1:] == [*unusable, f"rolled 1 {last}"]
    assert after.state.rolls == rolls
    assert GAME.observe(after.state, None).die == last


ELIMINATED = {
    "without a reserve, by a roll without action": (
        position("a1:1 a2:10 b1:10", die=3, cubes_at_two=3, next_dice=(2,)),
        "+b1",
        "no-move",
    ),
    "in spite of a reserve, where nobody ever rolls again": (
        position("b3:00", cubes_at_two=3, reroll="never", next_dice=(2,)),
        "+b1",
        "no-move",
    ),
    "with three cubes on the quay where a roll counts from then on": (
        position("b3:1110", reroll="fewer_than_three", next_dice=(1,)),
        "+b1",
        "no-move",
    ),
    **{
        f"before an entry that cannot be climbed, without a roll, by {reroll}": (
            position(STEEP, reroll=reroll),
            "+b1",
            "blocked",
        )
        for reroll in ("reserve", "fewer_than_three", "never")
    },
    "with a cube too high above its neighbours": (position(HIGH, die=2), "+c1", "blocked"),
    "with all cubes covered and none to bring in": (
        position("a1:10 a2:110 b1:0 c3:1110"),
        "b1-c1",
        "blocked",
    ),
}


@pytest.mark.parametrize("case", ELIMINATED)
def test_a_seat_is_out(case):
    state, line, reason = ELIMINATED[case]
    after = step(state, line)
    told = [each for each in effect_lines(after.effects)[1:] if not each.startswith("unusable")]
    assert told == [f"eliminated 1 {reason}", "won 0"]
    assert ("unusable" in [effect.kind for effect in after.effects]) == (reason == "no-move")
    assert after.state.board.reserves[1] == 0


def test_several_seats_go_in_one_turn_without_a_roll_for_the_blocked():
    state = position("a1:1112220 b1:0", seats=4, next_dice=(4, 5, 6))
    after = step(state, "b1-c1")
    assert effect_lines(after.effects)[1:] == [
        "eliminated 1 blocked", "eliminated 2 blocked", "rolled 3 6",
    ]  # fmt: skip
    assert after.state.board.eliminated == (1, 2)
    assert after.state.to_act == (3,)


def test_the_last_seat_left_wins_at_once():
    after = step(position("a1:11122233300 b1:0", seats=4), "b1-c1")
    assert effect_lines(after.effects)[-2:] == ["eliminated 3 blocked", "won 0"]
    assert (after.state.to_act, after.state.rolls, after.state.ply) == ((), (), 1)
    assert GAME.outcome(after.state).ranks == (1, 4, 3, 2)


def test_a_winner_need_not_be_able_to_move():
    after = step(position("b1:111000", die=3, turn=1), "1:resign")
    assert effect_lines(after.effects) == ["eliminated 1 resigned", "won 0"]


def test_cubes_of_an_eliminated_seat_stay_and_can_be_stood_upon():
    after = step(position("b1:1", die=2, seats=3, out=(1,)), "+b1")
    assert after.state.board.towers[3] == (1, 0)
    assert after.state.to_act == (2,)
