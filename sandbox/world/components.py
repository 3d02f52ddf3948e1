"""Message components as data: walking them, and finding buttons, selects and texts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum

from sandbox.errors import Json


class Kind(IntEnum):
    """Discord's component types."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset(
    {
        Kind.STRING_SELECT,
        Kind.USER_SELECT,
        Kind.ROLE_SELECT,
        Kind.MENTIONABLE_SELECT,
        Kind.CHANNEL_SELECT,
    }
)

Path = tuple[str | int, ...]
"""The path of a value inside a body, outermost key first."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button as a person sees it."""

    label: str
    custom_id: str | None
    """None for a link."""
    disabled: bool
    style: int
    url: str | None = None
    """Where a link leads."""


@dataclass(frozen=True, slots=True)
class Select:
    """A select as a person sees it."""

    custom_id: str
    options: tuple[tuple[str, str], ...]
    """Values and labels in order; none in a select of users, roles or channels."""
    disabled: bool
    least: int
    most: int
    kind: int


def walk(components: Iterable[Json], at: Path = ()) -> Iterator[tuple[Path, Json]]:
    """Every component with its path, outer ones first, in reading order."""
    for index, component in enumerate(components):
        here = (*at, index)
        yield here, component
        yield from walk(component.get("components", ()), (*here, "components"))
        for key in ("accessory", "component"):
            if isinstance(inner := component.get(key), dict):
                yield (*here, key), inner


def media(components: Iterable[Json], at: Path = ()) -> Iterator[tuple[Path, Json]]:
    """Everything that shows a file: the object with its ``url``, and its path."""
    for here, component in walk(components, at):
        match component["type"]:
            case Kind.THUMBNAIL:
                yield (*here, "media"), component["media"]
            case Kind.FILE:
                yield (*here, "file"), component["file"]
            case Kind.MEDIA_GALLERY:
                for index, item in enumerate(component["items"]):
                    yield (*here, "items", index, "media"), item["media"]


def texts(components: Iterable[Json]) -> Iterator[str]:
    """The contents of all text displays, in reading order."""
    for _, component in walk(components):
        if component["type"] == Kind.TEXT_DISPLAY:
            yield component["content"]


def buttons(components: Iterable[Json]) -> list[Button]:
    """All buttons, in reading order."""
    return [
        Button(
            component.get("label") or (component.get("emoji") or {}).get("name", ""),
            component.get("custom_id"),
            bool(component.get("disabled")),
            component["style"],
            component.get("url"),
        )
        for _, component in walk(components)
        if component["type"] == Kind.BUTTON
    ]


def selects(components: Iterable[Json]) -> list[Select]:
    """All selects, in reading order."""
    return [
        Select(
            component["custom_id"],
            tuple((option["value"], option["label"]) for option in component.get("options", ())),
            bool(component.get("disabled")),
            component.get("min_values", 1),
            component.get("max_values", 1),
            component["type"],
        )
        for _, component in walk(components)
        if component["type"] in SELECTS
    ]


def with_custom_id(components: Iterable[Json], custom_id: str) -> Json | None:
    """The component with this id."""
    for _, component in walk(components):
        if component.get("custom_id") == custom_id:
            return component
    return None
