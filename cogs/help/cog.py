"""Help, rules and cards for whoever asks, and a word to a server that has just invited the bot."""

import logging
from collections.abc import Sequence
from typing import Any

import discord
from cachetools import TTLCache
from discord import app_commands
from discord.ext import commands

from cogs.app.table_bot import TableBot
from cogs.commands.interaction_context import InteractionContext, serves
from cogs.commands.services import Services
from cogs.commands.table_finder import (
    MAX_AUTOCOMPLETE,
    MAX_CHOICE_NAME,
    TableFinder,
    game_choices,
)
from cogs.help.guide_view import component_payload, find, guide_payload, matching
from cogs.messages import payload as ui
from cogs.messages.choose_game import game_list, play_button
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.phrases import CommandMentions, game_name
from cogs.publishing.refusals import TRANSIENT_ERRORS
from cogs.records.file_of_table import content_of, record_of
from cogs.table.errors import Refused
from cogs.table.watching import may_watch
from data import version
from data.i18n import LANGUAGES, Translator, nearest, translator
from data.store import BugReport, Session
from rules import GAMES

log = logging.getLogger(__name__)

GAP_SECONDS = 60.0
_lately: TTLCache[int, None] = TTLCache(10_000, GAP_SECONDS)
"""People who have just reported something."""

english = translator("en")
Interaction = discord.Interaction[Any]


class HelpCommands(commands.Cog):
    """Commands for somebody who is new here, or stuck."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._finder = TableFinder(services.store)

    @app_commands.command(name="help", description=english("command-help-description"))
    @app_commands.describe(problem=english("command-help-problem-description"))
    async def help(
        self, interaction: Interaction, problem: app_commands.Range[str, 3, 1000] | None = None
    ) -> None:
        """Show what there is; or tell the operator of a *problem*, with the game here."""
        context = InteractionContext(self._services, interaction)
        if problem is not None:
            await self._report(context, problem)
            return
        translate = (await context.viewer()).translate
        is_manager = interaction.guild_id is not None and interaction.permissions.manage_guild
        await context.response.respond(
            help_payload(translate, self._services.commands, is_manager=is_manager)
        )

    async def _report(self, context: InteractionContext, problem: str) -> None:
        place = context.interaction.channel_id or 0
        try:
            session = await self._finder.to_look_at(context.user_id, place)
        except Refused:
            session = None
        if session is not None and place != session.thread_id:
            session = session if may_watch(session, context.user_id) else None
        await report_bug(context, problem, session)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say once what can be done now, in the first channel where the bot may write."""
        channel = first_channel(guild)
        if channel is None:
            log.info("server %s has no channel to say hello in", guild.id)
            return
        payload = welcome_payload([translator(language) for language in spoken_in(guild)])
        try:
            # Two processes that hear of it post the same message, which Discord posts once.
            await self._services.api.post(channel.id, payload, f"new{guild.id}")
        except (*TRANSIENT_ERRORS, discord.HTTPException) as failure:
            log.info("server %s takes no hello: %s", guild.id, failure)


def first_channel(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the channel for news of the server, or the first one, where the bot may write."""
    needed = discord.Permissions(view_channel=True, send_messages=True)
    system = [guild.system_channel] if guild.system_channel is not None else []
    for channel in (*system, *guild.text_channels):
        if channel.permissions_for(guild.me) >= needed:
            return channel
    return None


def spoken_in(guild: discord.Guild) -> tuple[str, ...]:
    """Return the language of the server; all of them where it says no more than Discord's usual."""
    if guild.preferred_locale is discord.Locale.american_english:
        return LANGUAGES
    return (nearest(guild.preferred_locale.value),)


def help_payload(
    translate: Translator, commands: CommandMentions, *, is_manager: bool
) -> ui.MessagePayload:
    """Build the page of ``/help``; only a manager is offered what a server settles."""
    buttons = [play_button(translate("help-play"))]
    if is_manager:
        buttons.append(_set_up(translate("welcome-set-up")))
    body = translate("help-body", **commands.values(translate))
    return ui.MessagePayload((ui.box(ui.text(body)), *ui.button_rows(buttons)))


def welcome_payload(translators: Sequence[Translator]) -> ui.MessagePayload:
    """Build the one message that a server gets without having asked for it, in its languages."""

    def said(key: str, between: str = " · ") -> str:
        return between.join(translate(key) for translate in translators)

    buttons = [play_button(said("welcome-play")), _set_up(said("welcome-set-up"))]
    return ui.MessagePayload((ui.box(ui.text(said("welcome", "\n"))), *ui.button_rows(buttons)))


def _set_up(label: str) -> ui.ButtonSpec:
    return ui.ButtonSpec(label, Press(Kind.CONFIG, word="panel"))


async def report_bug(context: InteractionContext, words: str, session: Session | None) -> None:
    """Keep the report, and say what was kept.

    :raises Refused: this person has reported something less than a minute ago.
    """
    store, user_id = context.services.store, context.user_id
    if user_id in _lately:
        raise Refused("reported-lately")
    content = {}
    if session is not None:
        try:
            content = content_of(await record_of(store, session.id), user_id)
        except Refused:
            content = {"status": session.standing.status.value}
    number = await store.add_bug_report(
        BugReport(
            session_id=None if session is None else session.id,
            user_id=user_id,
            words=words,
            version=version(),
            content=content,
        )
    )
    _lately[user_id] = None
    log.warning(
        "bug report %s, session %s: see bot.py bugs", number, session.id if session else "-"
    )
    translate = (await context.viewer()).translate
    told = [translate("bug-kept", number=str(number))]
    if session is not None and content.get("file"):
        told.append(translate("bug-kept-game", game=game_name(translate, session.game)))
        seat = session.seat_of(user_id)
        told.append(translate("bug-kept-eyes" if seat is not None else "bug-kept-open"))
    await context.response.respond_text("\n".join(told))


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
        context = InteractionContext(self._services, interaction)
        viewer, presenter = await context.viewer(), self._services.presenter
        translate, theme = viewer.translate, viewer.theme
        game = game or await self._game_here(interaction)
        if card is not None:
            found = find(viewer.language, card, game)
            shown = await component_payload(found, translate, theme, presenter)
        elif game is None:
            shown = await game_list(
                translate("rules-which-game"),
                lambda each: Press(Kind.GUIDE, ply=1, word=each),
                presenter.drawing,
                theme,
                translate,
            )
        elif game not in GAMES:
            raise Refused("no-game", game=game)
        else:
            commands = self._services.commands
            shown = await guide_payload(game, 1, translate, theme, presenter, commands)
        await context.response.respond(shown)

    async def complete_component(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer what fits what was typed, the game of the table here first."""
        viewer = await InteractionContext(self._services, interaction).viewer()
        found = matching(viewer.language, typed, await self._game_here(interaction))
        return [
            app_commands.Choice(name=ui.clip(each.label, MAX_CHOICE_NAME), value=each.value)
            for each in found[:MAX_AUTOCOMPLETE]
        ]

    rules.autocomplete("card")(complete_component)

    async def _game_here(self, interaction: Interaction) -> str | None:
        """The game that was last played in this place."""
        here = await self._services.store.newest_session_at(interaction.channel_id or 0)
        return None if here is None else here.game


@serves(Kind.GUIDE)
async def _guide(context: InteractionContext, press: Press) -> None:
    if press.word not in GAMES:
        raise Refused("no-game", game=press.word)
    viewer = await context.viewer()
    payload = await guide_payload(
        press.word,
        press.ply,
        viewer.translate,
        viewer.theme,
        context.services.presenter,
        context.services.commands,
    )
    await context.response.respond(payload)


async def setup(bot: TableBot) -> None:
    """Add the commands to *bot*."""
    reference = ReferenceCommands(bot.services)
    await bot.add_cog(HelpCommands(bot.services))
    await bot.add_cog(reference)
    bot.services.completers["rules"] = reference.complete_component
