"""OpenSpiel's search plays the games of the contract, where it is installed."""

from random import Random

import pytest

from rules.players.choice import Budget
from rules.players.judge import Judge
from rules.registry import GAMES, ROBOTS
from tests.players.match import Contestant, play_game
from tests.players.opponents import Anything
from tests.players.spiel import SpielPlayer, is_installed
from tests.players.test_searches import JUDGE, NIM, position, wins

pytestmark = pytest.mark.skipif(not is_installed(), reason="OpenSpiel is not installed")


@pytest.mark.parametrize("rows", [(1, 2), (2, 3), (1, 1, 2)])
def test_its_search_finds_the_move_that_wins(rows):
    state = position(*rows)
    choice = SpielPlayer(JUDGE).choose(NIM.observe(state, 0), (), Budget(500), Random(1))
    assert wins(state, choice.action)


@pytest.mark.parametrize("key", ["pier18", "gurkensolo"])
def test_it_plays_games_with_chance_and_secrets(key):
    judge = Judge(GAMES[key], ROBOTS[key].load(key))
    one = Contestant("open_spiel", SpielPlayer(judge), 4)
    played = play_game(GAMES[key], [one, Contestant("random", Anything(), 0)], 1, {})
    assert played is not None
