"""Dumps of positions of every kind, and everything that can be wrong with one value in them."""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from rules import GAMES, dump
from rules.core.history import RESIGN, play

Json = Any
Path = tuple[str | int, ...]

RECORDED = 6
"""Random games of each game and number of seats."""
MAX_PLIES = 600

_NUMBERS = (0, 1, 2, 3, 998, 10**6, 10**9, 10**12, 2**64, 10**30, 10**5000)


@cache
def positions(key: str, seats: int) -> tuple[tuple[str, Mapping[str, Json]], ...]:
    """For each kind of decision in some random games a dump or two, and some of their ends."""
    return tuple(
        (kind, value)
        for number in range(RECORDED)
        for kind, value in _first_of_each_kind(key, seats, number).items()
    )


def _first_of_each_kind(key: str, seats: int, number: int) -> dict[str, Mapping[str, Json]]:
    game, rng = GAMES[key], Random(number)
    options = {option.name: rng.choice(option.values) for option in game.info.options}
    state = game.new(seats=seats, options=options, seed=rng.randbytes(32))
    quitting = rng.randrange(40) if number % 3 == 2 else None
    found: dict[str, Mapping[str, Json]] = {}
    while state.to_act and state.ply < MAX_PLIES:
        seat = rng.choice(state.to_act)
        kind = game.question(game.observe(state, seat)).key
        if kind not in found or rng.random() < 0.02:
            found[kind] = dump(state)
        text = str(rng.choice(game.legal_actions(state, seat)))
        state = play(game, state, seat, RESIGN if state.ply == quitting else text).state
    return found | {"over": dump(state)}


def leaves(value: Json, path: Path = ()) -> Iterator[Path]:
    """The way to every value inside *value*, to lists and objects too."""
    inside = value.items() if isinstance(value, Mapping) else ()
    if isinstance(value, list):
        inside = enumerate(value)
    for key, inner in inside:
        yield (*path, key)
        yield from leaves(inner, (*path, key))


def at(value: Json, path: Path) -> Json:
    """Return the part of *value* at the end of *path*."""
    for key in path:
        value = value[key]
    return value


def changed(value: Json, path: Path, new: Json) -> Json:
    """*value* with *new* at the end of *path*."""
    if not path:
        return new
    key, *rest = path
    if isinstance(value, Mapping):
        return {**value, key: changed(value[key], tuple(rest), new)}
    return [changed(v, tuple(rest), new) if n == key else v for n, v in enumerate(value)]


def mutations(value: Json) -> Iterator[Json]:
    """Values of another type, sign or size; parts missing, doubled or swapped."""
    match value:
        case bool():
            yield from (not value, int(value), None)
        case int():
            yield from (value + 1, value - 1, -value, -1 - value, *_NUMBERS)
            yield from (float(value), str(value), None, True, [value])
        case str():
            yield from ("", value + "x", value.upper(), value[::-1], "a" * 10**6)
            yield from (None, 5, b"bytes", [value])
        case None:
            yield from (0, 1, -1, "", [], {})
        case list():
            yield from ([], None, {}, value + value, value[::-1], value[1:], value[:-1])
            yield from ([*value, *value[:1]], [*value[-1:], *value], value * 10_000)
            for n in range(len(value) - 1):
                yield [*value[:n], value[n + 1], value[n], *value[n + 2 :]]
        case Mapping():
            yield from (None, [], {}, {**value, "more": 1})
            for key in value:
                yield {name: inner for name, inner in value.items() if name != key}
