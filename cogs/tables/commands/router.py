"""Every press on a button or menu: parsed, acknowledged, carried out, answered. Nothing escapes."""

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.tables.commands.binding import WITHOUT_WATCHING, binding_of
from cogs.tables.commands.interaction_context import InteractionContext
from cogs.tables.commands.presses import (
    config,
    leaving,
    lobby,
    moderation,
    orders,
    personal,
    playing,
    privacy,
    records,
    robots,
)
from cogs.tables.commands.presses.pressed import Handler, Pressed
from cogs.tables.commands.service_record import DONE, FAILED
from cogs.tables.commands.services import Services
from cogs.tables.delivery.interaction_response import InteractionResponse
from cogs.tables.messages.custom_ids import Kind, Press, parse_press
from cogs.tables.session.errors import Refused
from rules import RulesError

OPENS_ANYWHERE = {
    Kind.PLAY,
    Kind.PANEL,
    Kind.GUIDE,
    Kind.HISTORY,
    Kind.REVIEW,
    Kind.AGAIN,
    Kind.ASK_BACK,
    Kind.ORDER,
    Kind.SUMMARY,
    Kind.ASK,
    Kind.STAND_IN,
}
"""The same in direct messages, whose message stays as it is."""
OPENS_OWN_MESSAGE = {Kind.SCREEN, Kind.WORDS, Kind.TAKE_SEAT, *OPENS_ANYWHERE}
"""Pressed on a public message, these open a private one; others leave it as it is."""

_HANDLERS: Final[Mapping[Kind, Handler]] = {
    **lobby.HANDLERS,
    **playing.HANDLERS,
    **robots.HANDLERS,
    **leaving.HANDLERS,
    **moderation.HANDLERS,
    **config.HANDLERS,
    **records.HANDLERS,
    **orders.HANDLERS,
    **personal.HANDLERS,
    **privacy.HANDLERS,
}


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
        press = parse_press(data["custom_id"])
        value = str((data.get("values") or [""])[0])
        if press is not None and press.kind is Kind.MENU:
            press = parse_press(value)
        context = InteractionContext(self._services, interaction)
        if press is not None:
            context.bind(
                binding_of(press, context.response),
                is_for_watchers=press.kind not in WITHOUT_WATCHING,
            )
        if not await _acknowledge(context.response, press):
            return
        outcome = FAILED
        try:
            outcome = await self._serve(press, value, context)
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

    async def _serve(self, press: Press | None, value: str, context: InteractionContext) -> str:
        """Carry out a press and answer it; returns how it ended."""
        if press is None or press.kind not in _HANDLERS:
            viewer = await context.viewer()
            commands = self._services.commands.values(viewer.translate)
            note = viewer.translate("error-unknown-button", **commands)
            await context.response.respond_text(note)
            return "unknown button"
        try:
            await context.look_for_place(press.session)
            await _HANDLERS[press.kind](Pressed(press, value, context))
        except (Refused, RulesError) as refusal:
            await context.refuse(refusal, press.session or None)
            return type(refusal).__name__
        return DONE


def _facts_of(press: Press | None, user_id: int) -> str:
    """What the log may hold of a press: an action that is chosen in secret stays out of it."""
    if press is None:
        return f"no press of ours, user {user_id}"
    return f"press {press.kind.name}, table {press.session}, ply {press.ply}, user {user_id}"


async def _acknowledge(response: InteractionResponse, press: Press | None) -> bool:
    """Acknowledge the press in the way that its kind asks for; False: it is another process's."""
    opens = press is None or press.kind in OPENS_OWN_MESSAGE
    is_rules = press is not None and press.kind is Kind.GUIDE and press.ply == 0
    opens_here = press is not None and press.kind in OPENS_ANYWHERE and not response.is_ephemeral
    if is_rules or opens_here or (opens and not response.is_private):
        return await response.acknowledge_privately(press.session or None if press else None)
    return await response.acknowledge_in_place()
