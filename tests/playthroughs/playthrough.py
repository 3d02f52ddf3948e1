"""Whole games as text that a person can read and the program can play again.

The head says what the table was made of. Then, for each position: what everybody sees, what only
one seat sees, what the seats that are asked may do, the line that was played (``> seat notation``),
and what happened. Of what is seen only the changes are written.
"""

from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from random import Random
from textwrap import wrap
from typing import Any, NamedTuple

from rules.core import codec
from rules.core.game import Game
from rules.core.history import RESIGN, play
from rules.core.types import OptionValue

AnyGame = Game[Any, Any, Any]

TOLD_ELSEWHERE = {"seat", "seats", "options", "ply", "asked_at", "legal", "open_legal"}
WIDTH = 100
TRIES = 60


class Record(NamedTuple):
    """The facts that a game can be rebuilt from."""

    seats: int
    options: dict[str, OptionValue]
    seed: bytes
    moves: tuple[tuple[int, str], ...]


def write(game: AnyGame, record: Record) -> str:
    """The whole game as text."""
    state = game.new(seats=record.seats, options=record.options, seed=record.seed)
    obs: dict[str, str] = {}
    lines = [*_head(game, record), "", *_position(game, state, obs)]
    for seat, text in record.moves:
        state, effects, barrier = play(game, state, seat, text)
        lines += [f"> {seat} {text}"]
        for kind, params, readers in effects:
            facts = "".join(f" {name}={_show(value)}" for name, value in params)
            lines += _long(f"! {kind}{facts}" + ("" if readers is None else f" to {readers}"))
        lines += ["" if barrier else "(can be undone)", *_position(game, state, obs)]
    digest = codec.digest_of(codec.dump_with(game, state))
    return "\n".join([*lines, f"digest = {digest}", ""])


def read(text: str) -> Record:
    """Read the facts that the game in *text* was made of."""
    lines = text.splitlines()
    head = dict(line.split(" = ", 1) for line in lines[: lines.index("")])
    options = dict(entry.split("=") for entry in head["options"].split())
    played = (line.split()[1:] for line in lines if line.startswith("> "))
    moves = tuple((int(seat), notation) for seat, notation in played)
    return Record(int(head["seats"]), options, bytes.fromhex(head["seed"]), moves)


def end_of(game: AnyGame, record: Record) -> str | None:
    """The word for how the game of *record* ended; None where it goes on."""
    state = game.new(seats=record.seats, options=record.options, seed=record.seed)
    for seat, text in record.moves:
        state = play(game, state, seat, text).state
    outcome = game.outcome(state)
    return outcome.termination if outcome else None


def seek(game: AnyGame, seats: int, reason: str, variant: int) -> Record:
    """The shortest of some random games that ended for *reason*; *variant* mixes the options."""
    options = {
        option.name: option.values[variant % len(option.values)] for option in game.info.options
    }
    quitting = 0.05 if reason == "resigned" else 0.0
    played = (_random(game, seats, options, number, quitting) for number in range(TRIES))
    fitting = [record for record in played if end_of(game, record) == reason]
    return min(fitting, key=lambda record: len(record.moves))


def _random(
    game: AnyGame, seats: int, options: dict[str, OptionValue], number: int, quitting: float
) -> Record:
    rng = Random(number)
    seed = rng.randbytes(32)
    state = game.new(seats=seats, options=options, seed=seed)
    moves: list[tuple[int, str]] = []
    while state.to_act:
        seat = rng.choice(state.to_act)
        resigns = rng.random() < quitting
        text = RESIGN if resigns else str(rng.choice(game.legal_actions(state, seat)))
        moves.append((seat, text))
        state = play(game, state, seat, text).state
    return Record(seats, options, seed, tuple(moves))


def _head(game: AnyGame, record: Record) -> Iterator[str]:
    settled = game.settle_options(record.options)
    yield f"game = {game.info.key}"
    yield f"seats = {record.seats}"
    yield "options = " + " ".join(f"{name}={value}" for name, value in settled)
    yield f"seed = {record.seed.hex()}"


def _position(game: AnyGame, state: Any, obs: dict[str, str]) -> Iterator[str]:
    """Tell what has changed since *obs*, which is brought up to date, and what may be done."""
    yield f"ply {state.ply}"
    public = _facts(game.observe(state, None))
    now = dict(public)
    for seat in range(state.seats):
        own = _facts(game.observe(state, seat))
        hidden = {name: value for name, value in own.items() if value != public.get(name)}
        now |= {f"{name} of {seat}": value for name, value in hidden.items()}
    for name, value in now.items():
        if obs.get(name) != value:
            yield from _long(f"{name} = {value}")
    obs.clear()
    obs.update(now)
    for seat in state.to_act:
        yield from _long(f"{seat} may " + " ".join(map(str, game.legal_actions(state, seat))))


def _facts(observation: Any) -> dict[str, str]:
    facts: dict[str, str] = {}
    for name in (field.name for field in fields(observation)):
        if name not in TOLD_ELSEWHERE:
            value = getattr(observation, name)
            inner = () if _has_own_words(value) else getattr(value, "_fields", ())
            facts |= {f"{name}.{part}": _show(getattr(value, part)) for part in inner}
            if not inner:
                facts[name] = _show(value)
    return facts


def _has_own_words(value: Any) -> bool:
    return "__str__" in vars(type(value))


def _show(value: Any) -> str:
    """*value* in few characters."""
    if value is None or value == ():
        return "-"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple) and not _has_own_words(value):
        return f"({' '.join(map(_show, value))})"
    return str(value)


def _long(line: str) -> list[str]:
    return wrap(
        line, WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False
    )
