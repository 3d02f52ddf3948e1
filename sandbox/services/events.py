"""Announces every change: to the bot over the gateway, to people on their screens."""

from __future__ import annotations

from sandbox.clock import Clock
from sandbox.errors import Json
from sandbox.gateway import Gateway
from sandbox.gateway.intents import Intent
from sandbox.serializers import (
    channel_json,
    guild_create_json,
    member_json,
    message_event_json,
    message_json,
    role_json,
    thread_json,
    thread_member_json,
    user_json,
)
from sandbox.services.interaction import Interaction, Modal
from sandbox.services.interaction_payload import interaction_json
from sandbox.services.screens import Screens
from sandbox.world.model import Channel, Guild, Member, Message, Role, Thread, User, World
from sandbox.world.permissions import can_see

_CONTENTS: Json = {"content": "", "embeds": [], "attachments": [], "components": []}


class EventDispatcher:
    """One method for each kind of change."""

    def __init__(self, gateway: Gateway, screens: Screens, world: World, clock: Clock) -> None:
        self._gateway = gateway
        self._screens = screens
        self._world = world
        self._clock = clock

    def message_posted(self, message: Message) -> None:
        """A message was posted."""
        self._to_bot("MESSAGE_CREATE", message)
        self._to_people("message", message)

    def message_edited(self, message: Message) -> None:
        """A message was edited, pinned or given a thread."""
        self._to_bot("MESSAGE_UPDATE", message)
        self._to_people("message_edit", message)

    def message_deleted(self, message: Message) -> None:
        """A message was deleted."""
        channel = message.channel
        data = {"id": str(message.id), "channel_id": str(channel.id)}
        if message.reader is None:
            self._dispatch("MESSAGE_DELETE", channel, data, _message_intent(channel))
        event = {
            "type": "message_delete",
            "channel_id": data["channel_id"],
            "message_id": data["id"],
        }
        self._show(channel, event, only=message.reader)

    def thread_opened(self, thread: Thread) -> None:
        """A thread was created."""
        bot, now = self._world.bot, self._clock.now()
        data = {**thread_json(thread, now, bot), "newly_created": True}
        self._dispatch("THREAD_CREATE", thread, data, Intent.GUILDS)
        self._show_thread(thread)

    def thread_changed(self, thread: Thread) -> None:
        """A thread was renamed, archived, locked or reopened."""
        data = thread_json(thread, self._clock.now(), self._world.bot)
        self._dispatch("THREAD_UPDATE", thread, data, Intent.GUILDS)
        self._show_thread(thread)

    def thread_members_changed(
        self, thread: Thread, *, added: User | None = None, removed: User | None = None
    ) -> None:
        """Somebody joined a thread or left it."""
        data: Json = {"id": str(thread.id), "guild_id": str(thread.guild_id)}
        data["member_count"] = len(thread.members)
        if added is not None:
            data["added_members"] = [thread_member_json(thread, added.id)]
        if removed is not None:
            data["removed_member_ids"] = [str(removed.id)]
        event, bot = "THREAD_MEMBERS_UPDATE", self._world.bot
        if bot in (added, removed):  # It hears of itself in any case.
            self._gateway.dispatch(event, data, guild_id=thread.guild_id, intent=Intent.GUILDS)
        else:
            self._dispatch(event, thread, data, Intent.MEMBERS)
        self._show_thread(thread)

    def thread_deleted(self, thread: Thread) -> None:
        """A thread was deleted."""
        data = {
            "id": str(thread.id),
            "guild_id": str(thread.guild_id),
            "parent_id": str(thread.parent.id),
            "type": thread.type,
        }
        self._dispatch("THREAD_DELETE", thread.parent, data, Intent.GUILDS)
        self.world_changed()

    def channel_changed(self, event: str, channel: Channel) -> None:
        """A channel was created, changed or deleted; *event* is the gateway's name for that."""
        data = channel_json(channel, self._clock.now())
        self._gateway.dispatch(event, data, guild_id=channel.guild_id, intent=Intent.GUILDS)
        self.world_changed()

    def member_left(self, guild: Guild, user: User) -> None:
        """A person left a server."""
        data = {"guild_id": str(guild.id), "user": user_json(user)}
        self._gateway.dispatch(
            "GUILD_MEMBER_REMOVE", data, guild_id=guild.id, intent=Intent.MEMBERS
        )
        self.world_changed()

    def member_changed(self, guild: Guild, member: Member) -> None:
        """A member got a role, or lost one."""
        data = {"guild_id": str(guild.id), **member_json(member)}
        self._gateway.dispatch(
            "GUILD_MEMBER_UPDATE", data, guild_id=guild.id, intent=Intent.MEMBERS
        )
        self.world_changed()

    def role_created(self, guild: Guild, role: Role) -> None:
        """A role was created."""
        data = {"guild_id": str(guild.id), "role": role_json(role)}
        self._gateway.dispatch("GUILD_ROLE_CREATE", data, guild_id=guild.id, intent=Intent.GUILDS)
        self.world_changed()

    def guild_joined(self, guild: Guild) -> None:
        """The bot joined a server."""
        data = guild_create_json(guild, self._world.bot, self._clock.now(), is_new=True)
        self._gateway.dispatch("GUILD_CREATE", data, guild_id=guild.id, intent=Intent.GUILDS)
        self.world_changed()

    def guild_left(self, guild: Guild) -> None:
        """The bot was removed from a server."""
        data = {"id": str(guild.id)}
        self._gateway.dispatch("GUILD_DELETE", data, guild_id=guild.id, intent=Intent.GUILDS)
        self.world_changed()

    def world_changed(self) -> None:
        """People, servers or channels changed: screens reload them."""
        self._screens.show_all({"type": "world"})

    def typing(self, channel: Channel, user: User) -> None:
        """Somebody is typing."""
        intent = Intent.DIRECT_TYPING if channel.guild is None else Intent.GUILD_TYPING
        now = self._clock.now()
        data = {"channel_id": str(channel.id), "user_id": str(user.id), "timestamp": int(now)}
        self._dispatch("TYPING_START", channel, data, intent)
        event = {"type": "typing", "channel_id": str(channel.id), "user": user_json(user)}
        self._show(channel, event)

    def pinged(self, user: User, message: Message) -> None:
        """A message pinged somebody."""
        event = {"type": "ping", "channel_id": str(message.channel.id)}
        self._screens.show(user.id, {**event, "message_id": str(message.id)})

    def interaction_created(self, interaction: Interaction, max_file_size: int) -> None:
        """A person did something with the bot."""
        now, guild_id = self._clock.now(), interaction.channel.guild_id
        data = interaction_json(interaction, self._world.bot, now, max_file_size)
        self._gateway.dispatch("INTERACTION_CREATE", data, guild_id=guild_id, intent=Intent.NONE)

    def interaction_changed(self, interaction: Interaction) -> None:
        """An interaction changed its state on the user's screen."""
        if self._screens.has_screen(interaction.user.id):
            event = {"type": "interaction", **interaction.as_shown()}
            self._screens.show(interaction.user.id, event)

    def modal_opened(self, modal: Modal) -> None:
        """A modal opened on somebody's screen."""
        self._screens.show(modal.user.id, {"type": "modal", **modal.as_shown()})

    def _to_bot(self, event: str, message: Message) -> None:
        channel = message.channel
        intent = _message_intent(channel)
        if message.reader is not None or not self._gateway.any_wants(intent):
            return
        data = message_event_json(message, self._clock.now())
        bot = self._world.bot
        masked = message.author is not bot and bot not in message.mentions
        masked = masked and channel.guild is not None
        self._dispatch(event, channel, data, intent, {**data, **_CONTENTS} if masked else None)

    def _to_people(self, kind: str, message: Message) -> None:
        if not self._screens.any_open:
            return
        reader = message.reader
        if reader is not None and message.id not in message.channel.ephemeral.get(reader.id, ()):
            return  # dismissed: an edit by the bot does not bring it back
        event = {
            "type": kind if reader is None else "ephemeral",
            "channel_id": str(message.channel.id),
            "message": seen_json(message, self._clock.now()),
        }
        self._show(message.channel, event, only=reader)

    def _dispatch(
        self, event: str, channel: Channel, data: Json, intent: Intent, masked: Json | None = None
    ) -> None:
        if channel.guild is not None:
            data = {**data, "guild_id": str(channel.guild.id)}
        if can_see(self._world.bot.id, channel):
            self._gateway.dispatch(
                event, data, guild_id=channel.guild_id, intent=intent, masked=masked
            )

    def _show_thread(self, thread: Thread) -> None:
        if not self._screens.any_open:
            return
        data = thread_json(thread, self._clock.now())
        event = {"type": "thread", "channel_id": str(thread.parent.id), "thread": data}
        self._show(thread, event)

    def _show(self, channel: Channel, event: Json, *, only: User | None = None) -> None:
        for user_id in self._screens.watching:
            if can_see(user_id, channel) if only is None else user_id == only.id:
                self._screens.show(user_id, event)


def seen_json(message: Message, now: float) -> Json:
    """A message as the page gets it: Discord's JSON, and whether only this person sees it."""
    return {**message_json(message, now), "ephemeral_for_me": message.reader is not None}


def _message_intent(channel: Channel) -> Intent:
    return Intent.DIRECT_MESSAGES if channel.guild is None else Intent.GUILD_MESSAGES
