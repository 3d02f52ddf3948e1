"""What has happened since a seat's own last action: what its player has not seen yet."""

from collections.abc import Sequence

from cogs.tables.session.play import effects_of
from data.store import BY_ORDER, HistoryEntry, Session
from rules.core.types import Effect


def is_pressed_by(entry: HistoryEntry, seat: int | None) -> bool:
    """Whether *entry* is an action of *seat* that its person knows of."""
    return entry.seat == seat and entry.cause != BY_ORDER


def entries_since_own(entries: Sequence[HistoryEntry], seat: int | None) -> Sequence[HistoryEntry]:
    """What is news to *seat*: the entries after its own last one, and at least the last of all.

    A spectator (None) is told of the last one only. What a standing order has answered, its person
    has not seen either.
    """
    if seat is None:
        return entries[-1:]
    own = max((n for n, entry in enumerate(entries) if is_pressed_by(entry, seat)), default=-1)
    return entries[min(own + 1, len(entries) - 1) :]


def news(session: Session, entries: Sequence[HistoryEntry], seat: int) -> tuple[Effect, ...]:
    """The effects of those entries, in order, as far as *seat* may know of them.

    :raises Frozen: the stored effects cannot be read.
    """
    known = [entry for entry in entries if entry.ply < session.ply]
    return tuple(
        effect
        for entry in entries_since_own(known, seat)
        for effect in effects_of(session, entry)
        if effect.visible_to(seat)
    )
