"""Embeds: their lengths, also in total, and that none is empty."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sandbox.checks.schema import Boolean, Integer, ListOf, Object, Problems, Shape, Text, Url
from sandbox.errors import Json
from sandbox.world.components import Path

MAX_EMBEDS = 10
MAX_TOTAL = 6000


class Timestamp(Shape):
    """A date and time in ISO 8601."""

    def check(self, value: Any, at: Path, problems: Problems) -> None:
        """Note a value that is none."""
        try:
            datetime.fromisoformat(value)
        except (TypeError, ValueError):
            message = f"Could not parse {value}. Should be ISO8601."
            problems.add(at, "DATE_TIME_TYPE_PARSE", message)


_ICON = Url(2048, ("http", "https", "attachment"))
_PICTURE = Object({"url": _ICON})
_EMBED = Object(
    {
        "title": Text(256),
        "description": Text(4096),
        "url": Url(2048),
        "timestamp": Timestamp(),
        "color": Integer(0, 0xFFFFFF),
        "footer": Object({"text": Text(2048, 1), "icon_url": _ICON}, required=("text",)),
        "author": Object(
            {"name": Text(256, 1), "url": Url(), "icon_url": _ICON}, required=("name",)
        ),
        "image": _PICTURE,
        "thumbnail": _PICTURE,
        "fields": ListOf(
            Object(
                {"name": Text(256, 1), "value": Text(1024, 1), "inline": Boolean()},
                required=("name", "value"),
            ),
            25,
        ),
    }
)
_EMBEDS = ListOf(_EMBED, MAX_EMBEDS)
_CONTENTS = ("title", "description", "footer", "author", "image", "thumbnail", "fields")


def check_embeds(value: Any, at: Path, problems: Problems) -> None:
    """Note everything wrong with a message's embeds."""
    _EMBEDS.check(value, at, problems)
    if problems:
        return
    for index, embed in enumerate(value):
        if not any(embed.get(key) for key in _CONTENTS):
            message = "An embed must have something in it"
            problems.add((*at, index), "EMBED_EMPTY", message)
    if sum(map(_length, value)) > MAX_TOTAL:
        message = f"Embed size exceeds maximum size of {MAX_TOTAL}"
        problems.add(at, "MAX_EMBED_SIZE_EXCEEDED", message)


def _length(embed: Json) -> int:
    """The characters that Discord counts."""
    counted = [embed.get("title"), embed.get("description")]
    counted.append((embed.get("footer") or {}).get("text"))
    counted.append((embed.get("author") or {}).get("name"))
    for field in embed.get("fields") or ():
        counted += (field["name"], field["value"])
    return sum(len(text.strip()) for text in counted if text)
