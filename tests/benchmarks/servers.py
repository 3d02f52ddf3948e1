"""What discord.py keeps of the servers that a bot is in: ``python -m tests.benchmarks.servers``."""

import json
import tracemalloc
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

import discord

SERVERS = 300
ROLES, CHANNELS, OVERWRITES, EMOJI, THREADS = 20, 40, 3, 30, 5
"""Of one server: a lively one; most are smaller."""


def payload(number: int) -> dict[str, Any]:
    """A server as the gateway tells of it."""
    rng = Random(number)
    guild_id = 10**17 + number * 10**6
    return {
        "id": str(guild_id),
        "name": f"server {number}",
        "owner_id": str(guild_id + 1),
        "member_count": 500,
        "roles": [_role(guild_id + 100 + i, rng) for i in range(ROLES)],
        "emojis": [
            {"id": str(guild_id + 200 + i), "name": f"emoji{number}x{i}", "roles": []}
            for i in range(EMOJI)
        ],
        "channels": [_channel(guild_id + 1000 + i, guild_id, rng) for i in range(CHANNELS)],
        "threads": [_thread(guild_id + 5000 + i, guild_id) for i in range(THREADS)],
        "members": [],
        "features": ["COMMUNITY", "NEWS"],
        "preferred_locale": "en-US",
        "system_channel_flags": 0,
        "verification_level": 1,
        "premium_tier": 0,
    }


def _role(role_id: int, rng: Random) -> dict[str, Any]:
    return {
        "id": str(role_id),
        "name": f"role {rng.random()}",
        "permissions": str(rng.randrange(2**40)),
        "position": 1,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def _channel(channel_id: int, guild_id: int, rng: Random) -> dict[str, Any]:
    return {
        "id": str(channel_id),
        "guild_id": str(guild_id),
        "type": 0,
        "name": f"channel-{rng.random()}",
        "topic": "What is talked about here, in one sentence.",
        "position": 1,
        "parent_id": str(guild_id + 1000),
        "permission_overwrites": [
            {"id": str(guild_id + 100 + i), "type": 0, "allow": "1024", "deny": "2048"}
            for i in range(OVERWRITES)
        ],
    }


def _thread(thread_id: int, guild_id: int) -> dict[str, Any]:
    return {
        "id": str(thread_id),
        "guild_id": str(guild_id),
        "parent_id": str(guild_id + 1001),
        "owner_id": str(guild_id + 1),
        "type": 11,
        "name": f"Docker: Anna, Ben {thread_id}",
        "message_count": 30,
        "member_count": 3,
        "rate_limit_per_user": 0,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": 10080,
            "archive_timestamp": "2026-01-01T00:00:00+00:00",
            "locked": False,
        },
    }


def measure(servers: int = SERVERS) -> tuple[float, float]:
    """Kilobytes that one server takes, and milliseconds until it is read."""
    client = discord.Client(
        intents=discord.Intents(guilds=True),
        max_messages=None,
        member_cache_flags=discord.MemberCacheFlags.none(),
    )
    events = [json.dumps(payload(number)) for number in range(2 * servers)]
    read = client._connection._add_guild_from_data
    began = process_time()
    for event in events[:servers]:
        read(json.loads(event))
    seconds = process_time() - began
    tracemalloc.start()
    for event in events[servers:]:
        read(json.loads(event))
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / servers / 1024, seconds / servers * 1000


def lines(servers: int = SERVERS) -> Iterator[str]:
    """The table of this measurement."""
    kilobytes, milliseconds = measure(servers)
    yield (
        f"a server with {CHANNELS} channels, {ROLES} roles and {EMOJI} emoji takes "
        f"{kilobytes:.0f} kB in discord.py, and {milliseconds:.2f} ms of processor time once"
    )


if __name__ == "__main__":
    print(*lines(), sep="\n")
