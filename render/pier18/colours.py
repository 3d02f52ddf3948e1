"""The colours of an evening by the sea, and of a morning."""

from collections.abc import Iterator, Mapping
from functools import cache

from render.theme import Colours, ThemeName, seat_colours, shared_colours, themed

SEATS = 3

_PEOPLE = {
    "ink": "#1c1a24",
    "skin": "#f4cba6",
    "skin.dark": "#b9794d",
    "hair": "#3b2a22",
    "hair.red": "#8a3f22",
    "beard": "#e9e4da",
    "boot": "#3a3442",
    "boot.wet": "#4a7d6b",
    "paper": "#fdf7e7",
    "poet": "#5467dd",
    "poet.deep": "#28307f",
    "poet.scarf": "#f2c14e",
    "poet.icon": "#8fa2ff",
    "lovers": "#d0384c",
    "lovers.suit": "#3c4a63",
    "lovers.hair": "#e8b65a",
    "heart": "#d42a55",
    "heart.shine": "#ffc4cf",
    "fisher": "#f6bd2c",
    "fisher.deep": "#b97f12",
    "fish": "#6ec6d9",
    "fish.deep": "#2f7f95",
    "flowers": "#3ca078",
    "straw": "#f0dca2",
    "basket": "#9a6532",
    "basket.deep": "#6b421d",
    "bloom": "#ff9ad0",
    "bloom.pale": "#fff3fa",
    "bloom.eye": "#f6bd2c",
    "seal": "#fbeecb",
    "seal.edge": "#a8322f",
    "plan": "#fdf7e7",
    "plan.edge": "#8a7248",
    "plan.text": "#2a2418",
    "plan.place": "#d9c79c",
}
_DECK: Mapping[ThemeName, Mapping[str, str]] = {
    "dark": {
        "deck": "#a9783f",
        "deck.plank": "#9b6c36",
        "deck.line": "#7c5326",
        "deck.light": "#c39455",
        "deck.shade": "#6d4820",
        "deck.front": "#704a21",
        "deck.edge": "#38220d",
        "fresh": "#d8ad6c",
        "fresh.plank": "#cc9f5d",
        "fresh.line": "#a97c40",
        "fresh.light": "#efd09a",
        "sea": "#1f5870",
        "sea.middle": "#1a4a61",
        "sea.deep": "#153c52",
        "sea.shade": "#0e2a3b",
        "wave": "#2f6c85",
        "glint": "#86a9a8",
        "foam": "#7fb3c4",
        "sand": "#b99a66",
        "sand.dark": "#9a7d4d",
        "wall": "#6d7782",
        "wall.line": "#454e58",
        "grass": "#3e6b48",
        "grass.dark": "#2f5538",
        "ground": "#101c26",
        "lamp": "#ffe08a",
        "lamp.edge": "#5d7184",
        "lamp.veil": "#ffe08a48",
        "window": "#ffe08a",
        "glow": "#6b6036",
        "garland": "#ffb3dc",
        "card": "#f4ecd8",
        "card.edge": "#6f5a35",
        "card.text": "#2a2418",
        "light.off": "#3a4a58",
        "cell": "#121a22",
        "gain": "#7df0a3",
        "loss": "#ff9c8a",
    },
    "light": {
        "deck": "#cf9f5e",
        "deck.plank": "#c49353",
        "deck.line": "#a5763b",
        "deck.light": "#e6bd80",
        "deck.shade": "#a3763d",
        "deck.front": "#96672f",
        "deck.edge": "#5b3a16",
        "fresh": "#f3d9a4",
        "fresh.plank": "#ebcc90",
        "fresh.line": "#caa265",
        "fresh.light": "#fff0cd",
        "sea": "#b5e3ea",
        "sea.middle": "#99d4e4",
        "sea.deep": "#7fc4dc",
        "sea.shade": "#62a9c4",
        "wave": "#d3eff4",
        "glint": "#fff7da",
        "foam": "#ffffff",
        "sand": "#efdcae",
        "sand.dark": "#dcc48c",
        "wall": "#b9bdbd",
        "wall.line": "#8b9192",
        "grass": "#8fbf77",
        "grass.dark": "#6fa35b",
        "ground": "#e9f3f1",
        "lamp": "#ffdf7e",
        "lamp.edge": "#8fa0ad",
        "lamp.veil": "#ffffff00",
        "window": "#5b7c8c",
        "glow": "#6b6036",
        "garland": "#c02f86",
        "card": "#fffaf0",
        "card.edge": "#a58c5c",
        "card.text": "#2a2418",
        "light.off": "#c3cbc9",
        "cell": "#e3ddd0",
        "gain": "#0b6b30",
        "loss": "#a8281a",
    },
    "contrast": {
        "ground": "#000000",
        "sea": "#00202f",
        "sea.middle": "#001a2b",
        "sea.deep": "#001420",
        "sea.shade": "#000000",
        "wave": "#0d3a55",
        "glint": "#2d6a86",
        "lamp.veil": "#ffe08a00",
        "sand": "#6b5730",
        "sand.dark": "#55441f",
        "wall": "#2a3138",
        "wall.line": "#000000",
        "grass": "#123a1c",
        "grass.dark": "#0c2a14",
        "deck.edge": "#000000",
        "lamp.edge": "#c3d0dc",
        "glow": "#3d3600",
        "card": "#ffffff",
        "card.edge": "#000000",
        "card.text": "#000000",
        "light.off": "#55626e",
        "cell": "#1c2630",
        "gain": "#4dff94",
        "loss": "#ffb3a6",
        "heart": "#a80f38",
    },
}


@cache
def colours(theme: ThemeName) -> Colours:
    """Everything a scene of Pier 18 may be painted with in *theme*."""
    seats = {
        role: colour
        for role, colour in seat_colours(theme).items()
        if role.split(".")[1] in ("front", "edge", "mark") and int(role[4]) < SEATS
        if role.count(".") == 1
    }
    return Colours(shared_colours(theme) | seats | _PEOPLE | themed(_DECK, theme), _mixes(), _lit())


def _mixes() -> Iterator[tuple[str, str]]:
    """The colours whose common edges are long or stand out; few, since each makes files larger."""
    yield from (("panel", "text"), ("card", "card.text"), ("plan", "plan.text"))
    yield from ((fill, "ink") for fill in ("deck", "poet", "fisher"))
    yield from ((f"seat{seat}.front", f"seat{seat}.mark") for seat in range(SEATS))


def _lit() -> Iterator[tuple[str, ...]]:
    """List the colours that the light of a lamp falls on."""
    for ground in ("sea", "sea.middle", "sea.deep", "deck", "deck.plank", "deck.edge", "fresh"):
        yield ground, "lamp.veil", "lamp.veil"
