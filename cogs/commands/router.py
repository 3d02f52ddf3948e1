"""The two doors of every interaction: one for slash commands, one for presses. Nothing escapes.

Each acknowledges at once, has the command or the press carried out, and answers whatever happens.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.interaction_context import HANDLERS, InteractionContext
from cogs.commands.services import DONE, FAILED, Services
from cogs.messages.custom_ids import Kind, Needs, Opens, Press, parse_press
from cogs.publishing.interaction_response import InteractionResponse
from cogs.table.errors import Refused, paused
from data.i18n import keys, nearest, translator
from data.store import Session
from rules import RulesError

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

COMPLETION_SECONDS = 0.8
"""A list that comes later than that meets a person who has typed on."""


class TableCommandTree(app_commands.CommandTree[commands.AutoShardedBot]):
    """Acknowledges a command before its callback runs, so that nothing slow can make it fail."""

    services: Services

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
        return await InteractionContext(self.services, interaction).response.acknowledge_privately()

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Respond in private: a refusal with its sentence, anything else with an apology."""
        context = InteractionContext(self.services, interaction)
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
        completer = self.services.completers.get(data["name"])
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
        await InteractionContext(self.services, interaction).response.complete(
            [(c.name, c.value) for c in choices]
        )


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


class Router(commands.Cog):
    """The one listener for component presses."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Serve a press; other interactions belong to the command tree."""
        if interaction.type is not discord.InteractionType.component:
            return
        if not self._services.ongoing.begin():
            return
        data: Any = interaction.data
        press, context = (
            parse_press(data["custom_id"]),
            InteractionContext(self._services, interaction),
        )
        if press is not None and press.kind is Kind.MENU:
            press = parse_press(context.value)
        if press is not None:
            context.bind(
                _binding_of(press, context.response),
                is_for_watchers=not press.kind.value.is_for_strangers,
            )
        if not await _acknowledge(context.response, press):
            return
        if press is not None and not context.response.is_empty:
            await self._services.private.leave(press.session, context.response)
        outcome = FAILED
        try:
            outcome = await self._serve(press, context)
        except Exception as error:
            # The boundary of a press: whatever goes wrong, the person gets an answer.
            await context.report_error(error, _facts_of(press, interaction.user.id))
        context.record.end(press.kind.name.lower() if press is not None else "unknown", outcome)
        await context.finish()

    @commands.Cog.listener()
    async def on_app_command_completion(
        self, interaction: discord.Interaction[Any], command: app_commands.Command[Any, ..., Any]
    ) -> None:
        """Note that a slash command was carried out."""
        context = InteractionContext(self._services, interaction)
        context.record.end(f"/{command.qualified_name}", DONE)
        await self._services.private.dismiss(context.response)

    async def _serve(self, press: Press | None, context: InteractionContext) -> str:
        """Carry out a press and answer it; returns how it ended."""
        if press is None or press.kind not in HANDLERS:
            viewer = await context.viewer()
            commands = self._services.commands.values(viewer.translate)
            note = viewer.translate("error-unknown-button", **commands)
            await context.response.respond_text(note)
            return "unknown button"
        try:
            await context.look_for_place(press.session)
            await HANDLERS[press.kind](context, press)
        except (Refused, RulesError) as refusal:
            await context.refuse(refusal, press.session or None)
            return type(refusal).__name__
        await self._services.private.dismiss(context.response)
        return DONE


def _facts_of(press: Press | None, user_id: int) -> str:
    """Describe a press for the log: an action that is chosen in secret stays out of it."""
    if press is None:
        return f"no press of ours, user {user_id}"
    return f"press {press.kind.name}, table {press.session}, ply {press.ply}, user {user_id}"


def _binding_of(press: Press, response: InteractionResponse) -> Callable[[Session], None]:
    """Return a check of every session that *press* is served at.

    A message that only one person sees may be anywhere in the server of the table; for those who
    belong to the table, everywhere. One that everybody sees counts in the place of its table alone:
    copied, forged or left over from another database, it must not seat people at a table that they
    do not see.
    """

    def require(session: Session) -> None:
        if response.is_private:
            is_here = response.interaction.guild_id == session.guild_id
            if not is_here and not session.belongs(response.interaction.user.id):
                raise Refused("wrong-place")
        elif response.interaction.channel_id not in (session.thread_id, session.channel_id):
            raise Refused("wrong-place")
        has_begun = session.snapshot is not None
        is_answer = press.kind.value.needs is not Needs.NOTHING
        if is_answer and has_begun and press.branch != session.branch:
            raise Refused("went-back")
        if press.kind.value.needs is Needs.MOVE and session.standing.is_paused:
            raise paused(session)

    return require


async def _acknowledge(response: InteractionResponse, press: Press | None) -> bool:
    """Acknowledge the press in the way that its kind asks for; False: it is another process's."""
    opens = Opens.PRIVATE if press is None else press.kind.value.opens
    is_rules = press is not None and press.kind is Kind.GUIDE and press.ply == 0
    opens_here = opens is Opens.ANYWHERE and not response.is_ephemeral
    opens_beside = opens is not Opens.NOTHING and not response.is_private
    if is_rules or opens_here or opens_beside:
        return await response.acknowledge_privately(press.session or None if press else None)
    return await response.acknowledge_in_place()
