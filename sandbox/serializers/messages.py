"""Messages and attachments as Discord's JSON."""

from __future__ import annotations

from sandbox.checks.messages import EPHEMERAL
from sandbox.clock import iso
from sandbox.errors import Json
from sandbox.serializers.channels import thread_json
from sandbox.serializers.users import member_json, user_json
from sandbox.world.model import Attachment, Message

_IS_SPOILER = 1 << 3
REPLY = 19
"""The type of a message that replies to another one."""


def attachment_json(attachment: Attachment, *, ephemeral: bool = False) -> Json:
    """An attachment of a message."""
    data: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": attachment.size,
        "url": attachment.url,
        "proxy_url": attachment.url,
        "content_type": attachment.content_type,
    }
    if attachment.width is not None:
        data |= {"width": attachment.width, "height": attachment.height}
    if attachment.is_spoiler:
        data["flags"] = _IS_SPOILER
    if attachment.description:
        data["description"] = attachment.description
    if ephemeral:
        data["ephemeral"] = True
    return data


def message_json(message: Message, now: float, *, quoting: bool = True) -> Json:
    """A message as the REST API returns it; *quoting* includes the message it replies to."""
    data: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel.id),
        "type": message.type,
        "author": user_json(message.author),
        "content": message.content,
        "timestamp": iso(message.created_at),
        "edited_timestamp": None if message.edited_at is None else iso(message.edited_at),
        "tts": message.tts,
        "mention_everyone": message.mention_everyone,
        "mentions": [user_json(user) for user in message.mentions],
        "mention_roles": [str(role) for role in message.mention_roles],
        "attachments": [
            attachment_json(attachment, ephemeral=message.is_ephemeral)
            for attachment in message.attachments
            if not attachment.is_embedded
        ],
        "embeds": message.embeds,
        "components": message.components,
        "pinned": message.is_pinned,
        "flags": message.flags | (EPHEMERAL if message.is_ephemeral else 0),
    }
    if message.nonce is not None:
        data["nonce"] = message.nonce
    if message.interaction is not None:
        data["interaction_metadata"] = message.interaction
        data["application_id"] = data["webhook_id"] = str(message.author.application_id)
    if message.interaction is not None and message.command is not None:
        # Deprecated, but still sent, and the only place that has the name of the command.
        about = {key: message.interaction[key] for key in ("id", "type", "user")}
        data["interaction"] = {**about, "name": message.command}
    if message.thread is not None:
        data["thread"] = thread_json(message.thread, now)
    if message.type == REPLY and message.reply_to is not None:
        data["message_reference"] = _reference_json(message.reply_to)
        if quoting:
            data["referenced_message"] = _quote_json(message.reply_to, now)
    return data


def _reference_json(target: Message) -> Json:
    reference: Json = {
        "type": 0,
        "message_id": str(target.id),
        "channel_id": str(target.channel.id),
    }
    if target.channel.guild is not None:
        reference["guild_id"] = str(target.channel.guild.id)
    return reference


def _quote_json(target: Message, now: float) -> Json | None:
    return None if target.is_deleted else message_json(target, now, quoting=False)


def message_event_json(message: Message, now: float) -> Json:
    """A message as events carry it: with its server and its author's membership."""
    data = message_json(message, now)
    guild = message.channel.guild
    if guild is not None:
        data["guild_id"] = str(guild.id)
        member = guild.members.get(message.author.id)
        if member is not None:
            data["member"] = {k: v for k, v in member_json(member).items() if k != "user"}
    return data
