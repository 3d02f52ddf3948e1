"""The picture of a position of Pier 18."""

from collections.abc import Iterator

from render.pier18.coast import coast
from render.pier18.geometry import WIDTH, height, panel_top
from render.pier18.header import header
from render.pier18.market import market
from render.pier18.panels import panel
from render.pier18.piers import pier
from render.pier18.seat_status import seat_status
from render.scene import Item, Scene
from render.view import View
from rules.pier18 import Phase, PierObservation


def scenes(observation: PierObservation, view: View) -> tuple[Scene]:
    """See :meth:`Layout.scenes`."""
    has_cards = observation.phase is not Phase.OVER
    return (
        Scene(
            width=WIDTH,
            height=height(observation.seats, has_cards),
            base=coast(observation.seats, has_cards),
            items=(
                *header(observation, view),
                *market(observation, view),
                *_seats(observation, view, has_cards),
            ),
        ),
    )


def _seats(obs: PierObservation, view: View, has_cards: bool) -> Iterator[Item]:
    statuses = [seat_status(obs, view, seat) for seat in range(obs.seats)]
    longest = max(status.columns.length for status in statuses)
    for seat, status in enumerate(statuses):
        top = panel_top(seat, has_cards)
        yield from panel(obs, view, seat, status, top)
        yield from pier(obs, seat, status, longest, top)
