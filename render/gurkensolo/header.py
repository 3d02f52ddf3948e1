"""The banner: who is asked and for what, or who has won."""

from collections.abc import Iterator

from render.banner import MIDDLE, inset, turn_banner, waiting_banner, winner_banner
from render.gurkensolo.geometry import WIDTH
from render.gurkensolo.icons import Judgement, verdict
from render.scene import Item, Sprite
from render.view import View
from rules.gurkensolo import GurkensoloObservation, Phase

_RIGHT, _STEP = WIDTH - 22, 66
_ASKED: dict[Phase, tuple[Judgement, ...]] = {
    Phase.TURN: ("true", "false"),
    Phase.FIX: ("asked",),
}
"""On a turn one card is made true and the other one false; a mistake can be made good."""


def header(obs: GurkensoloObservation, view: View) -> Iterator[Item]:
    """The line above the track."""
    if obs.outcome is not None:
        winners = tuple(seat for seat in range(obs.seats) if obs.outcome.ranks[seat] == 1)
        roles = tuple(f"seat{seat}" for seat in winners)
        names = tuple(view.names[seat] for seat in winners)
        yield winner_banner(WIDTH, winners, roles, names)
    elif obs.phase is Phase.KEEP:
        seats = (seat for seat in range(obs.seats) if seat not in obs.resigned)
        yield waiting_banner(
            WIDTH, ((seat, f"seat{seat}", seat not in obs.to_act) for seat in seats)
        )
    else:
        yield from _turn(obs, view)


def _turn(obs: GurkensoloObservation, view: View) -> Iterator[Item]:
    (seat,), signs = obs.to_act, _ASKED[obs.phase]
    left = _RIGHT - _STEP * len(signs) - 8
    yield turn_banner(WIDTH, seat, f"seat{seat}", view.names[seat], left - 4)
    yield Sprite(0, 0, inset(left, _RIGHT))
    for place, sign in enumerate(signs):
        x = left + 4 + _STEP // 2 + _STEP * place
        yield Sprite(x, MIDDLE, verdict(sign), label=f"ask {obs.phase} {sign}")
