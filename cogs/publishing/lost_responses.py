"""Private responses that a killed process left "thinking": finished by another one."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

import discord

from cogs.messages import error_texts
from cogs.messages.board_pictures import Viewpoint
from cogs.messages.payload import MessagePayload, text
from cogs.messages.presenter import Presenter
from cogs.publishing.channel_api import ChannelApi
from cogs.publishing.interaction_response import TOKEN_LIFE
from cogs.publishing.refusals import TRANSIENT_ERRORS
from cogs.table.errors import Frozen
from cogs.table.live_table import LiveTable
from cogs.table.watching import may_watch
from cogs.workers.worker import pause_after
from data.i18n import translator
from data.store import RECENT, Job, NotFound, Store, StoreError

log = logging.getLogger(__name__)


class LostResponses:
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

    async def carry_out(self, job: Job) -> None:
        """Fill a response, or put it off where it is worth another attempt."""
        facts, since = job.facts or {}, job.moment("acknowledged_at")
        try:
            if since is not None and self._clock() - since <= TOKEN_LIFE:
                payload = await self._payload(job.user_id, facts["table"], facts["language"])
                await self._api.edit_response(facts["application_id"], facts["token"], payload)
        except TRANSIENT_ERRORS as failure:
            log.info("interaction %s is finished later: %s", job.session_id, failure)
            later = self._clock() + pause_after(job.attempts)
            await self._store.postpone_job(job, later, failures=job.attempts + 1)
            return
        except discord.HTTPException as failure:
            log.info("interaction %s stays unanswered: %s", job.session_id, failure)
        except StoreError:
            raise
        except Exception:
            # Said once: another attempt would fail in the same way.
            table = facts.get("table")
            log.exception("interaction %s of session %s stays unanswered", job.session_id, table)
            await self._say_so(facts)
        await self._store.drop_job(job)

    async def _say_so(self, facts: Mapping[str, Any]) -> None:
        """Put the word to try again where "thinking" would stay."""
        payload = MessagePayload((text(translator(facts["language"])("response-restarted")),))
        with suppress(discord.HTTPException, *TRANSIENT_ERRORS):
            await self._api.edit_response(facts["application_id"], facts["token"], payload)

    async def _payload(self, user_id: int, session_id: int | None, language: str) -> MessagePayload:
        """The fresh screen of a game, or the word to try again."""
        translate = translator(language)
        note = translate("response-restarted")
        table = await self._table(user_id, session_id)
        if table is None or not table.has_begun:
            return MessagePayload((text(note),))
        preference = await self._store.preference(user_id)
        viewpoint = Viewpoint(
            table.session.seat_of(user_id),
            preference.language or language,
            preference.theme or table.session.theme,
            preference.reading,
        )
        entries = await self._store.recent(table.session.id, RECENT)
        try:
            return await self._presenter.screen(table, viewpoint, entries, note=note)
        except Frozen as trouble:
            await self._freeze(trouble)
            return MessagePayload((text(error_texts.sentence(trouble, translate)),))

    async def _table(self, user_id: int, session_id: int | None) -> LiveTable | None:
        if session_id is None:
            return None
        try:
            session = await self._store.get(session_id)
        except NotFound:
            return None
        # Where they pressed is not on record: a stranger in a private thread presses again.
        return LiveTable(session) if may_watch(session, user_id) else None
