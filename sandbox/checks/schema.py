"""Schemas of request bodies.

A schema is a nest of shapes; ``check`` walks a value along them and notes every problem with its
path. The problems become the ``errors`` tree of Discord's error 50035.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf, isfinite
from typing import Any, Protocol

from sandbox.errors import Json, Refusal
from sandbox.world.components import Path

_MAX_ID = (1 << 63) - 1


class Problems:
    """The problems found in one body."""

    def __init__(self) -> None:
        self._tree: Json = {}

    def __bool__(self) -> bool:
        return bool(self._tree)

    def add(self, at: Path, code: str, message: str) -> None:
        """Note a problem at this path."""
        node = self._tree
        for step in at:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def refuse_if_any(self) -> None:
        """Refuse the body with everything noted so far."""
        if self._tree:
            raise Refusal(400, 50035, "Invalid Form Body", self._tree)


def refuse_form(at: Path, code: str, message: str) -> Refusal:
    """The refusal of a body with one problem."""
    problems = Problems()
    problems.add(at, code, message)
    try:
        problems.refuse_if_any()
    except Refusal as refusal:
        return refusal
    raise AssertionError("one problem was noted")


class Shape(Protocol):
    """What a value must look like."""

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note every problem of the value."""


@dataclass(frozen=True, slots=True)
class Text:
    """A string of a certain length."""

    most: int
    least: int = 0

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note a value that is no string, or of the wrong length."""
        if not isinstance(value, str):
            problems.add(at, "BASE_TYPE_STRING", "Must be a string.")
        elif not self.least <= len(value) <= self.most:
            _note_length(self.least, self.most, at, problems)


@dataclass(frozen=True, slots=True)
class Integer:
    """An integer between two bounds."""

    least: int
    most: int

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note a value that is no integer, or out of range."""
        if isinstance(value, bool) or not isinstance(value, int):
            problems.add(at, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < self.least:
            message = f"int value should be greater than or equal to {self.least}."
            problems.add(at, "NUMBER_TYPE_MIN", message)
        elif value > self.most:
            message = f"int value should be less than or equal to {self.most}."
            problems.add(at, "NUMBER_TYPE_MAX", message)


@dataclass(frozen=True, slots=True)
class Number:
    """A number between two bounds."""

    least: float = -inf
    most: float = inf

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note a value that is no number, or out of range."""
        if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
            problems.add(at, "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')
        elif not self.least <= value <= self.most:
            message = f"float value should be between {self.least} and {self.most}."
            problems.add(at, "NUMBER_TYPE_MAX", message)


@dataclass(frozen=True, slots=True)
class Boolean:
    """True or false."""

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note any other value."""
        if not isinstance(value, bool):
            problems.add(at, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few values."""

    values: tuple[int | str, ...]

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note any other value."""
        # Type first: 1.0 and True equal 1, and an unhashable value equals nothing.
        if isinstance(value, bool | float) or value not in self.values:
            listed = ", ".join(map(repr, self.values))
            problems.add(at, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")


@dataclass(frozen=True, slots=True)
class SnowflakeId:
    """A snowflake, as digits or as a number."""

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note a value that cannot be an id."""
        if as_id(value) is None:
            problems.add(at, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


@dataclass(frozen=True, slots=True)
class Url:
    """A URL with one of the given schemes."""

    most: int = 2048
    schemes: tuple[str, ...] = ("http", "https", "discord")

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note a value that is no URL, or one with another scheme."""
        Text(self.most).check(value, at, problems)
        if not isinstance(value, str):
            return
        scheme, colon, rest = value.partition("://")
        if not colon or not rest or " " in value:
            problems.add(at, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        elif scheme.lower() not in self.schemes:
            listed = ", ".join(f"'{scheme}'" for scheme in self.schemes)
            message = f"Scheme must be one of ({listed})."
            problems.add(at, "URL_TYPE_INVALID_SCHEME", message)


@dataclass(frozen=True, slots=True)
class ListOf:
    """A list of a certain length, of values of one shape."""

    item: Shape
    most: int
    least: int = 0

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note a wrong length, and the problems of every value."""
        if not isinstance(value, list):
            problems.add(at, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        if not self.least <= len(value) <= self.most:
            _note_length(self.least, self.most, at, problems)
            return
        for index, item in enumerate(value):
            self.item.check(item, (*at, index), problems)


@dataclass(frozen=True, slots=True)
class Object:
    """An object with these fields; others are ignored, null counts as absent."""

    fields: Mapping[str, Shape]
    required: tuple[str, ...] = ()

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note missing fields, and the problems of every field."""
        if not isinstance(value, dict):
            problems.add(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        for name in self.required:
            if value.get(name) is None:
                problems.add((*at, name), "BASE_TYPE_REQUIRED", "This field is required")
        for name, entry in value.items():
            shape = self.fields.get(name)
            if shape is not None and entry is not None:
                shape.check(entry, (*at, name), problems)


@dataclass(frozen=True, slots=True)
class OneOf:
    """An object whose ``type`` selects its shape."""

    kinds: dict[int, Shape] = field(default_factory=dict)

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note an unknown type, or the problems of a known one."""
        if not isinstance(value, dict):
            problems.add(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        kind = value.get("type")
        shape = self.kinds.get(kind) if isinstance(kind, int) else None
        if shape is None:
            listed = ", ".join(str(int(known)) for known in sorted(self.kinds))
            message = f'Value of field "type" must be one of ({listed},).'
            problems.add((*at, "type"), "UNION_TYPE_CHOICES", message)
        else:
            shape.check(value, at, problems)


def as_id(value: Any) -> int | None:
    """The snowflake that this value is; None if it is none."""
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 20:
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        return None
    return value if 0 <= value <= _MAX_ID else None


def _note_length(least: int, most: int, at: Path, problems: Problems) -> None:
    if least:
        message = f"Must be between {least} and {most} in length."
        problems.add(at, "BASE_TYPE_BAD_LENGTH", message)
    else:
        problems.add(at, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
