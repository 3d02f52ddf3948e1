"""The colours of the harbour, by day and by night."""

from collections.abc import Mapping
from functools import cache

from render.theme import Colours, ThemeName, blend, seat_colours, shared_colours, themed

_HARBOUR: Mapping[ThemeName, Mapping[str, str]] = {
    "dark": {
        "ground": "#0e2e45",
        "quay": "#48525e",
        "quay.tile": "#54606c",
        "quay.stone.0": "#5c6874",
        "quay.stone.1": "#4d5964",
        "quay.joint": "#3e4752",
        "quay.rim": "#67727f",
        "quay.south": "#2c343e",
        "quay.south.joint": "#242b34",
        "quay.east": "#222932",
        "quay.east.joint": "#1b2129",
        "rail": "#8795a3",
        "water.sign": "#5fb4d8",
        "rope": "#b59a66",
        "rock": "#303942",
        "lighthouse": "#d6d9d6",
        "lighthouse.shade": "#a3abb0",
        "lighthouse.band": "#b5433f",
        "lighthouse.band.shade": "#85302f",
        "lamp": "#ffe9a8",
        "fender": "#12171d",
        "crane": "#6b4744",
        "crane.light": "#8d625c",
        "crane.load": "#3f5b6e",
        "paint": "#d9b24a",
        "coordinate": "#dbe3ec",
        "water.wave": "#1f4c63",
        "evening.wave": "#a05a52",
        "foam": "#5f8ba0",
        "shadow": "#0000004a",
        "chip": "#10171e",
        "chip.edge": "#e8eef4",
        "chip.text": "#ffffff",
        "gangway.front": "#7a8794",
        "gangway.side": "#414b56",
        "gangway.edge": "#20272e",
        "gangway.mark": "#e8eef4",
        "bollard": "#2b333c",
        "tug.hull": "#08141f",
        "tug.deck": "#2a3f4f",
        "tug.rail": "#3f5b6e",
        "tug.wall": "#5b7688",
        "tug.shade": "#3d5566",
        "tug.roof": "#73909f",
        "tug.window": "#f3d48a",
        "tug.funnel": "#7c4a45",
        "may.tile": "#3f7a5c",
    },
    "light": {
        "ground": "#a0d3e1",
        "quay": "#cfc8ba",
        "quay.tile": "#dcd6ca",
        "quay.stone.0": "#e4dfd5",
        "quay.stone.1": "#d3ccbe",
        "quay.joint": "#bdb5a5",
        "quay.rim": "#efeae0",
        "quay.south": "#a59c8b",
        "quay.south.joint": "#938a79",
        "quay.east": "#8d8474",
        "quay.east.joint": "#7d7465",
        "rail": "#8f8778",
        "water.sign": "#5fb4d8",
        "rope": "#a3824b",
        "rock": "#8c8577",
        "lighthouse": "#ffffff",
        "lighthouse.shade": "#d5dadb",
        "lighthouse.band": "#d4574c",
        "lighthouse.band.shade": "#a9413a",
        "lamp": "#fff3c4",
        "fender": "#3b3a38",
        "crane": "#b8776c",
        "crane.light": "#d39d92",
        "crane.load": "#6f93a3",
        "paint": "#e3a92c",
        "coordinate": "#544d40",
        "water.wave": "#c4e6ee",
        "evening.wave": "#fbdcb4",
        "foam": "#e6f6f8",
        "shadow": "#3a2f1a40",
        "chip": "#10171e",
        "chip.edge": "#ffffff",
        "chip.text": "#ffffff",
        "gangway.front": "#a9a294",
        "gangway.side": "#6f695d",
        "gangway.edge": "#3b3a38",
        "gangway.mark": "#ffffff",
        "bollard": "#57544f",
        "tug.hull": "#46626f",
        "tug.deck": "#c9b99a",
        "tug.rail": "#f4efe4",
        "tug.wall": "#f7f4ec",
        "tug.shade": "#d3d5d0",
        "tug.roof": "#6f93a3",
        "tug.window": "#47758c",
        "tug.funnel": "#c4695d",
        "may.tile": "#a9d9a8",
    },
    "contrast": {
        "ground": "#000000",
        "quay": "#2a3138",
        "quay.tile": "#39424b",
        "quay.stone.0": "#414b55",
        "quay.stone.1": "#323a42",
        "quay.joint": "#0a0d10",
        "quay.rim": "#ffffff",
        "coordinate": "#ffffff",
        "chip": "#000000",
        "chip.edge": "#ffffff",
        "bollard": "#000000",
        "may.tile": "#0b4d2b",
        "rail": "#9fb0c1",
        "fender": "#000000",
    },
}
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
    by_role = shared_colours(theme) | seat_colours(theme) | themed(_HARBOUR, theme) | water
    grounds = ["quay.tile", "may.tile", "paint"]
    grounds += [f"{time}.{i}" for time in ("water", "evening") for i in _SHADED]
    shadows = ((ground, "shadow") for ground in grounds)
    return Colours(by_role, _mixes(), shadows)


def _mixes() -> list[tuple[str, str]]:
    """The colours whose common edges are long or stand out."""
    pairs = [("panel", "text"), ("panel.active", "text"), ("done", "mark.edge")]
    pairs += [("may", "quay.tile"), ("may", "may.tile"), ("coordinate", "quay.tile")]
    pairs += [("coordinate", "quay"), ("quay.tile", "paint")]
    pairs += [("quay", "quay.rim")]
    for seat in range(4):
        state = f"seat{seat}"
        pairs += [(f"{state}.front", f"{state}.front.rib"), (f"{state}.front", f"{state}.mark")]
        pairs += [(f"{state}.front", f"{state}.edge")]
        pairs += [(f"{state}.out.front", f"{state}.out.mark")]
    return pairs
