"""Heads-ups by direct message: a word to the person who is asked next, while that is so."""

import logging

import discord

from cogs.tables.delivery.board_messages import task_nonce
from cogs.tables.delivery.calls import direct_viewpoint
from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.delivery.refusals import may_pass
from cogs.tables.messages.payload import MessagePayload, text
from cogs.tables.messages.phrases import bold, names_of, title_and_place
from cogs.tables.session.heads_up import is_lively, wants_heads_up
from cogs.tables.session.live_table import LiveTable
from data.store import Store, Task

log = logging.getLogger(__name__)


class HeadsUps:
    """Sends heads-ups, each once."""

    def __init__(self, store: Store, api: ChannelApi) -> None:
        self._store = store
        self._api = api

    async def send(self, table: LiveTable, task: Task) -> None:
        """Tell the person of *task* that they are next, where they still are.

        People who take no direct messages do without.

        :raises discord.HTTPException: Discord does not recover in time.
        """
        session, seat = table.session, int(task.payload.get("seat", -1))
        if session.ply != task.ply or not is_lively(session):
            return
        if not 0 <= seat < len(session.seats) or not session.seats[seat].has_person:
            return
        user_id = session.seats[seat].user_id
        assert user_id is not None
        preference = await self._store.preference(user_id)
        if not wants_heads_up(preference):
            return
        translate = direct_viewpoint(session, seat, preference).translate
        sentence = translate(
            "heads-up",
            table=title_and_place(session, translate),
            who=bold(names_of(session)[session.to_act[0]]),
        )
        try:
            channel_id = await self._api.open_dm(user_id)
            payload = MessagePayload((text(sentence),))
            await self._api.post(channel_id, payload, f"{task_nonce(session, task)}.h")
        except discord.HTTPException as refusal:
            if may_pass(refusal):
                raise
            log.info("session %s: seat %d takes no heads-up: %s", session.id, seat, refusal)
