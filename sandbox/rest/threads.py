"""Routes: threads and their members."""

from __future__ import annotations

from sandbox.errors import refusal
from sandbox.rest.router import Answer, Call, Route
from sandbox.serializers import thread_json, thread_member_json
from sandbox.world.model import Thread, User
from sandbox.world.permissions import Permission, can_see, require


def open_from_message(call: Call) -> Answer:
    """Open a thread below a message."""
    message = call.message(call.channel())
    thread = call.core.threads.open_from(message, call.bot, call.form)
    return 201, thread_json(thread, call.core.clock.now(), call.bot)


def open_alone(call: Call) -> Answer:
    """Open a thread without a message."""
    thread = call.core.threads.open(call.channel(), call.bot, call.form)
    return 201, thread_json(thread, call.core.clock.now(), call.bot)


def list_members(call: Call) -> Answer:
    """Tell who is in a thread."""
    thread = call.thread()
    return 200, [thread_member_json(thread, user_id) for user_id in thread.members]


def get_member(call: Call) -> Answer:
    """Tell of one who is in a thread."""
    thread, user_id = call.thread(), call.id("user_id")
    if user_id not in thread.members:
        raise refusal(10007)
    return 200, thread_member_json(thread, user_id)


def join(call: Call) -> Answer:
    """Go into a thread."""
    thread = _awake(call)
    call.core.thread_activity.add_member(thread, call.bot)
    return 204, None


def leave(call: Call) -> Answer:
    """Go out of a thread."""
    call.core.thread_activity.remove_member(_awake(call), call.bot)
    return 204, None


def add_member(call: Call) -> Answer:
    """Bring somebody in who can see the channel."""
    thread = _awake(call)
    require(call.bot.id, thread, Permission.SEND_MESSAGES_IN_THREADS)
    user = _user(call)
    if not can_see(user.id, thread.parent):
        raise refusal(50001)
    call.core.thread_activity.add_member(thread, user)
    return 204, None


def remove_member(call: Call) -> Answer:
    """Put somebody out."""
    thread = _awake(call)
    if thread.owner_id != call.bot.id or not thread.is_private:
        require(call.bot.id, thread, Permission.MANAGE_THREADS)
    call.core.thread_activity.remove_member(thread, _user(call))
    return 204, None


def list_archived(call: Call) -> Answer:
    """Tell which public threads of a channel are hidden."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    if channel.guild is None:
        raise refusal(50003)
    now, bot = call.core.clock.now(), call.bot
    found = [
        thread
        for thread in channel.guild.threads.values()
        if thread.parent is channel and thread.is_archived(now) and not thread.is_private
    ]
    members = [thread_member_json(t, bot.id) for t in found if bot.id in t.members]
    threads = [thread_json(thread, now, bot) for thread in found]
    return 200, {"threads": threads, "members": members, "has_more": False}


def _awake(call: Call) -> Thread:
    thread = call.thread()
    if thread.is_archived(call.core.clock.now()):
        raise refusal(50083)
    return thread


def _user(call: Call) -> User:
    user = call.core.world.users.get(call.id("user_id"))
    if user is None:
        raise refusal(10013)
    return user


_MEMBERS = "/channels/{channel_id}/thread-members"

ROUTES = (
    Route(
        "POST", "/channels/{channel_id}/messages/{message_id}/threads", open_from_message, "route"
    ),
    Route("POST", "/channels/{channel_id}/threads", open_alone, "route"),
    Route("GET", "/channels/{channel_id}/threads/archived/public", list_archived),
    Route("GET", _MEMBERS, list_members),
    Route("PUT", f"{_MEMBERS}/@me", join, "route"),
    Route("DELETE", f"{_MEMBERS}/@me", leave, "route"),
    Route("GET", f"{_MEMBERS}/{{user_id}}", get_member),
    Route("PUT", f"{_MEMBERS}/{{user_id}}", add_member, "route"),
    Route("DELETE", f"{_MEMBERS}/{{user_id}}", remove_member, "route"),
)
