"""Threads: opening them, who is in them, and how they hide and come back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.checks.messages import HAS_THREAD
from sandbox.checks.threads import check_thread
from sandbox.errors import Json, refusal
from sandbox.world.model import (
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT_CHANNEL,
    Channel,
    Message,
    Thread,
    User,
)
from sandbox.world.permissions import Permission, require

if TYPE_CHECKING:
    from sandbox.core import Core

_THREAD_CREATED = 18
_OPENING = "POST /channels/{channel_id}/threads"


class Threads:
    """The one place where threads come to be and change."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def open_from(self, message: Message, owner: User, payload: Json) -> Thread:
        """Open a thread below a message; it gets the message's id."""
        check_thread(payload)
        self._check_place(message.channel)
        require(
            owner.id,
            message.channel,
            Permission.CREATE_PUBLIC_THREADS,
            Permission.READ_MESSAGE_HISTORY,
        )
        if message.thread is not None or message.flags & HAS_THREAD:
            raise refusal(160004)
        thread = self._open(message.id, message.channel, PUBLIC_THREAD, owner, payload)
        message.thread = thread
        message.flags |= HAS_THREAD
        self._core.events.message_edited(message)
        return thread

    def open(self, channel: Channel, owner: User, payload: Json) -> Thread:
        """Open a thread without a message; private unless another type is asked for."""
        check_thread(payload)
        self._check_place(channel)
        kind = payload.get("type") or PRIVATE_THREAD
        private = kind == PRIVATE_THREAD
        needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
        require(owner.id, channel, needed)
        thread = self._open(self._core.ids.next(), channel, kind, owner, payload)
        thread.invitable = payload.get("invitable") is not False
        if not private:
            self._core.messages.add_system_message(channel, owner, _THREAD_CREATED, thread.name)
        return thread

    def change(self, thread: Thread, payload: Json) -> None:
        """Rename, archive, lock or reopen a thread."""
        check_thread(payload, changing=True)
        now = self._core.clock.now()
        if payload.get("name"):
            thread.name = payload["name"]
        if payload.get("auto_archive_duration"):
            thread.auto_archive = payload["auto_archive_duration"]
        if payload.get("locked") is not None:
            thread.locked = payload["locked"]
        if payload.get("invitable") is not None:
            thread.invitable = payload["invitable"]
        if payload.get("archived") is not None:
            if thread.is_hidden(now) and not payload["archived"]:
                self._check_room(thread.parent)
            thread.archived = payload["archived"]
            thread.active_at = now
        self._core.events.thread_changed(thread)

    def wake(self, thread: Thread) -> None:
        """Somebody spoke: a hidden thread comes back."""
        now = self._core.clock.now()
        was_hidden = thread.is_hidden(now)
        thread.archived = False
        thread.active_at = now
        if was_hidden:
            self._core.events.thread_changed(thread)

    def add_member(self, thread: Thread, user: User) -> None:
        """Let somebody in; who is in already stays in."""
        if user.id in thread.members:
            return
        thread.members[user.id] = self._core.clock.now()
        self._core.events.thread_members_changed(thread, added=user)

    def remove_member(self, thread: Thread, user: User) -> None:
        """Let somebody go."""
        if thread.members.pop(user.id, None) is not None:
            self._core.events.thread_members_changed(thread, removed=user)

    def _open(
        self, thread_id: int, channel: Channel, kind: int, owner: User, payload: Json
    ) -> Thread:
        self._check_room(channel)
        now = self._core.clock.now()
        thread = Thread(
            id=thread_id,
            type=kind,
            name=payload["name"],
            guild=channel.guild,
            parent=channel,
            owner_id=owner.id,
            created_at=now,
            active_at=now,
            auto_archive=payload.get("auto_archive_duration") or 1440,
            members={owner.id: now},
        )
        self._core.world.add_channel(thread)
        self._core.events.thread_opened(thread)
        return thread

    def _check_place(self, channel: Channel) -> None:
        if channel.guild is None:
            raise refusal(50003)
        if channel.type != TEXT_CHANNEL:
            raise refusal(50024)

    def _check_room(self, channel: Channel) -> None:
        assert channel.guild is not None
        now = self._core.clock.now()
        threads = channel.guild.threads
        most = self._core.settings.max_active_threads
        if len(threads) >= most and sum(not t.is_hidden(now) for t in threads.values()) >= most:
            raise refusal(160006)
        if self._core.faults.take("threads_full", _OPENING) is not None:
            raise refusal(160006)
