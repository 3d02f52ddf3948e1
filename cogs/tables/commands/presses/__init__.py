"""All functions that serve presses. Importing the modules that declare them makes them known."""

from cogs.tables.commands import decisions, turns
from cogs.tables.commands.interaction_context import HANDLERS
from cogs.tables.commands.presses import lobby, playing

__all__ = ["HANDLERS", "MODULES"]

MODULES = (decisions, turns, lobby, playing)
"""Those that every table needs; features bring theirs."""
