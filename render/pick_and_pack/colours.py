"""The colours of the packing hall, by day and by night."""

from collections.abc import Mapping
from functools import cache

from render.theme import Colours, ThemeName, seat_colours, shared_colours, themed

_COLOURS_OF = ("seat2", "seat0")
"""Whose colours the seats have here: the rules call them Red and Blue."""

_ON_WOOD = {
    "wood": "#b5803f",
    "wood.light": "#d3a25c",
    "wood.dark": "#7d5426",
    "wood.edge": "#3a2612",
    "wood.inside": "#4f3419",
    "label": "#f7ecd2",
    "label.text": "#2f1e0c",
    "apple.red": "#e4473a",
    "apple.green": "#9ccb3f",
    "apple.yellow": "#f3dc62",
    "apple.golden": "#ffc21f",
    "apple.edge": "#4a1a10",
    "apple.shine": "#fff0d8",
    "straw": "#9a7a3c",
    "leaf": "#8fd14f",
    "turned": "#988975",
    "turned.light": "#9d8e7a",
    "turned.edge": "#3f372d",
    "steel": "#f0b429",
    "steel.light": "#ffdf8a",
    "steel.edge": "#231a08",
    "card": "#f8f3e6",
    "card.edge": "#2a241b",
    "card.text": "#2a241b",
    "gem": "#1aa6c4",
    "gem.light": "#8fe0ee",
    "parcel": "#b98442",
    "parcel.light": "#e2b878",
    "bolt": "#eb9b10",
    "lens": "#3d7fd9",
    "lens.light": "#bfe0ff",
    "swap": "#8a4fc7",
    "wrench": "#8794a3",
    "wrench.light": "#dbe3ea",
    "tape": "#e9b825",
    "tape.dark": "#231a08",
    "cable": "#c9d2da",
}

_HALL: Mapping[ThemeName, Mapping[str, str]] = {
    "dark": {
        "ground": "#17201f",
        "hall": "#1a2423",
        "hall.line": "#141c1b",
        "claw.shade": "#101716",
        "belt": "#2b3330",
        "roller": "#3d4844",
        "doubled": "#f2c14e",
        "floor": "#25312f",
        "square": "#1d2726",
        "tray.shade": "#0f1514",
        "square.wet": "#171f1f",
        "square.edge": "#34433f",
        "slot": "#121a19",
        "slot.shade": "#080c0c",
        "slot.ghost": "#8a9b93",
        "may.floor": "#2f5a45",
        "back": "#4c5a66",
        "back.light": "#66757f",
        "back.edge": "#131a20",
        "pallet": "#8a6a42",
        "crate": "#161f29",
        "crate.slat": "#1c2733",
    },
    "light": {
        "ground": "#cfc8b7",
        "hall": "#ece7da",
        "hall.line": "#dfd9c9",
        "claw.shade": "#aaa491",
        "belt": "#a9a698",
        "roller": "#8d8a7c",
        "doubled": "#8f5f06",
        "floor": "#cfc8b7",
        "square": "#ddd7c8",
        "tray.shade": "#a79f8c",
        "square.wet": "#c9c2b1",
        "square.edge": "#bab29f",
        "slot": "#c9c2b0",
        "slot.shade": "#a29a85",
        "slot.ghost": "#4a4434",
        "may.floor": "#a9d9a8",
        "back": "#616d78",
        "back.light": "#9aa6b0",
        "back.edge": "#2f3942",
        "pallet": "#a58a63",
        "crate": "#e4ddcd",
        "crate.slat": "#d9d0bc",
    },
    "contrast": {
        "ground": "#000000",
        "hall": "#000000",
        "hall.line": "#0d1114",
        "claw.shade": "#2a3138",
        "belt": "#14181c",
        "roller": "#39424b",
        "floor": "#14181c",
        "square": "#000000",
        "tray.shade": "#000000",
        "square.wet": "#101418",
        "square.edge": "#8fa1b3",
        "slot": "#000000",
        "slot.shade": "#000000",
        "slot.ghost": "#c3d0dc",
        "may.floor": "#0b4d2b",
        "back": "#39424b",
        "back.light": "#55626e",
        "back.edge": "#ffffff",
        "crate": "#000000",
        "crate.slat": "#1c2630",
        "turned": "#c9bca8",
    },
}


@cache
def colours(theme: ThemeName) -> Colours:
    """Everything a scene of Pick & Pack may be painted with in *theme*."""
    by_role = shared_colours(theme) | _seats(theme) | _ON_WOOD | themed(_HALL, theme)
    return Colours(by_role, _mixes())


def _seats(theme: ThemeName) -> dict[str, str]:
    by_role = seat_colours(theme)
    return {
        f"seat{seat}{role.removeprefix(source)}": colour
        for seat, source in enumerate(_COLOURS_OF)
        for role, colour in by_role.items()
        if role.startswith(f"{source}.") and ".out" not in role
    }


def _mixes() -> list[tuple[str, str]]:
    """The colours whose common edges are long or stand out."""
    pairs = [("panel", "text"), ("panel.active", "text"), ("done", "mark.edge")]
    pairs += [("apple.red", "apple.edge"), ("apple.green", "apple.edge")]
    pairs += [("wood", "wood.edge"), ("wood.light", "wood.edge"), ("label", "label.text")]
    pairs += [("label", "wood"), ("floor", "wood.edge"), ("square", "wood.edge")]
    pairs += [("card", "card.text"), ("card", "card.edge"), ("hall", "card.edge")]
    pairs += [("card", kind) for kind in ("gem", "parcel", "bolt", "lens", "swap", "wrench")]
    pairs += [("square", "may"), ("may.floor", "may"), ("hall", "may")]
    pairs += [("square.wet", "steel"), ("steel", "steel.edge"), ("tape", "tape.dark")]
    pairs += [("back", "back.edge"), ("turned", "turned.edge"), ("panel", "text.muted")]
    pairs += [("panel", "doubled"), ("panel.active", "doubled"), ("leaf", "wood.inside")]
    for seat in range(2):
        pairs += [(f"seat{seat}.front", f"seat{seat}.mark"), (f"seat{seat}.front", "hall")]
        pairs += [(f"seat{seat}.front", "card.edge"), (f"seat{seat}.front", f"seat{seat}.edge")]
    return pairs
