"""The colours of a motor show: nickel, enamel, brass and cream, by night and by day."""

from collections.abc import Mapping
from functools import cache

from render.theme import Colours, ThemeName, blend, own_colours, seat_colours, shared_colours

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
    return Colours(by_role, _mixes())


def _seats(theme: ThemeName) -> dict[str, str]:
    by_role = seat_colours(theme)
    return {
        f"seat{seat}{state}.{face}": by_role[f"seat{seat}{state}.{face}"]
        for seat in range(_SEATS)
        for state in ("", ".out")
        for face in _SEAT_FACES
    }


def _mixes() -> list[tuple[str, str]]:
    """The colours whose common edges are long or stand out."""
    pairs = [("tile", "ink"), ("paper", "ink"), ("coin", "ink")]
    pairs += [(ground, "text") for ground in ("panel", "panel.active", "stall")]
    pairs += [(ground, "heading") for ground in ("room.4", "stall", "slot")]
    pairs += [(ground, "slot.edge") for ground in ("slot", "stall")]
    pairs += [("belt", "belt.edge"), ("room.2", "belt.edge"), ("belt", "tile.edge")]
    pairs += [("plan", "chalk"), ("plan", "drawn.edge"), ("drawn", "drawn.edge")]
    pairs += [(f"tag{turn}", "ink") for turn in (1, 2, 3)]
    pairs += [("body", "body.edge"), ("engine", "engine.edge"), ("tile", "engine.edge")]
    pairs += [("tile", "body.edge"), ("prestige", "prestige.edge"), ("price", "price.edge")]
    pairs += [("asphalt", "asphalt.line"), ("asphalt", "asphalt.text"), ("asphalt", "kerb")]
    pairs += [("coin", "coin.edge"), ("brass.light", "ink"), ("skin", "coal")]
    pairs += [("glass", "coal"), ("suit", "coal"), ("tyre", "spoke")]
    for seat in range(_SEATS):
        pairs += [(f"seat{seat}.front", f"seat{seat}.{face}") for face in ("edge", "mark")]
    return pairs
