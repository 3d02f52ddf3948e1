"""Presses that bring a robot, or somebody else, to the aid of a person."""

from cogs.tables.commands.presses.pressed import Pressed, serves
from cogs.tables.messages.custom_ids import Kind
from cogs.tables.messages.robots_view import hint_sentence
from cogs.tables.session.errors import Refused, require_seat
from cogs.tables.session.play import asked_seat
from cogs.tables.session.substitutes import take_seat
from data.store import StandIn, TaskKind
from rules.players.levels import USUAL


@serves(Kind.STAND_IN)
async def _stand_in(pressed: Pressed) -> None:
    """Let a robot play, or take the seat back; what robots do within moments is shown at once."""
    press, context = pressed.press, pressed.context
    session, note = (await pressed.tables.get(press.session)).session, ""
    seat = require_seat(session, pressed.user_id)
    if press.word == "back":
        await pressed.tables.take_back(press.session, context.person)
        note = (await context.viewer()).translate("stand-in-ended")
    elif press.word in set(StandIn):
        mode = StandIn(press.word)
        session = await pressed.tables.stand_in(press.session, seat, USUAL, mode, context.person)
        await pressed.services.robots.settle(session)
    else:
        raise Refused("bad-choice", choice=press.word, allowed=", ".join(StandIn))
    await context.show_screen(await pressed.tables.get(press.session), note=note)


@serves(Kind.HINT)
async def _hint(pressed: Pressed) -> None:
    """Tell somebody what a robot would do in their place; first of all that is put on record."""
    context = pressed.context
    table = await pressed.tables.note_hint(pressed.press.session, pressed.user_id)
    seat = asked_seat(table, pressed.user_id, None)
    thought = await pressed.services.robots.advise(table, seat)
    translate = (await context.viewer()).translate
    note = hint_sentence(table, seat, thought, translate)
    action = next(each for each in table.observe(seat).legal if str(each) == thought.text)
    path = tuple(step.value for step in table.game.menu_steps(action))
    await context.show_screen(table, path=path, note=note, advised=thought.text)


@serves(Kind.TAKE_SEAT)
async def _take_seat(pressed: Pressed) -> None:
    """Sit down where somebody was away for too long, and see at once what is there."""
    press, context = pressed.press, pressed.context
    if not press.word.isdecimal():
        raise Refused("seat-not-offered")
    seat, kinds = int(press.word), (TaskKind.LOBBY, TaskKind.NEW_BOARD)
    table = await pressed.tables.change(
        press.session, lambda t: take_seat(t, seat, context.person), kinds
    )
    await context.show_screen(table, note=(await context.viewer()).translate("substitute-done"))
