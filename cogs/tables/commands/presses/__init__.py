"""All functions that serve presses. Importing the modules that declare them makes them known."""

from cogs.tables.commands import (
    decisions,
    figures,
    history,
    ordering,
    person_commands,
    server_commands,
)
from cogs.tables.commands.interaction_context import HANDLERS
from cogs.tables.commands.presses import lobby, playing

__all__ = ["HANDLERS", "MODULES"]

_FEATURES = (decisions, figures, history, ordering, person_commands, server_commands)
MODULES = (*_FEATURES, lobby, playing)
