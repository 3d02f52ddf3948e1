"""All functions that serve presses. Importing the modules that declare them makes them known."""

from cogs.commands import decisions, lobby, playing, turns
from cogs.commands.interaction_context import HANDLERS

__all__ = ["HANDLERS", "MODULES"]

MODULES = (decisions, turns, lobby, playing)
"""Those that every table needs; features bring theirs."""
