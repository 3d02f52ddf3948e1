"""Presses that give a game up or call it off."""

from cogs.tables.commands.decisions import ask
from cogs.tables.commands.presses.pressed import Pressed, serves
from cogs.tables.messages.custom_ids import Kind
from cogs.tables.messages.decision_view import Decision
from cogs.tables.session.calling_off import agree, keep_playing, stage_of
from cogs.tables.session.errors import Refused


@serves(Kind.ASK)
async def _ask(pressed: Pressed) -> None:
    press = pressed.press
    if press.word not in set(Decision):
        raise Refused("bad-choice", choice=press.word, allowed=", ".join(Decision))
    await ask(pressed.context, Decision(press.word), press.session)


@serves(Kind.RESIGN)
async def _resign(pressed: Pressed) -> None:
    table = await pressed.tables.resign(pressed.press.session, pressed.user_id)
    note = (await pressed.context.viewer()).translate("resign-done")
    if table.session.standing.is_finished:
        await pressed.context.response.respond_text(note)  # the table tells the result
        return
    await pressed.context.show_screen(table, note=note)


@serves(Kind.CANCEL)
async def _cancel(pressed: Pressed) -> None:
    press, context = pressed.press, pressed.context
    session = await pressed.tables.check_cancel(press.session, context.person)
    if stage_of(session) != press.word:
        # Yes was said to something else: the game has begun since, or somebody has acted.
        await ask(context, Decision.CANCEL, press.session)
        return
    session = await pressed.tables.cancel(press.session, context.person)
    key = "cancel-done" if session.standing.is_called_off else "cancel-asked"
    await context.response.respond_text((await context.viewer()).translate(key))


@serves(Kind.NO)
async def _keep_table(pressed: Pressed) -> None:
    table = await pressed.tables.get(pressed.press.session)
    if table.has_begun and not table.session.standing.is_frozen:
        note = (await pressed.context.viewer()).translate("decision-kept")
        await pressed.context.show_screen(table, note=note)
    else:
        await pressed.context.response.delete()


@serves(Kind.CONSENT)
async def _consent(pressed: Pressed) -> None:
    answer = agree if pressed.press.word == "yes" else keep_playing
    await pressed.tables.call_off(pressed.press.session, answer, pressed.person)
