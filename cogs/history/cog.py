"""The record of a table, a moment at a time, and what might have been done better."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.table_bot import TableBot
from cogs.commands.interaction_context import InteractionContext, serves
from cogs.commands.services import Services
from cogs.commands.table_finder import TableFinder
from cogs.history.proof_view import opened_payload, record_text, seal_of, sealed_payload
from cogs.history.view import (
    LOG,
    MOVING,
    PROOF,
    SHOW,
    Moment,
    eyes_word,
    frames_of,
    history_payload,
    log_payload,
    moment_payload,
    nearest,
    replay_payload,
)
from cogs.messages import error_texts
from cogs.messages.beside_lobby import closed_payload
from cogs.messages.board_pictures import Viewpoint
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.game_log import game_log
from cogs.messages.leaving_view import which_payload
from cogs.messages.phrases import names_of, place_of
from cogs.messages.table_buttons import history_press
from cogs.publishing.refusals import TRANSIENT_ERRORS, why_not_shown
from cogs.table.errors import CannotReplay, Refused, not_running
from cogs.table.live_table import LiveTable
from cogs.table.replays import Positions, steps_seen_by
from data.i18n import translator
from data.store import HistoryEntry, Session

log = logging.getLogger(__name__)

_served: set[int] = set()
"""People (user ids) for whom a picture of a whole game is being made: one at a time, since each
takes as long as thirty boards, for which others wait."""
english = translator("en")
Interaction = discord.Interaction[Any]


async def show_history(
    context: InteractionContext, table: LiveTable, ply: int | None = None, word: str = ""
) -> None:
    """Show the moment of *ply* (None: the present one), or the log; *word* is that of a button.

    :raises CannotReplay: the rules are no longer those that it was played by.
    """
    session, viewer = table.session, await context.viewer()
    if not table.has_begun or session.seed is None:
        await context.response.respond(closed_payload(session, viewer.translate))
        return
    eyes, wish = _eyes(table, context.user_id), word.split("/")
    seat = {eyes_word(seat): seat for seat in eyes}.get(wish[0], eyes[0])
    viewpoint = viewer.viewpoint(session, seat)
    if wish[-1] == PROOF:
        await show_proof(context, table)
        return
    entries = await context.services.store.history(session.id)
    if wish[-1] == LOG:
        undos = await context.services.store.taken_back(session.id)
        remarks = await context.services.store.remarks(session.id)
        logs, translate = context.services.logs, viewer.translate
        added = [line for lines_of in logs for line in lines_of(session, translate)]
        words = game_log(session, entries, undos, seat, translate, remarks, added)
        payload = log_payload(session, ply or 0, seat, words, viewer.translate)
        await context.response.respond(payload)
        return
    positions = await context.services.replays.positions(table, entries)
    if wish[-1] == MOVING and session.standing.is_finished:
        if context.user_id in _served:
            await context.response.follow_up_text(viewer.translate("history-still-drawing"))
            return
        back = Press(Kind.HISTORY, session.id, ply or 0, f"{eyes_word(seat)}/back", session.branch)
        _served.add(context.user_id)
        try:
            # Beside the event loop: a long game has a lot to describe.
            frames = await asyncio.to_thread(frames_of, session, entries, positions, viewpoint)
            presenter = context.services.presenter
            payload = await replay_payload(session, frames, viewpoint, presenter, back)
        finally:
            _served.discard(context.user_id)
        await context.response.respond(payload)
        return
    own = session.seat_of(context.user_id)
    shown, note = len(entries) if ply is None else ply, ""
    if wish[-1] == SHOW:
        everybody = _moment(session, entries, positions, shown, (None,), own)
        note = await _show_others(context, everybody)
    moment = _moment(session, entries, positions, shown, eyes, own, seat)
    await context.response.respond(
        await history_payload(moment, viewpoint, context.services.presenter, note)
    )


def _moment(
    session: Session,
    entries: Sequence[HistoryEntry],
    positions: Positions,
    ply: int,
    eyes: Sequence[int | None],
    own: int | None,
    seat: int | None = None,
) -> Moment:
    """The moment of *ply*, or the last one before it that *seat* tells apart."""
    steps = steps_seen_by(session, entries, seat)
    here = nearest(steps, ply)
    return Moment(LiveTable(session, positions[here]), entries, steps, here, eyes, own)


async def _show_others(context: InteractionContext, moment: Moment) -> str:
    """Post *moment* where its table is played, as everybody may see it; a word on that.

    :raises Refused: somebody else wants to show it.
    """
    session, services = moment.session, context.services
    if moment.own is None:
        raise Refused("not-seated")
    viewpoint = Viewpoint(None, session.language, session.theme)
    shower = names_of(session)[moment.own]
    payload = await moment_payload(moment, viewpoint, services.presenter, shower)
    translate = (await context.viewer()).translate
    try:
        await services.shown.show(session, payload, str(context.interaction.id))
    except Refused as refusal:
        if refusal.code != "shown-lately":
            raise
        return error_texts.sentence(refusal, translate)
    except (*TRANSIENT_ERRORS, discord.HTTPException) as failure:
        log.info("a moment of session %s cannot be shown: %s", session.id, failure)
        return await why_not_shown(context.interaction, failure, session, is_tried_again=False)
    return translate("history-shown", place=place_of(session))


@serves(Kind.HISTORY)
async def _step_through(context: InteractionContext, press: Press) -> None:
    """Show the moment that a button leads to."""
    table = await context.tables.get(press.session)
    await show_history(context, table, press.ply, press.word)


def _eyes(table: LiveTable, user_id: int) -> Sequence[int | None]:
    """Through whose eyes this person may look at a game, first those that they are shown first.

    While it goes on, only through their own; where nothing is hidden, all see the same.
    """
    session = table.session
    own = session.seat_of(user_id)
    if not session.standing.is_finished or not table.game.info.has_hidden_information:
        return (own,)
    others = [seat for seat in range(len(session.seats)) if seat != own]
    return (None, *others) if own is None else (own, *others, None)


async def show_proof(context: InteractionContext, table: LiveTable) -> None:
    """Show the seal of the game at *table*; once it is over, its seed and whether the record fits.

    The seed waits for other games of the same deal as well.

    :raises Refused: no game has begun, or it was called off: others may play it on.
    """
    session, services = table.session, context.services
    seal = seal_of(session)
    if seal is None or session.standing.is_called_off:
        raise not_running(session)
    translate = (await context.viewer()).translate
    if session.standing.is_live:
        await context.response.respond(sealed_payload(session, seal, translate, services.commands))
        return
    if await services.store.is_dealt_again(session):
        await context.response.respond(
            sealed_payload(session, seal, translate, services.commands, "proof-dealt-again")
        )
        return
    entries = await services.store.history(session.id)
    try:
        replayed = len(await services.replays.positions(table, entries)) - 1
    except CannotReplay:
        replayed = None
    record = record_text(session, entries)
    await context.response.respond(opened_payload(session, seal, record, replayed, translate))


class RecordCommands(commands.Cog):
    """Looking back."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._finder = TableFinder(services.store)

    @app_commands.command(name="history", description=english("command-history-description"))
    async def history(self, interaction: Interaction) -> None:
        """The course of a game, a moment at a time; which, is asked where several are meant."""
        context = InteractionContext(self._services, interaction)
        place = interaction.channel_id or 0
        sessions = await self._finder.to_look_back_at(context.user_id, place)
        if len(sessions) == 1:
            await show_history(context, await context.tables.get(sessions[0].id))
            return
        translate = (await context.viewer()).translate
        payload = which_payload(translate("history-which"), sessions, history_press, translate)
        await context.response.respond(payload)


async def setup(bot: TableBot) -> None:
    """Add the commands to *bot*."""
    await bot.add_cog(RecordCommands(bot.services))
