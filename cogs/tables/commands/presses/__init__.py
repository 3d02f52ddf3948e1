"""All functions that serve presses. Importing the modules that declare them makes them known."""

from cogs.tables.commands import (
    decisions,
    figures,
    help_commands,
    history,
    ordering,
    person_commands,
    server_commands,
    turns,
)
from cogs.tables.commands.interaction_context import HANDLERS
from cogs.tables.commands.presses import lobby, playing

__all__ = ["HANDLERS", "MODULES"]

_FEATURES = (
    decisions,
    figures,
    help_commands,
    history,
    ordering,
    person_commands,
    server_commands,
    turns,
)
MODULES = (*_FEATURES, lobby, playing)
