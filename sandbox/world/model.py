"""Everything that exists in the sandbox: people, servers, channels, threads and messages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from sandbox.errors import Json
from sandbox.world.components import Button, Select, buttons, selects, texts

TEXT_CHANNEL = 0
DM_CHANNEL = 1
PUBLIC_THREAD = 11
PRIVATE_THREAD = 12

MINUTE = 60.0

Reason = Literal["mention", "reply", "everyone", "dm"]
"""Why a phone buzzes."""


@dataclass(frozen=True, slots=True)
class Ping:
    """One moment at which a person's phone buzzed."""

    message_id: int
    channel_id: int
    reason: Reason
    at: float


@dataclass(slots=True, eq=False, repr=False, kw_only=True)
class User:
    """An account: a person, or the bot."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    dms_open: bool = True
    """Does the person take direct messages from members of his servers?"""
    pings: list[Ping] = field(default_factory=list)
    """Oldest first."""

    def __repr__(self) -> str:
        return f"<User {self.name}>"


@dataclass(slots=True, eq=False, kw_only=True)
class Role:
    """A named set of permissions; every server has one for everybody, with the server's id."""

    id: int
    name: str
    permissions: int
    bot_id: int | None = None
    """The bot whose own role it is."""


@dataclass(slots=True, eq=False)
class Member:
    """A user's place in one server."""

    user: User
    joined_at: float
    roles: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Overwrite:
    """A channel's exception for a role or a member."""

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

    def __repr__(self) -> str:
        return f"<Guild {self.name!r}>"


@dataclass(slots=True, eq=False, repr=False, kw_only=True)
class Channel:
    """A place where messages stand: a server's channel, a thread, or a direct conversation."""

    id: int
    type: int
    name: str
    guild: Guild | None = None
    topic: str | None = None
    position: int = 0
    recipients: tuple[User, ...] = ()
    """Everybody in a direct conversation, the bot included where it takes part."""
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    """What everybody here can read, oldest first."""
    ephemeral: dict[int, dict[int, Message]] = field(default_factory=dict)
    """Ephemeral messages by their only reader, oldest first."""
    last_message_id: int | None = None

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name!r} {self.id}>"

    @property
    def guild_id(self) -> int | None:
        """The server's id, or None in a direct conversation."""
        return None if self.guild is None else self.guild.id


@dataclass(slots=True, eq=False, repr=False, kw_only=True)
class Thread(Channel):
    """A side room of a channel; hides itself when nobody has spoken for its time."""

    parent: Channel
    owner_id: int
    created_at: float
    active_at: float
    auto_archive: int = 1440
    """Minutes of silence after which it hides."""
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    members: dict[int, float] = field(default_factory=dict)
    """User ids with the moment of joining."""
    message_count: int = 0

    @property
    def is_private(self) -> bool:
        """Only members see it."""
        return self.type == PRIVATE_THREAD

    def is_archived(self, now: float) -> bool:
        """Tell whether it is archived, by hand or by silence."""
        return self.archived or now - self.active_at >= self.auto_archive * MINUTE


@dataclass(slots=True, eq=False, kw_only=True)
class Attachment:
    """A file that belongs to a message; its bytes lie in the file store."""

    id: int
    filename: str
    size: int
    url: str
    content_type: str
    description: str | None = None
    """The alternative text."""
    width: int | None = None
    height: int | None = None
    is_embedded: bool = False
    """Shown by a component or an embed, and so left out of the message's list."""


@dataclass(slots=True, eq=False, repr=False, kw_only=True)
class Message:
    """One message, as it stands now: edits change it in place."""

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
    mentions: list[User] = field(default_factory=list)
    """Who was pinged by it, after ``allowed_mentions``."""
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    edited_at: float | None = None
    nonce: str | int | None = None
    is_pinned: bool = False
    reply_to: Message | None = None
    interaction: Json | None = None
    """Who caused it with which interaction, where it answers one."""
    reader: User | None = None
    """The only person who sees it, where it is ephemeral."""
    thread: Thread | None = None
    """The thread that grew out of it."""
    is_deleted: bool = False
    edits: int = 0
    """How often it was edited."""

    def __repr__(self) -> str:
        return f"<Message {self.id} {self.text[:60]!r}>"

    @property
    def is_ephemeral(self) -> bool:
        """Seen by one person only."""
        return self.reader is not None

    @property
    def text(self) -> str:
        """All its words: content, embeds and text components, one below the other."""
        return "\n".join(_words(self))

    @property
    def buttons(self) -> list[Button]:
        """Its buttons in reading order."""
        return buttons(self.components)

    @property
    def selects(self) -> list[Select]:
        """Its select menus in reading order."""
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
        """Channels, threads and direct conversations alike."""
        self._dm_channels: dict[frozenset[int], Channel] = {}

    @property
    def persons(self) -> list[User]:
        """Everybody but the bot, in order of arrival."""
        return [user for user in self.users.values() if not user.bot]

    def person_named(self, name: str) -> User | None:
        """The person of this name."""
        return next((user for user in self.persons if user.name == name), None)

    @property
    def dm_channels(self) -> list[Channel]:
        """All direct conversations that were ever opened."""
        return list(self._dm_channels.values())

    def dm_channel(self, *users: User) -> Channel | None:
        """The direct conversation among exactly these users, if it was ever opened."""
        return self._dm_channels.get(frozenset(user.id for user in users))

    def add_dm_channel(self, channel: Channel) -> None:
        """Remember a direct conversation."""
        self.channels[channel.id] = channel
        self._dm_channels[frozenset(user.id for user in channel.recipients)] = channel

    def add_channel(self, channel: Channel) -> None:
        """Put a channel or thread into its server."""
        assert channel.guild is not None
        self.channels[channel.id] = channel
        if isinstance(channel, Thread):
            channel.guild.threads[channel.id] = channel
        else:
            channel.guild.channels[channel.id] = channel

    def remove_channel(self, channel: Channel) -> None:
        """Take a channel out, with the threads in it."""
        del self.channels[channel.id]
        if channel.guild is None:
            return
        channel.guild.channels.pop(channel.id, None)
        channel.guild.threads.pop(channel.id, None)
        if isinstance(channel, Thread) and (start := channel.parent.messages.get(channel.id)):
            start.thread = None
        for thread in [t for t in channel.guild.threads.values() if t.parent is channel]:
            self.remove_channel(thread)
