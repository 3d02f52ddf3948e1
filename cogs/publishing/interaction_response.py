"""Responding to an interaction: acknowledge it at once, then show its person something in private.

The acknowledgement is also a claim. Two processes may get the same press (an overlapping restart);
Discord accepts the first callback and refuses the other one with 40060, and the process that is
refused does nothing more. discord.py would repeat a failed callback only after one of the three
seconds there are, and never after a lost connection: so the callback is sent from here.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from datetime import timedelta
from functools import partial
from time import perf_counter
from typing import Any

import aiohttp
import discord
from discord.http import Route
from discord.webhook.async_ import async_context
from yarl import URL

from cogs.messages.payload import MessagePayload, text
from cogs.program.monitor import ACKNOWLEDGED
from cogs.publishing.attachments import (
    NO_ATTACHMENTS,
    Attachments,
    KeptPictures,
    attachments_of,
)
from cogs.publishing.refusals import (
    PAUSES,
    UNKNOWN_MESSAGE,
    in_words_if_refused,
    retry,
    why_not_shown,
)
from data.i18n import nearest
from data.store import Job, JobKind, Store, StoreError

log = logging.getLogger(__name__)

ALREADY_ACKNOWLEDGED = 40060
EPHEMERAL = 64
RECORDING_SECONDS = 0.5
"""How long the acknowledgement waits for the database, of the three seconds that there are."""
TOKEN_LIFE = timedelta(minutes=15)
"""How long Discord accepts the token of an interaction."""
FOLLOWING_SECONDS = 120.0
"""How long a response waits for what is to follow: less than Discord takes its token."""


async def edit_original_response(
    http: aiohttp.ClientSession,
    application_id: int,
    token: str,
    payload: MessagePayload,
    kept: Attachments = NO_ATTACHMENTS,
) -> Any:
    """Put *payload* into the message of the interaction with this *token*, whatever it held before.

    Of that it keeps the attachments *kept*. Returns Discord's answer.

    :raises discord.HTTPException: Discord refuses, as it does 15 minutes after the interaction.
    """
    sent = payload.parameters(kept)
    return await async_context.get().edit_original_interaction_response(
        application_id,
        token,
        session=http,
        payload=sent.payload,
        multipart=sent.multipart,
        files=sent.files,
    )


class InteractionResponse:
    """The one response that an interaction gets."""

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        session: aiohttp.ClientSession,
        store: Store,
        kept: KeptPictures,
    ) -> None:
        self.interaction = interaction
        self._http = session
        self._store = store
        self._kept = kept
        self._arrived = perf_counter()
        self._is_thinking = self._has_opened = False
        self.has_own_message = False
        """Whether it has a private message of its own already, which :meth:`respond` edits."""
        self.shown_id: int | None = None
        """The message that holds the answer."""
        self._is_of_table = False
        self._job: Job | None = None
        """The record of it, for the case that this process is killed."""
        self._shown: asyncio.Future[str] | None = None
        """Done once a message at a table that was to follow is there, or is not, and why."""

    def place_at_table(self) -> None:
        """Note that the message in direct messages that was pressed belongs to a table there."""
        if self.is_hand:
            self._is_of_table = True
            self.has_own_message = self._has_opened

    async def acknowledge_privately(self, session_id: int | None = None) -> bool:
        """Acknowledge with a private "thinking" message, which :meth:`respond` then fills.

        It is about *session_id*. Should this process be killed before it is filled, the next one
        finds a record of it: that is stored before the message is there, unless the database is
        slow, as the acknowledgement cannot wait.
        """
        self.has_own_message = self._has_opened = True
        recording = asyncio.create_task(self._record(session_id))
        await asyncio.wait((recording,), timeout=RECORDING_SECONDS)
        self._is_thinking = await self._acknowledge({"type": 5, "data": {"flags": EPHEMERAL}})
        await recording
        if not self._is_thinking and self._job is not None:
            self._store.leave_job(self._job)
        return self._is_thinking

    async def _record(self, session_id: int | None) -> None:
        self._job = job = Job(
            kind=JobKind.ANSWER,
            session_id=self.interaction.id,
            user_id=self.interaction.user.id,
            due_at=None,
            facts={
                "application_id": self.interaction.application_id,
                "token": self.interaction.token,
                "table": session_id,
                "language": nearest(self.interaction.locale.value),
                "acknowledged_at": self._store.clock(),
            },
        )
        try:
            await self._store.hold_job(job)
        except StoreError as error:
            # The response itself may still succeed; it is only not protected against a kill.
            log.warning("interaction %s is not recorded: %s", self.interaction.id, error)

    async def acknowledge_in_place(self) -> bool:
        """Acknowledge a press without changing its message."""
        self.has_own_message = self.is_private
        return await self._acknowledge({"type": 6})

    async def complete(self, choices: Sequence[tuple[str, str]]) -> bool:
        """Answer an autocomplete with names and values; False where another process has it."""
        data = {"choices": [{"name": name, "value": value} for name, value in choices]}
        return await self._acknowledge({"type": 8, "data": data})

    @property
    def in_dm(self) -> bool:
        """Tell whether it happens in the direct messages between this person and the bot."""
        return self.interaction.guild_id is None and self.interaction.context.dm_channel

    @property
    def is_ephemeral(self) -> bool:
        """Tell whether the press came from a message that Discord shows to nobody else."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def is_private(self) -> bool:
        """Tell whether the press came from a message that only this person sees."""
        return self.is_ephemeral or self.is_hand

    @property
    def is_hand(self) -> bool:
        """Tell whether the press came from a hand, the message that several presses may edit."""
        is_direct = self.interaction.message is not None and self.in_dm
        return is_direct and not self.is_ephemeral and not self._is_of_table

    @property
    def message_id(self) -> int | None:
        """The message that was pressed; None for a command."""
        message = self.interaction.message
        return None if message is None else message.id

    @property
    def place(self) -> tuple[int, int]:
        """The channel and the id of the message that was pressed."""
        channel_id, message_id = self.interaction.channel_id, self.message_id
        assert channel_id is not None
        assert message_id is not None, "a command comes from no message"
        return channel_id, message_id

    def may_write_in_threads(self, channel_id: int) -> bool:
        """Tell whether the bot may write in threads of this channel; yes also where nobody says."""
        held = self.interaction.app_permissions
        return self.interaction.channel_id != channel_id or held.send_messages_in_threads

    async def respond(self, payload: MessagePayload) -> None:
        """Show *payload* to this person alone."""
        if self.has_own_message:
            await self.show_in_place(payload)
            await self._close()
        else:
            await retry(lambda: self._follow_up(payload))

    async def show_in_place(self, payload: MessagePayload) -> None:
        """Put *payload* into the message of the interaction; beside it, where that is gone."""
        try:
            await self.edit(payload)
        except discord.NotFound as refusal:
            if refusal.code != UNKNOWN_MESSAGE:
                raise
            await retry(lambda: self._follow_up(payload))

    async def respond_text(self, sentence: str) -> None:
        """Show one sentence to this person alone."""
        await self.respond(MessagePayload((text(sentence),)))

    async def follow_up_text(self, sentence: str) -> None:
        """Show one sentence in a private message of its own, which may wait for it already."""
        if self.is_empty:
            await self.respond_text(sentence)
            return
        await retry(lambda: self._follow_up(MessagePayload((text(sentence),))))

    async def show_all(self, payload: MessagePayload) -> None:
        """Post *payload* where everybody sees it.

        :raises discord.HTTPException: Discord refuses.
        """
        await retry(lambda: self._follow_up(payload, is_private=False))

    async def edit(self, payload: MessagePayload) -> None:
        """Put *payload* into the message that the interaction belongs to."""
        interaction = self.interaction
        pressed = None if self._has_opened else interaction.message

        number, held = self.shown_id, NO_ATTACHMENTS
        if pressed is not None:
            number, held = pressed.id, attachments_of(pressed)

        async def send(chosen: MessagePayload) -> Attachments:
            async def keeping(kept: Attachments) -> Any:
                answer = await edit_original_response(
                    self._http, interaction.application_id, interaction.token, chosen, kept
                )
                self.shown_id = int(answer["id"])
                return answer

            return await retry(lambda: self._kept.edit(number, chosen, held, keeping))

        await in_words_if_refused(payload, send)

    def expect(self) -> None:
        """Note that a message at a table is to follow, of which :meth:`conclude` tells."""
        if self._shown is None or (self._shown.done() and not self._shown.result()):
            self._shown = asyncio.get_running_loop().create_future()

    @property
    def is_empty(self) -> bool:
        """Tell whether its person looks at a private message without a word in it."""
        return self._is_thinking

    def conclude(self, word: str = "") -> None:
        """Note that what was to follow is there, or the *word* on why it is not."""
        if self._shown is not None and not self._shown.done():
            self._shown.set_result(word)

    def give_way(self) -> None:
        """Let the private message go as soon as what is to follow is there."""
        self._is_thinking = self.has_own_message

    async def outcome(self) -> str:
        """Wait for what is to follow; return the word on why it is not there, if any."""
        if self._shown is None:
            return ""
        try:
            async with asyncio.timeout(FOLLOWING_SECONDS):
                return await self._shown
        except TimeoutError as failure:
            return await why_not_shown(self.interaction, failure) if self.is_empty else ""

    async def delete(self) -> None:
        """Remove the private message: there is nothing to show."""
        # Not found: an earlier attempt removed it, and only the answer to that was lost.
        with suppress(discord.NotFound):
            if self.has_own_message:
                await retry(self.interaction.delete_original_response)
            elif self.shown_id is not None:
                await retry(partial(self.interaction.followup.delete_message, self.shown_id))
        await self._close()

    async def _close(self) -> None:
        """Forget that this response is under way."""
        job, self._job = self._job, None
        if self._is_thinking and job is not None:
            # Not deleted: another process that gets the interaction late would put it again.
            with suppress(StoreError):
                await self._store.close_job(job, self._store.clock() + TOKEN_LIFE)
        self._is_thinking = False

    async def _follow_up(self, payload: MessagePayload, *, is_private: bool = True) -> None:
        async def send(chosen: MessagePayload) -> None:
            message = await self.interaction.followup.send(
                view=chosen.view(),
                files=chosen.files(),
                allowed_mentions=chosen.mentions(),
                ephemeral=is_private,
                wait=True,
            )
            if is_private and not self.has_own_message:
                self.shown_id = message.id

        await in_words_if_refused(payload, send)

    async def _acknowledge(self, callback: dict[str, Any]) -> bool:
        """Send the callback; False where another process has the interaction."""
        path = f"{Route.BASE}/interactions/{self.interaction.id}/{self.interaction.token}/callback"
        url, lost = URL(path, encoded=True), False
        for pause in (*PAUSES, None):
            try:
                async with self._http.post(url, json=callback) as response:
                    if response.status < 300:
                        ACKNOWLEDGED.observe(perf_counter() - self._arrived)
                        return True
                    if response.status < 500 and response.status != 429:
                        return await self._refused(response, lost)
                    lost = True
            except (OSError, aiohttp.ClientError, TimeoutError):
                lost = True
            if pause is not None:
                await asyncio.sleep(pause)
        log.warning("interaction %s could not be acknowledged", self.interaction.id)
        return False

    async def _refused(self, response: aiohttp.ClientResponse, lost: bool) -> bool:
        """Tell whether an earlier callback of this process arrived although its answer was lost."""
        body = await response.json()
        code = body.get("code")
        if code == ALREADY_ACKNOWLEDGED and lost:
            return True
        log.info("interaction %s is not ours: %s", self.interaction.id, code)
        return False
