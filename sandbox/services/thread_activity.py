"""Reasons for a thread to stay alive: messages in it, and the people who follow it."""

from __future__ import annotations

from sandbox.clock import Clock
from sandbox.services.events import EventDispatcher
from sandbox.world.model import Thread, User


class ThreadActivity:
    """Unarchives threads, and lets people join or leave them."""

    def __init__(self, clock: Clock, events: EventDispatcher) -> None:
        self._clock = clock
        self._events = events

    def record_message(self, thread: Thread) -> None:
        """Count a message; an archived thread becomes active again."""
        self.wake(thread)
        thread.active_at = self._clock.now()
        thread.message_count += 1

    def wake(self, thread: Thread) -> None:
        """Make an archived thread active again; nothing changes for any other."""
        now = self._clock.now()
        if thread.is_archived(now):
            thread.archived, thread.active_at = False, now
            self._events.thread_changed(thread)

    def add_member(self, thread: Thread, user: User) -> None:
        """Let somebody join; a member stays one."""
        if user.id in thread.members:
            return
        thread.members[user.id] = self._clock.now()
        self._events.thread_members_changed(thread, added=user)

    def remove_member(self, thread: Thread, user: User) -> None:
        """Let somebody leave."""
        if thread.members.pop(user.id, None) is not None:
            self._events.thread_members_changed(thread, removed=user)
