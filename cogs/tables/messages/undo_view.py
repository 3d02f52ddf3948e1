"""The buttons by which somebody takes back what they did, or does it again."""

from collections.abc import Sequence

from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import ButtonSpec
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.undo import Reach
from data.i18n import Translator


def undo_buttons(
    table: LiveTable,
    seat: int | None,
    free: Sequence[int],
    translate: Translator,
    *,
    can_redo: bool = False,
) -> list[ButtonSpec]:
    """One for the last press, one for the whole turn where it had several, one for the way back.

    *free* are the plies that may be gone back to, the latest first, by *seat* or (None) in public.
    """
    session = table.session
    if not session.standing.is_running or session.standing.is_paused:
        return []
    reaches = [Reach.LAST] if free else []
    if len(free) > 1:
        reaches.append(Reach.TURN)
    if can_redo:
        reaches.append(Reach.AGAIN)
    return [ButtonSpec(translate(f"undo-{reach}"), _press(table, seat, reach)) for reach in reaches]


def _press(table: LiveTable, seat: int | None, reach: Reach) -> Press:
    session, asked = table.session, table.session.to_act[0] if seat is None else seat
    asked_at = table.state.asked_at[asked]
    return Press(Kind.GO_BACK, session.id, asked_at, reach.value, session.branch)
