"""The engineers: nine faces of our own, each in a brass frame."""

from collections.abc import Callable, Mapping
from functools import cache

from render.placement import Placement
from render.scene import Drawing, Primitive
from render.shapes import points

_Primitives = tuple[Primitive, ...]
_Feature = Callable[[Placement], _Primitives]

_SHOULDERS = points("-0.72,0.58 -0.44,0.4 0,0.34 0.44,0.4 0.72,0.58 0.46,0.8 0,0.92 -0.46,0.8")


@cache
def medal(name: str, size: int) -> Drawing:
    """The portrait of an engineer, *size* being its radius."""
    return Drawing(portrait(Placement(0, 0, size), name))


def portrait(at: Placement, name: str) -> _Primitives:
    """The portrait of an engineer in a disc one unit in radius."""
    ground, coat, features = _LOOKS[name]
    return (
        at.disc("brass.deep", 0, 0, 1.08),
        at.disc("brass", 0, 0, 1.02),
        at.disc(ground, 0, 0, 0.91),
        at.curved(coat, *_SHOULDERS),
        at.polygon("chalk", "-0.18,0.36 0.18,0.36 0,0.72"),
        at.disc("skin.shade", 0, 0.02, 0.42, 0.5),
        at.disc("skin", 0, -0.02, 0.4, 0.46),
        at.disc("skin.shade", 0, 0.05, 0.07, 0.06),
        *(primitive for feature in features for primitive in feature(at)),
    )


def _eyes(at: Placement) -> _Primitives:
    return at.disc("coal", -0.15, -0.06, 0.045), at.disc("coal", 0.15, -0.06, 0.045)


def _hair(colour: str) -> _Feature:
    """Combed back."""
    return lambda at: (
        at.curved(
            colour,
            "-0.44,0.02 -0.46,-0.32 -0.2,-0.58 0.2,-0.58 0.46,-0.32 "
            "0.44,0.02 0.34,-0.24 0,-0.34 -0.34,-0.24",
        ),
    )


def _parted(colour: str) -> _Feature:
    return lambda at: (
        at.curved(
            colour,
            "-0.45,0 -0.47,-0.34 -0.18,-0.6 0.22,-0.56 0.46,-0.3 "
            "0.44,0 0.36,-0.2 -0.12,-0.4 -0.32,-0.18",
        ),
    )


def _sides(colour: str) -> _Feature:
    """Draw the hair that is left around a bald head."""
    return lambda at: (
        at.disc(colour, -0.4, -0.02, 0.11, 0.2),
        at.disc(colour, 0.4, -0.02, 0.11, 0.2),
    )


def _moustache(colour: str, reach: float = 0.26) -> _Feature:
    return lambda at: (
        at.curved(
            colour,
            (0, 0.12),
            (0.16, 0.1),
            (reach, 0.2),
            (0.14, 0.23),
            (0, 0.18),
            (-0.14, 0.23),
            (-reach, 0.2),
            (-0.16, 0.1),
        ),
    )


def _twirl(colour: str) -> _Feature:
    return lambda at: (
        *_moustache(colour)(at),
        at.line(colour, 0.06, "0.2,0.19 0.36,0.16 0.42,0.04"),
        at.line(colour, 0.06, "-0.2,0.19 -0.36,0.16 -0.42,0.04"),
    )


def _beard(colour: str, down: float) -> _Feature:
    """A full beard that reaches so far."""
    return lambda at: (
        at.curved(
            colour,
            *points("-0.43,0 -0.34,0.12 0,0.1 0.34,0.12 0.43,0 0.38,0.36"),
            (0.16, down),
            (-0.16, down),
            (-0.38, 0.36),
        ),
        at.line("skin.shade", 0.06, "-0.1,0.27 0.1,0.27"),
    )


def _goatee(colour: str) -> _Feature:
    return lambda at: (at.curved(colour, "-0.15,0.32 0,0.29 0.15,0.32 0,0.68"),)


def _whiskers(colour: str) -> _Feature:
    return lambda at: (
        at.curved(colour, "-0.46,-0.16 -0.33,-0.04 -0.26,0.24 -0.4,0.36 -0.52,0.14"),
        at.curved(colour, "0.46,-0.16 0.33,-0.04 0.26,0.24 0.4,0.36 0.52,0.14"),
    )


def _glasses(at: Placement) -> _Primitives:
    return (
        *(at.disc("coal", x, -0.06, 0.15) for x in (-0.17, 0.17)),
        *(at.disc("glass", x, -0.06, 0.11) for x in (-0.17, 0.17)),
        at.line("coal", 0.04, "-0.04,-0.06 0.04,-0.06"),
        *_eyes(at),
    )


def _goggles(at: Placement) -> _Primitives:
    return (
        at.line("coal", 0.1, "-0.4,-0.42 0.4,-0.42"),
        *(at.disc("brass", x, -0.42, 0.17) for x in (-0.18, 0.18)),
        *(at.disc("glass", x, -0.42, 0.11) for x in (-0.18, 0.18)),
    )


def _bowler(at: Placement) -> _Primitives:
    return (
        at.curved("coal", "-0.38,-0.3 -0.36,-0.64 0,-0.82 0.36,-0.64 0.38,-0.3"),
        at.line("coal", 0.1, "-0.56,-0.3 0.56,-0.3"),
        at.line("engine", 0.07, "-0.36,-0.38 0.36,-0.38"),
    )


def _boater(at: Placement) -> _Primitives:
    return (
        at.box("brass.light", -0.34, -0.68, 0.68, 0.34, 0.04),
        at.box("prestige", -0.34, -0.48, 0.68, 0.12),
        at.line("brass.light", 0.1, "-0.58,-0.33 0.58,-0.33"),
    )


def _tall_hat(at: Placement) -> _Primitives:
    return (
        at.box("coal", -0.32, -0.86, 0.64, 0.58, 0.04),
        at.box("body.light", -0.32, -0.46, 0.64, 0.1),
        at.line("coal", 0.1, "-0.52,-0.29 0.52,-0.29"),
    )


_LOOKS: Mapping[str, tuple[str, str, tuple[_Feature, ...]]] = {
    "benz": ("body.light", "suit", (_hair("hair.grey"), _eyes, _beard("hair.grey", 0.5))),
    "diesel": ("engine.light", "coal", (_parted("hair"), _glasses, _moustache("hair", 0.32))),
    "bugatti": ("lamp", "leather", (_eyes, _bowler)),
    "porsche": (
        "price.light",
        "suit",
        (_hair("hair.dark"), _eyes, _goggles, _moustache("hair.dark")),
    ),
    "bosch": ("tile", "coal", (_sides("hair.dark"), _glasses, _beard("hair.dark", 0.62))),
    "daimler": ("prestige.light", "coal", (_eyes, _beard("hair.grey", 0.42), _tall_hat)),
    "otto": ("glass", "leather", (_sides("hair"), _eyes, _twirl("hair"))),
    "maybach": (
        "engine.light",
        "suit",
        (_parted("chalk"), _eyes, _moustache("chalk"), _goatee("chalk")),
    ),
    "opel": ("body.light", "leather", (_eyes, _whiskers("hair"), _boater)),
}
"""For each engineer the ground of the portrait, the coat, and the features from back to front."""
