"""Threads: opening and changing them."""

from __future__ import annotations

from sandbox.checks.messages import HAS_THREAD
from sandbox.checks.threads import check_thread
from sandbox.clock import Clock
from sandbox.errors import Json, refusal
from sandbox.services.events import EventDispatcher
from sandbox.services.messages import Messages
from sandbox.settings import Settings
from sandbox.snowflakes import Snowflakes
from sandbox.world.model import (
    PRIVATE_THREAD,
    THREADS_OF,
    Channel,
    Guild,
    Message,
    Thread,
    User,
    World,
)
from sandbox.world.permissions import Permission, require

_OF_ACTIVE_ONES = {"name", "auto_archive_duration", "rate_limit_per_user", "invitable"}
"""What can be changed of a thread only while it is not archived."""
_THREAD_CREATED = 18
"""The type of the system message that announces a thread."""
_RENAMED = 4
"""The type of the one that tells the new name of a thread."""


class ActiveThreadLimit:
    """The limit of active threads in one server."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._most = settings.max_active_threads
        self._clock = clock

    def check(self, guild: Guild) -> None:
        """Refuse one more active thread than a server may have."""
        now = self._clock.now()
        threads = guild.threads.values()
        # Counting is slow with thousands of archived threads; most of the time it is not needed.
        if (
            len(threads) >= self._most
            and sum(not t.is_archived(now) for t in threads) >= self._most
        ):
            raise refusal(160006)


class Threads:
    """Opens threads and changes them."""

    def __init__(
        self,
        world: World,
        ids: Snowflakes,
        clock: Clock,
        events: EventDispatcher,
        messages: Messages,
        active_limit: ActiveThreadLimit,
    ) -> None:
        self._world = world
        self._ids = ids
        self._clock = clock
        self._events = events
        self._messages = messages
        self._active_limit = active_limit

    def open_from(self, message: Message, owner: User, payload: Json) -> Thread:
        """Open a thread on a message; it gets the message's id."""
        check_thread(payload)
        guild, kinds = _threads_of(message.channel)
        require(
            owner.id,
            message.channel,
            Permission.CREATE_PUBLIC_THREADS,
            Permission.READ_MESSAGE_HISTORY,
        )
        if message.thread is not None or message.flags & HAS_THREAD:
            raise refusal(160004)
        self._active_limit.check(guild)
        thread = self._open(message.id, message.channel, kinds[0], owner, payload)
        message.thread = thread
        message.flags |= HAS_THREAD
        self._events.message_edited(message)
        return thread

    def open(self, channel: Channel, owner: User, payload: Json) -> Thread:
        """Open a thread without a message; private unless another type is asked for."""
        check_thread(payload)
        guild, kinds = _threads_of(channel)
        kind = payload.get("type") or PRIVATE_THREAD
        if kind not in kinds:
            raise refusal(50024)
        private = kind == PRIVATE_THREAD
        needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
        require(owner.id, channel, needed)
        self._active_limit.check(guild)
        thread = self._open(self._ids.next(), channel, kind, owner, payload)
        thread.invitable = payload.get("invitable") is not False
        if not private:
            self._messages.add_system_message(channel, owner, _THREAD_CREATED, thread.name)
        return thread

    def change(self, thread: Thread, user: User, payload: Json) -> None:
        """Rename, archive, lock or reopen a thread; everybody there reads what *user* calls it."""
        check_thread(payload, changing=True)
        now = self._clock.now()
        opens = payload.get("archived") is False
        if thread.is_archived(now) and not opens and _OF_ACTIVE_ONES & payload.keys():
            raise refusal(50083)
        if payload.get("name") and payload["name"] != thread.name:
            thread.name = payload["name"]
            self._messages.add_system_message(thread, user, _RENAMED, thread.name)
        if payload.get("auto_archive_duration"):
            thread.auto_archive = payload["auto_archive_duration"]
        if payload.get("rate_limit_per_user") is not None:
            thread.slowmode = payload["rate_limit_per_user"]
        if payload.get("locked") is not None:
            thread.locked = payload["locked"]
        if payload.get("invitable") is not None:
            thread.invitable = payload["invitable"]
        if payload.get("archived") is not None:
            if thread.is_archived(now) and not payload["archived"]:
                assert thread.guild is not None
                self._active_limit.check(thread.guild)
            thread.archived = payload["archived"]
            thread.active_at = now
        self._events.thread_changed(thread)

    def _open(
        self, thread_id: int, channel: Channel, kind: int, owner: User, payload: Json
    ) -> Thread:
        now = self._clock.now()
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
            slowmode=payload.get("rate_limit_per_user") or 0,
            members={owner.id: now},
        )
        self._world.add_channel(thread)
        self._events.thread_opened(thread)
        return thread


def _threads_of(channel: Channel) -> tuple[Guild, tuple[int, ...]]:
    """The server of a channel that can have threads, and their types."""
    if channel.guild is None:
        raise refusal(50003)
    if not (kinds := THREADS_OF.get(channel.type, ())):
        raise refusal(50024)
    return channel.guild, kinds
