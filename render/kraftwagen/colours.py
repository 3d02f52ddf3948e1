"""The colours of the workshop: leather, brass and cream, by night and by day."""

from collections.abc import Mapping
from functools import cache

from render.theme import Colours, ThemeName, seat_colours, shared_colours, themed

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
    "coin.edge": "#8f8b80",
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
        "ground": "#1e1916",
        "room": "#1e1916",
        "room.line": "#2b2420",
        "belt": "#39302a",
        "belt.edge": "#0e0b09",
        "belt.slat": "#463b33",
        "slot": "#17130f",
        "slot.edge": "#4b4038",
        "asphalt": "#454244",
        "asphalt.line": "#8d8888",
        "asphalt.text": "#c9c4c0",
        "kerb": "#d9cdb4",
        "asphalt.alt": "#343233",
        "lawn": "#2a3a2c",
        "lawn.line": "#33463a",
        "stall": "#2a221d",
        "heading": "#cbb994",
    },
    "light": {
        "ground": "#ece2cd",
        "room": "#ece2cd",
        "room.line": "#e1d5bb",
        "belt": "#b9a88b",
        "belt.edge": "#6f5f49",
        "belt.slat": "#c7b89d",
        "slot": "#ddd0b5",
        "slot.edge": "#a8977a",
        "asphalt": "#a09a90",
        "asphalt.line": "#e6e0d3",
        "asphalt.text": "#2b251e",
        "kerb": "#8a3a31",
        "asphalt.alt": "#b3ada1",
        "lawn": "#c4cf9f",
        "lawn.line": "#b6c290",
        "stall": "#f6eedd",
        "heading": "#5a482c",
    },
    "contrast": {
        "ground": "#000000",
        "room": "#000000",
        "room.line": "#141414",
        "belt": "#1f1f1f",
        "belt.edge": "#ffffff",
        "belt.slat": "#8f8f8f",
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
        "heading": "#ffffff",
        "plan": "#0b2447",
        "plan.line": "#1c3a66",
        "ink.soft": "#2b2018",
    },
}

_PANELS: Mapping[ThemeName, dict[str, str]] = {
    "dark": {"panel": "#2a231f", "panel.active": "#3c322c", "panel.edge": "#51443a"},
    "light": {"panel": "#f6eedd", "panel.active": "#fffaf0", "panel.edge": "#c3b393"},
    "contrast": {},
}


@cache
def colours(theme: ThemeName) -> Colours:
    """Everything a scene of Kraftwagen may be painted with in *theme*."""
    by_role = shared_colours(theme) | _PANELS[theme] | _GOODS | themed(_ROOM, theme) | _seats(theme)
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
    pairs = [("tile", "ink"), ("room", "tile.edge"), ("paper", "ink"), ("coin", "ink")]
    pairs += [(ground, "text") for ground in ("panel", "panel.active", "stall")]
    pairs += [(ground, "heading") for ground in ("room", "stall", "slot")]
    pairs += [(ground, "slot.edge") for ground in ("slot", "stall")]
    pairs += [("belt", "belt.edge"), ("room", "belt.edge"), ("belt", "tile.edge")]
    pairs += [("plan", "chalk"), ("plan", "drawn.edge"), ("drawn", "drawn.edge")]
    pairs += [(f"tag{turn}", "ink") for turn in (1, 2, 3)]
    pairs += [("body", "body.edge"), ("engine", "engine.edge"), ("tile", "engine.edge")]
    pairs += [("tile", "body.edge"), ("prestige", "prestige.edge"), ("price", "price.edge")]
    pairs += [("asphalt", "asphalt.line"), ("asphalt", "asphalt.text"), ("asphalt", "kerb")]
    pairs += [("coin", "coin.edge"), ("brass.light", "ink"), ("skin", "coal"), ("hair", "skin")]
    pairs += [("glass", "coal"), ("suit", "coal"), ("tyre", "spoke"), ("slot", "may")]
    for seat in range(_SEATS):
        pairs += [(f"seat{seat}.front", f"seat{seat}.{face}") for face in ("edge", "mark")]
    return pairs
