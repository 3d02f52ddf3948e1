"""Reminders: at the table, in direct messages, or both, as the person wants to be called.

Each is the message to answer from, posted again: a hand, or at the table the board. So there is one
at a time, and it buries nothing. A reminder stands for the question that it was made for; where
that is answered, it is dropped.
"""

from collections.abc import Sequence
from dataclasses import replace

from cogs.tables.delivery.board_messages import task_nonce
from cogs.tables.delivery.calls import direct_viewpoint
from cogs.tables.delivery.hand_messages import HandMessages
from cogs.tables.messages.clock_texts import reminder_sentence, snooze_rows, snoozes_of
from cogs.tables.messages.table_view import NO_NOTES, BoardNotes
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.watching import is_direct
from data.store import DAILY, Preference, Session, Store, Task, TaskKind


class Reminders:
    """Sends reminders, each once."""

    def __init__(self, store: Store, hands: HandMessages) -> None:
        self._store = store
        self._hands = hands

    async def send(self, table: LiveTable, tasks: Sequence[Task]) -> BoardNotes:
        """Remind the people of those *tasks* that are reminders of what they still owe.

        Returns what the board is to say to those who are called at the table.

        :raises discord.HTTPException: Discord does not recover in time.
        """
        session, notes = table.session, NO_NOTES
        for task in tasks:
            seat = int(task.payload["seat"])
            if task.kind is not TaskKind.REMINDER or not _is_open(session, seat, task):
                continue
            if await self._is_called_at_table(table, seat, task):
                reminded = (*notes.reminded, seat)
                pings = session.people_at(reminded)
                snoozes = _snoozes(session, seat, task)
                notes = replace(notes, pings=pings, reminded=reminded, snoozes=snoozes)
        return notes

    async def _is_called_at_table(self, table: LiveTable, seat: int, task: Task) -> bool:
        """Tell whether the table is to remind *seat*, whether or not a direct message does, too."""
        person = table.session.seats[seat].user_id
        assert person is not None
        preference = await self._store.preference(person)
        # People who are told once a day have their decisions in direct messages.
        call = "dm" if preference.call == DAILY else preference.call or "table"
        if call == "table" or is_direct(table.session):
            return True
        has_dm = await self._by_dm(table, seat, preference, task)
        return not has_dm or call == "both"

    async def _by_dm(self, table: LiveTable, seat: int, preference: Preference, task: Task) -> bool:
        """Remind by direct message, and tell whether it has arrived with the person's choices."""
        session = table.session
        translate = direct_viewpoint(session, seat, preference).translate
        sentence = reminder_sentence(session, seat, translate, is_direct=True)
        below = snooze_rows(session, _snoozes(session, seat, task), translate)
        nonce = f"{task_nonce(session, task)}.d"
        return await self._hands.remind(table, seat, sentence, below, nonce)


def _snoozes(session: Session, seat: int, task: Task) -> tuple[int, ...]:
    """The minutes after which the person of *seat* may be reminded again, after *task*."""
    return snoozes_of(session, seat, int(task.payload.get("step", 0)), task.created_at)


def _is_open(session: Session, seat: int, task: Task) -> bool:
    """Tell whether *seat* still owes the decision that *task* is to remind it of."""
    if not session.standing.runs_clocks or seat not in session.to_act:
        return False
    if seat >= len(session.clocks) or not session.seats[seat].has_person:
        return False
    return session.clocks[seat].ply == task.payload.get("question")
