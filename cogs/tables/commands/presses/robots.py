"""Presses that bring a robot, or somebody else, to the aid of a person."""

from cogs.tables.commands.interaction_context import InteractionContext, serves
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.robots_view import hint_sentence
from cogs.tables.session.errors import Refused, require_seat
from cogs.tables.session.play import asked_seat
from cogs.tables.session.substitutes import take_seat
from data.store import StandIn, TaskKind
from rules.players.levels import USUAL


@serves(Kind.STAND_IN)
async def _stand_in(context: InteractionContext, press: Press) -> None:
    """Let a robot play, or take the seat back; what robots do within moments is shown at once."""
    session, note = (await context.tables.get(press.session)).session, ""
    seat = require_seat(session, context.user_id)
    if press.word == "back":
        await context.tables.take_back(press.session, context.person)
        note = (await context.viewer()).translate("stand-in-ended")
    elif press.word in set(StandIn):
        mode = StandIn(press.word)
        session = await context.tables.stand_in(press.session, seat, USUAL, mode, context.person)
        await context.services.robots.settle(session)
    else:
        raise Refused("bad-choice", choice=press.word, allowed=", ".join(StandIn))
    await context.show_screen(await context.tables.get(press.session), note=note)


@serves(Kind.HINT)
async def _hint(context: InteractionContext, press: Press) -> None:
    """Tell somebody what a robot would do in their place; first of all that is put on record."""
    table = await context.tables.note_hint(press.session, context.user_id)
    seat = asked_seat(table, context.user_id, None)
    thought = await context.services.robots.advise(table, seat)
    translate = (await context.viewer()).translate
    note = hint_sentence(table, seat, thought, translate)
    action = next(each for each in table.observe(seat).legal if str(each) == thought.text)
    path = tuple(step.value for step in table.game.menu_steps(action))
    await context.show_screen(table, path=path, note=note, advised=thought.text)


@serves(Kind.TAKE_SEAT)
async def _take_seat(context: InteractionContext, press: Press) -> None:
    """Sit down where somebody was away for too long, and see at once what is there."""
    if not press.word.isdecimal():
        raise Refused("seat-not-offered")
    seat, kinds = int(press.word), (TaskKind.LOBBY, TaskKind.NEW_BOARD)
    table = await context.tables.change(
        press.session, lambda t: take_seat(t, seat, context.person), kinds
    )
    await context.show_screen(table, note=(await context.viewer()).translate("substitute-done"))
