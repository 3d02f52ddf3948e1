"""Every press on a button or menu: parsed, acknowledged, carried out, answered. Nothing escapes."""

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.tables.commands.interaction_context import InteractionContext
from cogs.tables.commands.presses import HANDLERS
from cogs.tables.commands.services import DONE, FAILED, Services
from cogs.tables.delivery.interaction_response import InteractionResponse
from cogs.tables.messages.custom_ids import Kind, Needs, Opens, Press, parse_press
from cogs.tables.session.errors import Refused, paused
from data.store import Session
from rules import RulesError


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
        outcome = FAILED
        try:
            outcome = await self._serve(press, context)
        except Exception as error:
            # The boundary of a press: whatever goes wrong, the person gets an answer.
            await context.report_error(error, _facts_of(press, interaction.user.id))
        context.record.end(press.kind.name.lower() if press is not None else "unknown", outcome)
        await context.response.finish()

    @commands.Cog.listener()
    async def on_app_command_completion(
        self, interaction: discord.Interaction[Any], command: app_commands.Command[Any, ..., Any]
    ) -> None:
        """Note that a slash command was carried out."""
        InteractionContext(self._services, interaction).record.end(
            f"/{command.qualified_name}", DONE
        )

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
