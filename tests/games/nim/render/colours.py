"""The colours of Nim: matches on a table, in three themes."""

from functools import cache

from render.theme import Colours, ThemeName, seat_colours, shared_colours, themed

_MATCHES = {
    "wood": ("#d9b98a", "#a97c45", "#fff1d6"),
    "head": ("#e2513f", "#b52f2f", "#ff6b5c"),
    "taken": ("#2b3b4d", "#c9c2b3", "#39424b"),
}


@cache
def colours(theme: ThemeName) -> Colours:
    """See :meth:`Layout.colours`."""
    by_role = shared_colours(theme) | seat_colours(theme) | themed(_MATCHES, theme)
    mixes = [("panel", "text"), ("panel.active", "text"), ("ground", "text"), ("ground", "head")]
    mixes += [(f"seat{seat}.front", f"seat{seat}.mark") for seat in (0, 1)]
    return Colours(by_role, mixes)
