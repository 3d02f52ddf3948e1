"""The colours of Nim: matches on a table, in three themes."""

from collections.abc import Mapping
from functools import cache

from render.theme import Colours, ThemeName, seat_colours, shared_colours, themed

_MATCHES: Mapping[ThemeName, Mapping[str, str]] = {
    "dark": {"wood": "#d9b98a", "head": "#e2513f", "taken": "#2b3b4d"},
    "light": {"wood": "#a97c45", "head": "#b52f2f", "taken": "#c9c2b3"},
    "contrast": {"wood": "#fff1d6", "head": "#ff6b5c", "taken": "#39424b"},
}


@cache
def colours(theme: ThemeName) -> Colours:
    """See :meth:`Layout.colours`."""
    by_role = shared_colours(theme) | seat_colours(theme) | themed(_MATCHES, theme)
    mixes = [("panel", "text"), ("panel.active", "text"), ("ground", "text"), ("ground", "head")]
    mixes += [(f"seat{seat}.front", f"seat{seat}.mark") for seat in (0, 1)]
    return Colours(by_role, mixes)
