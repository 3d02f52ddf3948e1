"""The rules of Nim."""

import os

import pytest

from cogs.robots.thinking import Question, think
from rules import GAMES
from rules.core.history import replay
from rules.players.levels import Level
from tests.games.nim.registration import NIM, registered

SEED = bytes(32)


def end(moves: str, **options: str):
    """The position after *moves*, taken in turn."""
    played = [(ply % 2, text) for ply, text in enumerate(moves.split())]
    *_, last = replay(NIM, seats=2, options=options, seed=SEED, moves=played)
    return last


def test_it_is_one_of_the_games_where_that_is_wished():
    assert (NIM.info.key in GAMES) == ("TEST_NIM" in os.environ)


def test_a_row_gives_any_number_of_its_matches():
    state = NIM.new(seats=2, options={"rows": "1-3-5"}, seed=SEED)
    texts = list(map(str, NIM.legal_actions(state, 0)))
    assert " ".join(texts) == "a1 b1 b2 b3 c1 c2 c3 c4 c5"
    assert NIM.legal_actions(state, 1) == ()


@pytest.mark.parametrize(("last", "scores"), [("wins", (1, 0)), ("loses", (0, 1))])
def test_the_last_match_wins_or_loses(last, scores):
    outcome = NIM.outcome(end("a2 b3 c4", last=last))
    assert outcome is not None
    assert outcome.termination == "cleared"
    assert outcome.scores == scores
    assert outcome.ranks == tuple(2 - score for score in scores)


@pytest.mark.parametrize(
    "change",
    [
        {"rows": (2, 3)},
        {"rows": (2, 3, 5)},
        {"rows": (2, -1, 4)},
        {"to_act": (0,)},
        {"asked": 0},
        {"ply": 3},
        {"last": None},
        {"eliminated": (0,)},
        {"seed": b""},
    ],
)
def test_a_position_that_contradicts_itself_is_found(change):
    with pytest.raises(AssertionError):
        NIM.check(end("b2")._replace(**change))


def test_robots_play_a_game_without_one_of_its_own_and_see_how_it_ends():
    observation = NIM.observe(end("a2 b3"), 0)
    with registered():
        for level in (Level.MEDIUM, Level.HARD):
            assert think(Question("nim", observation, level.value, ""), ()).text == "c4"
