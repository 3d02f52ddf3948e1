"""Routes: messages in channels."""

from __future__ import annotations

from itertools import islice

from sandbox.checks.schema import as_id, refuse_form
from sandbox.errors import refusal
from sandbox.rest.channels import speaking
from sandbox.rest.router import Answer, Call, Route
from sandbox.serializers import message_json
from sandbox.world.model import Channel, Message, Thread
from sandbox.world.permissions import Permission, permissions, require

_MOST_PINS = 50


def send_message(call: Call) -> Answer:
    """Post a message."""
    channel = call.channel()
    _check_may_send(call, channel)
    message = call.core.messages.post(channel, call.bot, call.form, call.uploads)
    return 200, message_json(message, call.core.clock.now())


def get_message(call: Call) -> Answer:
    """Tell one message."""
    message = call.message(call.channel(Permission.READ_MESSAGE_HISTORY))
    return 200, message_json(message, call.core.clock.now())


def list_messages(call: Call) -> Answer:
    """Tell some messages, the newest first."""
    channel = call.channel()
    if Permission.READ_MESSAGE_HISTORY not in permissions(call.bot.id, channel):
        return 200, []
    now = call.core.clock.now()
    return 200, [message_json(message, now) for message in _page(call, channel)]


def edit_message(call: Call) -> Answer:
    """Change one of the bot's own messages."""
    message = call.message(call.channel())
    if message.author is not call.bot:
        raise refusal(50005)
    place = message.channel
    if isinstance(place, Thread) and place.is_archived(call.core.clock.now()):
        raise refusal(50083)
    if call.core.messages.is_old(message):
        call.core.ration_old_edit(place)
    call.core.messages.edit(message, call.form, call.uploads)
    return 200, message_json(message, call.core.clock.now())


def delete_message(call: Call) -> Answer:
    """Take a message away: one's own, or any with the right to."""
    message = call.message(call.channel())
    if message.author is not call.bot:
        require(call.bot.id, message.channel, Permission.MANAGE_MESSAGES)
    call.core.messages.delete(message)
    return 204, None


def pin_message(call: Call) -> Answer:
    """Pin a message."""
    channel = call.channel(Permission.MANAGE_MESSAGES)
    message = call.message(channel)
    if sum(m.is_pinned for m in channel.messages.values()) >= _MOST_PINS:
        raise refusal(30003)
    return _set_pin(call, message, pinned=True)


def unpin_message(call: Call) -> Answer:
    """Unpin a message."""
    return _set_pin(call, call.message(call.channel(Permission.MANAGE_MESSAGES)), pinned=False)


def _set_pin(call: Call, message: Message, *, pinned: bool) -> Answer:
    message.is_pinned = pinned
    call.core.events.message_edited(message)
    return 204, None


def _check_may_send(call: Call, channel: Channel) -> None:
    """Everything that can stand between a bot and a channel."""
    if channel.guild is None:
        closed = any(not user.dms_open for user in channel.recipients)
        name = "POST /channels/{channel_id}/messages"
        if closed or call.core.faults.take("dms_closed", name) is not None:
            raise refusal(50007)
        return
    held = require(call.bot.id, channel, speaking(channel))
    if isinstance(channel, Thread) and channel.locked and Permission.MANAGE_THREADS not in held:
        raise refusal(160005)
    if call.form.get("embeds") and Permission.EMBED_LINKS not in held:
        raise refusal(50013)
    if call.uploads and Permission.ATTACH_FILES not in held:
        raise refusal(50013)


def _page(call: Call, channel: Channel) -> list[Message]:
    """The messages that ``before``, ``after``, ``around`` and ``limit`` choose, newest first."""
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
    if not text.isdigit() or not 1 <= int(text) <= 100:
        raise refuse_form(("limit",), "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
    return int(text)


_MESSAGES = "/channels/{channel_id}/messages"
_MESSAGE = "/channels/{channel_id}/messages/{message_id}"

ROUTES = (
    Route("POST", _MESSAGES, send_message, "route"),
    Route("GET", _MESSAGES, list_messages),
    Route("GET", _MESSAGE, get_message),
    Route("PATCH", _MESSAGE, edit_message, "route"),
    Route("DELETE", _MESSAGE, delete_message, "route"),
    Route("PUT", "/channels/{channel_id}/messages/pins/{message_id}", pin_message, "route"),
    Route("DELETE", "/channels/{channel_id}/messages/pins/{message_id}", unpin_message, "route"),
    Route("PUT", "/channels/{channel_id}/pins/{message_id}", pin_message, "route"),
    Route("DELETE", "/channels/{channel_id}/pins/{message_id}", unpin_message, "route"),
)
