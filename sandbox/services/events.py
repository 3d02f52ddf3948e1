"""Tells of every change: to the bot through the gateway, to the people through their screens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.errors import Json
from sandbox.gateway.intents import Intent
from sandbox.serializers import (
    channel_json,
    guild_create_json,
    message_event_json,
    message_json,
    thread_json,
    thread_member_json,
    user_json,
)
from sandbox.world.model import Channel, Guild, Message, Thread, User
from sandbox.world.permissions import can_see

if TYPE_CHECKING:
    from sandbox.core import Core
    from sandbox.services.interaction import Interaction, Modal

_CONTENTS: Json = {"content": "", "embeds": [], "attachments": [], "components": []}


class EventDispatcher:
    """One method for each kind of news."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def message_posted(self, message: Message) -> None:
        """A new message stands there."""
        self._to_bot("MESSAGE_CREATE", message)
        self._to_people("message", message)

    def message_edited(self, message: Message) -> None:
        """A message has changed."""
        self._to_bot("MESSAGE_UPDATE", message)
        self._to_people("message_edit", message)

    def message_deleted(self, message: Message) -> None:
        """A message is gone."""
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
        bot, now = self._core.world.bot, self._core.clock.now()
        data = {**thread_json(thread, now, bot), "newly_created": True}
        self._dispatch("THREAD_CREATE", thread, data, Intent.GUILDS)
        self._show_thread(thread)

    def thread_changed(self, thread: Thread) -> None:
        """A thread was renamed, hidden, locked or reopened."""
        data = thread_json(thread, self._core.clock.now(), self._core.world.bot)
        self._dispatch("THREAD_UPDATE", thread, data, Intent.GUILDS)
        self._show_thread(thread)

    def thread_members_changed(
        self, thread: Thread, *, added: User | None = None, removed: User | None = None
    ) -> None:
        """Somebody came into a thread or left it."""
        data: Json = {"id": str(thread.id), "guild_id": str(thread.guild_id)}
        data["member_count"] = len(thread.members)
        if added is not None:
            data["added_members"] = [thread_member_json(thread, added.id)]
        if removed is not None:
            data["removed_member_ids"] = [str(removed.id)]
        self._dispatch("THREAD_MEMBERS_UPDATE", thread, data, Intent.GUILDS)
        self._show_thread(thread)

    def thread_deleted(self, thread: Thread) -> None:
        """A thread is gone."""
        data = {
            "id": str(thread.id),
            "guild_id": str(thread.guild_id),
            "parent_id": str(thread.parent.id),
            "type": thread.type,
        }
        self._dispatch("THREAD_DELETE", thread.parent, data, Intent.GUILDS)
        self.world_changed()

    def channel_changed(self, event: str, channel: Channel) -> None:
        """A server's channel came, changed or went; ``event`` is the gateway's name for it."""
        data = channel_json(channel, self._core.clock.now())
        self._core.gateway.dispatch(event, data, guild_id=channel.guild_id, intent=Intent.GUILDS)
        self.world_changed()

    def guild_joined(self, guild: Guild) -> None:
        """The bot was invited to a server."""
        data = guild_create_json(guild, self._core.world.bot, self._core.clock.now())
        self._core.gateway.dispatch("GUILD_CREATE", data, guild_id=guild.id, intent=Intent.GUILDS)
        self.world_changed()

    def guild_left(self, guild: Guild) -> None:
        """The bot was shown the door."""
        data = {"id": str(guild.id)}
        self._core.gateway.dispatch("GUILD_DELETE", data, guild_id=guild.id, intent=Intent.GUILDS)
        self.world_changed()

    def world_changed(self) -> None:
        """People, servers or channels are not what they were: screens read them again."""
        self._core.screens.show_all({"type": "world"})

    def typing(self, channel: Channel, user: User) -> None:
        """Somebody is writing."""
        intent = Intent.DIRECT_TYPING if channel.guild is None else Intent.GUILD_TYPING
        now = self._core.clock.now()
        data = {"channel_id": str(channel.id), "user_id": str(user.id), "timestamp": int(now)}
        self._dispatch("TYPING_START", channel, data, intent)
        event = {"type": "typing", "channel_id": str(channel.id), "user": user_json(user)}
        self._show(channel, event)

    def pinged(self, user: User, message: Message) -> None:
        """Somebody's phone buzzed."""
        event = {"type": "ping", "channel_id": str(message.channel.id)}
        self._core.screens.show(user.id, {**event, "message_id": str(message.id)})

    def interaction_changed(self, interaction: Interaction) -> None:
        """The presser's client shows another state."""
        if self._core.screens.has_screen(interaction.user.id):
            event = {"type": "interaction", **interaction.as_shown()}
            self._core.screens.show(interaction.user.id, event)

    def modal_opened(self, modal: Modal) -> None:
        """A form popped up on somebody's screen."""
        self._core.screens.show(modal.user.id, {"type": "modal", **modal.as_shown()})

    def _to_bot(self, event: str, message: Message) -> None:
        channel = message.channel
        intent = _message_intent(channel)
        if message.reader is not None or not self._core.gateway.any_wants(intent):
            return
        data = message_event_json(message, self._core.clock.now())
        bot = self._core.world.bot
        hidden = message.author is not bot and bot not in message.mentions
        hidden = hidden and channel.guild is not None
        self._dispatch(event, channel, data, intent, {**data, **_CONTENTS} if hidden else None)

    def _to_people(self, kind: str, message: Message) -> None:
        if not self._core.screens.any_open:
            return
        reader = message.reader
        if reader is not None and message.id not in message.channel.ephemeral.get(reader.id, ()):
            return  # dismissed: it never comes back, whatever the bot does with it
        event = {
            "type": kind if reader is None else "ephemeral",
            "channel_id": str(message.channel.id),
            "message": seen_json(message, self._core.clock.now()),
        }
        self._show(message.channel, event, only=reader)

    def _dispatch(
        self, event: str, channel: Channel, data: Json, intent: Intent, masked: Json | None = None
    ) -> None:
        if channel.guild is not None:
            data = {**data, "guild_id": str(channel.guild.id)}
        if can_see(self._core.world.bot.id, channel):
            self._core.gateway.dispatch(
                event, data, guild_id=channel.guild_id, intent=intent, masked=masked
            )

    def _show_thread(self, thread: Thread) -> None:
        if not self._core.screens.any_open:
            return
        data = thread_json(thread, self._core.clock.now())
        event = {"type": "thread", "channel_id": str(thread.parent.id), "thread": data}
        self._show(thread, event)

    def _show(self, channel: Channel, event: Json, *, only: User | None = None) -> None:
        for user_id in self._core.screens.watching:
            if can_see(user_id, channel) if only is None else user_id == only.id:
                self._core.screens.show(user_id, event)


def seen_json(message: Message, now: float) -> Json:
    """A message as the page gets it: Discord's JSON and whether only this person sees it."""
    return {**message_json(message, now), "ephemeral_for_me": message.reader is not None}


def _message_intent(channel: Channel) -> Intent:
    return Intent.DIRECT_MESSAGES if channel.guild is None else Intent.GUILD_MESSAGES
