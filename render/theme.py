"""Colours by role, in three themes, and the mark that tells a seat without its colour."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

from render.scene import Line, Primitive

ThemeName: TypeAlias = Literal["dark", "light", "contrast"]
Colour: TypeAlias = tuple[int, int, int, int]
"""Red, green, blue and opacity, each 0 to 255."""

THEMES: tuple[ThemeName, ...] = ("dark", "light", "contrast")

FOLDER = Path(__file__).resolve().parent.parent / "data" / "colours"

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


def themed(table: Mapping[str, str | Sequence[str]], theme: ThemeName) -> dict[str, str]:
    """Return the colours of *theme*: *table* has one, two or three for each role.

    One is for all themes, two are for the dark and the light one, and a third for high contrast,
    which is as the dark one without it.
    """
    place = THEMES.index(theme)
    columns = {role: (each,) if isinstance(each, str) else each for role, each in table.items()}
    return {role: row[place] if place < len(row) else row[0] for role, row in columns.items()}


@cache
def _table(name: str) -> Mapping[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def own_colours(game: str, theme: ThemeName) -> dict[str, str]:
    """Return the colours in ``data/colours/<game>.toml``."""
    return themed(_table(game)["roles"], theme)


def mixes(game: str) -> list[tuple[str, str]]:
    """Return the pairs there of colours whose common edges are long or stand out."""
    return [(one, other) for one, other in _table(game)["mixes"]]


_SEATS = ("#2f6fdb", "#f4b02c", "#b52f4c", "#52cbab")
"""Two light and two dark colours which also differ in blueness: they stay apart for people who
confuse red and green."""
_STARK_SEATS = ("#0a46c8", "#ffc21f", "#a3103a", "#6ff0cc")
"""The same further apart, for high contrast; a white edge lifts the dark ones off the ground."""

MARKS = ("disc", "triangle", "square", "diamond", "star", "plus")
"""The shape of each seat, beside its colour; five or six seats are told apart by it alone."""


def shared_colours(theme: ThemeName) -> dict[str, str]:
    """The colours that pictures of all games use; a game may have a ``ground`` of its own."""
    return own_colours("shared", theme)


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
