"""The colours of the harbour, by day and by night."""

from collections.abc import Mapping
from functools import cache

from render.theme import Colours, ThemeName, blend, mixes, own_colours, seat_colours, shared_colours

_WATER: Mapping[ThemeName, Mapping[str, tuple[str, str]]] = {
    "dark": {"water": ("#0b2233", "#14405a"), "evening": ("#7d3a3c", "#2a1f45")},
    "light": {"water": ("#b9e0ea", "#79bcd3"), "evening": ("#f8c98e", "#b583a8")},
    "contrast": {"water": ("#000000", "#002c44"), "evening": ("#2c0a00", "#000000")},
}
"""The farthest and the nearest water."""

SHADES_OF_WATER = 12
_SHADED = range(5, SHADES_OF_WATER)
"""Those on which the shadow of the quay falls."""


@cache
def colours(theme: ThemeName) -> Colours:
    """Everything a scene of Docker may be painted with in *theme*."""
    water = {
        f"{time}.{i}": blend(far, near, i / (SHADES_OF_WATER - 1))
        for time, (far, near) in _WATER[theme].items()
        for i in range(SHADES_OF_WATER)
    }
    by_role = shared_colours(theme) | seat_colours(theme) | own_colours("docker", theme) | water
    grounds = ["quay.tile", "may.tile", "paint"]
    grounds += [f"{time}.{i}" for time in ("water", "evening") for i in _SHADED]
    shadows = ((ground, "shadow") for ground in grounds)
    return Colours(by_role, mixes("docker"), shadows)
