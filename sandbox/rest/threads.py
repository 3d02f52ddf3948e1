"""Routes of threads and their members."""

from __future__ import annotations

from sandbox.clock import Clock
from sandbox.errors import Json, refusal
from sandbox.rest.router import Answer, Call, Route
from sandbox.serializers import member_json, thread_json, thread_member_json
from sandbox.services.thread_activity import ThreadActivity
from sandbox.services.threads import Threads
from sandbox.world.model import Thread
from sandbox.world.permissions import Permission, can_see, require

_THREADS = "/channels/{channel_id}/threads"
_FROM_MESSAGE = "/channels/{channel_id}/messages/{message_id}/threads"
_MEMBERS = "/channels/{channel_id}/thread-members"


class ThreadRoutes:
    """Handlers of threads."""

    def __init__(self, clock: Clock, threads: Threads, activity: ThreadActivity) -> None:
        self._clock = clock
        self._threads = threads
        self._activity = activity

    def routes(self) -> tuple[Route, ...]:
        """All routes of this kind."""
        return (
            Route("POST", _FROM_MESSAGE, self.open_from_message, "route"),
            Route("POST", _THREADS, self.open, "route"),
            Route("GET", f"{_THREADS}/archived/public", self.list_archived),
            Route("GET", _MEMBERS, self.list_members),
            Route("GET", f"{_MEMBERS}/@me", self.get_member),
            Route("PUT", f"{_MEMBERS}/@me", self.join, "route"),
            Route("DELETE", f"{_MEMBERS}/@me", self.leave, "route"),
            Route("GET", f"{_MEMBERS}/{{user_id}}", self.get_member),
            Route("PUT", f"{_MEMBERS}/{{user_id}}", self.add_member, "route"),
            Route("DELETE", f"{_MEMBERS}/{{user_id}}", self.remove_member, "route"),
        )

    def open_from_message(self, call: Call) -> Answer:
        """Open a thread on a message."""
        message = call.message(call.channel())
        thread = self._threads.open_from(message, call.bot, call.form)
        return 201, thread_json(thread, self._clock.now(), call.bot)

    def open(self, call: Call) -> Answer:
        """Open a thread without a message."""
        thread = self._threads.open(call.channel(), call.bot, call.form)
        return 201, thread_json(thread, self._clock.now(), call.bot)

    def list_members(self, call: Call) -> Answer:
        """List the members of a thread."""
        thread = call.thread()
        return 200, [_member_json(call, thread, user_id) for user_id in thread.members]

    def get_member(self, call: Call) -> Answer:
        """Return one member of a thread."""
        thread = call.thread()
        user_id = call.id("user_id") if "user_id" in call.params else call.bot.id
        if user_id not in thread.members:
            raise refusal(10007)
        return 200, _member_json(call, thread, user_id)

    def join(self, call: Call) -> Answer:
        """Let the bot join a thread."""
        self._activity.add_member(self._active_thread(call), call.bot)
        return 204, None

    def leave(self, call: Call) -> Answer:
        """Let the bot leave a thread."""
        self._activity.remove_member(self._active_thread(call), call.bot)
        return 204, None

    def add_member(self, call: Call) -> Answer:
        """Add somebody who can see the channel."""
        thread = self._active_thread(call)
        require(call.bot.id, thread, Permission.SEND_MESSAGES_IN_THREADS)
        user = call.user()
        if not can_see(user.id, thread.parent):
            raise refusal(50001)
        self._activity.add_member(thread, user)
        return 204, None

    def remove_member(self, call: Call) -> Answer:
        """Remove somebody."""
        thread = self._active_thread(call)
        if thread.owner_id != call.bot.id or not thread.is_private:
            require(call.bot.id, thread, Permission.MANAGE_THREADS)
        self._activity.remove_member(thread, call.user())
        return 204, None

    def list_archived(self, call: Call) -> Answer:
        """List the archived public threads of a channel."""
        channel = call.channel(Permission.READ_MESSAGE_HISTORY)
        if channel.guild is None:
            raise refusal(50003)
        now, bot = self._clock.now(), call.bot
        found = [
            thread
            for thread in channel.guild.threads.values()
            if thread.parent is channel and thread.is_archived(now) and not thread.is_private
        ]
        members = [thread_member_json(t, bot.id) for t in found if bot.id in t.members]
        threads = [thread_json(thread, now, bot) for thread in found]
        return 200, {"threads": threads, "members": members, "has_more": False}

    def _active_thread(self, call: Call) -> Thread:
        thread = call.thread()
        if thread.is_archived(self._clock.now()):
            raise refusal(50083)
        return thread


def _member_json(call: Call, thread: Thread, user_id: int) -> Json:
    """A member of the thread, with that of the server where the query asks for it."""
    assert thread.guild is not None
    data = thread_member_json(thread, user_id)
    if call.is_set("with_member"):
        data["member"] = member_json(thread.guild.members[user_id])
    return data
