"""Routes of the messages of a channel."""

from __future__ import annotations

from itertools import islice

from sandbox.checks.schema import as_id, refuse_form
from sandbox.clock import Clock
from sandbox.errors import refusal
from sandbox.rate_limits import RateLimits
from sandbox.rest.router import Answer, Call, Route
from sandbox.serializers import message_json
from sandbox.services.events import EventDispatcher
from sandbox.services.messages import Messages
from sandbox.world.model import WITHOUT_MESSAGES, Channel, Dms, Message, Thread
from sandbox.world.permissions import Permission, permissions, require, sending

_MAX_PINS = 50
_HOUR = 3600.0
"""Seconds after which Discord rations the edits of a message."""

_MESSAGES = "/channels/{channel_id}/messages"
_MESSAGE = "/channels/{channel_id}/messages/{message_id}"
_PINS = (
    "/channels/{channel_id}/messages/pins/{message_id}",
    "/channels/{channel_id}/pins/{message_id}",
)
"""The present route and the deprecated one."""


class MessageRoutes:
    """Handlers of ``/channels/{id}/messages``."""

    def __init__(
        self,
        clock: Clock,
        messages: Messages,
        events: EventDispatcher,
        limits: RateLimits,
    ) -> None:
        self._clock = clock
        self._messages = messages
        self._events = events
        self._limits = limits

    def routes(self) -> tuple[Route, ...]:
        """All routes of this kind."""
        return (
            Route("POST", _MESSAGES, self.send, "route"),
            Route("GET", _MESSAGES, self.list_page),
            Route("GET", _MESSAGE, self.get),
            Route("PATCH", _MESSAGE, self.edit, "route"),
            Route("DELETE", _MESSAGE, self.delete, "route"),
            *(Route("PUT", template, self.pin, "route") for template in _PINS),
            *(Route("DELETE", template, self.unpin, "route") for template in _PINS),
        )

    def send(self, call: Call) -> Answer:
        """Post a message."""
        channel = call.channel()
        self._check_may_send(call, channel)
        message = self._messages.post(channel, call.bot, call.form, call.uploads)
        return 200, message_json(message, self._clock.now())

    def get(self, call: Call) -> Answer:
        """Return one message."""
        message = call.message(call.channel(Permission.READ_MESSAGE_HISTORY))
        return 200, message_json(message, self._clock.now())

    def list_page(self, call: Call) -> Answer:
        """List some messages, the newest first."""
        channel = call.channel()
        if Permission.READ_MESSAGE_HISTORY not in permissions(call.bot.id, channel):
            return 200, []
        now = self._clock.now()
        return 200, [message_json(message, now) for message in _page(call, channel)]

    def edit(self, call: Call) -> Answer:
        """Change one of the bot's own messages."""
        message = call.message(call.channel())
        if message.author is not call.bot:
            raise refusal(50005)
        channel = message.channel
        if isinstance(channel, Thread) and channel.is_archived(self._clock.now()):
            raise refusal(50083)
        if self._messages.age(message) > _HOUR:
            self._limits.count_old_edit(channel.id)
        self._messages.edit(message, call.form, call.uploads)
        return 200, message_json(message, self._clock.now())

    def delete(self, call: Call) -> Answer:
        """Delete a message of the bot, or any other with the permission."""
        message = call.message(call.channel())
        if message.author is not call.bot:
            require(call.bot.id, message.channel, Permission.MANAGE_MESSAGES)
        self._messages.delete(message)
        return 204, None

    def pin(self, call: Call) -> Answer:
        """Pin a message."""
        channel = call.channel(Permission.MANAGE_MESSAGES)
        message = call.message(channel)
        if sum(m.is_pinned for m in channel.messages.values()) >= _MAX_PINS:
            raise refusal(30003)
        return self._set_pin(message, pinned=True)

    def unpin(self, call: Call) -> Answer:
        """Unpin a message."""
        message = call.message(call.channel(Permission.MANAGE_MESSAGES))
        return self._set_pin(message, pinned=False)

    def _set_pin(self, message: Message, *, pinned: bool) -> Answer:
        message.is_pinned = pinned
        self._events.message_edited(message)
        return 204, None

    def _check_may_send(self, call: Call, channel: Channel) -> None:
        if channel.guild is None:
            self._check_dms_open(call, channel)
            return
        held = require(call.bot.id, channel, sending(channel))
        if channel.type in WITHOUT_MESSAGES:
            raise refusal(50008)
        if isinstance(channel, Thread) and channel.locked and Permission.MANAGE_THREADS not in held:
            raise refusal(160005)
        if call.form.get("embeds") and Permission.EMBED_LINKS not in held:
            raise refusal(50013)
        if call.form.get("tts") is True and Permission.SEND_TTS_MESSAGES not in held:
            raise refusal(50013)
        if call.uploads and Permission.ATTACH_FILES not in held:
            raise refusal(50013)

    def _check_dms_open(self, call: Call, channel: Channel) -> None:
        """Refuse with 50007 what the person blocks, with 50278 what their servers do not allow."""
        people = [user for user in channel.recipients if not user.bot]
        if any(user.dms is Dms.BLOCKED for user in people):
            raise refusal(50007)
        off = any(user.dms is Dms.SERVER_OFF for user in people)
        strangers = any(not call.world.share_guild(user, call.bot) for user in people)
        if off or strangers:
            raise refusal(50278)


def _page(call: Call, channel: Channel) -> list[Message]:
    """The messages that ``before``, ``after``, ``around`` and ``limit`` select, newest first."""
    limit = _limit(call)
    stored = channel.messages.values()
    if (after := as_id(call.query.get("after"))) is not None:
        return list(islice((m for m in stored if m.id > after), limit))[::-1]
    if (around := as_id(call.query.get("around"))) is not None:
        newer = list(islice((m for m in stored if m.id > around), limit // 2))[::-1]
        older = (m for m in reversed(stored) if m.id <= around)
        return newer + list(islice(older, limit - len(newer)))
    before = as_id(call.query.get("before"))
    return list(islice((m for m in reversed(stored) if before is None or m.id < before), limit))


def _limit(call: Call) -> int:
    text = call.query.get("limit", "50")
    if not (text.isascii() and text.isdigit() and len(text) < 4) or not 1 <= int(text) <= 100:
        raise refuse_form(("limit",), "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
    return int(text)
