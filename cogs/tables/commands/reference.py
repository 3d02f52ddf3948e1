"""Slash commands for looking things up: the rules of a game, and its cards and tiles."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.tables.commands.interaction_context import InteractionContext
from cogs.tables.commands.services import Services
from cogs.tables.commands.table_commands import MAX_AUTOCOMPLETE, MAX_CHOICE_NAME, game_choices
from cogs.tables.messages.component_index import component_payload, find, matching
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.game_list import game_list
from cogs.tables.messages.guide_view import guide_payload
from cogs.tables.messages.payload import clip
from cogs.tables.session.errors import Refused
from data.i18n import translator
from rules import GAMES

english = translator("en")
Interaction = discord.Interaction[Any]


class ReferenceCommands(commands.Cog):
    """Reading, at a table or anywhere else."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name="rules", description=english("command-rules-description"))
    @app_commands.describe(
        game=english("command-rules-game-description"),
        card=english("command-rules-card-description"),
    )
    @app_commands.choices(game=game_choices())
    async def rules(
        self,
        interaction: Interaction,
        game: str | None = None,
        card: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        """The rules of a game, a page at a time, or one of its cards, tiles or pieces.

        Without a name those of the table here; where there is none, it is asked which.
        """
        context = InteractionContext(self._services, interaction, is_acknowledged=True)
        viewer, presenter = await context.viewer(), self._services.presenter
        translate, theme = viewer.translate, viewer.theme or "dark"
        game = game or await self._game_here(interaction)
        if card is not None:
            found = find(viewer.language, card, game)
            shown = await component_payload(found, translate, theme, presenter)
        elif game is None:
            question, drawing = translate("rules-which-game"), presenter.drawing
            shown = await game_list(question, _first_page, drawing, theme, translate)
        elif game not in GAMES:
            raise Refused("no-game", game=game)
        else:
            commands = self._services.commands
            shown = await guide_payload(game, 1, translate, theme, presenter, commands)
        await context.response.respond(shown)

    @rules.autocomplete("card")
    async def _complete_component(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await self.complete_component(interaction, typed)

    async def complete_component(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer what fits what was typed, the game of the table here first."""
        viewer = await InteractionContext(self._services, interaction).viewer()
        found = matching(viewer.language, typed, await self._game_here(interaction))
        return [
            app_commands.Choice(name=clip(each.label, MAX_CHOICE_NAME), value=each.value)
            for each in found[:MAX_AUTOCOMPLETE]
        ]

    async def _game_here(self, interaction: Interaction) -> str | None:
        """The game that was last played in this place."""
        here = await self._services.store.newest_session_at(interaction.channel_id or 0)
        return None if here is None else here.game


def _first_page(game: str) -> Press:
    return Press(Kind.GUIDE, ply=1, word=game)
