"""Shortcuts: several actions with one press, which may repeat an earlier game."""

from collections.abc import Sequence
from datetime import datetime
from random import Random, SystemRandom

from cogs.table.live_table import LiveTable
from cogs.table.play import Change, asked_seat, running_seat, step, with_person_back
from cogs.table.replays import standing
from data.store import Session, Store
from rules.core.errors import NoShortcut
from rules.core.types import Shortcut


def shortcut(
    table: LiveTable, user_id: int, ply: int, name: str, earlier: Sequence[str], now: datetime
) -> Change:
    """Several actions of one person with one press; *earlier* are those of an earlier game.

    :raises Refused: as for :func:`act`.
    :raises rules.RulesError: no such shortcut here.
    """
    seat = asked_seat(table, user_id, _question_of(table, user_id, ply, name))
    # The person leaves their own choice to chance, so the game's seed has no part in it.
    texts = table.game.unfold(table.observe(seat), name, SystemRandom(), earlier)
    change = Change(with_person_back(table, seat))
    for text in texts:
        following = step(change.table, seat, text, now)
        change = Change(following.table, (*change.entries, *following.entries))
    return change


def _question_of(table: LiveTable, user_id: int, ply: int, name: str) -> int:
    """Return when the question was asked that a press answers which saw it asked at *ply*.

    What is offered to everybody is good for as long as they see it, whatever its person has chosen
    in secret since then.
    """
    shown, seat = table.observe(None), running_seat(table.session, user_id)
    offered = any(each.name == name for each in table.game.shortcuts(shown))
    return table.state.asked_at[seat] if offered and ply == shown.asked_at[seat] else ply


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
