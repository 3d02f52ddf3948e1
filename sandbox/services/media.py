"""Completes accepted components and embeds: ids, defaults, links to files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sandbox.checks.schema import Problems
from sandbox.errors import Json
from sandbox.snowflakes import Snowflakes
from sandbox.world.components import SELECTS, Kind, Path, media, walk
from sandbox.world.model import Attachment

_SCHEME = "attachment://"
_DEFAULTS: dict[int, Json] = {
    Kind.CONTAINER: {"accent_color": None, "spoiler": False},
    Kind.SEPARATOR: {"divider": True, "spacing": 1},
    Kind.THUMBNAIL: {"description": None, "spoiler": False},
    Kind.FILE: {"spoiler": False, "name": None, "size": None},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}
_ITEM_DEFAULTS: Json = {"description": None, "spoiler": False}


class Unfurler:
    """Completes the components and embeds of one message."""

    def __init__(self, files: list[Attachment], ids: Snowflakes, at: Path) -> None:
        self._by_name = {file.filename: file for file in files}
        self._by_path = {_file_path(file.url): file for file in files}
        self._ids = ids
        self._at = at
        self._problems = Problems()
        self.shown: set[int] = set()
        """Ids of the files that a component or an embed shows."""

    def components(self, components: list[Json]) -> list[Json]:
        """Give every component its id and defaults, and every file its link."""
        stored = with_component_ids(components)
        parts = [part for _, part in walk(stored)]
        for part in parts:
            for key, value in _DEFAULTS.get(part["type"], {}).items():
                part.setdefault(key, value)
            if part["type"] == Kind.MEDIA_GALLERY:
                part["items"] = [{**_ITEM_DEFAULTS, **item} for item in part["items"]]
        for here, item in media(stored, (*self._at, "components")):
            self._link(item, here)
        for part in parts:
            if part["type"] == Kind.FILE:
                self._describe(part)
        self._problems.refuse_if_any()
        return stored

    def embeds(self, embeds: list[Json]) -> list[Json]:
        """Link the images of embeds."""
        stored: list[Json] = _without_nulls(embeds)
        for index, embed in enumerate(stored):
            embed["type"] = "rich"
            for key in ("image", "thumbnail"):
                if embed.get(key, {}).get("url"):
                    self._link_embed(embed[key], "url", (*self._at, "embeds", index, key))
            for key in ("author", "footer"):
                if embed.get(key, {}).get("icon_url"):
                    self._link_embed(embed[key], "icon_url", (*self._at, "embeds", index, key))
        self._problems.refuse_if_any()
        return stored

    def _find(self, url: str) -> Attachment | None:
        if url.startswith(_SCHEME):
            found = self._by_name.get(url.removeprefix(_SCHEME))
        else:
            found = self._by_path.get(_file_path(url))
        if found is not None:
            self.shown.add(found.id)
        return found

    def _link(self, item: Json, at: Path) -> None:
        url: str = item["url"]
        file = self._find(url)
        item.clear()
        if file is not None:
            item |= {
                "id": str(file.id),
                "url": file.url,
                "proxy_url": file.url,
                "width": file.width,
                "height": file.height,
                "content_type": file.content_type,
                "attachment_id": str(file.id),
                "loading_state": 2,
            }
        elif url.startswith(_SCHEME):
            message = f"Referenced attachment not found: {url}"
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            self._problems.add((*at, "url"), code, message)
        else:
            item |= {"id": str(self._ids.next()), "url": url, "proxy_url": url, "loading_state": 2}

    def _link_embed(self, picture: Json, key: str, at: Path) -> None:
        """Link the picture or icon whose URL is under *key*."""
        url: str = picture[key]
        file = self._find(url)
        if file is not None:
            picture |= {key: file.url, f"proxy_{key}": file.url}
            if file.width is not None and key == "url":
                picture |= {"width": file.width, "height": file.height}
        elif url.startswith(_SCHEME):
            message = f"Referenced attachment not found: {url}"
            self._problems.add((*at, key), "URL_TYPE_INVALID_URL", message)
        else:
            picture[f"proxy_{key}"] = url

    def _describe(self, part: Json) -> None:
        file = self._by_path.get(_file_path(part["file"].get("url", "")))
        if file is not None:
            part |= {"name": file.filename, "size": file.size}


def _file_path(url: str) -> str:
    """A link without its host: clients reach the sandbox under different ones."""
    return url.partition("://")[2].partition("/")[2]


def with_component_ids(components: list[Json]) -> list[Json]:
    """The same components, each with an ``id`` of its own."""
    stored: list[Json] = _without_nulls(components)
    parts = [part for _, part in walk(stored)]
    fresh = _numbers_but({part["id"] for part in parts if part.get("id")})
    for part in parts:
        if not part.get("id"):
            part["id"] = next(fresh)
    return stored


def _numbers_but(taken: set[int]) -> Iterator[int]:
    number = 0
    while True:
        number += 1
        if number not in taken:
            yield number


def _without_nulls(value: Any) -> Any:
    """A copy without the fields that are null."""
    if isinstance(value, dict):
        return {key: _without_nulls(entry) for key, entry in value.items() if entry is not None}
    if isinstance(value, list):
        return [_without_nulls(entry) for entry in value]
    return value
