"""Positions and games of Docker, written down as short as people say them.

Towers are written as ``"b1:0 a2:110"``: the owners of the cubes on each square, from the bottom up.
"""

from collections.abc import Iterator
from itertools import product
from random import Random

from rules.core.chance import Chance
from rules.core.history import play
from rules.core.types import Effect, OptionValue, Step
from rules.docker import SQUARES, Reason
from rules.docker.board import Board
from rules.docker.game import Docker
from rules.docker.options import DockerSetup
from rules.docker.state import DockerState
from tests.rules.lines import seed

GAME = Docker()
MIXTURES = [
    {option.name: value for option, value in zip(GAME.info.options, values, strict=True)}
    for values in product(*(option.values for option in GAME.info.options))
]
"""Every combination of options."""
DIE = range(1, 7)


def seed_that_rolls(ply: int, *dice: int) -> bytes:
    """A seed with which the first dice at *ply* show *dice*."""
    for number in range(50_000):
        chance = Chance(seed(number), ply)
        if all(chance.die() == die for die in dice):
            return seed(number)
    raise AssertionError(f"no seed rolls {dice}")


def towers(text: str) -> tuple[tuple[int, ...], ...]:
    told = dict(entry.split(":") for entry in text.split())
    return tuple(tuple(map(int, told.get(square, ""))) for square in SQUARES)


def position(
    text: str = "",
    die: int = 1,
    *,
    seats: int = 2,
    turn: int = 0,
    reserves: tuple[int, ...] | None = None,
    out: tuple[int, ...] = (),
    next_dice: tuple[int, ...] = (),
    **options: OptionValue,
) -> DockerState:
    """*turn* has rolled *die* and has to act on these towers.

    Seats in *out* were eliminated in this order. What is neither on the quay nor given as
    *reserves* does not exist. *next_dice* are the dice of the next ply.
    """
    setup = DockerSetup(seats, GAME.settle_options(options))
    standing = towers(text)
    placed = [cube for tower in standing for cube in tower]
    left = (setup.cubes - placed.count(seat) for seat in range(seats))
    kept = tuple(0 if seat in out else cubes for seat, cubes in enumerate(left))
    return DockerState(
        setup=setup,
        seed=seed_that_rolls(1, *next_dice),
        ply=0,
        to_act=(turn,),
        asked=0,
        rolls=(die,),
        board=Board(
            standing, kept if reserves is None else reserves, out, (Reason.NO_MOVE,) * len(out)
        ),
        last=None,
    ).with_derived()


def with_die(state: DockerState, die: int) -> DockerState:
    """*state* as if *die* had been rolled at once."""
    return state._replace(rolls=(die,)).with_derived()


def offered(state: DockerState) -> list[str]:
    """The notations of what the seat on turn may do."""
    return [str(action) for seat in state.to_act for action in GAME.legal_actions(state, seat)]


def targets(state: DockerState, source: str = "+") -> str:
    """Where the cube on *source* can end ("+": one from the reserve): ``"a2 b1"``, or ``"-"``."""
    start = "+" if source == "+" else f"{source}-"
    return " ".join(t[len(start) :] for t in offered(state) if t.startswith(start)) or "-"


def reach(source: str, text: str = "", **facts: OptionValue) -> list[str]:
    """The targets of the cube on *source* for each number of the die."""
    state = position(text, **facts)
    return [targets(with_die(state, die), source) for die in DIE]


def step(state: DockerState, text: str) -> Step[DockerState]:
    """Play one line of the seat on turn; ``1:resign`` names the seat."""
    seat, line = (int(text[0]), text[2:]) if text[1] == ":" else (state.to_act[0], text)
    return play(GAME, state, seat, line)


def dice_of(effect: Effect) -> tuple[int, ...]:
    """The dice that were rolled."""
    facts = dict(effect.params)
    if effect.kind == "rolled":
        return (facts["die"],)
    return facts["dice"] if effect.kind == "unusable" else ()


def effect_lines(effects: tuple[Effect, ...]) -> list[str]:
    """Effects in short: ``"rolled 0 5"``."""
    return [" ".join([e.kind, *(str(value) for _, value in e.params)]) for e in effects]


def playout(
    seats: int, number: int = 0, resigning: float = 0.0, **options: OptionValue
) -> Iterator[tuple[Step[DockerState], tuple[int, str]]]:
    """The steps of a random game with the lines that led to them.

    At each ply some seat resigns with the probability *resigning*.
    """
    rng = Random(number)
    state = GAME.new(seats=seats, options=options, seed=seed(number))
    while state.to_act:
        if rng.random() < resigning:
            seat = rng.choice([s for s in range(seats) if s not in state.board.eliminated])
            text = "resign"
        else:
            (seat,) = state.to_act
            text = str(rng.choice(GAME.legal_actions(state, seat)))
        step = play(GAME, state, seat, text)
        yield step, (seat, text)
        state = step.state


def end_of(
    seats: int, number: int = 0, resigning: float = 0.0, **options: OptionValue
) -> DockerState:
    """The end of a random game."""
    *_, (last, _) = playout(seats, number, resigning, **options)
    return last.state
