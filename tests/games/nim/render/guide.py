"""The page of the rules of Nim, with the position shown beside it."""

from functools import cache

from render.layout import GuidePage
from render.view import View
from tests.games.nim.rules import NimAction, NimObservation

_ROWS = (2, 1, 4)
_LEGAL = tuple(NimAction(1, row, n) for row, left in enumerate(_ROWS) for n in range(1, left + 1))


@cache
def guide() -> tuple[GuidePage, ...]:
    """See :meth:`Layout.guide`."""
    after_two_of_b = NimObservation(
        seat=1,
        seats=2,
        options=(("rows", "2-3-4"), ("last", "wins")),
        ply=1,
        to_act=(1,),
        asked_at=(-1, 1),
        legal=_LEGAL,
        open_legal=_LEGAL,
        outcome=None,
        rows=_ROWS,
        started_with=(2, 3, 4),
        eliminated=(),
        last=NimAction(0, 1, 2),
    )
    return (GuidePage("nim-guide-1", after_two_of_b, View(("Ada", "Ben"))),)
