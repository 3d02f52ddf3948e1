"""The buttons by which somebody takes back what they did, or does it again."""

from collections.abc import Sequence

from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import ButtonSpec
from cogs.tables.session.undo import Reach
from data.i18n import Translator
from data.store import Session, Status


def undo_buttons(
    session: Session,
    seat: int | None,
    free: Sequence[int],
    translate: Translator,
    *,
    can_redo: bool = False,
) -> list[ButtonSpec]:
    """One for the last press, one for the whole turn where it had several, one for the way back.

    *free* are the plies that may be gone back to, the latest first, by *seat* or (None) in public.
    """
    if session.status is not Status.RUNNING or session.paused_by is not None:
        return []
    reaches = [Reach.LAST] if free else []
    if len(free) > 1:
        reaches.append(Reach.TURN)
    if can_redo:
        reaches.append(Reach.AGAIN)
    return [
        ButtonSpec(translate(f"undo-{reach}"), str(_press(session, seat, reach)))
        for reach in reaches
    ]


def _press(session: Session, seat: int | None, reach: Reach) -> Press:
    return Press(Kind.GO_BACK, session.id, session.ply, reach.value, session.branch_of(seat))
