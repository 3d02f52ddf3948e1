"""Components of messages: their schemas in both versions, and rules across components."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sandbox.checks.emoji import is_emoji
from sandbox.checks.schema import (
    Boolean,
    Choice,
    Integer,
    ListOf,
    Object,
    OneOf,
    Problems,
    Shape,
    SnowflakeId,
    Text,
    Url,
    as_id,
)
from sandbox.errors import Json
from sandbox.world.components import SELECTS, Kind, Path, walk

MAX_ROWS = 5
MAX_COMPONENTS = 40
MAX_TEXT = 4000
MAX_TEXT_BYTES = 10_170
"""Over all text displays: their bytes in UTF-8, and 12 more for each."""
TEXT_OVERHEAD = 12
ROW_WIDTH = 5

LINK_BUTTON = 5
PREMIUM_BUTTON = 6

CUSTOM_ID = Text(100, 1, may_be_blank=True)
EMOJI = Object({"id": SnowflakeId(), "name": Text(100), "animated": Boolean()})
SELECT_OPTION = Object(
    {
        "label": Text(100, 1),
        "value": Text(100, 1, may_be_blank=True),
        "description": Text(100),
        "emoji": EMOJI,
        "default": Boolean(),
    },
    required=("label", "value"),
)
_ANY_ID = {"id": Integer(0, 2**31 - 1)}
_MEDIA = Object({"url": Url(2048, ("http", "https", "attachment"))}, required=("url",))

BUTTON = Object(
    {
        **_ANY_ID,
        "style": Choice((1, 2, 3, 4, 5, 6)),
        "label": Text(80),
        "custom_id": CUSTOM_ID,
        "url": Url(512),
        "disabled": Boolean(),
        "emoji": EMOJI,
        "sku_id": SnowflakeId(),
    },
    required=("style",),
)
_SELECT_FIELDS: dict[str, Shape] = {
    **_ANY_ID,
    "custom_id": CUSTOM_ID,
    "placeholder": Text(150),
    "min_values": Integer(0, 25),
    "max_values": Integer(1, 25),
    "disabled": Boolean(),
    "required": Boolean(),
}


def _entity_select(*default_types: str, channel_types: bool = False) -> Object:
    """A select of users, roles or channels, whose defaults are of these types."""
    default = Object({"id": SnowflakeId(), "type": Choice(default_types)}, required=("id", "type"))
    fields: dict[str, Shape] = {**_SELECT_FIELDS, "default_values": ListOf(default, 25)}
    if channel_types:
        fields["channel_types"] = ListOf(Integer(0, 16), 20)
        return Object(fields, required=("custom_id",), forbidden=("options",))
    return Object(fields, required=("custom_id",), forbidden=("options", "channel_types"))


SELECT_KINDS: dict[int, Shape] = {
    Kind.STRING_SELECT: Object(
        {**_SELECT_FIELDS, "options": ListOf(SELECT_OPTION, 25, 1)},
        required=("custom_id", "options"),
        forbidden=("default_values", "channel_types"),
    ),
    Kind.USER_SELECT: _entity_select("user"),
    Kind.ROLE_SELECT: _entity_select("role"),
    Kind.MENTIONABLE_SELECT: _entity_select("user", "role"),
    Kind.CHANNEL_SELECT: _entity_select("channel", channel_types=True),
}
TEXT_DISPLAY = Object({**_ANY_ID, "content": Text(MAX_TEXT, 1)}, required=("content",))
_ROW = Object(
    {
        **_ANY_ID,
        "components": ListOf(OneOf({Kind.BUTTON: BUTTON, **SELECT_KINDS}), MAX_COMPONENTS, 1),
    },
    required=("components",),
)
_THUMBNAIL = Object(
    {**_ANY_ID, "media": _MEDIA, "description": Text(1024, 1), "spoiler": Boolean()},
    required=("media",),
)
_SECTION = Object(
    {
        **_ANY_ID,
        "components": ListOf(OneOf({Kind.TEXT_DISPLAY: TEXT_DISPLAY}), 3, 1),
        "accessory": OneOf({Kind.BUTTON: BUTTON, Kind.THUMBNAIL: _THUMBNAIL}),
    },
    required=("components", "accessory"),
)
_GALLERY = Object(
    {
        **_ANY_ID,
        "items": ListOf(
            Object(
                {"media": _MEDIA, "description": Text(1024, 1), "spoiler": Boolean()},
                required=("media",),
            ),
            10,
            1,
        ),
    },
    required=("items",),
)
_FILE = Object(
    {
        **_ANY_ID,
        "file": Object({"url": Url(2048, ("attachment", "http", "https"))}, required=("url",)),
        "spoiler": Boolean(),
    },
    required=("file",),
)
_SEPARATOR = Object({**_ANY_ID, "divider": Boolean(), "spacing": Choice((1, 2))})
_INNER: dict[int, Shape] = {
    Kind.ACTION_ROW: _ROW,
    Kind.SECTION: _SECTION,
    Kind.TEXT_DISPLAY: TEXT_DISPLAY,
    Kind.MEDIA_GALLERY: _GALLERY,
    Kind.FILE: _FILE,
    Kind.SEPARATOR: _SEPARATOR,
}
_CONTAINER = Object(
    {
        **_ANY_ID,
        "components": ListOf(OneOf(_INNER), MAX_COMPONENTS, 1),
        "accent_color": Integer(0, 0xFFFFFF),
        "spoiler": Boolean(),
    },
    required=("components",),
)
_COMPONENTS_V1 = ListOf(OneOf({Kind.ACTION_ROW: _ROW}), MAX_ROWS)
_COMPONENTS_V2 = ListOf(OneOf({**_INNER, Kind.CONTAINER: _CONTAINER}), MAX_COMPONENTS)


def check_components(value: Any, *, v2: bool, at: Path, problems: Problems) -> None:
    """Note everything wrong with a message's components.

    *v2*: the message has the flag of Components V2.
    """
    (_COMPONENTS_V2 if v2 else _COMPONENTS_V1).check(value, at, problems)
    if problems:
        return
    found = list(walk(value, at))
    check_unique_ids(found, problems)
    for here, component in found:
        kind = component["type"]
        if kind == Kind.BUTTON:
            _check_button(component, here, problems)
        elif kind in SELECTS:
            check_select(component, here, problems)
        elif kind == Kind.ACTION_ROW:
            _check_row(component, here, problems)
    if v2:
        _check_totals([component for _, component in found], at, problems)


def check_unique_ids(found: Iterable[tuple[Path, Json]], problems: Problems) -> None:
    """Note every duplicate ``custom_id`` and ``id``."""
    seen: set[str] = set()
    numbers: set[int] = set()
    for here, component in found:
        custom_id = component.get("custom_id")
        if custom_id in seen:
            message = "Component custom id cannot be duplicated"
            problems.add((*here, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        elif custom_id is not None:
            seen.add(custom_id)
        number = component.get("id")
        if number in numbers:
            message = "Component id cannot be duplicated"
            problems.add((*here, "id"), "COMPONENT_ID_DUPLICATED", message)
        elif number:
            numbers.add(number)


def check_select(select: Json, at: Path, problems: Problems) -> None:
    """Note impossible counts, duplicate values, and too many defaults."""
    least, most = select.get("min_values"), select.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if least > most:
        message = f"min_values must be equal to or less than {most}"
        problems.add((*at, "min_values"), "SELECT_COMPONENT_INVALID_MIN_VALUES", message)
    _check_default_values(select, least, most, at, problems)
    options = select.get("options")
    if options is None:
        return
    if most > len(options):
        message = f"max_values must be equal to or less than {len(options)}"
        problems.add((*at, "max_values"), "SELECT_COMPONENT_INVALID_MAX_VALUES", message)
    values: set[str] = set()
    for index, option in enumerate(options):
        if option["value"] in values:
            message = "The specified option value is already used"
            here = (*at, "options", index, "value")
            problems.add(here, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        values.add(option["value"])
        check_emoji(option.get("emoji"), (*at, "options", index, "emoji"), problems)
    if sum(bool(option.get("default")) for option in options) > most:
        message = "Number of options with default=True exceeds max_values"
        problems.add((*at, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", message)


def _check_default_values(
    select: Json, least: int, most: int, at: Path, problems: Problems
) -> None:
    defaults = select.get("default_values")
    if not defaults:
        return
    if not least <= len(defaults) <= most:
        message = f"The number of default values must be between {least} and {most}"
        problems.add(
            (*at, "default_values"), "SELECT_COMPONENT_INVALID_DEFAULT_VALUES_COUNT", message
        )
    if len({as_id(default["id"]) for default in defaults}) < len(defaults):
        message = "The specified default value is already used"
        code = "SELECT_COMPONENT_DEFAULT_VALUE_DUPLICATED"
        problems.add((*at, "default_values"), code, message)


def check_emoji(emoji: Json | None, at: Path, problems: Problems) -> None:
    """Note an emoji that does not exist; custom ones do not exist here."""
    if emoji is None:
        return
    if emoji.get("id") is not None or not is_emoji(emoji.get("name") or ""):
        problems.add((*at, "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _check_button(button: Json, at: Path, problems: Problems) -> None:
    style, custom_id, url = button["style"], button.get("custom_id"), button.get("url")
    check_emoji(button.get("emoji"), (*at, "emoji"), problems)
    if style == PREMIUM_BUTTON:
        message = "Premium buttons need an application that sells something"
        problems.add((*at, "style"), "BUTTON_COMPONENT_INVALID_STYLE", message)
        return
    if not (button.get("label") or "").strip() and not button.get("emoji"):
        message = "A button must have a label or emoji"
        problems.add((*at, "label"), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message)
    if style == LINK_BUTTON:
        if not url:
            message = "A url is required"
            problems.add((*at, "url"), "BUTTON_COMPONENT_URL_REQUIRED", message)
        if custom_id is not None:
            message = "A custom id and url cannot both be specified"
            problems.add(
                (*at, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message
            )
        return
    if custom_id is None:
        message = "A custom id is required"
        problems.add((*at, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", message)
    if url is not None:
        message = "A custom id and url cannot both be specified"
        problems.add((*at, "url"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)


def _check_row(row: Json, at: Path, problems: Problems) -> None:
    """A row is five wide; a button takes one place, a select all five."""
    width = 0
    for index, component in enumerate(row["components"]):
        width += 1 if component["type"] == Kind.BUTTON else ROW_WIDTH
        if width > ROW_WIDTH:
            message = "The specified component exceeds the maximum width"
            here = (*at, "components", index)
            problems.add(here, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)


def _check_totals(components: list[Json], at: Path, problems: Problems) -> None:
    if len(components) > MAX_COMPONENTS:
        message = f"The total number of components cannot exceed {MAX_COMPONENTS}"
        problems.add(at, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    texts = [part["content"] for part in components if part["type"] == Kind.TEXT_DISPLAY]
    if sum(map(len, texts)) > MAX_TEXT:
        message = f"The total displayable text size cannot exceed {MAX_TEXT}"
        problems.add(at, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
    if sum(len(text.encode()) + TEXT_OVERHEAD for text in texts) > MAX_TEXT_BYTES:
        message = "The size of all components in the message exceeds the maximum"
        problems.add(at, "COMPONENT_MAX_SIZE_EXCEEDED", message)
