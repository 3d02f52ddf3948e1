"""The pictures of a position of Pier 18."""

from collections.abc import Iterator

from render.banner import MIDDLE, SIGNS_END, inset, turn_banner, waiting_banner, winner_banner
from render.pier18.coast import coast
from render.pier18.geometry import WIDTH, height, strip_tops
from render.pier18.icons import foundation_icon, lamp, plan_mark
from render.pier18.market import market
from render.pier18.panels import guests, panel
from render.pier18.piers import pier
from render.pier18.seat_status import Page, SeatStatus, on_turn, pages, seat_status
from render.scene import Group, GroupItem, Item, Scene, Sprite, Text
from render.view import View
from rules.pier18 import Phase, PierObservation

_NUMBER, _LAMP = 98, 36
"""Room for the number of the round, and for a lamp."""
_SIGN = 58
"""Room for the icon of what is chosen."""


def header(obs: PierObservation, view: View) -> Iterator[Item]:
    """The line above the cards."""
    seat = on_turn(obs)
    if obs.outcome is not None:
        yield winner_banner(obs.outcome, view.names)
    elif seat is None:
        playing = sorted((*obs.ready, *obs.to_act))
        yield waiting_banner((each, each in obs.ready) for each in playing)
        yield _asked(obs.phase)
    else:
        left = SIGNS_END - _NUMBER - _LAMP * obs.rounds
        yield turn_banner(seat, view.names[seat], left - 4)
        yield _round(obs, left)


def _asked(phase: Phase) -> Group:
    """The icons of what all choose now: a foundation and a plan, or where the plan goes."""
    icons = [plan_mark(20)] if phase is Phase.PLAN else [foundation_icon(22), plan_mark(20)]
    left = SIGNS_END - _SIGN * len(icons)
    items: list[GroupItem] = [inset(left)]
    for place, icon in enumerate(icons):
        items.append(Sprite(left + _SIGN // 2 + _SIGN * place, MIDDLE, icon))
    return Group(tuple(items), label=f"ask {phase}")


def _round(obs: PierObservation, left: int) -> Group:
    """Draw the round, in numbers and in lamps."""
    text = f"{obs.round}/{obs.rounds}"
    items: list[GroupItem] = [
        inset(left),
        Text(left + 12, MIDDLE, text, 44, "paper", label=f"round {text}"),
    ]
    for number in range(obs.rounds):
        x = left + _NUMBER + _LAMP // 2 - 4 + _LAMP * number
        items.append(Sprite(x, MIDDLE + 4, lamp(number < obs.round)))
    return Group(tuple(items), label="rounds")


def scenes(observation: PierObservation, view: View) -> tuple[Scene, ...]:
    """See :meth:`Layout.scenes`: what is chosen from and one's own pier, then those of others."""
    obs = observation
    statuses = tuple(seat_status(obs, view, seat) for seat in range(obs.seats))
    first, *others = pages(obs)
    items = (*header(obs, view), *market(obs, view), *_strips(obs, view, statuses, first, True))
    return (
        _scene(first, True, items),
        *(_scene(page, False, (*_strips(obs, view, statuses, page, False),)) for page in others),
    )


def _scene(page: Page, is_first: bool, items: tuple[Item, ...]) -> Scene:
    strips = len(page)
    return Scene(
        width=WIDTH, height=height(strips, is_first), base=coast(strips, is_first), items=items
    )


def _strips(
    obs: PierObservation, view: View, statuses: tuple[SeatStatus, ...], page: Page, is_first: bool
) -> Iterator[Item]:
    longest = max(status.columns.length for status in statuses)
    for seat, top in zip(page, strip_tops(len(page), is_first), strict=True):
        yield from panel(obs, view, seat, statuses[seat], top)
        yield from pier(obs, seat, statuses[seat], longest, top, marks_new=not view.advises)
        if obs.phase is Phase.KEEP:
            yield from guests(obs, view, seat, top)
