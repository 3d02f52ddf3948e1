"""Many games of Docker at once go by its rules."""

from collections import Counter

import pytest

pytest.importorskip("numpy")

import numpy as np

from rules.docker.paths import squares_in
from rules.registry import GAMES, ROBOTS
from tests.players.docker_batch import Quays, Tables
from tests.players.positions import of_chance

GAME = GAMES["docker"]
OPTIONS = [
    {},
    {"entry": "any", "path": "no_back", "reroll": "never"},
    {"cubes_at_two": 3, "path": "no_reentry", "reroll": "fewer_than_three"},
]
each_table = pytest.mark.parametrize("seats", [2, 3, 4])


def some_states(seats, options, games):
    """Positions of games that chance played."""
    allowed = options if seats == 2 else {**options, "cubes_at_two": 6}
    return [state for n in range(games) for state in of_chance(GAME, seats, n, **allowed)]


def tables(states):
    """*states* side by side."""
    seats = states[0].seats
    towers, heights = np.zeros((9, len(states)), np.int64), np.zeros((9, len(states)), np.uint8)
    out_at = np.full((seats, len(states)), seats, np.int8)
    for column, state in enumerate(states):
        for square, tower in enumerate(state.board.towers):
            heights[square, column] = len(tower)
            for cube in tower:
                towers[square, column] = towers[square, column] << 3 | cube + 1
        for place, seat in enumerate(state.eliminated):
            out_at[seat, column] = place
    reserves = np.array([state.board.reserves for state in states], np.int8).T
    turn = np.array([state.to_act[0] for state in states])
    return Tables(towers, heights, reserves, out_at, turn)


@each_table
@pytest.mark.parametrize("options", OPTIONS)
def test_many_games_at_once_go_by_the_rules(seats, options):
    states = some_states(seats, options, 3)
    setup, at = states[0].setup, tables(states)
    quays = Quays(setup)
    ways = quays.ways(at)
    for column, state in enumerate(states):
        board = state.board
        for die in range(1, 7):
            for square in range(9):
                if board.towers[square]:
                    there = squares_in(setup.moving[square](board.lines, die))
                    assert there == squares_with(ways.moving[square, :, column], die)
            for seat in range(seats):
                there = squares_in(setup.entering[seat](board.lines, die))
                found = squares_with(ways.entering[seat, :, column], die)
                assert found == (there if board.reserves[seat] else ())
    whose, after = quays.after(at, ways, np.array([state.rolls[-1] for state in states]))
    robot_tables = [
        (column, GAME.apply(state, action).state.board.towers, state.board.eliminated)
        for column, state in enumerate(states)
        for action in state.legal
    ]
    assert sorted(map(str, robot_tables)) == sorted(
        str((int(column), towers_of(after, place), states[column].board.eliminated))
        for place, column in enumerate(whose)
    )


def squares_with(numbers, die):
    return tuple(int(square) for square in np.flatnonzero(numbers >> die & 1))


def towers_of(at, column):
    found = []
    for number in at.towers[:, column]:
        tower = ()
        while number:
            tower, number = (int(number & 7) - 1, *tower), number >> 3
        found.append(tower)
    return tuple(found)


@each_table
@pytest.mark.parametrize("options", OPTIONS)
def test_many_games_at_once_roll_by_the_rules(seats, options):
    robot, games = ROBOTS["docker"].load("docker"), 300
    for state in some_states(seats, options, 3)[::9]:
        before = robot.before_chance(state, state.legal[0])
        quays, at = Quays(state.setup), tables([before] * games)
        after, dice = quays.roll(at, quays.ways(at), np.random.default_rng(1))
        came = Counter(
            (int(after.turn[game]) if dice[game] else None, int(dice[game]))
            for game in range(games)
        )
        expected = {
            (way.to_act[0], way.rolls[-1]) if way.to_act else (None, 0): chance
            for chance, way in robot.chances(before)
        }
        assert set(came) <= set(expected)
        for way, chance in expected.items():
            assert came[way] / games == pytest.approx(chance, abs=0.12)
