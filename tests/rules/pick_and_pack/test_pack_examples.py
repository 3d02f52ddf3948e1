"""The worked examples of the ruling."""

from packing import DOWN, GAME, RANDOM, crates, offered, playout, position, seed

from rules.pick_and_pack.actions import takes
from rules.pick_and_pack.board import LastMove
from rules.pick_and_pack.crates import points, worth
from rules.pick_and_pack.grid import BLUE as BLUE_SEAT
from rules.pick_and_pack.grid import SQUARES

POSITION_X = """
    1 2 . 4 3 .
    . 1 3 2 . 5
    5 . x . 2 .
    4 1 . 6 1 3
    . 2 4 . 1 .
    3 . 1 4 . 2
"""
RED = "PWQ-X- RQXMR-"
BLUE = "-P-RW- -W-MP-"
"""As the ruling draws them, but from row 1 up to row 6."""


def position_x(turn):
    return position(
        POSITION_X, "b4", RED, BLUE, "35 4P 22 111", "35 4W . 21", stored=(0, 1), turn=turn
    )


def test_a_first_move_is_one_of_20():
    for number in range(10):
        state = GAME.new(seats=2, options={"arrange": "random"}, seed=seed(number))
        assert len(offered(state)) == 20


def test_position_x_is_whole():
    assert DOWN == 3
    into_d = takes(BLUE_SEAT, False, SQUARES.index("b4"))[3]
    last = LastMove(into_d, SQUARES.index("b1"))
    GAME.check(position_x(0)._replace(last=last))
    GAME.check(position_x(1)._replace(last=last))


def test_red_has_32_actions_in_position_x():
    actions = offered(position_x(0))
    trays = ["a4>A", "a4>C", "e4>A", "e4>C"]
    assert [action for action in actions if "!" not in action] == trays
    jams = [action for action in actions if "!" in action]
    assert {action[:8] for action in jams} == {"d4!bd:M>"}
    targets = [action.partition(">")[2] for action in jams]
    assert sum(target[0] in "abcdef" for target in targets) == 22
    assert [t for t in targets if t[0] in "lr"] == ["l2", "l4", "l5", "r2", "r4", "r5"]
    assert len(actions) == 32


def test_blue_has_4_actions_in_position_x():
    assert offered(position_x(1)) == ["b2>C", "b3>C", "b5>C", "b6>C"]


def test_crates_are_scored_one_by_one():
    own = crates("531 64P 223W .")
    assert [worth(crate) for crate in own] == [9, 20, 3, 0]
    assert points(own) == 32


def test_random_games_last_as_long_as_they_should():
    games, turns, moves, ends = 50, [], [], []
    for number in range(games):
        course = list(playout(2, number, RANDOM))
        lines = [line[1] for _, line in course if line is not None]
        moves.append(sum(line != "stop" for line in lines))
        turns.append(moves[-1] - sum(line[0] == "R" for line in lines))
        ends.append(GAME.outcome(course[-1][0]).termination)
    assert 40 < sum(turns) / games < 44
    assert sum(count < 20 or count > 54 for count in turns) < games / 50
    assert max(moves) <= 60
    assert 0.67 < ends.count("packed") / games < 0.83
