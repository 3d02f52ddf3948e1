"""Every way the next turns can go, counted: one wrong action anywhere changes a number.

The counts stand in ``perft.toml``. Where one is wrong, the counts after each first roll and
action are printed, to be compared with those of the other program.
"""

import tomllib
from pathlib import Path

import pytest
from quay import DIE, GAME, position, with_die

from rules.docker.state import DockerState

WORLDS = tomllib.loads(Path(__file__).with_name("perft.toml").read_text())["worlds"]


def perft(state: DockerState, depth: int) -> int:
    """Count the ways in which *depth* turns can go from *state*, whatever its seat has rolled."""
    return sum(divide(state, depth).values())


def divide(state: DockerState, depth: int) -> dict[str, int]:
    """The ways by the first roll and action."""
    (seat,) = state.to_act
    counts = {}
    for rolled in (with_die(state, die) for die in DIE):
        for action in GAME.legal_actions(rolled, seat):
            ways = perft(GAME.apply(rolled, action).state, depth - 1) if depth > 1 else 1
            counts[f"{rolled.rolls[0]} {action}"] = ways
    return counts


@pytest.mark.parametrize("world", WORLDS, ids=lambda world: world["name"])
def test_the_next_turns_can_go_so_many_ways(world):
    state = position(world["towers"], seats=world["seats"], **world.get("options", {}))
    for depth, expected in enumerate(world["counts"], start=1):
        counts = divide(state, depth)
        total = sum(counts.values())
        lines = [f"{text}: {ways}" for text, ways in sorted(counts.items())]
        assert total == expected, "\n".join([f"depth {depth}: {total}", *lines])
