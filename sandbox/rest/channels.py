"""Routes of channels: reading, changing and deleting them, and typing in them."""

from __future__ import annotations

from sandbox.checks.schema import Integer, Object, Problems, Text
from sandbox.clock import Clock
from sandbox.rate_limits import RateLimits
from sandbox.rest.router import Answer, Call, Route
from sandbox.serializers import channel_json
from sandbox.services.events import EventDispatcher
from sandbox.services.guilds import Guilds
from sandbox.services.threads import Threads
from sandbox.world.model import Channel, Thread
from sandbox.world.permissions import Permission, require, sending

_CHANGE = Object(
    {"name": Text(100, 1), "topic": Text(1024), "rate_limit_per_user": Integer(0, 21_600)},
    unsupported=(
        "type",
        "position",
        "nsfw",
        "bitrate",
        "user_limit",
        "permission_overwrites",
        "parent_id",
        "default_auto_archive_duration",
        "default_thread_rate_limit_per_user",
        "flags",
    ),
)
_CHANNEL = "/channels/{channel_id}"


class ChannelRoutes:
    """Handlers of ``/channels/{id}``."""

    def __init__(
        self,
        clock: Clock,
        events: EventDispatcher,
        guilds: Guilds,
        threads: Threads,
        limits: RateLimits,
    ) -> None:
        self._clock = clock
        self._events = events
        self._guilds = guilds
        self._threads = threads
        self._limits = limits

    def routes(self) -> tuple[Route, ...]:
        """All routes of this kind."""
        return (
            Route("GET", _CHANNEL, self.get),
            Route("PATCH", _CHANNEL, self.change, "route"),
            Route("DELETE", _CHANNEL, self.delete, "route"),
            Route("POST", f"{_CHANNEL}/typing", self.start_typing, "route"),
        )

    def get(self, call: Call) -> Answer:
        """Return a channel, thread or DM channel."""
        return 200, channel_json(call.channel(), self._clock.now(), call.bot)

    def change(self, call: Call) -> Answer:
        """Change a thread, or a channel's name and topic."""
        channel = call.channel()
        if isinstance(channel, Thread):
            _require_thread_rights(call, channel)
            self._count_rename(call, channel)
            self._threads.change(channel, call.bot, call.form)
        else:
            require(call.bot.id, channel, Permission.MANAGE_CHANNELS)
            problems = Problems()
            _CHANGE.check(call.form, (), problems)
            problems.refuse_if_any()
            self._count_rename(call, channel)
            channel.name = call.form.get("name") or channel.name
            channel.topic = call.form.get("topic", channel.topic)
            slowmode = call.form.get("rate_limit_per_user")
            channel.slowmode = channel.slowmode if slowmode is None else slowmode
            self._events.channel_changed("CHANNEL_UPDATE", channel)
        return 200, channel_json(channel, self._clock.now(), call.bot)

    def _count_rename(self, call: Call, channel: Channel) -> None:
        if call.form.get("name") not in (None, channel.name):
            self._limits.count_rename(channel.id)

    def delete(self, call: Call) -> Answer:
        """Delete a channel or thread; a DM channel is only closed, which changes nothing here."""
        channel = call.channel()
        data = channel_json(channel, self._clock.now(), call.bot)
        if channel.guild is None:
            return 200, data
        if isinstance(channel, Thread):
            require(call.bot.id, channel, Permission.MANAGE_THREADS)
        else:
            require(call.bot.id, channel, Permission.MANAGE_CHANNELS)
        self._guilds.delete_channel(channel)
        return 200, data

    def start_typing(self, call: Call) -> Answer:
        """Show the bot as typing."""
        channel = call.channel()
        if channel.guild is not None:
            require(call.bot.id, channel, sending(channel))
        self._events.typing(channel, call.bot)
        return 204, None


def _require_thread_rights(call: Call, thread: Thread) -> None:
    """A thread's owner may rename, archive and reopen it; locking and slowing it take more."""
    opens = call.form.get("archived") is False and set(call.form) <= {"archived"}
    locks = thread.locked or not {"locked", "rate_limit_per_user"}.isdisjoint(call.form)
    if locks or (thread.owner_id != call.bot.id and not opens):
        require(call.bot.id, thread, Permission.MANAGE_THREADS)
