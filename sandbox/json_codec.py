"""JSON in the one form in which it is sent, and strict about what it accepts."""

from __future__ import annotations

import json
import re
from typing import Any, NoReturn

MAX_DEPTH = 64
"""Deeper nesting is rejected: nothing of Discord's needs it, and it would exhaust the stack."""

_LONE_SURROGATE = re.compile("[\ud800-\udfff]")

dumps = json.JSONEncoder(separators=(",", ":")).encode
"""Encode data without blanks."""


def loads(data: bytes | str) -> Any:
    """Decode JSON text in UTF-8.

    :raises ValueError: it is no JSON, has NaN, infinity or half a surrogate pair, or nests deeper
        than 64 levels.
    """
    text = data.decode() if isinstance(data, bytes) else data
    try:
        value = json.loads(text, parse_constant=_reject_constant)
    except RecursionError:
        raise ValueError("too deeply nested") from None
    # Both walks are slow; most bodies cannot need them.
    if text.count("[") + text.count("{") > MAX_DEPTH and _depth(value) > MAX_DEPTH:
        raise ValueError("too deeply nested")
    if "\\u" in text and _LONE_SURROGATE.search(json.dumps(value, ensure_ascii=False)):
        raise ValueError("half a surrogate pair")
    return value


def _depth(value: Any) -> int:
    depth, level = 0, [value]
    while level:
        containers = [entry for entry in level if isinstance(entry, dict | list)]
        level = [
            inner
            for entry in containers
            for inner in (entry.values() if isinstance(entry, dict) else entry)
        ]
        depth += bool(containers)
    return depth


def _reject_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON")
