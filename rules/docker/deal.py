"""The first position of a game of Docker."""

from rules.core.chance import Chance
from rules.docker.board import Board
from rules.docker.options import DockerSetup
from rules.docker.state import DockerState
from rules.docker.transitions import ask


def deal(setup: DockerSetup, seed: bytes) -> DockerState:
    """The squares are empty; a seat drawn at random begins and has rolled."""
    chance = Chance(seed, 0)
    board = Board(((),) * 9, (setup.cubes,) * setup.seats).with_derived()
    state, _ = ask(setup, seed, 0, board, chance.below(setup.seats), chance, None)
    return state
