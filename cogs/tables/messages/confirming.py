"""Choose the actions that wait for a last press: seldom meant ones, or as a person wishes.

Nobody presses twice for what they have to do anyway.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from cogs.tables.messages.menu import Fits, Menu, Preview, build
from cogs.tables.session.agreement import UndoRule
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.preferences import Confirming
from rules.core.types import Phrase

_CHOSEN = Phrase("table-confirm-chosen")


def menu_of(
    table: LiveTable,
    seat: int | None,
    actions: Sequence[Any],
    path: Sequence[str],
    wish: str | None,
    fits: Fits,
) -> Menu | None:
    """The choice among *actions* after the values of *path*; None where there is none.

    *seat* is whose view they are chosen in, *wish* when that person wants to confirm; *fits* tells
    for what a button has room.
    """
    if not actions:
        return None
    observation = table.observe(seat)
    offered = table.game.offered(observation, tuple(actions))
    return build(
        table.game,
        offered,
        path,
        preview=preview_of(table, seat, actions, wish),
        label=lambda step: table.game.label(observation, step),
        outlook=lambda left: table.game.outlook(observation, left),
        fits=fits,
        ask=lambda field, left: table.game.step_question(observation, field, left),
        whole=table.game.whole(observation, offered),
    )


def preview_of(
    table: LiveTable, seat: int | None, actions: Sequence[Any], wish: str | None
) -> Preview:
    """Return a preview of each of *actions*; None for those that count as soon as they are chosen.

    *seat* is whose view they are chosen in, *wish* one of :class:`Confirming` or None.
    """
    observation = table.observe(seat)

    def always(action: Any) -> Phrase:
        return table.game.preview(observation, action) or _CHOSEN

    if wish == Confirming.NEVER or (wish is not None and len(actions) == 1):
        return lambda action: None
    if wish == Confirming.ALWAYS:
        return always
    if wish == Confirming.FINAL:
        final = _Final(table, seat)
        return lambda action: always(action) if final.includes(action) else None
    return lambda action: always(action) if table.game.is_rash(observation, action) else None


class _Final:
    """Tells which actions cannot be taken back, by what *seat* knows alone."""

    def __init__(self, table: LiveTable, seat: int | None) -> None:
        self._table = table
        self._seat = seat
        self._sample: Any = None

    def includes(self, action: Any) -> bool:
        """Tell whether something new would come up with *action*, or nothing can be taken back."""
        if self._table.session.undo_rule == UndoRule.NONE:
            return True
        game = self._table.game
        if self._sample is None:
            # Made up from what the seat sees: the true position would give away what it hides.
            self._sample = game.determinize(self._table.observe(self._seat), Random(0))
        return game.apply(self._sample, action).barrier
