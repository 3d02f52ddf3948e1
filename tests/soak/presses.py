"""The presses that a message offers."""

from collections.abc import Iterator
from typing import Any

from cogs.tables.messages.custom_ids import Press, parse_press


def presses_in(part: Any) -> Iterator[Press]:
    """Yield the presses on the buttons and menus of a message, wherever they stand in its JSON."""
    if isinstance(part, dict):
        for word in (part.get("custom_id"), part.get("value")):
            if isinstance(word, str) and (press := parse_press(word)) is not None:
                yield press
        for value in part.values():
            yield from presses_in(value)
    elif isinstance(part, list):
        for value in part:
            yield from presses_in(value)
