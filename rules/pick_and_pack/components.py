"""The tiles, trays and tools that can be looked up: what people call them, and what they do."""

from collections import Counter

from rules.core.types import Component, Phrase, Value
from rules.pick_and_pack.tiles import Kind
from rules.pick_and_pack.trays import ALL_TRAYS

TOOLS = ("crate", "grabber")


def _tile(kind: Kind) -> Component:
    name = _phrase("tile", tile=kind.value)
    return Component(kind.value, name, _phrase(f"{kind.name.lower()}-text"))


def _tray(apples: int, count: int) -> Component:
    of = len(ALL_TRAYS)
    return Component(
        tray_id(apples),
        _phrase("tray", apples=apples),
        _phrase("tray-text", apples=apples, count=count, of=of),
    )


def tray_id(apples: int) -> str:
    """The id of the component for a tray with so many apples."""
    return f"tray-{apples}"


def _tool(name: str) -> Component:
    return Component(name, _phrase(name), _phrase(f"{name}-text"))


def _phrase(key: str, **params: Value) -> Phrase:
    return Phrase(f"pick-and-pack-component-{key}", tuple(params.items()))


COMPONENTS = (
    *map(_tile, Kind),
    *(_tray(apples, count) for apples, count in Counter(ALL_TRAYS).items()),
    *map(_tool, TOOLS),
)
