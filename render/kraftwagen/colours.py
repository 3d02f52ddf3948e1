"""The colours of a motor show: nickel, enamel, brass and cream, by night and by day."""

from collections.abc import Mapping
from functools import cache

from render.theme import Colours, ThemeName, blend, seat_colours, shared_colours, themed

_SEATS = 4
_SEAT_FACES = ("front", "side", "top", "edge", "mark")

_GOODS = {
    "tile": "#f4e9d0",
    "tile.shade": "#dccaa3",
    "tile.edge": "#2b2018",
    "ink": "#2b2018",
    "ink.soft": "#5f4e36",
    "body": "#7484a0",
    "body.light": "#a9c4da",
    "body.edge": "#1d2d3c",
    "plan": "#274873",
    "plan.edge": "#101f36",
    "plan.line": "#3a5f92",
    "drawn": "#3f6aa5",
    "drawn.light": "#a9c9f0",
    "drawn.edge": "#e9f2ff",
    "engine": "#c86c34",
    "engine.light": "#f0b287",
    "engine.edge": "#47200b",
    "prestige": "#7b4aa3",
    "prestige.light": "#cfaeea",
    "prestige.edge": "#2c1540",
    "price": "#28744c",
    "price.light": "#a8d6ac",
    "price.edge": "#12301a",
    "brass": "#d7ab4e",
    "brass.light": "#f7dc98",
    "brass.deep": "#8a6420",
    "coin": "#fbfaf4",
    "coin.edge": "#6b675c",
    "tag1": "#f6c07c",
    "tag2": "#d9b8ec",
    "tag3": "#a8cdee",
    "tyre": "#1b1917",
    "spoke": "#e7dcc2",
    "leather": "#8a5636",
    "glass": "#cfe6ee",
    "skin": "#efc19b",
    "skin.shade": "#cf9468",
    "hair": "#4a3324",
    "hair.grey": "#a39c90",
    "hair.dark": "#221a16",
    "suit": "#3b4652",
    "paper": "#fdf8ea",
    "lamp": "#ffd552",
    "lamp.edge": "#7a5a10",
    "anybody.front": "#7d6f5c",
    "anybody.side": "#5c5042",
    "anybody.edge": "#2b2018",
    "awning": "#9c3d34",
    "awning.light": "#efe3c8",
    "chalk": "#ffffff",
    "coal": "#15120f",
}

_ROOM: Mapping[ThemeName, Mapping[str, str]] = {
    "dark": {
        "ground": "#13202a",
        "belt": "#2b3c48",
        "belt.edge": "#93a4af",
        "belt.slat": "#465a68",
        "shadow": "#1b2a35",
        "slot": "#0e171e",
        "slot.edge": "#6b8292",
        "asphalt": "#41474e",
        "asphalt.line": "#99a3ab",
        "asphalt.text": "#f2f4f5",
        "kerb": "#e0d4bb",
        "asphalt.alt": "#2d3339",
        "lawn": "#22402d",
        "lawn.line": "#2f5a3d",
        "stall": "#1b2a35",
        "stall.mid": "#243644",
        "stall.lit": "#314759",
        "beam": "#31434f",
        "spot": "#4c554b",
        "heading": "#e0cc98",
    },
    "light": {
        "ground": "#e9e3d4",
        "belt": "#c3ccd1",
        "belt.edge": "#5d6b75",
        "belt.slat": "#a3b0b7",
        "shadow": "#a3b0b7",
        "slot": "#d6d0c0",
        "slot.edge": "#857d6b",
        "asphalt": "#a6a8a9",
        "asphalt.line": "#f4f4f0",
        "asphalt.text": "#1e2226",
        "kerb": "#9a3a31",
        "asphalt.alt": "#bbbcba",
        "lawn": "#bdd19b",
        "lawn.line": "#a8c280",
        "stall": "#f4efe2",
        "stall.mid": "#faf6ec",
        "stall.lit": "#ffffff",
        "beam": "#fdf3d4",
        "spot": "#fbe6a6",
        "heading": "#54401c",
    },
    "contrast": {
        "ground": "#000000",
        "belt": "#1f1f1f",
        "belt.edge": "#ffffff",
        "belt.slat": "#8f8f8f",
        "shadow": "#000000",
        "slot": "#000000",
        "slot.edge": "#b8b8b8",
        "asphalt": "#262626",
        "asphalt.line": "#ffffff",
        "asphalt.text": "#ffffff",
        "kerb": "#ffffff",
        "asphalt.alt": "#1a1a1a",
        "lawn": "#06280f",
        "lawn.line": "#3f7a4d",
        "stall": "#000000",
        "stall.mid": "#101010",
        "stall.lit": "#1c1c1c",
        "beam": "#1c1c1c",
        "spot": "#3a3a3a",
        "heading": "#ffffff",
        "plan": "#0b2447",
        "plan.line": "#1c3a66",
        "ink.soft": "#2b2018",
    },
}

_PANELS: Mapping[ThemeName, dict[str, str]] = {
    "dark": {"panel": "#1b2a35", "panel.active": "#2a3e4d", "panel.edge": "#4d6272"},
    "light": {"panel": "#f4efe2", "panel.active": "#fffdf6", "panel.edge": "#b9ae97"},
    "contrast": {},
}


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
    own = _PANELS[theme] | _GOODS | themed(_ROOM, theme)
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
