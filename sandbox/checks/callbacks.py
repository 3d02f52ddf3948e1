"""Callbacks: which response fits which interaction, and the bodies of defers and choices."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from sandbox.checks.commands import CHOICE_VALUES, STRING, Localized
from sandbox.checks.messages import EPHEMERAL
from sandbox.checks.schema import (
    Choice,
    Integer,
    ListOf,
    Object,
    Problems,
    Text,
    as_integer,
)
from sandbox.errors import Json


class InteractionType(IntEnum):
    """The kinds of things that a person does."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    """The kinds of a bot's first response."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


_ALLOWED: dict[InteractionType, tuple[Callback, ...]] = {
    InteractionType.COMMAND: (Callback.MESSAGE, Callback.DEFERRED_MESSAGE, Callback.MODAL),
    InteractionType.COMPONENT: (
        Callback.MESSAGE,
        Callback.DEFERRED_MESSAGE,
        Callback.DEFERRED_UPDATE,
        Callback.UPDATE,
        Callback.MODAL,
    ),
    InteractionType.AUTOCOMPLETE: (Callback.CHOICES,),
    InteractionType.MODAL: (Callback.MESSAGE, Callback.DEFERRED_MESSAGE),
}
_UPDATES = (Callback.DEFERRED_UPDATE, Callback.UPDATE)

_CALLBACK = Object({"type": Integer(1, 12), "data": Object({})}, required=("type",))


def check_callback(payload: Any, kind: InteractionType, *, has_message: bool) -> Callback:
    """The kind of the response; refused if it does not fit the interaction."""
    problems = Problems()
    _CALLBACK.check(payload, (), problems)
    problems.refuse_if_any()
    allowed = _ALLOWED[kind]
    if kind is InteractionType.MODAL and has_message:
        allowed += _UPDATES
    if payload["type"] not in allowed:
        Choice(tuple(map(int, allowed))).check(payload["type"], ("type",), problems)
        problems.refuse_if_any()
    return Callback(payload["type"])


def check_defer(data: Json) -> None:
    """Refuse a defer with another flag than EPHEMERAL; contents are allowed, and not shown."""
    problems = Problems()
    if as_integer(data.get("flags")) not in (None, 0, EPHEMERAL):
        message = "A deferred response has no flag but EPHEMERAL"
        problems.add(("data", "flags"), "MESSAGE_FLAGS_INVALID", message)
    problems.refuse_if_any()


def check_choices(data: Json, option_type: int) -> None:
    """Refuse autocomplete choices that do not fit their option."""
    choice = Object(
        {
            "name": Text(100, 1),
            "name_localizations": Localized(100),
            "value": CHOICE_VALUES.get(option_type, CHOICE_VALUES[STRING]),
        },
        required=("name", "value"),
    )
    problems = Problems()
    Object({"choices": ListOf(choice, 25)}, required=("choices",)).check(data, ("data",), problems)
    problems.refuse_if_any()
