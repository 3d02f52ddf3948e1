"""Modals: one to five fields, each with a label."""

from __future__ import annotations

from typing import Any

from sandbox.checks.components import (
    CUSTOM_ID,
    SELECT_KINDS,
    TEXT_DISPLAY,
    check_select,
    check_unique_ids,
)
from sandbox.checks.schema import (
    Boolean,
    Choice,
    Integer,
    ListOf,
    Object,
    OneOf,
    Problems,
    Shape,
    Text,
)
from sandbox.errors import Json
from sandbox.world.components import SELECTS, Kind, Path, walk

_ANY_ID = {"id": Integer(0, 2**31 - 1)}
_TEXT_INPUT = Object(
    {
        **_ANY_ID,
        "custom_id": CUSTOM_ID,
        "style": Choice((1, 2)),
        "label": Text(45, 1),
        "value": Text(4000),
        "placeholder": Text(100),
        "required": Boolean(),
        "min_length": Integer(0, 4000),
        "max_length": Integer(1, 4000),
    },
    required=("custom_id", "style"),
)
_BOX = Object(
    {
        "value": Text(100, 1, may_be_blank=True),
        "label": Text(100, 1),
        "description": Text(100),
        "default": Boolean(),
    },
    required=("value", "label"),
)
_FILE_UPLOAD = Object(
    {
        **_ANY_ID,
        "custom_id": CUSTOM_ID,
        "min_values": Integer(0, 10),
        "max_values": Integer(1, 10),
        "required": Boolean(),
    },
    required=("custom_id",),
)
_BOXES: dict[str, Shape] = {**_ANY_ID, "custom_id": CUSTOM_ID, "required": Boolean()}
_RADIO_GROUP = Object({**_BOXES, "options": ListOf(_BOX, 10, 2)}, required=("custom_id", "options"))
_CHECKBOX_GROUP = Object(
    {
        **_BOXES,
        "options": ListOf(_BOX, 10, 1),
        "min_values": Integer(0, 10),
        "max_values": Integer(1, 10),
    },
    required=("custom_id", "options"),
)
_CHECKBOX = Object(
    {**_ANY_ID, "custom_id": CUSTOM_ID, "default": Boolean()}, required=("custom_id",)
)
_LABEL = Object(
    {
        **_ANY_ID,
        "label": Text(45, 1),
        "description": Text(100, 1),
        "component": OneOf(
            {
                Kind.TEXT_INPUT: _TEXT_INPUT,
                **SELECT_KINDS,
                Kind.FILE_UPLOAD: _FILE_UPLOAD,
                Kind.RADIO_GROUP: _RADIO_GROUP,
                Kind.CHECKBOX_GROUP: _CHECKBOX_GROUP,
                Kind.CHECKBOX: _CHECKBOX,
            }
        ),
    },
    required=("label", "component"),
)
_ROW = Object(
    {**_ANY_ID, "components": ListOf(OneOf({Kind.TEXT_INPUT: _TEXT_INPUT}), 1, 1)},
    required=("components",),
)
_MODAL = Object(
    {
        "custom_id": CUSTOM_ID,
        "title": Text(45, 1),
        "components": ListOf(
            OneOf({Kind.ACTION_ROW: _ROW, Kind.TEXT_DISPLAY: TEXT_DISPLAY, Kind.LABEL: _LABEL}),
            5,
            1,
        ),
    },
    required=("custom_id", "title", "components"),
)


_COUNTED = SELECTS | {Kind.FILE_UPLOAD, Kind.CHECKBOX_GROUP}


def _check_required_count(component: Json, at: Path, problems: Problems) -> None:
    """Note a required field that takes no value; fields are required unless they say otherwise."""
    is_required = component.get("required") is not False
    if component["type"] in _COUNTED and is_required and component.get("min_values") == 0:
        message = "min_values must be at least 1 when the component is required"
        problems.add((*at, "min_values"), "COMPONENT_REQUIRED_MIN_VALUES_INVALID", message)


def check_modal(data: Any) -> None:
    """Refuse an invalid modal."""
    problems = Problems()
    _MODAL.check(data, ("data",), problems)
    problems.refuse_if_any()
    found = list(walk(data["components"], ("data", "components")))
    check_unique_ids(found, problems)
    for here, component in found:
        if component.get("disabled"):
            message = "Components in modals cannot be disabled"
            problems.add((*here, "disabled"), "COMPONENT_DISABLED_IN_MODAL", message)
        _check_required_count(component, here, problems)
        if component["type"] in SELECTS:
            check_select(component, here, problems)
        elif component["type"] == Kind.TEXT_INPUT:
            least, most = component.get("min_length") or 0, component.get("max_length") or 4000
            if least > most:
                message = "min_length must be equal to or less than max_length"
                problems.add((*here, "min_length"), "TEXT_INPUT_INVALID_LENGTHS", message)
            elif component.get("value") and len(component["value"]) > most:
                message = f"Must be {most} or fewer in length."
                problems.add((*here, "value"), "BASE_TYPE_MAX_LENGTH", message)
    problems.refuse_if_any()
