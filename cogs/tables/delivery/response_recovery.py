"""Private responses that a killed process left "thinking": finished by another one."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

import discord

from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.delivery.retry import TRANSIENT_ERRORS
from cogs.tables.messages import error_texts
from cogs.tables.messages.payload import MessagePayload, text
from cogs.tables.messages.presenter import Presenter
from cogs.tables.messages.viewpoint import Viewpoint
from cogs.tables.session.errors import Frozen
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.watching import may_watch
from data.i18n import translator
from data.store import RECENT, NotFound, OpenResponse, Store, StoreError

log = logging.getLogger(__name__)

TOKEN_LIFE = timedelta(minutes=15)
"""How long Discord accepts the token of an interaction."""
SWEEP_SECONDS = 2.0
"""How often responses are searched for that their process has left behind."""


class ResponseRecovery:
    """Finishes the responses that were under way when another process ended."""

    def __init__(
        self,
        store: Store,
        presenter: Presenter,
        api: ChannelApi,
        freeze: Callable[[Frozen], Awaitable[None]],
    ) -> None:
        self._store = store
        self._presenter = presenter
        self._api = api
        self._freeze = freeze
        self._clock = store.clock
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look for such responses until closed."""
        self._task = asyncio.create_task(self._run(), name="response-recovery")

    async def close(self) -> None:
        """Stop; what is not finished stays "thinking"."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait((self._task,))

    async def _run(self) -> None:
        while True:
            try:
                await self._store.keep_responses()
                await self._finish_lost()
            except StoreError as error:
                log.warning("open responses could not be read: %s", error)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _finish_lost(self) -> None:
        while responses := await self._store.take_lost_responses():
            for response in responses:
                if await self._is_finished(response):
                    await self._store.close_response(response.interaction_id)

    async def _is_finished(self, response: OpenResponse) -> bool:
        """Finish a response; False where it is worth another attempt."""
        if self._clock() - response.acknowledged_at > TOKEN_LIFE:
            return True
        try:
            await self._api.edit_response(
                response.application_id, response.token, await self._payload(response)
            )
        except TRANSIENT_ERRORS as failure:
            log.info("interaction %s is finished later: %s", response.interaction_id, failure)
            return False
        except discord.HTTPException as failure:
            log.info("interaction %s stays unanswered: %s", response.interaction_id, failure)
        except Exception:
            # One that cannot be finished must not keep the others.
            log.exception(
                "interaction %s of session %s stays unanswered",
                response.interaction_id,
                response.session_id,
            )
        return True

    async def _payload(self, response: OpenResponse) -> MessagePayload:
        """The fresh screen of a game, or the word to try again."""
        translate = translator(response.language)
        note = translate("response-restarted")
        table = await self._table(response)
        if table is None or not table.has_begun:
            return MessagePayload((text(note),))
        preference = await self._store.preference(response.user_id)
        viewpoint = Viewpoint(
            table.session.seat_of(response.user_id),
            preference.language or response.language,
            preference.theme or table.session.theme,
            preference.reading,
        )
        entries = await self._store.recent(table.session.id, RECENT)
        try:
            return await self._presenter.screen(table, viewpoint, entries, note=note)
        except Frozen as trouble:
            await self._freeze(trouble)
            return MessagePayload((text(error_texts.sentence(trouble, translate)),))

    async def _table(self, response: OpenResponse) -> LiveTable | None:
        if response.session_id is None:
            return None
        try:
            session = await self._store.get(response.session_id)
        except NotFound:
            return None
        # Where they pressed is not on record: a stranger in a private thread presses again.
        return LiveTable(session) if may_watch(session, response.user_id) else None
