"""The world as JSON: each object as Discord's API sends it."""

from sandbox.serializers.applications import application_json
from sandbox.serializers.channels import (
    channel_json,
    interaction_channel_json,
    thread_json,
    thread_member_json,
)
from sandbox.serializers.guilds import guild_create_json, guild_json, role_json
from sandbox.serializers.messages import REPLY, attachment_json, message_event_json, message_json
from sandbox.serializers.users import member_json, own_user_json, user_json

__all__ = [
    "REPLY",
    "application_json",
    "attachment_json",
    "channel_json",
    "guild_create_json",
    "guild_json",
    "interaction_channel_json",
    "member_json",
    "message_event_json",
    "message_json",
    "own_user_json",
    "role_json",
    "thread_json",
    "thread_member_json",
    "user_json",
]
