"""Games by their record: lines are played, whole games rebuilt, wrong lines refused."""

import pytest

from rules import GAMES, RulesError, digest
from rules.core.errors import BadNotation, CannotResign, GameOver, NotYourTurn
from rules.core.history import RESIGN, play, replay

DOCKER = GAMES["docker"]
SEED = bytes(range(32))
TABLE = {"seats": 3, "options": {"entry": "any"}, "seed": SEED}


def record(length: int) -> list[tuple[int, str]]:
    """The first lines of a game in which always the last action is chosen."""
    state, lines = DOCKER.new(**TABLE), []
    while state.to_act and len(lines) < length:
        seat = state.to_act[0]
        lines.append((seat, str(DOCKER.legal_actions(state, seat)[-1])))
        state = play(DOCKER, state, *lines[-1]).state
    return lines


def test_a_replay_shows_every_position_from_the_first():
    states = list(replay(DOCKER, **TABLE, moves=record(12)))
    assert [state.ply for state in states] == list(range(13))
    assert states[0] == DOCKER.new(**TABLE)


def test_a_replay_is_the_same_each_time():
    first, second = (
        [digest(state) for state in replay(DOCKER, **TABLE, moves=record(12))] for _ in range(2)
    )
    assert first == second


def test_another_seed_makes_another_game():
    changed = TABLE | {"seed": SEED[::-1]}
    assert digest(next(replay(DOCKER, **changed, moves=()))) != digest(DOCKER.new(**TABLE))


def test_giving_up_stands_in_the_record_like_an_action():
    moves = [*record(4), (0, RESIGN)]
    *_, last = replay(DOCKER, **TABLE, moves=moves)
    assert last.ply == 5
    assert last.board.eliminated == (0,)


def test_the_word_for_giving_up_is_notation_in_no_game():
    assert not any(game.well_formed(RESIGN) for game in GAMES.values())


def test_a_record_is_played_as_far_as_it_is_right():
    moves = [*record(4), (0, "nonsense")]
    states = replay(DOCKER, **TABLE, moves=moves)
    assert len([next(states) for _ in range(5)]) == 5
    with pytest.raises(BadNotation):
        next(states)


def test_a_line_of_the_wrong_seat_is_refused():
    ((seat, text),) = record(1)
    with pytest.raises(NotYourTurn):
        play(DOCKER, DOCKER.new(**TABLE), (seat + 1) % 3, text)


def test_nobody_gives_up_twice_or_when_all_is_over():
    state = play(DOCKER, DOCKER.new(**TABLE), 0, RESIGN).state
    with pytest.raises(CannotResign):
        play(DOCKER, state, 0, RESIGN)
    state = play(DOCKER, state, 1, RESIGN).state
    for seat, text in ((2, RESIGN), (2, "+b1")):
        with pytest.raises(GameOver):
            play(DOCKER, state, seat, text)


def test_a_table_that_cannot_be_is_refused_before_the_first_position():
    for wrong in ({"seats": 9}, {"options": {"entry": "none"}}, {"options": {"weather": "rain"}}):
        with pytest.raises(RulesError):
            next(replay(DOCKER, **TABLE | wrong, moves=()))
