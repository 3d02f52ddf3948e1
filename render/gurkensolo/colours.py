"""The colours of a kitchen: by day on a fresh cloth, by night under the lamp."""

from collections.abc import Mapping
from functools import cache

from render.theme import (
    Colours,
    ThemeName,
    blend,
    mixes,
    own_colours,
    seat_faces,
    shared_colours,
    themed,
)

_PICKLES = {
    "R": ("#dc584c", "#dc584c", "#ff8273"),
    "G": ("#70ac00", "#70ac00", "#3cac1c"),
    "Y": ("#fcd034", "#fcd034", "#fcd848"),
    "B": ("#4a8df0", "#4a8df0", "#85b6ff"),
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
    by_role = shared_colours(theme) | own_colours("gurkensolo", theme)
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
    return Colours(by_role | seats | _lit_lanes(by_role, theme), mixes("gurkensolo"))


def _lit_lanes(by_role: Mapping[str, str], theme: ThemeName) -> dict[str, str]:
    """The lanes in each shade of light."""
    lamp, most = _LAMP[theme]
    return {
        f"{role}.{shade}": blend(by_role[role], lamp, most * shade / (SHADES_OF_LIGHT - 1))
        for role in (f"lane.{zone}.{i}" for zone in ("blue", "yellow") for i in (0, 1))
        for shade in range(SHADES_OF_LIGHT)
    }
