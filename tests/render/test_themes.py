"""Colours that everybody can tell apart, in palettes that can show them."""

from functools import cache
from itertools import combinations
from math import dist

import pytest

from render.docker import colours
from render.registry import LAYOUTS
from render.theme import THEMES, Colours, ThemeName, blend, mixed

RED_BLIND = ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052))
GREEN_BLIND = ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969))
BLUE_BLIND = ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304))
"""What is left of red, green and blue (linear light) in full protanopia, deuteranopia and
tritanopia, after Machado, Oliveira and Fernandes (2009)."""
APART = 20
"""The least distance (delta E of 1976) of two colours that must be told apart."""
TOLD_APART = {
    "docker": ["seat0.front seat1.front seat2.front seat3.front"],
    "gurkensolo": ["pickle.R pickle.G pickle.Y pickle.B"],
    "pick_and_pack": ["seat0.front seat1.front"],
    "nim": ["seat0.front seat1.front"],
    "pier18": ["seat0.front seat1.front seat2.front", "poet lovers fisher flowers"],
    "kraftwagen": ["seat0.front seat1.front seat2.front seat3.front", "body engine prestige price"],
}
"""By game, the roles of things that differ in kind or in owner."""

Light = tuple[float, float, float]


@pytest.mark.parametrize(
    "blindness", [RED_BLIND, GREEN_BLIND, BLUE_BLIND], ids=["red", "green", "blue"]
)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("key", "group"), [(key, group) for key in LAYOUTS for group in TOLD_APART[key]]
)
def test_colours_stay_apart_for_the_colour_blind(
    key: str, group: str, theme: ThemeName, blindness: tuple[Light, ...]
) -> None:
    roles = LAYOUTS[key].colours(theme).roles
    seen = {role: lab(seen_by(blindness, roles[role][:3])) for role in group.split()}
    for one, other in combinations(seen, 2):
        assert dist(seen[one], seen[other]) > APART, (one, other)


def seen_by(blindness: tuple[Light, ...], colour: tuple[int, ...]) -> Light:
    light = [linear(channel / 255) for channel in colour]
    red, green, blue = (
        sum(weight * channel for weight, channel in zip(row, light, strict=True))
        for row in blindness
    )
    return red, green, blue


def linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def lab(light: Light) -> Light:
    red, green, blue = (min(1.0, max(0.0, channel)) for channel in light)
    x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def root(share: float) -> float:
    return share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116


@pytest.mark.parametrize("theme", THEMES)
def test_a_mark_stands_out_from_the_colour_under_it(theme: ThemeName) -> None:
    for seat in range(4):
        for state in (f"seat{seat}", f"seat{seat}.out"):
            roles = colours(theme).roles
            assert contrast(roles[f"{state}.mark"], roles[f"{state}.front"]) >= 3


@cache
def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    bright, dark = sorted((brightness(one), brightness(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def brightness(colour: tuple[int, ...]) -> float:
    red, green, blue = (linear(channel / 255) for channel in colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_a_palette_holds_colours_edges_and_shadows() -> None:
    made = Colours(
        {"a": "#000000", "b": "#808080", "veil": "#ffffff80"}, [("a", "b")], [("a", "veil")]
    )
    assert set(made.palette) >= {(0, 0, 0), (128, 128, 128), (64, 64, 64)}
    assert (252, 252, 252) not in made.palette


def test_too_many_colours_for_a_palette_are_refused() -> None:
    colours_by_role = {
        str(red): f"#{red:02x}00{green:02x}" for red in range(0, 256, 4) for green in (0,)
    }
    colours_by_role |= {
        f"{red}/{green}": f"#{red:02x}{green:02x}00"
        for red in range(0, 252, 4)
        for green in range(4, 20, 4)
    }
    with pytest.raises(ValueError, match="256"):
        Colours(colours_by_role, [])


def test_mixing_goes_from_the_one_colour_to_the_other() -> None:
    assert mixed((0, 0, 0, 255), (200, 100, 0, 255), 0.5) == (100, 50, 0, 255)
    assert blend("#000000", "#ffffff", 1) == "#ffffffff"
