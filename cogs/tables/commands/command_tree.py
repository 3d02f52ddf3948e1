"""The command tree: claims every slash command at once, and answers what goes wrong in one."""

import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.tables.commands.interaction_context import Desk
from cogs.tables.session.errors import TableError
from data.i18n import keys, nearest, translator
from rules import RulesError

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]


class TableCommandTree(app_commands.CommandTree[commands.Bot]):
    """Acknowledges a command before its callback runs, so that nothing slow can make it fail."""

    desk: Desk

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Claim the command; False where another process has it. Autocompletes need no claim."""
        if interaction.type is not discord.InteractionType.application_command:
            return True
        return await self.desk.response(interaction).acknowledge_privately()

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Answer in private: a refusal with its sentence, anything else with an apology."""
        response = self.desk.answer_claimed(interaction)
        cause = getattr(error, "original", error)
        if isinstance(cause, TableError | RulesError):
            await self.desk.refuse(response, await self.desk.viewer(interaction), cause)
            return
        try:
            raise cause
        except Exception:
            name = interaction.command.qualified_name if interaction.command else "?"
            await self.desk.report_error(response, f"/{name}, user {interaction.user.id}")


class CommandTranslator(app_commands.Translator):
    """Names and descriptions of the commands, from the same text files as everything else."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in *locale*; None where it would be the English one anyway."""
        language = nearest(locale.value)
        key = string.extras.get("key") or _key(context)
        if language == "en" or key not in keys(language):
            return None
        return translator(language)(key)


def _key(context: app_commands.TranslationContextTypes) -> str:
    where = app_commands.TranslationContextLocation
    data: Any = context.data
    match context.location:
        case where.command_name:
            return f"command-{data.name}"
        case where.command_description:
            return f"command-{data.name}-description"
        case where.parameter_name:
            return f"command-{data.command.name}-{data.name}"
        case where.parameter_description:
            return f"command-{data.command.name}-{data.name}-description"
        case _:
            return ""
