"""Discord's API by ids: the messages, threads and direct messages that delivery needs.

discord.py would build a message, its author and all its components of every answer, of which
nothing but the id is wanted: so requests are given to the part of it that sends them.
"""

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any, Literal, NamedTuple, TypeVar

import aiohttp
import discord
from discord.ext import commands

from cogs.messages.custom_ids import Press, parse_press
from cogs.messages.payload import MessagePayload
from cogs.publishing.attachments import NO_ATTACHMENTS, Attachments, KeptPictures
from cogs.publishing.interaction_response import edit_original_response
from cogs.publishing.refusals import (
    DIRECT_MESSAGES_TOO_FAST,
    THREAD_EXISTS,
    TRANSIENT_ERRORS,
    UNKNOWN_MEMBER,
    UNKNOWN_USER,
    WRONG_KIND_OF_CHANNEL,
    Meaning,
    in_words_if_refused,
    may_pass,
    meaning_of,
    retry,
)

T = TypeVar("T")

ANNOUNCEMENT_THREAD: Literal[10] = 10
PUBLIC_THREAD: Literal[11] = 11
PRIVATE_THREAD: Literal[12] = 12
"""Discord's numbers of kinds of channels."""

log = logging.getLogger(__name__)

CALM_SECONDS = 60.0
"""How long no direct messages are opened, for anybody, once Discord has found that too fast."""
THREAD_ARCHIVE_MINUTES: Literal[10080] = 10080
"""A week: a table is played over days."""


class Sent(NamedTuple):
    """A message that was posted."""

    message_id: int
    attachments: Attachments = NO_ATTACHMENTS


class ChannelApi:
    """Posting, editing and finding messages by channel and message id."""

    def __init__(
        self,
        bot: commands.AutoShardedBot,
        http: aiohttp.ClientSession,
        kept: KeptPictures,
        clock: Callable[[], datetime],
    ) -> None:
        self._bot = bot
        self._http = http
        self._kept = kept
        self._told: set[int] = set()
        """The codes of refusals of which the operator knows."""
        self._clock = clock
        self._too_fast: tuple[datetime, discord.HTTPException] | None = None
        """When direct messages may be opened again, and why not before."""

    async def _ask(self, call: Callable[[], Awaitable[T]]) -> T:
        """Return the result of *call*; what only the operator can mend is told to them once.

        :raises discord.HTTPException: Discord refuses, or does not recover in time.
        """
        try:
            return await retry(call)
        except discord.HTTPException as refusal:
            if meaning_of(refusal) is Meaning.OPERATOR and refusal.code not in self._told:
                self._told.add(refusal.code)
                log.error("Discord restricts this bot, which keeps people waiting: %s", refusal)
            raise

    async def post(
        self, channel_id: int, payload: MessagePayload, nonce: str, *, silent: bool = False
    ) -> Sent:
        """Post *payload*; the same *nonce* within a few minutes posts once.

        *silent*: nobody's phone makes a sound.

        :raises discord.HTTPException: Discord refuses.
        """

        async def send(chosen: MessagePayload) -> Sent:
            answer = await self._ask(
                lambda: self._bot.http.send_message(
                    channel_id, params=chosen.parameters(nonce=nonce, silent=silent)
                )
            )
            return Sent(int(answer["id"]), self._kept.note(answer))

        return await in_words_if_refused(payload, send)

    async def edit(
        self,
        channel_id: int,
        message_id: int,
        payload: MessagePayload,
        recorded: Attachments = NO_ATTACHMENTS,
    ) -> Attachments:
        """Put *payload* into a message of the bot's, whatever it held before.

        *recorded* are the pictures that it holds, as far as is known; returned are those that it
        holds then.

        :raises discord.HTTPException: Discord refuses.
        """

        async def send(chosen: MessagePayload) -> Attachments:
            async def keeping(kept: Attachments) -> Any:
                return await self._ask(
                    lambda: self._bot.http.edit_message(
                        channel_id, message_id, params=chosen.parameters(kept)
                    )
                )

            return await self._kept.edit(message_id, chosen, recorded, keeping)

        return await in_words_if_refused(payload, send)

    async def is_answerable(self, channel_id: int, message_id: int) -> bool:
        """Return whether a message has anything to press; False also where it cannot be read.

        :raises discord.HTTPException: Discord does not recover in time.
        """
        try:
            message = await self._ask(lambda: self._bot.http.get_message(channel_id, message_id))
        except discord.HTTPException as refusal:
            if may_pass(refusal):
                raise
            return False
        return _is_answerable(message)

    async def delete(self, channel_id: int, message_id: int) -> bool:
        """Take a message of the bot's back; False where it is gone, or out of reach.

        :raises discord.HTTPException: Discord does not recover in time.
        """
        try:
            await self._ask(lambda: self._bot.http.delete_message(channel_id, message_id))
        except discord.HTTPException as refusal:
            if may_pass(refusal):
                raise
            return False
        return True

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int:
        """The thread that hangs on a message, made now or before: its id is the message's own.

        :raises discord.HTTPException: threads are not possible there.
        """
        # Not the method of discord.py's message: it needs the server's data, which may still be on
        # its way after a restart.
        http = self._bot.http

        async def create() -> int:
            thread = await http.start_thread_with_message(
                channel_id, message_id, name=name, auto_archive_duration=THREAD_ARCHIVE_MINUTES
            )
            return int(thread["id"])

        try:
            return await self._ask(create)
        except discord.HTTPException as refusal:
            if refusal.code == THREAD_EXISTS:
                return message_id
            raise

    async def open_bare_thread(
        self, channel_id: int, name: str, *, is_private: bool = False
    ) -> int:
        """A new thread of a channel that hangs on no message.

        Nobody but the bot is in a private one, and who manages threads lets others in.

        :raises discord.HTTPException: threads are not possible there.
        """
        http = self._bot.http

        async def create(kind: Literal[10, 11, 12]) -> int:
            thread = await http.start_thread_without_message(
                channel_id,
                name=name,
                auto_archive_duration=THREAD_ARCHIVE_MINUTES,
                type=kind,
                invitable=not is_private,
            )
            return int(thread["id"])

        if is_private:
            return await self._ask(lambda: create(PRIVATE_THREAD))
        try:
            return await self._ask(lambda: create(PUBLIC_THREAD))
        except discord.HTTPException as refusal:
            if refusal.code != WRONG_KIND_OF_CHANNEL:
                raise
        return await self._ask(lambda: create(ANNOUNCEMENT_THREAD))

    async def rename_thread(self, thread_id: int, name: str) -> None:
        """Give a thread another *name*, which Discord takes twice in ten minutes.

        :raises discord.HTTPException: Discord refuses.
        """
        await self._bot.http.edit_channel(thread_id, name=name)

    async def add_to_thread(self, thread_id: int, user_id: int) -> None:
        """Let this person into a thread; nothing changes where they are in it.

        :raises discord.HTTPException: Discord refuses.
        """
        await self._ask(lambda: self._bot.http.add_user_to_thread(thread_id, user_id))

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """Return whether this is a person in the server; True also where Discord does not say.

        A bot is no person.
        """
        try:
            member = await self._ask(lambda: self._bot.http.get_member(guild_id, user_id))
        except discord.HTTPException as refusal:
            return refusal.code not in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except TRANSIENT_ERRORS:
            return True
        return not member["user"].get("bot", False)

    async def open_dm(self, user_id: int) -> int:
        """The channel of the direct messages to this person.

        Discord does not say how many may be opened, and restricts bots that do not stop at it.

        :raises discord.HTTPException: Discord refuses, or has just done so for being too fast.
        """

        async def create() -> int:
            return (await self._bot.create_dm(discord.Object(user_id))).id

        if self._too_fast is not None and not self._has_dm(user_id):
            calm_at, refusal = self._too_fast
            if self._clock() < calm_at:
                raise refusal.with_traceback(None)
        try:
            return await self._ask(create)
        except discord.HTTPException as refusal:
            if refusal.code == DIRECT_MESSAGES_TOO_FAST:
                self._too_fast = self._clock() + timedelta(seconds=CALM_SECONDS), refusal
            raise

    def _has_dm(self, user_id: int) -> bool:
        """Return whether discord.py knows the channel, and so asks nobody for it."""
        channels = self._bot.private_channels
        dms = (each for each in channels if isinstance(each, discord.DMChannel))
        return any(person.id == user_id for each in dms for person in each.recipients)

    async def edit_response(self, application_id: int, token: str, payload: MessagePayload) -> None:
        """Put *payload* into the response to an interaction of another process.

        :raises discord.HTTPException: Discord refuses, as it does 15 minutes after the interaction.
        """
        await self._ask(lambda: edit_original_response(self._http, application_id, token, payload))

    async def own_presses(self, channel_id: int) -> list[tuple[int, Press]]:
        """List the presses on the buttons of own messages, with their messages' ids, newest first.

        Only the newest messages of the channel are looked at.

        :raises discord.HTTPException: Discord refuses.
        """
        channel = self._bot.get_partial_messageable(channel_id)
        return [
            (message.id, press)
            async for message in channel.history(limit=50)
            if self._bot.user == message.author
            for press in filter(None, map(parse_press, _custom_ids(message)))
        ]


def _is_answerable(part: Any) -> bool:
    if isinstance(part, dict):
        return "custom_id" in part or any(map(_is_answerable, part.get("components", ())))
    return False


def _custom_ids(message: discord.Message) -> list[str]:
    ids = []
    rows = list(message.components)
    while rows:
        component = rows.pop()
        rows += getattr(component, "children", [])
        if custom_id := getattr(component, "custom_id", None):
            ids.append(custom_id)
    return ids
