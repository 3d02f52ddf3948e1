"""States and observations as plain JSON data, and back.

What problem it solves
----------------------
A game is kept for months, and the program changes meanwhile. Snapshots must be readable in a
database, comparable line by line, and either come back as exactly what was stored or be refused
with a word; a half-understood position would be worse than none.

How
---
The classes say it all: fields and their type hints. Named tuples and dataclasses become objects,
tuples become lists, bytes become hexadecimal text, enumerations their value. Fields that follow
from others (:mod:`rules.core.derived`) are left out and worked out again. Every snapshot carries
the game, the rules version and whether it is a state or an observation.

A state that comes back is checked by :meth:`Game.check` before anything is worked out from it. An
observation must be what somebody sees of a position that passes this check.

An older state is rewritten by :attr:`Game.upgrades`, one version after the other. A newer one is
refused: an old program must not play on what it does not know.
"""

import dataclasses
import types
import typing
from collections.abc import Callable, Hashable, Iterable, Mapping
from enum import Enum
from functools import cache
from hashlib import sha256
from json import dumps
from random import Random
from typing import Any, TypeVar, cast

from rules.core.bounds import MAX_ITEMS, MAX_TEXT, NUMBER, Bounds
from rules.core.derived import HasDerived, is_derived
from rules.core.errors import BadSnapshot
from rules.core.game import Game
from rules.core.types import Effect, Observation, Options, Outcome, Value

T = TypeVar("T")

Json = Any
"""Plain data: None, bool, int, str, lists of such, dicts with text keys."""

Decoder = Callable[[Json], Any]

_EffectFields = tuple[str, tuple[tuple[str, Value], ...], tuple[int, ...] | None]

_CONTRADICTIONS = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
)
"""What our own code raises where facts do not fit together that it has not made itself."""


def dump_with(game: Game[Any, Any, Any], value: Any) -> dict[str, Json]:
    """*value*, a state or an observation of *game*, as plain JSON data."""
    return {
        "game": game.info.key,
        "kind": "observation" if isinstance(value, Observation) else "state",
        "rules_version": game.info.rules_version,
        "value": _encode(value),
    }


def load(game: Game[Any, Any, Any], data: Mapping[str, Json]) -> Any:
    """The state or observation that *data* was dumped from.

    :raises BadSnapshot: *data* is of another game, of a newer program, or no position of the game.
    """
    if not isinstance(data, Mapping) or data.get("game") != game.info.key:
        raise BadSnapshot(f"it is no snapshot of {game.info.key}")
    match data.get("kind"):
        case "state":
            facts = _decoder(game.state_type)(_upgraded(game, data))
            return _consistent(_sound_state, game, facts)
        case "observation":
            facts = _decoder(game.observation_type)(_upgraded(game, data))
            return _consistent(_sound_observation, game, facts)
        case _:
            raise BadSnapshot("it is neither a state nor an observation")


def dump_effects(effects: Iterable[Effect]) -> list[Json]:
    """*effects* as plain JSON data, each a list of kind, parameters and readers."""
    return [[effect.kind, _encode(effect.params), _encode(effect.readers)] for effect in effects]


def load_effects(data: Json) -> tuple[Effect, ...]:
    """The effects that *data* was dumped from.

    :raises BadSnapshot: *data* is no list of effects.
    """
    return tuple(Effect(*fields) for fields in _decoder(tuple[_EffectFields, ...])(data))


def dump_outcome(outcome: Outcome) -> dict[str, Json]:
    """*outcome* as plain JSON data."""
    encoded: dict[str, Json] = _encode(outcome)
    return encoded


def load_outcome(data: Json) -> Outcome:
    """The outcome that *data* was dumped from.

    :raises BadSnapshot: *data* is no outcome.
    """
    outcome: Outcome = _decoder(Outcome)(data)
    return outcome


def canonical(data: Json) -> str:
    """*data* as the one JSON text that equal data has."""
    return dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest_of(data: Json) -> str:
    """The SHA-256 of the canonical text of *data*, in hexadecimal."""
    return sha256(canonical(data).encode()).hexdigest()


def _upgraded(game: Game[Any, Any, Any], data: Mapping[str, Json]) -> Json:
    version, value = data.get("rules_version"), data.get("value")
    current = game.info.rules_version
    if type(version) is not int or version > current:
        raise BadSnapshot(f"this program knows rules version {current}, it has {_version(version)}")
    if version < current and data["kind"] != "state":
        raise BadSnapshot("it is an observation of an older version")
    for older in range(version, current):
        if older not in game.upgrades or not isinstance(value, Mapping):
            raise BadSnapshot(f"nothing upgrades it from rules version {older}")
        value = _consistent(game.upgrades[older], dict(value))
    return value


def _version(version: Json) -> str:
    return str(version) if type(version) is int and abs(version) < 10**6 else _shown(version)


def _consistent(make: Callable[..., T], *facts: Any) -> T:
    """Call *make* with *facts*, and refuse them where they contradict each other."""
    try:
        return make(*facts)
    except BadSnapshot:
        raise
    except _CONTRADICTIONS as error:
        # Without the words of *error*, which may quote hidden cards; its traceback shows the check.
        raise BadSnapshot(f"its facts contradict each other ({type(error).__name__})") from error


def _sound_state(game: Game[Any, Any, Any], facts: Any) -> Any:
    """The position with these *facts*, which are checked before anything is derived from them."""
    _require_setup(game, facts.setup.seats, facts.setup.options)
    game.check(facts)
    return facts.with_derived() if isinstance(facts, HasDerived) else facts


def _sound_observation(game: Game[Any, Any, Any], obs: Any) -> Any:
    """*obs*, which must be what its seat sees of some position."""
    _require_setup(game, obs.seats, obs.options)
    guess = game.determinize(obs, Random(0))
    game.check(guess)
    if game.observe(guess, obs.seat) != obs:
        raise BadSnapshot("no position looks like it")
    return obs


def _require_setup(game: Game[Any, Any, Any], seats: int, options: Options) -> None:
    """Do nothing where a table can be set up like this."""
    game.require_seats(seats)
    if game.settle_options(dict(options)) != options:
        raise BadSnapshot("its options are not those of the game")


def _encode(value: Any) -> Json:
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, bytes):
        return value.hex()
    # Classes can be hashed, but the checker does not see it of one that it does not know.
    if names := _field_names(cast(Hashable, type(value))):
        return {name: _encode(getattr(value, name)) for name in names}
    if isinstance(value, tuple):
        return [_encode(item) for item in value]
    raise TypeError(f"a snapshot cannot hold {type(value).__name__}")


@cache
def _field_names(kind: Any) -> tuple[str, ...]:
    """The stored fields of a named tuple or dataclass; () for any other class."""
    if dataclasses.is_dataclass(kind):
        names = tuple(field.name for field in dataclasses.fields(kind))
    else:
        names = getattr(kind, "_fields", ())
    hints = typing.get_type_hints(kind, include_extras=True) if names else {}
    return tuple(name for name in names if not is_derived(hints[name]))


@cache
def _decoder(hint: Any) -> Decoder:
    """Return a function that reads values of the type *hint* back, and refuses everything else."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if hint == Value:
        return _value
    if origin is typing.Annotated:
        (bounds,) = (mark for mark in arguments[1:] if isinstance(mark, Bounds))
        return _number(bounds)
    if origin in (typing.Union, types.UnionType):
        return _union(tuple(_decoder(argument) for argument in arguments))
    if origin is tuple:
        return _tuple(arguments)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _enum(hint)
    if isinstance(hint, type) and _field_names(hint):
        return _record(hint)
    if hint in _PLAIN:
        return _PLAIN[hint]
    raise TypeError(f"a snapshot cannot hold {hint!r}")


def _number(bounds: Bounds) -> Decoder:
    least, most = bounds

    def decode(data: Json) -> int:
        if type(data) is not int:
            raise BadSnapshot(f"{_shown(data)} where a whole number belongs")
        if not least <= data <= most:
            raise BadSnapshot(f"a number that is not from {least} to {most}")
        return data

    return decode


def _value(data: Json) -> Value:
    """Read a parameter of an effect: a text, a whole number, or a list of such."""
    if isinstance(data, list | tuple):
        return tuple(map(_value, data))
    if type(data) in (str, int):
        plain: str | int = data
        return plain
    raise BadSnapshot(f"{_shown(data)} where a value belongs")


def _text(data: Json) -> str:
    if type(data) is not str or len(data) > MAX_TEXT:
        raise BadSnapshot(f"{_shown(data)} where a text belongs")
    return data


def _bytes(data: Json) -> bytes:
    try:
        return bytes.fromhex(_text(data))
    except ValueError:
        raise BadSnapshot(f"{_shown(data)} where hexadecimal text belongs") from None


def _constant(kind: type) -> Decoder:
    def decode(data: Json) -> Any:
        if type(data) is not kind:
            raise BadSnapshot(f"{_shown(data)} where {kind.__name__} belongs")
        return data

    return decode


_PLAIN: Mapping[Any, Decoder] = {
    int: _number(NUMBER),
    str: _text,
    bytes: _bytes,
    bool: _constant(bool),
    type(None): _constant(type(None)),
}


def _enum(kind: type[Enum]) -> Decoder:
    def decode(data: Json) -> Enum:
        try:
            return kind(data)
        except ValueError:
            raise BadSnapshot(f"{_shown(data)} is no {kind.__name__}") from None

    return decode


def _union(decoders: tuple[Decoder, ...]) -> Decoder:
    is_optional = _PLAIN[type(None)] in decoders

    def decode(data: Json) -> Any:
        if data is None and is_optional:
            return None  # without the refusals of the others, which cost more than most values
        for decoder in decoders:
            try:
                return decoder(data)
            except BadSnapshot:
                continue
        raise BadSnapshot(f"{_shown(data)} is none of what may stand there")

    return decode


def _tuple(arguments: tuple[Any, ...]) -> Decoder:
    many = len(arguments) == 2 and arguments[1] is Ellipsis
    decoders = [_decoder(argument) for argument in arguments if argument is not Ellipsis]

    def decode(data: Json) -> tuple[Any, ...]:
        if not isinstance(data, list | tuple) or len(data) > MAX_ITEMS:
            raise BadSnapshot(f"{_shown(data)} where a list belongs")
        if many:
            return tuple(map(decoders[0], data))
        if len(decoders) != len(data):
            raise BadSnapshot(f"a list of {len(data)} where {len(decoders)} belong")
        return tuple([decoder(item) for decoder, item in zip(decoders, data, strict=True)])

    return decode


def _record(kind: type) -> Decoder:
    hints = typing.get_type_hints(kind, include_extras=True)
    names = _field_names(kind)
    decoders = {name: _decoder(hints[name]) for name in names}

    def decode(data: Json) -> Any:
        if not isinstance(data, Mapping) or set(data) != set(names):
            raise BadSnapshot(f"{_shown(data)} where {kind.__name__} belongs")
        fields = {name: decoders[name](data[name]) for name in names}
        return _consistent(lambda: kind(**fields))

    return decode


def _shown(data: Json) -> str:
    """Name the type of *data*, never its value: that may be a hidden card, and logs hold errors."""
    return "nothing" if data is None else type(data).__name__
