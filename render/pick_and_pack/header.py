"""The banner: who is on turn and which way its grabber moves, who arranges, or who has won."""

from collections.abc import Iterator
from functools import cache

from render.banner import MIDDLE, inset, turn_banner, waiting_banner, winner_banner
from render.marks import arrow
from render.pick_and_pack.geometry import WIDTH
from render.pick_and_pack.seat_status import on_turn
from render.scene import Drawing, Item, Sprite
from render.view import View
from rules.pick_and_pack import RED, PackObservation

_RIGHT = WIDTH - 22
_SIGN = 88


def header(obs: PackObservation, view: View) -> Iterator[Item]:
    """The line above the hall."""
    seat = on_turn(obs)
    if obs.outcome is not None:
        winners = tuple(seat for seat in range(obs.seats) if obs.outcome.ranks[seat] == 1)
        roles = tuple(f"seat{seat}" for seat in winners)
        names = tuple(view.names[seat] for seat in winners)
        yield winner_banner(WIDTH, winners, roles, names)
    elif seat is None:
        states = ((each, f"seat{each}", each in obs.ready) for each in range(obs.seats))
        yield waiting_banner(WIDTH, states)
    else:
        left = _RIGHT - _SIGN
        yield turn_banner(WIDTH, seat, f"seat{seat}", view.names[seat], left - 4)
        yield Sprite(0, 0, inset(left, _RIGHT))
        yield Sprite(left + _SIGN // 2, MIDDLE, _along(seat), label=f"moves seat {seat}")


@cache
def _along(seat: int) -> Drawing:
    """Red moves along the rows, Blue along the columns."""
    reach = 34 if seat == RED else 25
    u, v = (1, 0) if seat == RED else (0, 1)
    ways = (((0, 0), (side * reach * u, side * reach * v)) for side in (-1, 1))
    return Drawing(tuple(primitive for way in ways for primitive in arrow("card", way)))
