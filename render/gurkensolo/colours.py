"""The colours of a kitchen: by day on a fresh cloth, by night under the lamp."""

from collections.abc import Iterator, Mapping
from functools import cache

from render.theme import Colours, ThemeName, blend, seat_faces, shared_colours, themed
from rules.gurkensolo import PICKLES

_PICKLES: Mapping[ThemeName, Mapping[str, str]] = {
    "dark": {"R": "#dc584c", "G": "#70ac00", "Y": "#fcd034", "B": "#4a8df0"},
    "light": {},
    "contrast": {"R": "#ff8273", "G": "#3cac1c", "Y": "#fcd848", "B": "#85b6ff"},
}

_PEOPLE = {
    "ink": "#1a1512",
    "shoe": "#f4efe6",
    "bib": "#ffffff",
    "bib.text": "#1b1d22",
    "white": "#ffffff",
    "shine": "#dfe9f5",
    "band": "#fff3e6",
    "band.shade": "#dcc9b8",
    "bowler": "#7a5240",
    "bowler.band": "#f0dcb8",
    "straw": "#ecd9a0",
    "straw.shade": "#b99a55",
    "straw.band": "#c2543c",
    "tongue": "#e8788a",
    "crest": "#ff8fc7",
    "anybody": "#aab2a4",
    "anybody.wart": "#8d9687",
    "anybody.shine": "#ccd3c6",
}
_CARDS = {
    "paper": "#fbf6e9",
    "paper.edge": "#c9bd9f",
    "paper.lane": "#ece3cc",
    "paper.lane.front": "#ddd0b0",
    "paper.text": "#3b342a",
    "paper.line": "#b7a983",
    "special": "#fde9b3",
    "special.edge": "#d0a13a",
    "special.lane": "#f5d98c",
    "goal": "#e6f1d8",
    "goal.edge": "#93b06f",
    "goal.block": "#b9d29a",
    "other": "#dfe9f6",
    "other.edge": "#7f9abf",
    "other.block": "#b3c7e2",
    "back": "#4c7a3e",
    "back.edge": "#2f5226",
    "back.line": "#6b9a58",
    "back.text": "#ffffff",
    "no": "#d3263a",
    "no.edge": "#ffffff",
    "true": "#1f9d55",
    "false": "#30343b",
    "idle": "#5f6a75",
    "verdict.edge": "#ffffff",
    "verdict.text": "#ffffff",
    "coin": "#f2c14e",
    "coin.edge": "#a8761a",
    "coin.text": "#3a2a08",
    "coin.off": "#d9d3c4",
    "coin.off.edge": "#a79f8c",
    "coin.off.text": "#575142",
    "silver": "#d5dbe2",
    "silver.edge": "#8d98a4",
    "bronze": "#d9935c",
    "bronze.edge": "#8f5527",
    "flag.dark": "#23282e",
    "flag.light": "#ffffff",
    "blue": "#2f6fdb",
    "blue.text": "#ffffff",
    "yellow": "#f4c430",
    "yellow.text": "#2a2208",
}
_KITCHEN: Mapping[ThemeName, Mapping[str, str]] = {
    "dark": {
        "ground": "#16221d",
        "cloth": "#16221d",
        "shade": "#0c1410",
        "cloth.stripe": "#1a2923",
        "cloth.cross": "#1f3029",
        "track.edge": "#2a1c12",
        "track": "#523620",
        "lane.grain.0": "#5f3f24",
        "lane.grain.1": "#684629",
        "mustard.line": "#6f5813",
        "mustard.light": "#c7a544",
        "brine.top": "#5b8763",
        "lid": "#8d3b33",
        "lid.light": "#c06a5c",
        "lane.blue.0": "#6d4a2c",
        "lane.blue.1": "#785332",
        "lane.yellow.0": "#94741a",
        "lane.yellow.1": "#a07e20",
        "lane.line": "#46301d",
        "jar": "#2c4a3a",
        "brine": "#3c6045",
        "jar.light": "#7ea68a",
        "jar.edge": "#a9c7b0",
        "jar.lane": "#2f4a36",
        "dill": "#557f55",
        "seed": "#8f8a4d",
        "wrong": "#ff6b6b",
        "cloth.text": "#e8f0ea",
        "tray": "#22342c",
        "tray.edge": "#3c5a4c",
    },
    "light": {
        "ground": "#dceacc",
        "cloth": "#f1f6e9",
        "shade": "#bccaa8",
        "cloth.stripe": "#e7f0db",
        "cloth.cross": "#dceacc",
        "track.edge": "#a9814b",
        "track": "#d8b27c",
        "lane.grain.0": "#e6d0a8",
        "lane.grain.1": "#e1c79c",
        "mustard.line": "#d2ad2a",
        "mustard.light": "#fdeb9f",
        "brine.top": "#e4f2d4",
        "lid": "#c0493c",
        "lid.light": "#e58a7c",
        "lane.blue.0": "#e8cfa4",
        "lane.blue.1": "#e0c493",
        "lane.yellow.0": "#f5d75e",
        "lane.yellow.1": "#eecd4c",
        "lane.line": "#b9955c",
        "jar": "#e3f1e4",
        "brine": "#cbe3b9",
        "jar.light": "#ffffff",
        "jar.edge": "#6c9174",
        "jar.lane": "#b6d6ae",
        "dill": "#8fbd82",
        "seed": "#c2b878",
        "wrong": "#c41f33",
        "cloth.text": "#1d2630",
        "tray": "#ffffff",
        "tray.edge": "#9db58a",
    },
    "contrast": {
        "ground": "#000000",
        "cloth": "#000000",
        "shade": "#000000",
        "cloth.stripe": "#000000",
        "cloth.cross": "#000000",
        "track.edge": "#ffffff",
        "track": "#000000",
        "lane.grain.0": "#10243a",
        "lane.grain.1": "#10243a",
        "mustard.line": "#9fb0c1",
        "mustard.light": "#5c4b00",
        "brine.top": "#1d3d22",
        "lane.blue.0": "#10243a",
        "lane.blue.1": "#10243a",
        "lane.yellow.0": "#3a2f00",
        "lane.yellow.1": "#3a2f00",
        "lane.line": "#9fb0c1",
        "jar": "#06180c",
        "brine": "#0c2413",
        "jar.light": "#0c2413",
        "jar.edge": "#ffffff",
        "jar.lane": "#000000",
        "dill": "#1d3d22",
        "seed": "#3d3a14",
        "wrong": "#ff8a8a",
        "cloth.text": "#ffffff",
        "tray": "#000000",
        "tray.edge": "#ffffff",
        "ink": "#000000",
        "back": "#1f4d16",
        "blue": "#1a4fb0",
        "coin.off.text": "#2b2720",
        "bronze": "#f0b287",
        "idle": "#39424b",
    },
}


SHADES_OF_LIGHT = 9
_LAMP: Mapping[ThemeName, tuple[str, float]] = {
    "dark": ("#ffc470", 0.36),
    "light": ("#ffffff", 0.5),
    "contrast": ("#000000", 0.0),
}
"""The light on the board: its colour, and how much of it falls where it is brightest."""
_SEATS = ("#7a52c7", "#f2a35e", "#1f7f8c", "#e79cc4", "#6b5344", "#a8d8d8")
"""No colour of a pickle: nobody owns one. Six are told apart by their marks as well."""
_STARK_SEATS = ("#4a1fa8", "#ffb066", "#0a5560", "#ffb8dc", "#4f3a2c", "#b8ecec")
_FACES = ("front", "edge", "mark")


@cache
def colours(theme: ThemeName) -> Colours:
    """Everything a scene of Das Gurkensolo may be painted with in *theme*."""
    by_role = shared_colours(theme) | _PEOPLE | _CARDS | themed(_KITCHEN, theme)
    for letter, colour in themed(_PICKLES, theme).items():
        by_role[f"pickle.{letter}"] = colour
        by_role[f"pickle.{letter}.wart"] = blend(colour, "#20160c", 0.3)
        by_role[f"pickle.{letter}.shine"] = blend(colour, "#ffffff", 0.5)
    own = _STARK_SEATS if theme == "contrast" else _SEATS
    seats = {
        role: colour
        for role, colour in seat_faces(theme, own).items()
        if role.rpartition(".")[2] in _FACES
    }
    return Colours(by_role | seats | _lit_lanes(by_role, theme), _mixes())


def _lit_lanes(by_role: Mapping[str, str], theme: ThemeName) -> dict[str, str]:
    """The lanes in each shade of light."""
    lamp, most = _LAMP[theme]
    return {
        f"{role}.{shade}": blend(by_role[role], lamp, most * shade / (SHADES_OF_LIGHT - 1))
        for role in (f"lane.{zone}.{i}" for zone in ("blue", "yellow") for i in (0, 1))
        for shade in range(SHADES_OF_LIGHT)
    }


def _mixes() -> Iterator[tuple[str, str]]:
    yield from (("panel", "text"), ("panel.active", "text"), ("bib", "bib.text"))
    yield from ((f"pickle.{letter}", "ink") for letter in PICKLES)
    yield from (("coin", "coin.text"), ("blue", "blue.text"), ("paper", "ink"))
    yield from (("no", "paper"), ("back", "back.text"), ("cloth", "cloth.text"))
    yield from ((f"lane.{zone}.{i}", "ink") for zone in ("blue", "yellow") for i in (0, 1))
    yield from (("may", "lane.blue.0"), ("tray", "ink"))
