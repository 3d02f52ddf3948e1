"""The parts of a sandbox, and what more than one of them needs."""

from __future__ import annotations

import base64
import secrets

from sandbox.address import Address
from sandbox.clock import Clock
from sandbox.errors import refusal
from sandbox.faults import Faults
from sandbox.gateway import Gateway
from sandbox.rate_limits import RateLimits
from sandbox.record import Record
from sandbox.services.commands import Commands
from sandbox.services.events import EventDispatcher
from sandbox.services.interactions import Interactions
from sandbox.services.messages import Messages
from sandbox.services.screens import Screens
from sandbox.services.threads import Threads
from sandbox.settings import Settings
from sandbox.snowflakes import Snowflakes
from sandbox.world.files import FileStore
from sandbox.world.model import (
    DM_CHANNEL,
    TEXT_CHANNEL,
    Channel,
    Guild,
    Member,
    Role,
    Thread,
    User,
    World,
)
from sandbox.world.permissions import BOT_DEFAULT, EVERYONE_DEFAULT

BOT_ID = 1_190_000_000_000_000_000


class Core:
    """One sandbox without its sockets."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.clock = Clock()
        self.ids = Snowflakes(self.clock)
        self.world = World(User(id=BOT_ID, name=settings.bot_name, bot=True))
        self.token = settings.token or new_token(BOT_ID)
        self.address = Address()
        self.files = FileStore(settings.keep_files)
        self.faults = Faults()
        self.record = Record(settings.keep_requests)
        self.limits = RateLimits(settings.limits, self.clock)
        self.screens = Screens()
        self.gateway = Gateway(
            self.world, self.clock, settings, self.faults, self.address, self.token
        )
        self.events = EventDispatcher(self.gateway, self.screens, self.world, self.clock)
        self.messages = Messages(self)
        self.threads = Threads(self)
        self.commands = Commands(self)
        self.interactions = Interactions(self)

    def add_person(self, name: str, locale: str, *, user_id: int | None = None) -> User:
        """A new person, who joins every server."""
        user = User(id=user_id or self.ids.next(), name=name, locale=locale)
        self.world.users[user.id] = user
        for guild in self.world.guilds.values():
            self.join(guild, user)
        self.events.world_changed()
        return user

    def add_guild(
        self,
        name: str,
        *,
        guild_id: int | None = None,
        locale: str = "en-US",
        with_bot: bool = True,
    ) -> Guild:
        """A new server with everybody in it; its first channel is yet to be made."""
        owner_id = self.ids.next()  # nobody here: an owner may do everything
        guild = Guild(id=guild_id or self.ids.next(), name=name, owner_id=owner_id, locale=locale)
        everyone = Role(id=guild.id, name="@everyone", permissions=int(EVERYONE_DEFAULT))
        guild.roles[guild.id] = everyone
        self.world.guilds[guild.id] = guild
        for person in self.world.persons:
            self.join(guild, person)
        if with_bot:
            self.invite_bot(guild)
        return guild

    def invite_bot(self, guild: Guild) -> None:
        """The bot comes in, with a role of its own."""
        bot = self.world.bot
        role = Role(id=self.ids.next(), name=bot.name, permissions=int(BOT_DEFAULT), bot_id=bot.id)
        guild.roles[role.id] = role
        self.join(guild, bot).roles.append(role.id)
        self.events.guild_joined(guild)

    def dismiss_bot(self, guild: Guild) -> None:
        """The bot is shown the door."""
        member = guild.members.pop(self.world.bot.id)
        for role_id in member.roles:
            del guild.roles[role_id]
        self.events.guild_left(guild)

    def join(self, guild: Guild, user: User) -> Member:
        """Somebody becomes a member."""
        member = guild.members[user.id] = Member(user, self.clock.now())
        return member

    def add_channel(self, guild: Guild, name: str, *, channel_id: int | None = None) -> Channel:
        """A new text channel."""
        channel = Channel(
            id=channel_id or self.ids.next(),
            type=TEXT_CHANNEL,
            name=name,
            guild=guild,
            position=len(guild.channels),
        )
        self.world.add_channel(channel)
        self.events.channel_changed("CHANNEL_CREATE", channel)
        return channel

    def delete_channel(self, channel: Channel) -> None:
        """A channel or thread is taken away, with all that stands in it."""
        self.world.remove_channel(channel)
        if isinstance(channel, Thread):
            self.events.thread_deleted(channel)
        else:
            self.events.channel_changed("CHANNEL_DELETE", channel)

    def dm_channel(self, *users: User) -> Channel:
        """The direct conversation among these, opened where there was none."""
        channel = self.world.dm_channel(*users)
        if channel is None:
            channel = Channel(id=self.ids.next(), type=DM_CHANNEL, name="", recipients=users)
            self.world.add_dm_channel(channel)
            self.events.world_changed()
        return channel

    def ration_old_edit(self, channel: Channel) -> None:
        """Count an edit of a message older than an hour; refuse one too many."""
        most = self.limits.limits.old_edits
        retry_after = self.limits.ration("old edits", str(channel.id), most)
        if retry_after is not None:
            raise refusal(30046, extra={"retry_after": round(retry_after, 3), "global": False})


def new_token(bot_id: int) -> str:
    """A token of the shape that Discord's have: the id, a moment, a secret."""
    name = base64.urlsafe_b64encode(str(bot_id).encode()).decode().rstrip("=")
    return f"{name}.{secrets.token_urlsafe(6)[:6]}.{secrets.token_urlsafe(38)[:38]}"
