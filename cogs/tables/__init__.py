"""The life of a table in Discord, from /play to the result.

``_cog`` has the slash commands, ``_router`` every press, ``_service`` what they may change (it
knows no Discord), ``_publisher`` what Discord shows of it.
"""

from cogs.tables.commands.command_tree import CommandTranslator, TableCommandTree
from cogs.tables.setup import Assembly

__all__ = ["Assembly", "CommandTranslator", "TableCommandTree"]
