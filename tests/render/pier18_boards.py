"""Positions of Pier 18 to look at: played at random, or set up by hand."""

from collections.abc import Iterator
from typing import Any

import boards

from render.pier18 import guide
from render.scene import Line, Sprite, Text
from rules.pier18 import Phase, PierAction, PierObservation
from rules.pier18.game import Pier18
from rules.pier18.state import PierState

PIER = Pier18()


def texts(obs: PierObservation, **changes: Any) -> tuple[Text, ...]:
    shapes = (
        shape for picture in boards.pictures(obs, **changes) for shape in picture.primitives()
    )
    return tuple(shape for shape in shapes if isinstance(shape, Text))


def framed(obs: PierObservation, role: str, chosen: tuple[str, ...] = ()) -> list[str]:
    """The sections in a frame of this role, with their seats."""
    found = []
    for item in boards.items(obs, chosen=chosen):
        _, _, card = item.label.partition("section ")
        if isinstance(item, Sprite) and card:
            strokes = (p.stroke for p in item.drawing.primitives if isinstance(p, Line))
            if role in strokes:
                found.append(f"{card.split()[0]} seat {card.split()[-1]}")
    return found


def course(
    number: int, seats: int, long: bool = False, resigns: bool = False
) -> tuple[PierState, ...]:
    """A random game; in a *long* one nobody covers anything."""
    wanted = covers_nothing if long else boards.anything
    resigns_at = 4 if resigns else None
    return boards.course("pier18", number, seats, wanted=wanted, resigns_at=resigns_at)


def covers_nothing(action: PierAction) -> bool:
    return action.covered == 0


def some_positions() -> Iterator[PierState]:
    """Games of two and three, long ones, and one in which somebody gives up."""
    for seats in (2, 3):
        yield from course(1, seats)
        yield from course(2, seats, long=True)
    yield from course(3, 3, resigns=True)
    yield from course(4, 2, resigns=True)


def sights(every: int = 1) -> Iterator[PierObservation]:
    """The same, as somebody sees them: a seat that is asked, the last one, and a spectator."""
    for state in [*some_positions()][::every]:
        for seat in sorted({*state.to_act[:1], state.seats - 1}):
            yield PIER.observe(state, seat)
        yield PIER.observe(state, None)


def page(number: int) -> PierObservation:
    """The position of a page of the rules: they are set up by hand."""
    obs = guide()[number - 1].observation
    assert isinstance(obs, PierObservation)
    return obs


def first(phase: Phase, seats: int = 2, seat: int | None = 0) -> PierObservation:
    """Return the view of *seat* at the beginning of *phase*."""
    state = next(state for state in course(1, seats) if state.phase is phase)
    return PIER.observe(state, seat)
