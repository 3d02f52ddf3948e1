"""The colours of an evening by the sea, and of a morning."""

from collections.abc import Iterator
from functools import cache

from render.theme import Colours, ThemeName, mixes, own_colours, seat_colours, shared_colours

SEATS = 3


@cache
def colours(theme: ThemeName) -> Colours:
    """Everything a scene of Pier 18 may be painted with in *theme*."""
    seats = {
        role: colour
        for role, colour in seat_colours(theme).items()
        if role.split(".")[1] in ("front", "edge", "mark") and int(role[4]) < SEATS
        if role.count(".") == 1
    }
    by_role = shared_colours(theme) | seats | own_colours("pier18", theme)
    return Colours(by_role, mixes("pier18"), _lit())


def _lit() -> Iterator[tuple[str, ...]]:
    """List the colours that the light of a lamp falls on."""
    for ground in ("sea", "sea.middle", "sea.deep", "deck", "deck.plank", "deck.edge", "fresh"):
        yield ground, "lamp.veil", "lamp.veil"
