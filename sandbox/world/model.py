"""Everything that exists in the sandbox: people, servers, channels, threads and messages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Literal

from sandbox.errors import Json
from sandbox.world.components import Button, Select, buttons, selects, texts

DM_CHANNEL = 1
ANNOUNCEMENT_THREAD = 10
PUBLIC_THREAD = 11
PRIVATE_THREAD = 12


class ChannelKind(IntEnum):
    """The kinds of channels that a server has, by Discord's numbers."""

    TEXT = 0
    VOICE = 2
    ANNOUNCEMENT = 5
    STAGE = 13
    FORUM = 15


THREADS_OF: dict[int, tuple[int, ...]] = {
    ChannelKind.TEXT: (PUBLIC_THREAD, PRIVATE_THREAD),
    ChannelKind.ANNOUNCEMENT: (ANNOUNCEMENT_THREAD,),
}
"""The threads that a kind of channel has; the first of them on messages. Others have none here."""

WITHOUT_MESSAGES = frozenset[int]({ChannelKind.FORUM})
"""Kinds of channels that hold no messages themselves."""

MINUTE = 60.0

Reason = Literal["mention", "reply", "everyone", "dm"]
"""Why a message pings somebody."""


@dataclass(frozen=True, slots=True)
class Ping:
    """One notification on a person's phone."""

    message_id: int
    channel_id: int
    reason: Reason
    at: float


class Dms(StrEnum):
    """The ways in which a person takes, or refuses, direct messages from the bot."""

    OPEN = "open"
    BLOCKED = "blocked"
    """The person has blocked the app: 50007."""
    SERVER_OFF = "server_off"
    """Direct messages from members of shared servers are off: 50278."""


@dataclass(slots=True, eq=False, repr=False, kw_only=True)
class User:
    """An account: a person, or the bot."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    application_id: int = 0
    """Of a bot: that of its application, which old ones do not share with their user."""
    dms: Dms = Dms.OPEN
    pings: list[Ping] = field(default_factory=list)
    """Oldest first."""

    def __repr__(self) -> str:
        return f"<User {self.name}>"


@dataclass(slots=True, eq=False, kw_only=True)
class Role:
    """A named set of permissions; @everyone has the id of its server."""

    id: int
    name: str
    permissions: int
    bot_id: int | None = None
    """The bot that this role was created for."""


@dataclass(slots=True, eq=False)
class Member:
    """A user as a member of one server."""

    user: User
    joined_at: float
    roles: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Overwrite:
    """A channel's permission overwrite for a role or a member."""

    is_member: bool
    allow: int = 0
    deny: int = 0


@dataclass(slots=True, eq=False, repr=False, kw_only=True)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    threads: dict[int, Thread] = field(default_factory=dict)
    is_new: bool = False
    """Whether the bot has been invited while it was away, and has not heard of it yet."""

    def __repr__(self) -> str:
        return f"<Guild {self.name!r}>"


@dataclass(slots=True, eq=False, repr=False, kw_only=True)
class Channel:
    """A server's channel, a thread, or a DM channel."""

    id: int
    type: int
    name: str
    guild: Guild | None = None
    topic: str | None = None
    slowmode: int = 0
    """Seconds between two messages of one person."""
    position: int = 0
    recipients: tuple[User, ...] = ()
    """Everybody in a DM channel, the bot included if it takes part."""
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    """The messages that everybody here can read, oldest first."""
    ephemeral: dict[int, dict[int, Message]] = field(default_factory=dict)
    """Ephemeral messages by the id of their only reader, oldest first."""
    last_message_id: int | None = None

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name!r} {self.id}>"

    @property
    def guild_id(self) -> int | None:
        """The server's id; None for a DM channel."""
        return None if self.guild is None else self.guild.id


@dataclass(slots=True, eq=False, repr=False, kw_only=True)
class Thread(Channel):
    """A thread of a channel; archived after a time without messages."""

    parent: Channel
    owner_id: int
    created_at: float
    active_at: float
    auto_archive: int = 1440
    """Minutes without a message after which it is archived."""
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    members: dict[int, float] = field(default_factory=dict)
    """User ids with the time of joining."""
    message_count: int = 0

    @property
    def is_private(self) -> bool:
        """Tell whether only members see it."""
        return self.type == PRIVATE_THREAD

    def is_archived(self, now: float) -> bool:
        """Tell whether it is archived, by hand or for lack of messages."""
        return self.archived or now - self.active_at >= self.auto_archive * MINUTE


@dataclass(slots=True, eq=False, kw_only=True)
class Attachment:
    """A file of a message; its bytes are in the file store."""

    id: int
    filename: str
    size: int
    url: str
    content_type: str
    description: str | None = None
    """The alternative text."""
    is_spoiler: bool = False
    width: int | None = None
    height: int | None = None
    is_embedded: bool = False
    """Shown by a component or an embed, and so missing from the message's own list."""


@dataclass(slots=True, eq=False, repr=False, kw_only=True)
class Message:
    """One message in its present form: edits change it in place."""

    id: int
    channel: Channel
    author: User
    created_at: float
    type: int = 0
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    tts: bool = False
    """Read aloud by clients that allow it."""
    mentions: list[User] = field(default_factory=list)
    """The users it mentions, after ``allowed_mentions``."""
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    edited_at: float | None = None
    nonce: str | int | None = None
    is_pinned: bool = False
    reply_to: Message | None = None
    interaction: Json | None = None
    """The metadata of the interaction that it responds to."""
    command: str | None = None
    """The command that it responds to, with sub-commands after spaces."""
    reader: User | None = None
    """The only person who sees it, if it is ephemeral."""
    thread: Thread | None = None
    """The thread opened on it."""
    is_deleted: bool = False
    edits: int = 0
    """How many times it was edited."""

    def __repr__(self) -> str:
        return f"<Message {self.id} {self.text[:60]!r}>"

    @property
    def is_ephemeral(self) -> bool:
        """Tell whether one person only sees it."""
        return self.reader is not None

    @property
    def text(self) -> str:
        """All its text, line by line: content, embeds and text displays."""
        return "\n".join(_words(self))

    @property
    def buttons(self) -> list[Button]:
        """Its buttons in reading order."""
        return buttons(self.components)

    @property
    def selects(self) -> list[Select]:
        """Its selects in reading order."""
        return selects(self.components)


def _words(message: Message) -> Iterator[str]:
    if message.content:
        yield message.content
    for embed in message.embeds:
        yield from (embed[key] for key in ("title", "description") if embed.get(key))
        for entry in embed.get("fields", ()):
            yield f"{entry['name']}\n{entry['value']}"
    yield from texts(message.components)


class World:
    """All users, servers and channels by id."""

    def __init__(self, bot: User) -> None:
        self.bot = bot
        self.users: dict[int, User] = {bot.id: bot}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        """Channels, threads and DM channels."""
        self._dm_channels: dict[frozenset[int], Channel] = {}

    @property
    def persons(self) -> list[User]:
        """Everybody but the bot, oldest account first."""
        return [user for user in self.users.values() if not user.bot]

    def person_named(self, name: str) -> User | None:
        """The person of this name, if there is one."""
        return next((user for user in self.persons if user.name == name), None)

    @property
    def dm_channels(self) -> list[Channel]:
        """All DM channels."""
        return list(self._dm_channels.values())

    def dm_channel(self, *users: User) -> Channel | None:
        """The DM channel between exactly these users, if there is one."""
        return self._dm_channels.get(frozenset(user.id for user in users))

    def share_guild(self, one: User, other: User) -> bool:
        """Tell whether two users are members of the same server."""
        return any(
            one.id in guild.members and other.id in guild.members for guild in self.guilds.values()
        )

    def add_dm_channel(self, channel: Channel) -> None:
        """Register a DM channel."""
        self.channels[channel.id] = channel
        self._dm_channels[frozenset(user.id for user in channel.recipients)] = channel

    def add_channel(self, channel: Channel) -> None:
        """Register a channel or thread with its server."""
        assert channel.guild is not None
        self.channels[channel.id] = channel
        if isinstance(channel, Thread):
            channel.guild.threads[channel.id] = channel
        else:
            channel.guild.channels[channel.id] = channel

    def remove_channel(self, channel: Channel) -> None:
        """Remove a channel with its threads."""
        del self.channels[channel.id]
        if channel.guild is None:
            return
        channel.guild.channels.pop(channel.id, None)
        channel.guild.threads.pop(channel.id, None)
        if isinstance(channel, Thread) and (start := channel.parent.messages.get(channel.id)):
            start.thread = None
        for thread in [t for t in channel.guild.threads.values() if t.parent is channel]:
            self.remove_channel(thread)
