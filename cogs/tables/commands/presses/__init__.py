"""All functions that serve presses. Importing the modules that declare them makes them known."""

from cogs.robots import presses as robots
from cogs.tables.commands import decisions, ordering, turns, undoing
from cogs.tables.commands.interaction_context import HANDLERS
from cogs.tables.commands.presses import lobby, playing

__all__ = ["HANDLERS", "MODULES"]

MODULES = (decisions, ordering, robots, turns, undoing, lobby, playing)
"""Those that every table needs; features bring theirs."""
