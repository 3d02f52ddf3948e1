"""Reminders: at the table, in direct messages, or both, as the person wants to be called.

A reminder stands for the question that it was made for; where that is answered, it is dropped.
"""

import logging

from cogs.tables.delivery.board_messages import task_nonce
from cogs.tables.delivery.calls import direct_viewpoint
from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.delivery.hand_messages import HandMessages
from cogs.tables.messages.clock_texts import reminder_sentence, snooze_buttons
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import ButtonSpec, MessagePayload, button_rows, text
from cogs.tables.session.audience import is_direct
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.watching import shown_in
from data.i18n import translator
from data.store import DAILY, Preference, Session, Status, Store, Task

log = logging.getLogger(__name__)


class Reminders:
    """Sends reminders, each once."""

    def __init__(self, store: Store, api: ChannelApi, hands: HandMessages) -> None:
        self._store = store
        self._api = api
        self._hands = hands

    async def send(self, table: LiveTable, task: Task) -> None:
        """Remind the person of *task* of their decision, where they still owe it.

        :raises discord.HTTPException: Discord refuses, or does not recover in time.
        """
        session, seat = table.session, int(task.payload.get("seat", -1))
        if not _is_open(session, seat, task.payload.get("question")):
            return
        person = session.seats[seat].user_id
        assert person is not None
        preference = await self._store.preference(person)
        # People who are told once a day have their decisions in direct messages.
        call = "dm" if preference.call == DAILY else preference.call or "table"
        if is_direct(session):
            call = "table"
        has_dm = call in ("dm", "both") and await self._by_dm(table, seat, preference, task)
        if not has_dm or call == "both":
            await self._at_table(session, seat, task)

    async def _at_table(self, session: Session, seat: int, task: Task) -> None:
        translate = translator(session.language)
        # Not the button of a board: after a kill this message would be taken for one.
        screen = Press(Kind.WORDS, session.id, session.ply, branch=session.branch)
        buttons = [
            ButtonSpec(translate("table-my-screen"), str(screen), emoji="🖼️"),
            *snooze_buttons(session, translate),
        ]
        sentence = reminder_sentence(session, seat, translate)
        payload = MessagePayload(
            (text(sentence), *button_rows(buttons)), (), session.people_at((seat,))
        )
        channel_id = shown_in(session)
        if channel_id is None:
            # Its thread is still to be opened, and the board in it will call the same people.
            return
        await self._api.post(channel_id, payload, f"{task_nonce(session, task)}.t")

    async def _by_dm(self, table: LiveTable, seat: int, preference: Preference, task: Task) -> bool:
        """Whether the person takes direct messages, and has got this one with their choices."""
        session = table.session
        translate = direct_viewpoint(session, seat, preference).translate
        sentence = reminder_sentence(session, seat, translate, is_direct=True)
        buttons = snooze_buttons(session, translate)
        nonce = f"{task_nonce(session, task)}.d"
        return await self._hands.remind(table, seat, sentence, buttons, nonce)


def _is_open(session: Session, seat: int, question: object) -> bool:
    """Whether the seat still owes the decision that it is to be reminded of."""
    if session.status is not Status.RUNNING or seat not in session.to_act:
        return False
    if session.frozen_at is not None or session.asleep_at is not None:
        return False
    if seat >= len(session.clocks) or not session.seats[seat].has_person:
        return False
    return session.clocks[seat].ply == question
