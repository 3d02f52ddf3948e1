"""What the icons and colours of a ranking mean, in words."""

from collections.abc import Callable, Iterator, Sequence

from render.scene import Box, Drawing, Group, Sprite, Text
from rules.core.types import Points

_LEFTS = (40, 520)
_TOP, _ROW = 20, 58
_NAME_X = 98
"""How far from its left edge the words of an entry begin."""
NAME_ROOM = 480 - _NAME_X - 12
"""How long they may be."""
NAME_SIZE = 30
_SHADES = 6
"""How many colours sources have; a seventh one takes the first one again."""


def legend_high(sources: int) -> int:
    """How high a legend of so many sources is."""
    return _TOP + -(-sources // len(_LEFTS)) * _ROW if sources else 0


def legend(
    points: Sequence[Points], names: Sequence[str], icon: Callable[[str], Drawing], top: int
) -> Iterator[Group]:
    """The *names* of sources beside their icons and colours, side by side below *top*."""
    for number, (each, name) in enumerate(zip(points, names, strict=False)):
        row, column = divmod(number, len(_LEFTS))
        x, y = _LEFTS[column], top + _TOP + row * _ROW + _ROW // 2
        items = (
            Box(x, y - 22, 12, 44, shade(number), 4),
            Sprite(x + 54, y, icon(each.source)),
            Text(x + _NAME_X, y, name, NAME_SIZE, "text", label=f"called {each.source}"),
        )
        yield Group(items, label=f"legend {each.source}")


def shade(number: int) -> str:
    """The role of the colour of source *number* in bars and beside its name."""
    return f"source.{number % _SHADES}"
