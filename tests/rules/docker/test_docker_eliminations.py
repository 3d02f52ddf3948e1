"""Who has no action: rolling again, dropping out, and several seats at once."""

import pytest
from quay import DIE, GAME, MIXTURES, dice_of, effect_lines, playout, position, seed, step


def test_a_roll_without_action_is_repeated_while_there_is_a_reserve():
    state = position("b3:00", die=1, cubes_at_two=3, next_dice=(1, 2, 3))
    after = step(state, "+b1")
    assert effect_lines(after.effects) == [
        "entered 0 b1 1",
        "unusable 1 (1, 2)",
        "rolled 1 3",
    ]
    assert after.state.rolls == (1, 2, 3)
    assert GAME.observe(after.state, None).die == 3


def test_the_first_seat_needs_no_second_roll():
    for number in range(20):
        assert len(GAME.new(seats=2, seed=seed(number)).rolls) == 1


def test_without_a_reserve_a_roll_without_action_eliminates():
    state = position("a1:1 a2:10 b1:10", die=3, cubes_at_two=3, next_dice=(2,))
    after = step(state, "+b1")
    assert effect_lines(after.effects) == [
        "entered 0 b1 3", "unusable 1 (2,)", "eliminated 1 no-move", "won 0",
    ]  # fmt: skip


def test_never_rolling_again_eliminates_in_spite_of_a_reserve():
    state = position("b3:00", die=1, cubes_at_two=3, reroll="never", next_dice=(2,))
    after = step(state, "+b1")
    assert effect_lines(after.effects)[1:] == ["unusable 1 (2,)", "eliminated 1 no-move", "won 0"]
    assert after.state.board.reserves == (0, 0)


def test_with_fewer_than_three_cubes_on_the_quay_a_roll_is_repeated():
    state = position("b3:110", die=1, reroll="fewer_than_three", next_dice=(1, 4))
    assert effect_lines(step(state, "+b1").effects)[1:] == ["unusable 1 (1,)", "rolled 1 4"]


def test_with_three_cubes_on_the_quay_a_roll_counts_where_so_agreed():
    state = position("b3:1110", die=1, reroll="fewer_than_three", next_dice=(1, 5))
    assert effect_lines(step(state, "+b1").effects)[1:] == [
        "unusable 1 (1,)",
        "eliminated 1 no-move",
        "won 0",
    ]


@pytest.mark.parametrize("reroll", ["reserve", "fewer_than_three", "never"])
def test_a_seat_that_cannot_climb_its_entry_is_out_without_a_roll(reroll):
    state = position("b3:111000", die=1, reroll=reroll)
    assert effect_lines(step(state, "+b1").effects)[1:] == ["eliminated 1 blocked", "won 0"]


def test_an_entry_of_five_cubes_can_be_climbed_with_a_six():
    state = position("b3:11100", die=1, next_dice=(5, 6))
    assert effect_lines(step(state, "+b1").effects)[1:] == ["unusable 1 (5,)", "rolled 1 6"]


def test_a_cube_too_high_above_its_neighbours_is_stuck():
    state = position("a1:1111101", die=2)
    assert effect_lines(step(state, "+c1").effects)[1:] == ["eliminated 1 blocked", "won 0"]


def test_a_cube_is_not_stuck_beside_a_neighbour_that_is_six_points_away():
    state = position("a1:1111101", die=1, next_dice=(6,))
    assert effect_lines(step(state, "+b1").effects)[1:] == ["rolled 1 6"]


def test_several_seats_go_in_one_turn_without_a_roll_for_the_blocked():
    state = position("a1:1112220 b1:0", die=1, seats=4, next_dice=(4, 5, 6))
    after = step(state, "b1-c1")
    assert effect_lines(after.effects)[1:] == [
        "eliminated 1 blocked", "eliminated 2 blocked", "rolled 3 6",
    ]  # fmt: skip
    assert after.state.board.eliminated == (1, 2)
    assert after.state.to_act == (3,)


def test_the_last_seat_left_wins_at_once():
    state = position("a1:11122233300 b1:0", die=1, seats=4)
    after = step(state, "b1-c1")
    assert effect_lines(after.effects)[-2:] == ["eliminated 3 blocked", "won 0"]
    assert (after.state.to_act, after.state.rolls, after.state.ply) == ((), (), 1)
    assert GAME.outcome(after.state).ranks == (1, 4, 3, 2)


def test_a_winner_need_not_be_able_to_move():
    state = position("b1:111000", die=3, turn=1)
    after = step(state, "1:resign")
    assert effect_lines(after.effects) == ["eliminated 1 resigned", "won 0"]


def test_cubes_of_an_eliminated_seat_stay_and_can_be_stood_upon():
    state = position("b1:1", die=2, seats=3, out=(1,), turn=0)
    after = step(state, "+b1")
    assert after.state.board.towers[3] == (1, 0)
    assert after.state.to_act == (2,)


@pytest.mark.parametrize("options", MIXTURES, ids=lambda o: "-".join(map(str, o.values())))
def test_every_roll_is_told_and_every_repeated_one_too(options):
    for seats in (2, 3, 4):
        for done, _ in playout(seats, 1, **options):
            mine = [
                die
                for effect in done.effects
                if (dict(effect.params)["seat"],) == done.state.to_act
                for die in dice_of(effect)
            ]
            assert tuple(mine) == done.state.rolls
            assert set(mine) <= set(DIE)
