"""Help for who is asked: hints, and shortcuts that repeat an earlier game."""

from collections.abc import Sequence
from random import Random

from cogs.tables.session.agreement import HINTS, Hints
from cogs.tables.session.errors import Refused
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.play import Change, asked_seat
from cogs.tables.session.undo import standing
from data.store import Remark, RemarkKind, Session, Store
from rules.core.errors import NoShortcut
from rules.core.types import Shortcut


def may_ask_for_hints(session: Session) -> bool:
    """Tell whether people at this table get hints now."""
    if not session.standing.is_running:
        return False
    rule = HINTS.of(session)
    return rule == Hints.ALWAYS or (rule == Hints.ALONE and len(session.participants) == 1)


def with_hint(table: LiveTable, user_id: int, remarks: Sequence[Remark]) -> Change:
    """Note that this person asks for a hint, before they get it.

    *remarks* are those of the table: asked twice about one question it is noted once.

    :raises Refused: there are none at this table; not running, not seated, or not asked.
    """
    if not may_ask_for_hints(table.session):
        raise Refused("no-hints")
    seat, ply = asked_seat(table, user_id, None), table.session.ply
    question = range(table.state.asked_at[seat], ply + 1)
    noted = [each for each in remarks if each.kind is RemarkKind.HINT and each.seat == seat]
    if any(each.ply in question for each in noted):
        return Change(table)
    return Change(table, remarks=(Remark(ply=ply, kind=RemarkKind.HINT, seat=seat),))


async def earlier_texts(store: Store, session: Session, user_id: int) -> tuple[str, ...]:
    """Recall what this person did in their last game of the same kind, in order, and left done."""
    earlier = await store.earlier_session_of(user_id, session.game, session.created_at)
    if earlier is None:
        return ()
    seat = earlier.seat_of(user_id)
    if seat is None:
        return ()
    entries = standing(await store.history(earlier.id), seat)
    return tuple(entry.text for entry in entries if entry.seat == seat)


async def usable_shortcuts(store: Store, table: LiveTable, seat: int) -> tuple[Shortcut, ...]:
    """The shortcuts that would work for *seat* now: some need an earlier game to go by."""
    observation = table.observe(seat)
    offered = table.game.shortcuts(observation)
    if not offered:
        return ()
    user_id = table.session.seats[seat].user_id
    earlier = () if user_id is None else await earlier_texts(store, table.session, user_id)

    def works(shortcut: Shortcut) -> bool:
        try:
            table.game.unfold(observation, shortcut.name, Random(0), earlier)
        except NoShortcut:
            return False
        return True

    return tuple(filter(works, offered))
