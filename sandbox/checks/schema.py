"""Schemas of request bodies.

A schema is a nest of shapes; ``check`` walks a value along them and notes every problem with its
path. The problems become the ``errors`` tree of Discord's error 50035. Like Discord, schemas read
numbers from strings of digits; the body then holds the number.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf, isfinite
from typing import Any, Protocol

from sandbox.errors import Json, Refusal
from sandbox.world.components import Path

_MAX_ID = (1 << 63) - 1
_DIGITS = re.compile(r"-?[0-9]{1,20}")
_DECIMAL = re.compile(r"-?[0-9]{1,20}(\.[0-9]{1,20})?")


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
    """A demand on the form of a value."""

    def coerce(self, value: Any) -> Any:
        """The value that Discord reads: some shapes accept digits in a string."""
        return value

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note every problem of the value."""


@dataclass(frozen=True, slots=True)
class Text(Shape):
    """A string of a certain length; if it must not be empty, it must not be blank either."""

    most: int
    least: int = 0
    may_be_blank: bool = False

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note a value that is no string, or of the wrong length."""
        if not isinstance(value, str):
            problems.add(at, "BASE_TYPE_STRING", "Must be a string.")
        elif not self.least <= len(value) <= self.most:
            _note_length(self.least, self.most, at, problems)
        elif self.least and not self.may_be_blank and not value.strip():
            problems.add(at, "BASE_TYPE_REQUIRED", "This field is required")


@dataclass(frozen=True, slots=True)
class Integer(Shape):
    """An integer between two bounds."""

    least: int
    most: int

    def coerce(self, value: Any) -> Any:
        """Read digits in a string."""
        return as_integer(value)

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
class Number(Shape):
    """A number between two bounds."""

    least: float = -inf
    most: float = inf

    def coerce(self, value: Any) -> Any:
        """Read a decimal number in a string."""
        if isinstance(value, str) and _DECIMAL.fullmatch(value):
            return float(value) if "." in value else int(value)
        return value

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note a value that is no number, or out of range."""
        is_number = isinstance(value, int) or (isinstance(value, float) and isfinite(value))
        if isinstance(value, bool) or not is_number:
            problems.add(at, "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')
        elif not self.least <= value <= self.most:
            message = f"float value should be between {self.least} and {self.most}."
            problems.add(at, "NUMBER_TYPE_MAX", message)


@dataclass(frozen=True, slots=True)
class Boolean(Shape):
    """True or false."""

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note any other value."""
        if not isinstance(value, bool):
            problems.add(at, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


@dataclass(frozen=True, slots=True)
class Choice(Shape):
    """One of a few values."""

    values: tuple[int | str, ...]

    def coerce(self, value: Any) -> Any:
        """Read digits in a string if the values are integers."""
        return value if value in self._strings else as_integer(value)

    @property
    def _strings(self) -> tuple[str, ...]:
        return tuple(value for value in self.values if isinstance(value, str))

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note any other value."""
        # Type first: 1.0 and True equal 1, and an unhashable value equals nothing.
        if isinstance(value, bool | float) or value not in self.values:
            listed = ", ".join(map(repr, self.values))
            problems.add(at, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")


@dataclass(frozen=True, slots=True)
class SnowflakeId(Shape):
    """A snowflake, as digits or as a number."""

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note a value that cannot be an id."""
        if as_id(value) is None:
            problems.add(at, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


@dataclass(frozen=True, slots=True)
class Url(Shape):
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
class ListOf(Shape):
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
            value[index] = read = self.item.coerce(item)
            self.item.check(read, (*at, index), problems)


@dataclass(frozen=True, slots=True)
class Object(Shape):
    """An object with these fields; others are ignored, null counts as absent."""

    fields: Mapping[str, Shape]
    required: tuple[str, ...] = ()
    unsupported: tuple[str, ...] = ()
    """Fields that Discord knows and the sandbox does not: refused rather than ignored."""
    forbidden: tuple[str, ...] = ()
    """Fields of similar objects that Discord refuses here."""

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note missing fields, and the problems of every field."""
        if not isinstance(value, dict):
            problems.add(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        for name in self.required:
            if value.get(name) is None:
                problems.add((*at, name), "BASE_TYPE_REQUIRED", "This field is required")
        for name in self.unsupported:
            if value.get(name):
                problems.add((*at, name), "SANDBOX_UNSUPPORTED", f"The sandbox has no {name}")
        for name in self.forbidden:
            if value.get(name) is not None:
                problems.add((*at, name), "BASE_TYPE_FORBIDDEN", f"{name} cannot be used here")
        for name, entry in value.items():
            shape = self.fields.get(name)
            if shape is not None and entry is not None:
                value[name] = read = shape.coerce(entry)
                shape.check(read, (*at, name), problems)


@dataclass(frozen=True, slots=True)
class OneOf(Shape):
    """An object whose ``type`` selects its shape."""

    kinds: dict[int, Shape] = field(default_factory=dict)

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note an unknown type, or the problems of a known one."""
        if not isinstance(value, dict):
            problems.add(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        kind = as_integer(value.get("type"))
        known = isinstance(kind, int) and not isinstance(kind, bool)
        shape = self.kinds.get(kind) if known else None
        if shape is None:
            listed = ", ".join(str(int(each)) for each in sorted(self.kinds))
            message = f'Value of field "type" must be one of ({listed},).'
            problems.add((*at, "type"), "UNION_TYPE_CHOICES", message)
        else:
            value["type"] = kind
            shape.check(value, at, problems)


def as_integer(value: Any) -> Any:
    """The integer that digits in a string say; any other value as it is."""
    is_digits = isinstance(value, str) and _DIGITS.fullmatch(value) is not None
    return int(value) if is_digits else value


def as_id(value: Any) -> int | None:
    """The snowflake that this value is; None if it is none."""
    value = as_integer(value)
    if isinstance(value, bool) or not isinstance(value, int):
        return None
    return value if 0 <= value <= _MAX_ID else None


def _note_length(least: int, most: int, at: Path, problems: Problems) -> None:
    if least:
        message = f"Must be between {least} and {most} in length."
        problems.add(at, "BASE_TYPE_BAD_LENGTH", message)
    else:
        problems.add(at, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
