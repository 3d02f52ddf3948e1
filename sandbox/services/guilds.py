"""Servers: their channels, their members, and the bot's own membership."""

from __future__ import annotations

from sandbox.clock import Clock
from sandbox.services.events import EventDispatcher
from sandbox.snowflakes import Snowflakes
from sandbox.world.model import Channel, ChannelKind, Guild, Member, Role, Thread, User, World
from sandbox.world.permissions import BOT_DEFAULT, EVERYONE_DEFAULT, MODERATOR

MODERATORS = "Moderators"
"""The role of those who look after a server."""


class Guilds:
    """Creates servers and channels, and lets people and the bot join or leave."""

    def __init__(
        self, world: World, ids: Snowflakes, clock: Clock, events: EventDispatcher
    ) -> None:
        self._world = world
        self._ids = ids
        self._clock = clock
        self._events = events

    def add_person(self, name: str, locale: str, *, user_id: int | None = None) -> User:
        """Create a person, who joins every server."""
        user = User(id=user_id or self._ids.next(), name=name, locale=locale)
        self._world.users[user.id] = user
        for guild in self._world.guilds.values():
            self.join(guild, user)
        self._events.world_changed()
        return user

    def add_guild(self, name: str, *, guild_id: int | None = None, with_bot: bool = True) -> Guild:
        """Create a server with every person in it and no channel yet."""
        owner_id = self._ids.next()  # nobody's: an owner could do everything
        guild = Guild(id=guild_id or self._ids.next(), name=name, owner_id=owner_id)
        everyone = Role(id=guild.id, name="@everyone", permissions=int(EVERYONE_DEFAULT))
        guild.roles[guild.id] = everyone
        self._world.guilds[guild.id] = guild
        for person in self._world.persons:
            self.join(guild, person)
        if with_bot:
            self.invite_bot(guild)
        return guild

    def invite_bot(self, guild: Guild) -> None:
        """Let the bot join, with a role of its own."""
        bot = self._world.bot
        role = Role(id=self._ids.next(), name=bot.name, permissions=int(BOT_DEFAULT), bot_id=bot.id)
        guild.roles[role.id] = role
        self.join(guild, bot).roles.append(role.id)
        self._events.guild_joined(guild)

    def remove_bot(self, guild: Guild) -> None:
        """Kick the bot and delete its role."""
        member = guild.members.pop(self._world.bot.id)
        for role_id in member.roles:
            del guild.roles[role_id]
        self._events.guild_left(guild)

    def remove_member(self, guild: Guild, user: User) -> None:
        """Let a person leave a server and all of its threads."""
        del guild.members[user.id]
        for thread in guild.threads.values():
            thread.members.pop(user.id, None)
        self._events.member_left(guild, user)

    def join(self, guild: Guild, user: User) -> Member:
        """Make a user a member."""
        member = guild.members[user.id] = Member(user, self._clock.now())
        return member

    def add_role(self, guild: Guild, name: str, permissions: int = 0) -> Role:
        """Create a role that nobody has yet."""
        role = Role(id=self._ids.next(), name=name, permissions=permissions)
        guild.roles[role.id] = role
        self._events.role_created(guild, role)
        return role

    def set_role(self, guild: Guild, role: Role, user: User, *, held: bool) -> None:
        """Give a member a role, or take it away."""
        roles = guild.members[user.id].roles
        if held == (role.id in roles):
            return
        if held:
            roles.append(role.id)
        else:
            roles.remove(role.id)
        self._events.member_changed(guild, guild.members[user.id])

    def set_moderator(self, user: User, *, is_one: bool) -> None:
        """Let a person look after every server that they are in, or no more."""
        for guild in self._world.guilds.values():
            if user.id in guild.members:
                named = (role for role in guild.roles.values() if role.name == MODERATORS)
                role = next(named, None) or self.add_role(guild, MODERATORS, int(MODERATOR))
                self.set_role(guild, role, user, held=is_one)

    def add_channel(
        self,
        guild: Guild,
        name: str,
        kind: ChannelKind = ChannelKind.TEXT,
        *,
        channel_id: int | None = None,
    ) -> Channel:
        """Create a channel."""
        channel = Channel(
            id=channel_id or self._ids.next(),
            type=kind,
            name=name,
            guild=guild,
            position=len(guild.channels),
        )
        self._world.add_channel(channel)
        self._events.channel_changed("CHANNEL_CREATE", channel)
        return channel

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread with everything in it."""
        self._world.remove_channel(channel)
        if isinstance(channel, Thread):
            self._events.thread_deleted(channel)
        else:
            self._events.channel_changed("CHANNEL_DELETE", channel)
