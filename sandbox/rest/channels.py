"""Routes: channels themselves, and typing in them."""

from __future__ import annotations

from sandbox.checks.schema import Object, Problems, Text
from sandbox.rest.router import Answer, Call, Route
from sandbox.serializers import channel_json
from sandbox.world.model import Channel, Thread
from sandbox.world.permissions import Permission, require

_CHANGE = Object({"name": Text(100, 1), "topic": Text(1024)})


def get_channel(call: Call) -> Answer:
    """Tell of a channel, thread or conversation."""
    return 200, channel_json(call.channel(), call.core.clock.now(), call.bot)


def change_channel(call: Call) -> Answer:
    """Change a thread, or a channel's name and topic."""
    channel = call.channel()
    if isinstance(channel, Thread):
        _require_thread_rights(call, channel)
        call.core.threads.change(channel, call.form)
    else:
        require(call.bot.id, channel, Permission.MANAGE_CHANNELS)
        problems = Problems()
        _CHANGE.check(call.form, (), problems)
        problems.refuse_if_any()
        channel.name = call.form.get("name") or channel.name
        channel.topic = call.form.get("topic", channel.topic)
        call.core.events.channel_changed("CHANNEL_UPDATE", channel)
    return 200, channel_json(channel, call.core.clock.now(), call.bot)


def delete_channel(call: Call) -> Answer:
    """Delete a channel or thread; a conversation is only closed, and stays."""
    channel = call.channel()
    data = channel_json(channel, call.core.clock.now(), call.bot)
    if channel.guild is None:
        return 200, data
    if isinstance(channel, Thread):
        require(call.bot.id, channel, Permission.MANAGE_THREADS)
    else:
        require(call.bot.id, channel, Permission.MANAGE_CHANNELS)
    call.core.guilds.delete_channel(channel)
    return 200, data


def start_typing(call: Call) -> Answer:
    """Show that the bot is writing."""
    channel = call.channel()
    if channel.guild is not None:
        require(call.bot.id, channel, speaking(channel))
    call.core.events.typing(channel, call.bot)
    return 204, None


def speaking(channel: Channel) -> Permission:
    """What one needs to write there."""
    if isinstance(channel, Thread):
        return Permission.SEND_MESSAGES_IN_THREADS
    return Permission.SEND_MESSAGES


def _require_thread_rights(call: Call, thread: Thread) -> None:
    """Whoever opened a thread may rename, archive and reopen it; to lock it takes more."""
    opens = call.form.get("archived") is False and set(call.form) <= {"archived"}
    locks = call.form.get("locked") is not None or thread.locked
    if locks or (thread.owner_id != call.bot.id and not opens):
        require(call.bot.id, thread, Permission.MANAGE_THREADS)


ROUTES = (
    Route("GET", "/channels/{channel_id}", get_channel),
    Route("PATCH", "/channels/{channel_id}", change_channel, "route"),
    Route("DELETE", "/channels/{channel_id}", delete_channel, "route"),
    Route("POST", "/channels/{channel_id}/typing", start_typing, "route"),
)
