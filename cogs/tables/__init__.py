"""The life of a table in Discord, from /play to the result.

``_cog`` has the slash commands, ``_router`` every press, ``_service`` what they may change (it
knows no Discord), ``_publisher`` what Discord shows of it.
"""

from cogs.tables._assembly import Assembly
from cogs.tables._tree import ClaimingTree, CommandTranslator

__all__ = ["Assembly", "ClaimingTree", "CommandTranslator"]
