"""A picture, from scene to file bytes, against Pillow's bare encoding of the same picture."""

from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple, TypeVar

from render.fonts import loaded
from render.paint import Painter, encode
from render.registry import LAYOUTS
from render.scene import Scene
from render.view import View
from rules import GAMES

T = TypeVar("T")

SEATS = {"docker": 4, "gurkensolo": 4, "pick_and_pack": 2, "pier18": 3, "kraftwagen": 4}
WARM, COLD = 1.5, 15.0
"""How many times the yardstick a picture may take: after a move, and from nothing."""
NAMES = ("Anna", "Łukasz", "Bartholomäus", "Jörg")
WARM_ROUNDS = 150
COLD_ROUNDS = 15


@dataclass(frozen=True, slots=True)
class Ratio:
    """A time as a multiple of the yardstick's, and the extremes of single rounds."""

    of_medians: float
    least: float
    most: float


@dataclass(frozen=True, slots=True)
class Pictures:
    """The figures of one run."""

    warm: Ratio
    cold: Ratio
    bare_ms: float
    """What the yardstick itself takes."""
    scene_ms: float
    """From observation to scene, which the ratios leave out."""
    largest: int
    """Bytes of the largest file."""


def measure(key: str = "docker") -> Pictures:
    """Draw the moves of random games; every round takes both sides one after the other."""
    scene_times: list[float] = []
    scenes = [*_course(key, 1, scene_times), *_course(key, 2, scene_times)]
    theme_colours = LAYOUTS[key].colours("dark")
    warm = Painter(theme_colours)
    for drawn in scenes:
        warm.paint(drawn)
    # A move later: games that this painter has not seen.
    scenes = [drawn for number in (3, 4, 5) for drawn in _course(key, number, scene_times)]
    rounds = [_round(warm, drawn) for drawn in scenes[:WARM_ROUNDS]]
    cold_rounds = [_cold_round(key, drawn) for drawn in scenes[:: len(scenes) // COLD_ROUNDS]]
    return Pictures(
        warm=_ratio(rounds),
        cold=_ratio(cold_rounds),
        bare_ms=1e3 * median(each.bare for each in rounds),
        scene_ms=1e3 * median(scene_times),
        largest=max(each.size for each in rounds),
    )


class _Round(NamedTuple):
    """Seconds of both sides, and the bytes of the file."""

    ours: float
    bare: float
    size: int


def _course(key: str, seed: int, times: list[float]) -> list[Scene]:
    """The scenes of a game, from the first ply to the last, with what each took to lay out."""
    rng, game, scenes = Random(seed), GAMES[key], []
    layout, view = LAYOUTS[key], View(NAMES[: SEATS[key]])
    state = game.new(seats=SEATS[key], seed=rng.randbytes(32))
    while state.to_act:
        state = game.apply(state, rng.choice(game.legal_actions(state, state.to_act[0]))).state
        seen = game.observe(state, state.to_act[0] if state.to_act else None)
        seconds, drawn = _timed(lambda seen=seen: layout.scenes(seen, view))
        times.append(seconds)
        scenes += drawn
    return scenes


def _round(painter: Painter, drawn: Scene) -> _Round:
    ours, data = _timed(lambda: encode(painter.paint(drawn)))
    picture, file = painter.paint(drawn), BytesIO()
    bare, _ = _timed(lambda: picture.save(file, "PNG", compress_level=1))
    return _Round(ours, bare, len(data))


def _cold_round(key: str, drawn: Scene) -> _Round:
    """With nothing kept, neither drawings nor fonts."""
    loaded.cache_clear()
    return _round(Painter(LAYOUTS[key].colours("dark")), drawn)


def _timed(what: Callable[[], T]) -> tuple[float, T]:
    # What this process used, not what passed: others may be busy on the same machine.
    start = process_time()
    result = what()
    return process_time() - start, result


def _ratio(rounds: list[_Round]) -> Ratio:
    single = [each.ours / each.bare for each in rounds]
    ours, bare = (median(values) for values in (*zip(*rounds, strict=True),)[:2])
    return Ratio(ours / bare, min(single), max(single))


def lines() -> list[str]:
    """The table of this measurement."""
    rows = []
    for key in SEATS:
        found = measure(key)
        for name, ratio, limit in (("warm", found.warm, WARM), ("cold", found.cold, COLD)):
            rows.append(
                f"{key:>14} {name}: {ratio.of_medians:5.2f} x bare encoding "
                f"({ratio.least:.2f}-{ratio.most:.2f}), at most {limit} wanted"
            )
        rows.append(
            f"{'':>14} bare encoding {found.bare_ms:.1f} ms, layout {found.scene_ms:.1f} ms, "
            f"largest file {found.largest / 1000:.0f} KB of 120"
        )
    return rows


if __name__ == "__main__":
    print("\n".join(lines()))
