"""Colours by role, in three themes, and the mark that tells a seat without its colour."""

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from render.scene import Line, Primitive

ThemeName: TypeAlias = Literal["dark", "light", "contrast"]
Colour: TypeAlias = tuple[int, int, int, int]
"""Red, green, blue and opacity, each 0 to 255."""

THEMES: tuple[ThemeName, ...] = ("dark", "light", "contrast")

_STEPS = (0.25, 0.5, 0.75)
_MAX_COLOURS = 256


class Colours:
    """The colours of all roles in one theme of a game, and the palette that can show them.

    The palette holds every opaque colour; for each pair in *mixes* those between the two, which
    smooth edges need; and for each row in *veiled* what its first colour looks like under the first
    of its translucent ones, under the first two, and so on. At most 256 together.
    """

    def __init__(
        self,
        by_role: Mapping[str, str],
        mixes: Iterable[tuple[str, str]],
        veiled: Iterable[tuple[str, ...]] = (),
    ) -> None:
        self.roles: Mapping[str, Colour] = {
            role: _exact(parse(text)) for role, text in by_role.items()
        }
        shades = [colour for colour in self.roles.values() if colour[3] == 255]
        for one, other in mixes:
            shades += [mixed(self.roles[one], self.roles[other], step) for step in _STEPS]
        for ground, *veils in veiled:
            shade = self.roles[ground]
            for veil in veils:
                red, green, blue, opacity = self.roles[veil]
                shade = mixed(shade, (red, green, blue, 255), opacity / 255)
                shades.append(shade)
        self.palette: tuple[tuple[int, int, int], ...] = tuple(
            dict.fromkeys((red, green, blue) for red, green, blue, _ in map(_exact, shades))
        )
        if len(self.palette) > _MAX_COLOURS:
            raise ValueError(f"{len(self.palette)} colours, a palette has room for {_MAX_COLOURS}")

    def colour_of(self, primitive: Primitive) -> Colour:
        """The colour in which *primitive* is drawn."""
        return self.roles[primitive.stroke if isinstance(primitive, Line) else primitive.fill]


def _exact(colour: Colour) -> Colour:
    """The nearest colour that Pillow finds in a palette exactly: it searches in steps of four."""
    red, green, blue = (min(252, (channel + 2) // 4 * 4) for channel in colour[:3])
    return red, green, blue, colour[3]


def parse(text: str) -> Colour:
    """``"#rrggbb"`` or ``"#rrggbbaa"`` as a colour."""
    channels = bytes.fromhex(text.removeprefix("#"))
    red, green, blue, opacity = channels if len(channels) == 4 else (*channels, 255)
    return red, green, blue, opacity


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """*one* with *share* (0 to 1) of *other* in it."""
    red, green, blue, opacity = (
        round(a + (b - a) * share) for a, b in zip(one, other, strict=True)
    )
    return red, green, blue, opacity


def blend(one: str, other: str, share: float) -> str:
    """The same for colours written as text."""
    return "#" + bytes(mixed(parse(one), parse(other), share)).hex()


def themed(tables: Mapping[ThemeName, Mapping[str, str]], theme: ThemeName) -> dict[str, str]:
    """The colours of *theme*; the table for "contrast" holds only what differs from "dark"."""
    return {**tables["dark"], **tables[theme]}


_SEATS = ("#2f6fdb", "#f4b02c", "#b52f4c", "#52cbab")
"""Two light and two dark colours which also differ in blueness: they stay apart for people who
confuse red and green."""
_STARK_SEATS = ("#0a46c8", "#ffc21f", "#a3103a", "#6ff0cc")
"""The same further apart, for high contrast; a white edge lifts the dark ones off the ground."""

MARKS = ("disc", "triangle", "square", "diamond", "star", "plus")
"""The shape of each seat, beside its colour; five or six seats are told apart by it alone."""

_SHARED: Mapping[ThemeName, Mapping[str, str]] = {
    "dark": {
        "ground": "#121a22",
        "panel": "#1b2530",
        "panel.active": "#2b3b4d",
        "panel.edge": "#33465a",
        "text": "#f2f6fa",
        "text.muted": "#9fb0c1",
        "turn": "#ffffff",
        "die": "#f6f1e4",
        "die.edge": "#b9b09a",
        "die.pip": "#23282e",
        "die.old": "#7d8791",
        "die.old.edge": "#59626c",
        "gold": "#f2c14e",
        "gold.ink": "#23282e",
        "gold.text": "#f2c14e",
        "gold.deep": "#b98a24",
        "gold.light": "#fbe4a4",
        "done": "#ffa03a",
        "done.light": "#ffe3b8",
        "mark.edge": "#0d1116",
        "may": "#7df0a3",
        "may.text": "#0c2e1a",
        "chosen": "#ffffff",
        "won": "#f2c14e",
        "source.0": "#5b8ff0",
        "source.1": "#f0932b",
        "source.2": "#45c4a0",
        "source.3": "#e672aa",
        "source.4": "#f4d35e",
        "source.5": "#a99ae0",
    },
    "light": {
        "ground": "#ded7c8",
        "panel": "#f4f1ea",
        "panel.active": "#ffffff",
        "panel.edge": "#c9c2b3",
        "text": "#1d2630",
        "text.muted": "#58606a",
        "turn": "#1d2630",
        "die": "#fffdf6",
        "die.edge": "#c2b79d",
        "die.pip": "#23282e",
        "die.old": "#d8d3c6",
        "die.old.edge": "#b4ad9c",
        "gold": "#d99a1c",
        "gold.ink": "#23282e",
        "gold.text": "#7a5200",
        "gold.deep": "#8f6410",
        "gold.light": "#f3cd77",
        "done": "#c9540a",
        "done.light": "#ffd9a8",
        "mark.edge": "#ffffff",
        "may": "#0b7a36",
        "may.text": "#ffffff",
        "chosen": "#10171e",
        "won": "#d99a1c",
        "source.0": "#2b66c9",
        "source.1": "#a85900",
        "source.2": "#0f735a",
        "source.3": "#b83a7c",
        "source.4": "#7d6400",
        "source.5": "#6f5fb8",
    },
    "contrast": {
        "ground": "#000000",
        "panel": "#000000",
        "panel.active": "#0a2340",
        "panel.edge": "#c3d0dc",
        "text": "#ffffff",
        "text.muted": "#d3dde6",
        "turn": "#ffe14d",
        "die": "#ffffff",
        "die.edge": "#9a9a9a",
        "die.pip": "#000000",
        "gold": "#ffd84a",
        "gold.text": "#ffd84a",
        "mark.edge": "#000000",
        "may": "#4dff94",
        "may.text": "#000000",
        "won": "#ffd84a",
        "source.0": "#8fb4ff",
        "source.1": "#ffab4a",
        "source.2": "#5fe0b8",
        "source.3": "#ff9bc8",
        "source.4": "#ffe37a",
        "source.5": "#c9bdf5",
    },
}


def shared_colours(theme: ThemeName) -> dict[str, str]:
    """The colours that pictures of all games use; a game may have a ``ground`` of its own."""
    return themed(_SHARED, theme)


def seat_colours(theme: ThemeName) -> dict[str, str]:
    """The colours of every seat: the sides of its pieces and its mark; ".out" once eliminated."""
    return seat_faces(theme, _STARK_SEATS if theme == "contrast" else _SEATS)


def seat_faces(theme: ThemeName, seats: Iterable[str]) -> dict[str, str]:
    """The same for seats in colours of a game's own."""
    grey = {"dark": "#5d666f", "light": "#9a978f", "contrast": "#5d666f"}[theme]
    colours: dict[str, str] = {}
    for seat, colour in enumerate(seats):
        red, green, blue, _ = parse(colour)
        is_dark = 0.3 * red + 0.59 * green + 0.11 * blue < 140
        on_it = "#ffffff" if is_dark else "#12161c"
        for state, shown in (("", colour), (".out", blend(colour, grey, 0.72))):
            colours |= _faces(f"seat{seat}{state}", shown, on_it)
            if is_dark and theme == "contrast":
                colours[f"seat{seat}{state}.edge"] = "#ffffff"
    return colours


def _faces(role: str, colour: str, mark: str) -> dict[str, str]:
    return {
        f"{role}.front": colour,
        f"{role}.front.rib": blend(colour, "#000000", 0.16),
        f"{role}.side": blend(colour, "#0a1020", 0.36),
        f"{role}.side.rib": blend(colour, "#0a1020", 0.48),
        f"{role}.top": blend(colour, "#ffffff", 0.24),
        f"{role}.top.rib": blend(colour, "#ffffff", 0.10),
        f"{role}.rim": blend(colour, "#ffffff", 0.48),
        f"{role}.edge": blend(colour, "#05080f", 0.72),
        f"{role}.mark": mark,
    }
