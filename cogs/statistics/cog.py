"""Figures of a person, a server or a game: gathered for one reader, and shown to all on request."""

import logging
from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.table_bot import TableBot
from cogs.clocks.waking_hours import waking_hours
from cogs.commands.interaction_context import InteractionContext, Viewer, serves
from cogs.commands.services import Services
from cogs.commands.table_finder import game_choices
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.phrases import bold, inert
from cogs.publishing.refusals import TRANSIENT_ERRORS, why_not_shown
from cogs.statistics.figures import (
    PersonFigures,
    game_figures,
    season_named,
    season_table,
    seasons_at,
    typical_answers,
)
from cogs.statistics.view import (
    GAME,
    OWN,
    SEASON,
    SHOW,
    Figures,
    described,
    game_figure,
    game_lines,
    panel_payload,
    person_figure,
    person_lines,
    rating_rows,
    season_figure,
    season_lines,
    shown_payload,
)
from cogs.table.errors import Refused
from data.i18n import translator
from data.store import HIDDEN
from render.figures import Figure
from rules import GAMES

log = logging.getLogger(__name__)
english = translator("en")
Interaction = discord.Interaction[Any]


class StatsCommands(commands.Cog):
    """The figures of games that are over."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name="stats", description=english("command-stats-description"))
    @app_commands.describe(
        person=english("command-stats-person-description"),
        game=english("command-stats-game-description"),
    )
    @app_commands.choices(game=game_choices())
    async def stats(
        self, interaction: Interaction, person: discord.User | None = None, game: str | None = None
    ) -> None:
        """Figures of games that are over: one's own, a person's, a game's, and ways to more."""
        context = InteractionContext(self._services, interaction)
        if person is not None:
            await show_person(context, person.id, person.display_name)
        else:
            await show_figures(context, OWN if game is None else f"{GAME}{game}")


async def show_figures(context: InteractionContext, word: str) -> None:
    """Show what *word* names; after :data:`SHOW` to everybody in this channel.

    :raises Refused: it names nothing, or something that is not here.
    """
    viewer, named = await context.viewer(), word.removeprefix(SHOW)
    figures = await _figures(context, viewer, named)
    note = await _show_all(context, viewer, figures) if named != word else ""
    await _respond(context, viewer, figures, named, note)


@serves(Kind.FIGURES)
async def _show_what_is_named(context: InteractionContext, press: Press) -> None:
    await show_figures(context, press.word)


async def show_person(context: InteractionContext, user_id: int, name: str) -> None:
    """Show the figures of somebody else, as far as they were made on this server.

    :raises Refused: this is a direct message.
    """
    if user_id == context.user_id:
        await show_figures(context, OWN)
        return
    viewer, guild_id = await context.viewer(), _server(context)
    store = context.services.store
    if (await store.preference(user_id)).results == HIDDEN:
        figures = Figures([viewer.translate("stats-hidden", name=bold(name))])
    else:
        places = await store.places_of(user_id, guild_id)
        games = {each.game for each in places}
        standings = await store.standings_of(user_id, games, guild_id)
        person = PersonFigures(name, places, standings, {}, False)
        lines = person_lines(person, viewer.translate, context.services.commands)
        figure = person_figure(person, viewer.translate)
        figures = await _drawn(context, viewer, lines, figure)
    await _respond(context, viewer, figures, None)


async def _respond(
    context: InteractionContext, viewer: Viewer, figures: Figures, word: str | None, note: str = ""
) -> None:
    is_here = context.interaction.guild_id is not None
    seasons = seasons_at(context.services.clock()) if is_here else ()
    await context.response.respond(panel_payload(figures, word, seasons, viewer.translate, note))


async def _figures(context: InteractionContext, viewer: Viewer, word: str) -> Figures:
    if word == OWN:
        return await _of_person(context, viewer)
    if word.startswith(SEASON):
        season = season_named(word.removeprefix(SEASON))
        if season is None:
            raise Refused("bad-choice", choice=word, allowed=OWN)
        games = await context.services.store.season(_server(context), season.begin, season.end)
        rows = season_table(games)
        figure = season_figure(season, rows, viewer.translate)
        lines = season_lines(season, rows, viewer.translate)
        return await _drawn(context, viewer, lines, figure, is_empty=not rows)
    game = word.removeprefix(GAME)
    if game not in GAMES:
        raise Refused("no-game", game=game)
    found = game_figures(await context.services.store.played(game))
    figure = game_figure(game, found, viewer.translate)
    lines = game_lines(game, found, viewer.translate)
    return await _drawn(context, viewer, lines, figure, is_empty=found is None)


async def _of_person(context: InteractionContext, viewer: Viewer) -> Figures:
    """Everything about the asker, wherever they have played."""
    store, person = context.services.store, context.person
    places = await store.places_of(person.user_id)
    preference = await store.preference(person.user_id)
    hours = waking_hours(preference, person.language)
    figures = PersonFigures(
        person.name,
        places,
        await store.standings_of(
            person.user_id, {each.game for each in places}, context.interaction.guild_id
        ),
        typical_answers(await store.answers_of(person.user_id), hours),
        is_own=True,
        is_hidden=preference.results == HIDDEN,
    )
    lines = person_lines(figures, viewer.translate, context.services.commands)
    figure = person_figure(figures, viewer.translate)
    return await _drawn(context, viewer, lines, figure, is_empty=not places)


async def _drawn(
    context: InteractionContext,
    viewer: Viewer,
    lines: Sequence[str],
    figure: Figure | None,
    *,
    is_empty: bool = False,
) -> Figures:
    """*lines*, the heading first, which *figure* has as well; it is told where it is not drawn."""
    if figure is None:
        return Figures(lines, is_empty=is_empty)
    alt = described(figure, viewer.translate)
    theme = viewer.theme
    pictures = await context.services.presenter.drawing.figure(figure, theme, alt)
    return Figures(lines[1:], pictures) if pictures else Figures((inert(alt), *lines[1:]))


def _server(context: InteractionContext) -> int:
    """Return the server that somebody asks in.

    :raises Refused: in a direct message.
    """
    if context.interaction.guild_id is None:
        raise Refused("needs-server")
    return context.interaction.guild_id


async def _show_all(context: InteractionContext, viewer: Viewer, figures: Figures) -> str:
    """Post *figures* where somebody asks; a word on that."""
    interaction = context.interaction
    held, is_thread = interaction.permissions, isinstance(interaction.channel, discord.Thread)
    may_write = held.send_messages_in_threads if is_thread else held.send_messages
    # Nobody speaks through the bot who may not.
    if interaction.guild_id is not None and not may_write:
        return viewer.translate("stats-may-not-show")
    context.services.shown.take_turn(interaction.channel_id or 0)
    payload = shown_payload(figures, context.person.name, viewer.translate)
    try:
        await context.response.show_all(payload)
    except (*TRANSIENT_ERRORS, discord.HTTPException) as failure:
        log.info("figures cannot be shown: %s", failure)
        return await why_not_shown(interaction, failure, is_tried_again=False)
    return viewer.translate("stats-shown")


async def setup(bot: TableBot) -> None:
    """Add the commands to *bot*."""
    await bot.add_cog(StatsCommands(bot.services))
    bot.services.presenter.adding.append(partial(rating_rows, bot.services.store))
