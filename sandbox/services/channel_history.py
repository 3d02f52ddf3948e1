"""The messages of a channel: where they are kept, and who is notified of them."""

from __future__ import annotations

from sandbox.checks.messages import LOADING, SILENT
from sandbox.clock import Clock
from sandbox.errors import Json
from sandbox.services.attachments import Attachments
from sandbox.services.events import EventDispatcher
from sandbox.services.thread_activity import ThreadActivity
from sandbox.settings import Settings
from sandbox.world.mentions import ping
from sandbox.world.model import Message, Thread, User
from sandbox.world.permissions import Permission, can_see, permissions


class ChannelHistory:
    """Puts messages into channels and takes them out again."""

    def __init__(
        self,
        clock: Clock,
        settings: Settings,
        events: EventDispatcher,
        thread_activity: ThreadActivity,
        attachments: Attachments,
    ) -> None:
        self._clock = clock
        self._settings = settings
        self._events = events
        self._thread_activity = thread_activity
        self._attachments = attachments

    def add(self, message: Message) -> None:
        """Put a new message at the end of its channel."""
        channel = message.channel
        if message.reader is not None:
            self._add_ephemeral(message, message.reader)
        else:
            channel.messages[message.id] = message
            channel.last_message_id = message.id
            if isinstance(channel, Thread):
                self._thread_activity.record_message(channel)
        self._events.message_posted(message)

    def changed(self, message: Message) -> None:
        """Announce an edited message."""
        self._events.message_edited(message)

    def remove(self, message: Message) -> None:
        """Take a message out, with its files."""
        channel = message.channel
        message.is_deleted = True
        if message.reader is None:
            channel.messages.pop(message.id, None)
        else:
            channel.ephemeral.get(message.reader.id, {}).pop(message.id, None)
        self._attachments.delete(message.attachments)
        self._events.message_deleted(message)

    def notify(self, message: Message, payload: Json) -> None:
        """Ping everybody whom a new message mentions."""
        if message.is_ephemeral or message.flags & (SILENT | LOADING):
            return
        allowed = payload.get("allowed_mentions")
        replied = message.reply_to is not None and message.interaction is None
        replied = replied and (allowed is None or bool(allowed.get("replied_user")))
        if isinstance(message.channel, Thread):
            self._let_in_mentioned(message, message.channel)
        for user in ping(message, ping_replied=replied, now=self._clock.now()):
            self._events.pinged(user, message)
            if isinstance(message.channel, Thread) and user in message.mentions:
                self._thread_activity.add_member(message.channel, user)

    def _let_in_mentioned(self, message: Message, thread: Thread) -> None:
        """Let those mentioned into a private thread, where the author may invite people."""
        held = permissions(message.author.id, thread)
        may_invite = thread.invitable or Permission.MANAGE_THREADS in held
        if not thread.is_private or not may_invite:
            return
        for user in message.mentions:
            if can_see(user.id, thread.parent):
                self._thread_activity.add_member(thread, user)

    def _add_ephemeral(self, message: Message, reader: User) -> None:
        kept = message.channel.ephemeral.setdefault(reader.id, {})
        kept[message.id] = message
        if len(kept) > self._settings.keep_ephemeral:
            oldest = kept.pop(next(iter(kept)))
            oldest.reply_to = None
            self._attachments.delete(oldest.attachments)
