"""The pictures of a position of Pier 18."""

from collections.abc import Iterator

from render.pier18.coast import coast
from render.pier18.geometry import WIDTH, height, strip_tops
from render.pier18.header import header
from render.pier18.market import market
from render.pier18.panels import guests, panel
from render.pier18.piers import pier
from render.pier18.seat_status import Page, SeatStatus, pages, seat_status
from render.scene import Item, Scene
from render.view import View
from rules.pier18 import Phase, PierObservation


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
