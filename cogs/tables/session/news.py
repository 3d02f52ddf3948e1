"""Find what has happened since a seat's own last action: its player has not seen it yet."""

from collections.abc import Sequence

from cogs.tables.session.play import causes_of, effects_of
from data.store import BY_ORDER, BY_ROBOT, HistoryEntry, Session
from rules.core.types import Effect


def last_pressed_by(entries: Sequence[HistoryEntry], seat: int | None) -> int:
    """Return the index of the last of *entries* that the person in *seat* knows of; -1: none.

    They know of what they have pressed, not of what an order, a robot or others did for them.
    """
    causes, unseen = causes_of(entries), (BY_ORDER, BY_ROBOT)
    own = (
        number
        for number, entry in enumerate(entries)
        if entry.seat == causes[entry.ply].seat == seat and entry.cause not in unseen
    )
    return max(own, default=-1)


def entries_since_own(entries: Sequence[HistoryEntry], seat: int | None) -> Sequence[HistoryEntry]:
    """Return what is news to *seat*: all after its own last entry, and at least the last of all.

    A spectator (None) is told of the last one only. What a standing order or a robot has answered,
    its person has not seen either.
    """
    if seat is None:
        return entries[-1:]
    return entries[min(last_pressed_by(entries, seat) + 1, len(entries) - 1) :]


def is_own_shortcut(session: Session, entries: Sequence[HistoryEntry], seat: int | None) -> bool:
    """Return whether *entries* end with several secret steps that *seat* made with one press.

    The last one says nothing of the rest, and all that they have led to is shown.

    :raises Frozen: the stored effects cannot be read.
    """
    last = entries[-2:]
    return (
        len(last) == 2
        and last[0].at == last[1].at
        and all(entry.seat == seat for entry in last)
        and not any(effect.readers is None for effect in effects_of(session, last[1]))
    )


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
