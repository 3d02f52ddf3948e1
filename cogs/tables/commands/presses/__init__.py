"""Presses. Each of these modules marks the functions that serve them."""

from cogs.tables.commands.interaction_context import HANDLERS
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

__all__ = ["HANDLERS", "MODULES"]

MODULES = (
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
"""Importing them is what marks these functions."""
