"""Who is on turn, and what is asked."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.cars import car
from render.kraftwagen.frames import name_text
from render.kraftwagen.icons import ACTIONS
from render.kraftwagen.placement import Placement
from render.kraftwagen.portraits import medal
from render.kraftwagen.tokens import piece_plate, slab
from render.scene import Box, Drawing, Group, GroupItem, Primitive, Sprite, Text
from render.view import View
from render.widgets import badge, cup
from rules.kraftwagen import Decision, Engineer, KraftwagenObservation

HEADER_HIGH = 84
_RIGHT = 984
_ABOUT = {
    Decision.CARD: "research",
    Decision.BUYER: "buyer",
}


def header(obs: KraftwagenObservation, view: View) -> Iterator[Group]:
    """The line above the chain."""
    yield Group(tuple(_line(obs, view)), label=f"asked {obs.decision}")


def _line(obs: KraftwagenObservation, view: View) -> Iterator[GroupItem]:
    seat, y = obs.active_seat, HEADER_HIGH // 2
    yield Sprite(0, 0, _plate())
    if obs.outcome is not None:
        yield from _winner(obs, view, y)
        return
    yield Sprite(58, y, badge(seat, 52, f"seat{seat}"), label=f"on turn seat {seat}")
    yield name_text(seat, view.names[seat], 98, y, 690)
    yield Sprite(_RIGHT - 48, y, _question())
    if obs.piece is not None:
        yield Sprite(_RIGHT - 146, y, piece_plate(obs.piece), label=f"new {obs.piece}")
    else:
        yield Sprite(_RIGHT - 130, y, _asked(obs.decision, seat), label=f"ask {obs.decision}")


def _winner(obs: KraftwagenObservation, view: View, y: int) -> Iterator[GroupItem]:
    assert obs.outcome is not None
    # Ranks are never shared in this game.
    seat = obs.outcome.ranks.index(1)
    yield Sprite(58, y, cup(26), label=f"won seat {seat}")
    yield Sprite(120, y, badge(seat, 52, f"seat{seat}"))
    yield name_text(seat, view.names[seat], 160, y, 680)


@cache
def _plate() -> Drawing:
    return Drawing(
        (
            Box(16, 6, _RIGHT - 16, HEADER_HIGH - 10, "panel.edge", 20),
            Box(18, 8, _RIGHT - 20, HEADER_HIGH - 14, "panel.active", 18),
        )
    )


@cache
def _question() -> Drawing:
    at = Placement(0, 0, 27)
    mark = Text(0, 0, "?", 40, "may.text", "middle")
    return Drawing((at.disc("mark.edge", 0, 0, 1.08), at.disc("may", 0, 0, 1), mark))


@cache
def _asked(decision: Decision, seat: int) -> Drawing:
    """An icon for what is asked of *seat*."""
    match decision:
        case Decision.CAR:
            return car(seat, 3, 3, 27)
        case Decision.BENZ:
            return medal(Engineer.BENZ, 30)
        case Decision.START | Decision.TAKE:
            return Drawing((*slab(60, 60), *_pick()))
        case Decision.ORDER:
            return Drawing((*slab(84, 60), Text(0, -2, "1·2", 40, "ink", "middle")))
        case _:
            return Drawing((*slab(78, 62), *ACTIONS[_ABOUT[decision]](Placement(0, 0, 24))))


def _pick() -> tuple[Primitive, ...]:
    """An arrow that takes something up."""
    at = Placement(0, 0, 20)
    head = at.polygon("ink", (-0.75, -0.1), (0, -0.95), (0.75, -0.1))
    return at.line("ink", 0.36, (0, 0.8), (0, -0.3)), head
