"""Application commands: names, options, and the size of a command."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from sandbox.checks.schema import (
    Boolean,
    Choice,
    Integer,
    ListOf,
    Number,
    Object,
    Problems,
    Shape,
    SnowflakeId,
    Text,
)
from sandbox.errors import Json, refusal
from sandbox.world.components import Path

SLASH, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, CHANNEL, NUMBER = 1, 2, 3, 4, 7, 10
_BOUNDS = {
    "min_value": (INTEGER, NUMBER),
    "max_value": (INTEGER, NUMBER),
    "min_length": (STRING,),
    "max_length": (STRING,),
    "channel_types": (CHANNEL,),
}
"""The types of option that each of these fields belongs to."""
_MAX_NUMBER = 2**53
CHOICE_VALUES: dict[int, Shape] = {
    STRING: Text(100),
    INTEGER: Integer(-_MAX_NUMBER, _MAX_NUMBER),
    NUMBER: Number(-_MAX_NUMBER, _MAX_NUMBER),
}
"""What the value of a choice looks like, by the type of its option."""

MAX_CHARACTERS = 8000
_MOST = {SLASH: 100, USER: 15, MESSAGE: 15}

LOCALES = frozenset(
    (
        *("bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "hi"),
        *("hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru"),
        *("sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"),
    )
)


class Localized(Shape):
    """Texts by locale."""

    def __init__(self, most: int) -> None:
        self._text = Text(most, 1)

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note unknown locales and invalid texts."""
        if not isinstance(value, dict):
            problems.add(at, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return
        for locale, text in value.items():
            if locale not in LOCALES:
                message = f'Value must be one of the available locales, not "{locale}".'
                problems.add((*at, locale), "ENUM_TYPE_COERCE", message)
            self._text.check(text, (*at, locale), problems)


class _Options(Shape):
    """The options of a command or sub-command; the schema is recursive."""

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note every invalid option."""
        ListOf(_OPTION, 25).check(value, at, problems)


_NAMES: dict[str, Shape] = {
    "name": Text(32, 1),
    "name_localizations": Localized(32),
    "description": Text(100),
    "description_localizations": Localized(100),
}
_CHOICE = Object(
    {"name": Text(100, 1), "name_localizations": Localized(100)}, required=("name", "value")
)
_OPTION = Object(
    {
        **_NAMES,
        "description": Text(100, 1),
        "type": Choice((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)),
        "required": Boolean(),
        "choices": ListOf(_CHOICE, 25),
        "options": _Options(),
        "channel_types": ListOf(Integer(0, 16), 20),
        "min_value": Number(),
        "max_value": Number(),
        "min_length": Integer(0, 6000),
        "max_length": Integer(1, 6000),
        "autocomplete": Boolean(),
    },
    required=("name", "description", "type"),
)
_COMMAND = Object(
    {
        **_NAMES,
        "type": Choice((SLASH, USER, MESSAGE)),
        "options": _Options(),
        "default_member_permissions": SnowflakeId(),
        "dm_permission": Boolean(),
        "nsfw": Boolean(),
        "contexts": ListOf(Choice((0, 1, 2)), 3, 1),
        "integration_types": ListOf(Choice((0, 1)), 2, 1),
    },
    required=("name",),
    unsupported=("handler",),
)


def check_commands(payload: Any) -> None:
    """Refuse a set of commands if any of them is invalid."""
    problems = Problems()
    ListOf(_COMMAND, sum(_MOST.values())).check(payload, (), problems)
    problems.refuse_if_any()
    kinds = Counter(command.get("type") or SLASH for command in payload)
    if any(kinds[kind] > most for kind, most in _MOST.items()):
        raise refusal(30032)
    for index, command in enumerate(payload):
        _check_command(command, (index,), problems)
    _check_doubles(payload, (), problems, "APPLICATION_COMMANDS_DUPLICATE_NAME")
    problems.refuse_if_any()


def check_command(payload: Any) -> None:
    """Refuse an invalid command."""
    problems = Problems()
    _COMMAND.check(payload, (), problems)
    problems.refuse_if_any()
    _check_command(payload, (), problems)
    problems.refuse_if_any()


def _check_command(command: Json, at: Path, problems: Problems) -> None:
    if (command.get("type") or SLASH) == SLASH:
        _check_names(command, at, problems)
        if not (command.get("description") or "").strip():
            problems.add((*at, "description"), "BASE_TYPE_REQUIRED", "This field is required")
        _check_options(command.get("options") or [], (*at, "options"), problems, depth=0)
    elif command.get("description") or command.get("options"):
        message = "Context menu commands cannot have description or options"
        problems.add(at, "APPLICATION_COMMAND_CONTEXT_MENU_INVALID", message)
    size = _size(command)
    if size > MAX_CHARACTERS:
        message = f"Command exceeds maximum size ({MAX_CHARACTERS})"
        problems.add(at, "APPLICATION_COMMAND_TOO_LARGE", message)


def _check_names(part: Json, at: Path, problems: Problems) -> None:
    names = {"name": part["name"]}
    for locale, text in (part.get("name_localizations") or {}).items():
        names[f"name_localizations.{locale}"] = text
    for where, name in names.items():
        if not _is_name(name):
            message = "Command name is invalid"
            problems.add((*at, *where.split(".")), "APPLICATION_COMMAND_INVALID_NAME", message)


def _is_name(name: str) -> bool:
    return name == name.lower() and all(map(_may_name, name))


def _may_name(char: str) -> bool:
    """Letters, digits, a few signs, and all that Hindi and Thai are written with."""
    is_script = "\u0900" <= char <= "\u097f" or "\u0e00" <= char <= "\u0e7f"
    return char.isalnum() or char in "-_'" or is_script


def _check_options(options: list[Json], at: Path, problems: Problems, *, depth: int) -> None:
    _check_doubles(options, at, problems, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS")
    optional_seen = False
    nested = [option["type"] in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        message = "Sub-command and sub-command group option types are mutually exclusive to all"
        problems.add(at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", f"{message} other types")
    for index, option in enumerate(options):
        here = (*at, index)
        _check_names(option, here, problems)
        if nested[index]:
            _check_nested(option, here, problems, depth=depth)
            continue
        if optional_seen and option.get("required"):
            message = "Required options must be placed before non-required options"
            problems.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.get("required")
        _check_values(option, here, problems)


def _check_nested(option: Json, at: Path, problems: Problems, *, depth: int) -> None:
    inner = option.get("options") or []
    groups = [part for part in inner if part["type"] == GROUP]
    commands = [part for part in inner if part["type"] == SUBCOMMAND]
    is_group = option["type"] == GROUP
    wrong = groups or (len(commands) != len(inner) if is_group else commands)
    if wrong or depth > (0 if is_group else 1):
        message = "Sub-commands hold options, groups hold sub-commands, and nothing goes deeper"
        problems.add((*at, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
        return
    _check_options(inner, (*at, "options"), problems, depth=depth + 1)


def _check_values(option: Json, at: Path, problems: Problems) -> None:
    choices = option.get("choices") or []
    if option.get("autocomplete") and choices:
        message = "Options with autocomplete cannot have choices"
        problems.add((*at, "choices"), "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES", message)
    if (option.get("autocomplete") or choices) and option["type"] not in (STRING, INTEGER, NUMBER):
        message = "Only strings and numbers have choices or autocomplete"
        problems.add((*at, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    _check_bounds(option, at, problems)
    value = CHOICE_VALUES.get(option["type"], CHOICE_VALUES[STRING])
    for index, choice in enumerate(choices):
        choice["value"] = value.coerce(choice["value"])
        value.check(choice["value"], (*at, "choices", index, "value"), problems)
    _check_doubles(choices, (*at, "choices"), problems, "APPLICATION_COMMAND_CHOICE_NAME_EXISTS")


def _check_bounds(option: Json, at: Path, problems: Problems) -> None:
    """Note bounds that belong to another type of option, or exclude every value."""
    for name, kinds in _BOUNDS.items():
        if option.get(name) is not None and option["type"] not in kinds:
            message = f"{name} cannot be used with this type of option"
            problems.add((*at, name), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    if option["type"] == INTEGER:
        for name in ("min_value", "max_value"):
            if option.get(name) is not None:
                CHOICE_VALUES[INTEGER].check(option[name], (*at, name), problems)
    for kind in ("value", "length"):
        least, most = option.get(f"min_{kind}"), option.get(f"max_{kind}")
        if least is not None and most is not None and least > most:
            message = f"min_{kind} must be equal to or less than max_{kind}"
            code = "APPLICATION_COMMAND_OPTIONS_MIN_GREATER_THAN_MAX"
            problems.add((*at, f"min_{kind}"), code, message)


def _check_doubles(parts: list[Json], at: Path, problems: Problems, code: str) -> None:
    seen: set[tuple[int, str]] = set()
    for index, part in enumerate(parts):
        key = (part.get("type") or SLASH if not at else 0, part["name"])
        if key in seen:
            problems.add((*at, index, "name"), code, "This name is used already")
        seen.add(key)


def _size(command: Json) -> int:
    """The characters of all names, descriptions and values; the longest localization counts."""
    return sum(_own_size(part) for part in _parts(command))


def _own_size(part: Json) -> int:
    size = 0
    for key in ("name", "description"):
        translated = (part.get(f"{key}_localizations") or {}).values()
        size += max((len(text) for text in (part.get(key) or "", *translated)), default=0)
    return size + (len(part["value"]) if isinstance(part.get("value"), str) else 0)


def _parts(part: Json) -> Iterator[Json]:
    yield part
    for key in ("options", "choices"):
        for inner in part.get(key) or ():
            yield from _parts(inner)
