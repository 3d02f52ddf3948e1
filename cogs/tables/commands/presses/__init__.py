"""Presses. Each of these modules marks the functions that serve them."""

from cogs.tables.commands.presses import (
    config,
    leaving,
    lobby,
    moderation,
    orders,
    personal,
    playing,
    privacy,
    records,
    robots,
    undo,
)
from cogs.tables.commands.presses.pressed import HANDLERS, Pressed

__all__ = [
    "HANDLERS",
    "Pressed",
    "config",
    "leaving",
    "lobby",
    "moderation",
    "orders",
    "personal",
    "playing",
    "privacy",
    "records",
    "robots",
    "undo",
]
