"""Whatever somebody may see of a position changes its pictures and its texts."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import fields, replace
from itertools import chain
from random import Random
from typing import Any

import pytest
from boards import ELSEWHERE, course, pictures, view

from data.i18n import LANGUAGES, translator
from render.gallery import describe
from render.registry import LAYOUTS
from rules import GAMES
from rules.core.types import Observation

DERIVED = ELSEWHERE | {"outcome", "open_legal"}
OPTIONS = {"pick_and_pack": {"arrange": "random"}, "gurkensolo": {"goals": "professional"}}
LEFT_OUT = {
    "docker": "reasons",
    "gurkensolo": "goals.dropped hand laid last turn",
    "pick_and_pack": "board.stored last.action starter",
    "pier18": "chosen leader",
    "nim": "last",
    "kraftwagen": "awards job last mats.active mats.racer mats.start mats.used mats.waiting money"
    " scoring taken to_act",
}
"""What follows from the rest, is shown at times, or is told in words alone."""
UNTOLD = {
    "gurkensolo": "goals.dropped last turn",
    "nim": "last",
    "pick_and_pack": "board.tiles.kind last.action starter",
    "pier18": "leader",
    "kraftwagen": "awards job last mats.active mats.start mats.used mats.waiting scoring to_act",
}
"""What is not said of a tile that lies face down, say, or where there is no room for it."""
MOMENTS, ALIKE = 16, 2

Path = tuple[str | int, ...]


def differences(one: Any, other: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """The way to each part in which the two differ, and the other one's value there."""
    if one == other:
        return
    is_alike = isinstance(one, tuple) and type(one) is type(other) and len(one) == len(other)
    keys = getattr(one, "_fields", None) or (range(len(one)) if is_alike else ())
    if not is_alike or not keys:
        yield path, other
        return
    for key, own, new in zip(keys, one, other, strict=True):
        yield from differences(own, new, (*path, key))


def changed(value: Any, path: Path, new: Any) -> Any:
    """*value* with *new* at the end of *path*."""
    if not path:
        return new
    key, *rest = path
    if isinstance(key, int):
        return (*value[:key], changed(value[key], tuple(rest), new), *value[key + 1 :])
    return value._replace(**{key: changed(getattr(value, key), tuple(rest), new)})


def looked_at(key: str, seats: int) -> Iterator[tuple[Observation, Observation]]:
    """Two moments of two games that ask for the same, as one reader sees them."""
    rng, game = Random(seats), GAMES[key]
    games = (course(key, n, seats, **OPTIONS.get(key, {})) for n in (1, 2))
    alike: dict[str, list[Any]] = {}
    for state in chain(*games):
        asked = game.question(game.observe(state, None)).key if state.to_act else ""
        alike.setdefault(asked, []).append(state)
    kinds = [states for states in alike.values() if len(states) > 1]
    for number in range(MOMENTS):
        reader = rng.choice((None, *range(seats)))
        one, other = rng.sample(kinds[number % len(kinds)], 2)
        yield game.observe(one, reader), game.observe(other, reader)


def mixtures(obs: Observation, other: Observation) -> Iterator[tuple[str, Observation]]:
    """*obs* with one part of *other*, and what that is called; of many alike only the first."""
    for name in {field.name for field in fields(obs)} - DERIVED:
        own, tried = getattr(obs, name), Counter[str]()
        for path, new in differences(own, getattr(other, name)):
            called = ".".join((name, *(part for part in path if isinstance(part, str))))
            tried[called] += 1
            if tried[called] <= ALIKE:
                yield called, replace(obs, **{name: changed(own, path, new)})


def words(obs: Observation) -> tuple[str, ...]:
    """Say in words what is shown, in each language at times."""
    return describe(obs, view(obs), translator(LANGUAGES[obs.ply % len(LANGUAGES)]))


@pytest.mark.parametrize(
    ("shows", "left_out"), [(pictures, LEFT_OUT), (words, UNTOLD)], ids=["pictures", "words"]
)
@pytest.mark.parametrize("key", LAYOUTS)
def test_nothing_that_is_seen_is_missing(
    key: str, shows: Callable[[Observation], object], left_out: dict[str, str]
) -> None:
    noticed, missed = set[str](), set[str]()
    info = GAMES[key].info
    for seats in {info.min_seats, info.max_seats}:
        for obs, other in looked_at(key, seats):
            shown = shows(obs)
            for called, mixed in mixtures(obs, other):
                # Some mixtures are no position at all.
                with suppress(
                    LookupError, ValueError, RuntimeError, AssertionError, ZeroDivisionError
                ):
                    (noticed if shows(mixed) != shown else missed).add(called)
    allowed = tuple(left_out.get(key, "").split())
    assert len(noticed) > 1
    assert {name for name in missed if not name.startswith(allowed)} == set()
