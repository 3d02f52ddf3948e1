"""The colours of the packing hall, by day and by night."""

from functools import cache

from render.theme import Colours, ThemeName, mixes, own_colours, seat_colours, shared_colours

_COLOURS_OF = ("seat2", "seat0")
"""Whose colours the seats have here: the rules call them Red and Blue."""


@cache
def colours(theme: ThemeName) -> Colours:
    """Everything a scene of Pick & Pack may be painted with in *theme*."""
    by_role = shared_colours(theme) | _seats(theme) | own_colours("pick_and_pack", theme)
    return Colours(by_role, mixes("pick_and_pack"))


def _seats(theme: ThemeName) -> dict[str, str]:
    by_role = seat_colours(theme)
    return {
        f"seat{seat}{role.removeprefix(source)}": colour
        for seat, source in enumerate(_COLOURS_OF)
        for role, colour in by_role.items()
        if role.startswith(f"{source}.") and ".out" not in role
    }
