"""The gateway's protocol: opcodes, close codes, and what a client may ask for when connecting."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from sandbox.gateway.compression import STREAMS

_VERSIONS = ("9", "10")


class Op(IntEnum):
    """The kind of a gateway message."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class CloseConnection(Exception):
    """The client broke the protocol: its socket is closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


def check_query(query: Mapping[str, str]) -> None:
    """Reject a client that asks for another version, encoding or compression."""
    if query.get("v", "10") not in _VERSIONS:
        raise CloseConnection(4012, "Invalid API version")
    if query.get("encoding", "json") != "json":
        raise CloseConnection(4002, "JSON is the only encoding here.")
    if "compress" in query and query["compress"] not in STREAMS:
        raise CloseConnection(4002, f"Compressions here: {', '.join(STREAMS)}.")


def read_shard(shard: Any) -> tuple[int, int]:
    """The shard number and the shard count of an IDENTIFY."""
    if shard is None:
        return 0, 1
    try:
        number, count = map(int, shard)
    except (OverflowError, TypeError, ValueError):
        raise CloseConnection(4010, "Invalid shard.") from None
    if not 0 <= number < count:
        raise CloseConnection(4010, "Invalid shard.")
    return number, count


def is_on_shard(guild_id: int | None, shard: tuple[int, int]) -> bool:
    """Tell whether the events of this server reach this shard; those of no server reach shard 0."""
    number, count = shard
    return number == (0 if guild_id is None else (guild_id >> 22) % count)
