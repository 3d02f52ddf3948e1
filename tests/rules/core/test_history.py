"""Games by their record: lines are played, whole games rebuilt, wrong lines refused."""

import pytest

from rules import GAMES
from rules.core.errors import BadNotation
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


def test_the_word_for_giving_up_is_notation_in_no_game():
    assert not any(game.well_formed(RESIGN) for game in GAMES.values())


def test_a_record_is_played_as_far_as_it_is_right():
    moves = [*record(4), (0, "nonsense")]
    states = replay(DOCKER, **TABLE, moves=moves)
    assert len([next(states) for _ in range(5)]) == 5
    with pytest.raises(BadNotation):
        next(states)
