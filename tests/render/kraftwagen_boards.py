"""Positions of Kraftwagen to look at: played at random, or those of the rules pages."""

from collections.abc import Iterator
from typing import Any

import boards

from render.kraftwagen import guide
from render.kraftwagen.choices import Picture, pictures
from render.scene import Scene
from rules.kraftwagen import KraftwagenObservation
from rules.kraftwagen.game import Kraftwagen
from rules.kraftwagen.state import KraftwagenState

KRAFTWAGEN = Kraftwagen()
BOARD, SHOW, MATS = Picture


def picture_of(obs: KraftwagenObservation, picture: Picture, **changes: Any) -> Scene:
    return pictures_of(obs, **changes)[picture]


def pictures_of(obs: KraftwagenObservation, **changes: Any) -> dict[Picture, Scene]:
    order = pictures(obs, changes.get("chosen", ()))
    return dict(zip(order, boards.pictures(obs, **changes), strict=True))


def labels(obs: KraftwagenObservation, picture: Picture, **changes: Any) -> tuple[str, ...]:
    return picture_of(obs, picture, **changes).labels()


def course(
    number: int, seats: int, money: str = "secret", resigns: bool = False
) -> tuple[KraftwagenState, ...]:
    """A random game, from the first ply to the last."""
    resigns_at = 39 if resigns else None
    return boards.course("kraftwagen", number, seats, resigns_at=resigns_at, money=money)


def some_games() -> Iterator[KraftwagenState]:
    """Whole games of two, three and four, with open money, and with somebody who gives up."""
    yield from course(1, 2)
    yield from course(2, 3, money="open")
    yield from course(3, 4)
    yield from course(4, 3, resigns=True)


def sights(every: int = 1) -> Iterator[KraftwagenObservation]:
    """The same, as the seat on turn or the last one sees them, and a spectator."""
    for state in [*some_games()][::-every]:
        yield KRAFTWAGEN.observe(state, (state.to_act or (state.seats - 1,))[0])
        yield KRAFTWAGEN.observe(state, None)


def page(number: int) -> KraftwagenObservation:
    """The position of a page of the rules."""
    obs = guide()[number - 1].observation
    assert isinstance(obs, KraftwagenObservation)
    return obs
