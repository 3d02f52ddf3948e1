"""Short ways to write components and messages."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

V2 = 1 << 15
"""The flag of Components V2."""
PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + (640).to_bytes(4, "big") + (480).to_bytes(4, "big")
"""Enough of a picture to have a size."""
MODAL: Json = {
    "custom_id": "form",
    "title": "Say it",
    "components": [
        {
            "type": 18,
            "label": "Name",
            "component": {"type": 4, "custom_id": "name", "style": 1, "max_length": 5},
        }
    ],
}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def button(custom_id: str = "a", **more: Any) -> Json:
    return {"type": 2, "style": 2, "label": "Go", "custom_id": custom_id, **more}


def select(count: int = 2, **more: Any) -> Json:
    options = [{"label": f"Option {n}", "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **more}


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def gallery(count: int) -> Json:
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}] * count}


def v2(*components: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(components), **more}


def v1(*components: Json) -> Json:
    return {"content": "x", "components": list(components)}
