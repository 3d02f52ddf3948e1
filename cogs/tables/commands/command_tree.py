"""The command tree: acknowledges every slash command at once, and reports what goes wrong."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.tables.commands.interaction_context import InteractionContext
from cogs.tables.commands.services import FAILED, Services
from cogs.tables.session.errors import Refused
from data.i18n import keys, nearest, translator
from rules import RulesError

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

Completer = Callable[[Interaction, str], Awaitable[Sequence[app_commands.Choice[str]]]]
"""What fits the text that was typed so far."""

COMPLETION_SECONDS = 0.8
"""A list that comes later than that meets a person who has typed on."""


class TableCommandTree(app_commands.CommandTree[commands.AutoShardedBot]):
    """Acknowledges a command before its callback runs, so that nothing slow can make it fail."""

    services: Services
    completers: Mapping[str, Completer]
    """By the name of the command: each has one option that is completed, at most."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Acknowledge the command; False where this process has nothing more to do about it.

        It is another process's then, or an autocomplete.

        discord.py would answer an autocomplete as often as there are processes, with a traceback
        for each refusal, and however late.
        """
        if not self.services.ongoing.begin():
            return False
        if interaction.type is discord.InteractionType.autocomplete:
            await self._complete(interaction)
            return False
        return await self._context(interaction).response.acknowledge_privately()

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Respond in private: a refusal with its sentence, anything else with an apology."""
        context = self._context(interaction, is_acknowledged=True)
        name = f"/{interaction.command.qualified_name}" if interaction.command else "/?"
        cause = getattr(error, "original", error)
        if isinstance(cause, Refused | RulesError):
            await context.refuse(cause)
            context.record.end(name, type(cause).__name__)
            return
        if isinstance(cause, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            # Discord shows commands of before an update until its client is loaded again.
            translate = (await context.viewer()).translate
            await context.response.respond_text(translate("error-outdated-command"))
            context.record.end(name, type(cause).__name__)
            return
        await context.report_error(cause, f"{name}, user {interaction.user.id}")
        context.record.end(name, FAILED)

    async def _complete(self, interaction: Interaction) -> None:
        """Offer what fits the typed text; nothing where that takes too long or fails."""
        data: Any = interaction.data
        completer = self.completers.get(data["name"])
        typed = next((o["value"] for o in data.get("options", ()) if o.get("focused")), "")
        choices: Sequence[app_commands.Choice[str]] = ()
        try:
            if completer is not None:
                async with asyncio.timeout(COMPLETION_SECONDS):
                    choices = await completer(interaction, str(typed))
        except TimeoutError:
            log.info("autocomplete %s of /%s took too long", interaction.id, data["name"])
        except Exception:
            # The boundary of an autocomplete: without any choices it can be typed all the same.
            log.exception("autocomplete %s of /%s failed", interaction.id, data["name"])
        await self._context(interaction).response.complete([(c.name, c.value) for c in choices])

    def _context(
        self, interaction: Interaction, *, is_acknowledged: bool = False
    ) -> InteractionContext:
        return InteractionContext(self.services, interaction, is_acknowledged=is_acknowledged)


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
