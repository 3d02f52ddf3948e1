"""People, places and faults as the page's own JSON."""

from __future__ import annotations

from dataclasses import fields

from sandbox.errors import Json
from sandbox.faults import Fault
from sandbox.services.guilds import MODERATORS
from sandbox.world.model import Channel, Guild, Thread, User, World
from sandbox.world.permissions import can_see

_COLORS = ("#5865f2", "#2d7d46", "#c2327a", "#946009", "#c93033", "#206694", "#9b59b6", "#11806a")


def world_json(world: World, me: User | None, now: float) -> Json:
    """Everything in one person's sidebar; without a person, only the people to choose from."""
    return {
        "me": None if me is None else person_json(me) | {"moderator": _is_moderator(world, me)},
        "persons": [person_json(person) for person in world.persons],
        "guilds": [
            _guild_json(guild, me, now)
            for guild in world.guilds.values()
            if me is not None and me.id in guild.members
        ],
        "dms": [
            _dm_json(channel, me)
            for channel in world.dm_channels
            if me is not None and me in channel.recipients
        ],
        "bot": {"id": str(world.bot.id), "name": world.bot.name},
    }


def person_json(user: User) -> Json:
    """A person."""
    return {
        "id": str(user.id),
        "name": user.name,
        "locale": user.locale,
        "avatar_color": _COLORS[(user.id >> 22) % len(_COLORS)],
        "dms": user.dms.value,
    }


def _is_moderator(world: World, me: User) -> bool:
    return any(
        guild.roles[role_id].name == MODERATORS
        for guild in world.guilds.values()
        if me.id in guild.members
        for role_id in guild.members[me.id].roles
    )


def choice_json(choice: Json, user: User) -> Json:
    """An autocomplete choice in the person's language."""
    translations = choice.get("name_localizations") or {}
    return {"name": translations.get(user.locale, choice["name"]), "value": choice["value"]}


def fault_json(fault: Fault) -> Json:
    """A fault."""
    return {field.name: getattr(fault, field.name) for field in fields(Fault)}


def _guild_json(guild: Guild, user: User, now: float) -> Json:
    members = [member.user for member in guild.members.values()]
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon_text": "".join(word[0] for word in guild.name.split())[:3].upper(),
        "channels": [
            _channel_json(channel, user, now)
            for channel in guild.channels.values()
            if can_see(user.id, channel)
        ],
        "members": [person_json(member) | {"bot": member.bot} for member in members],
        "roles": [{"id": str(role.id), "name": role.name} for role in guild.roles.values()],
    }


def _channel_json(channel: Channel, user: User, now: float) -> Json:
    assert channel.guild is not None
    threads = [
        _place_json(thread) | {"archived": thread.is_archived(now)}
        for thread in channel.guild.threads.values()
        if thread.parent is channel and can_see(user.id, thread)
    ]
    return _place_json(channel) | {"topic": channel.topic, "threads": threads}


def _place_json(channel: Channel | Thread) -> Json:
    last = channel.last_message_id
    return {
        "id": str(channel.id),
        "name": channel.name,
        "type": channel.type,
        "last_message_id": None if last is None else str(last),
    }


def _dm_json(channel: Channel, user: User) -> Json:
    other = next((u for u in channel.recipients if u is not user), user)
    last = channel.last_message_id
    return {
        "channel_id": str(channel.id),
        "with": {"id": str(other.id), "name": other.name, "bot": other.bot},
        "last_message_id": None if last is None else str(last),
    }
