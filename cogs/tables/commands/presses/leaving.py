"""Presses that give a game up or call it off."""

from cogs.tables.commands.decisions import ask
from cogs.tables.commands.interaction_context import InteractionContext, serves
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.decision_view import Decision
from cogs.tables.session.calling_off import agree, keep_playing, stage_of
from cogs.tables.session.errors import Refused


@serves(Kind.ASK)
async def _ask(context: InteractionContext, press: Press) -> None:
    if press.word not in set(Decision):
        raise Refused("bad-choice", choice=press.word, allowed=", ".join(Decision))
    await ask(context, Decision(press.word), press.session)


@serves(Kind.RESIGN)
async def _resign(context: InteractionContext, press: Press) -> None:
    table = await context.tables.resign(press.session, context.user_id)
    note = (await context.viewer()).translate("resign-done")
    if table.session.standing.is_finished:
        await context.response.respond_text(note)  # the table tells the result
        return
    await context.show_screen(table, note=note)


@serves(Kind.CANCEL)
async def _cancel(context: InteractionContext, press: Press) -> None:
    session = await context.tables.check_cancel(press.session, context.person)
    if stage_of(session) != press.word:
        # Yes was said to something else: the game has begun since, or somebody has acted.
        await ask(context, Decision.CANCEL, press.session)
        return
    session = await context.tables.cancel(press.session, context.person)
    key = "cancel-done" if session.standing.is_called_off else "cancel-asked"
    await context.response.respond_text((await context.viewer()).translate(key))


@serves(Kind.NO)
async def _keep_table(context: InteractionContext, press: Press) -> None:
    table = await context.tables.get(press.session)
    if table.has_begun and not table.session.standing.is_frozen:
        note = (await context.viewer()).translate("decision-kept")
        await context.show_screen(table, note=note)
    else:
        await context.response.delete()


@serves(Kind.CONSENT)
async def _consent(context: InteractionContext, press: Press) -> None:
    answer = agree if press.word == "yes" else keep_playing
    await context.tables.call_off(press.session, answer, context.person)
