"""The colours of a motor show: nickel, enamel, brass and cream, by night and by day."""

from collections.abc import Mapping
from functools import cache

from render.theme import Colours, ThemeName, blend, mixes, own_colours, seat_colours, shared_colours

_SEATS = 4
_SEAT_FACES = ("front", "side", "top", "edge", "mark")

_FLOOR: Mapping[ThemeName, tuple[str, str]] = {
    "dark": ("#0f1a23", "#20333f"),
    "light": ("#efeadd", "#dcd4bf"),
    "contrast": ("#000000", "#000000"),
}
"""The ground of a picture at its top, and at its bottom."""
SHADES_OF_FLOOR = 7


@cache
def colours(theme: ThemeName) -> Colours:
    """Everything a scene of Kraftwagen may be painted with in *theme*."""
    far, near = _FLOOR[theme]
    floor = {
        f"room.{i}": blend(far, near, i / (SHADES_OF_FLOOR - 1)) for i in range(SHADES_OF_FLOOR)
    }
    own = own_colours("kraftwagen", theme)
    by_role = floor | shared_colours(theme) | own | _seats(theme)
    return Colours(by_role, mixes("kraftwagen"))


def _seats(theme: ThemeName) -> dict[str, str]:
    by_role = seat_colours(theme)
    return {
        f"seat{seat}{state}.{face}": by_role[f"seat{seat}{state}.{face}"]
        for seat in range(_SEATS)
        for state in ("", ".out")
        for face in _SEAT_FACES
    }
