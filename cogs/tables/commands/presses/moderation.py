"""Presses of moderators. Whether they are one is asked each time: a panel outlives a role."""

from collections.abc import Callable

from cogs.tables.commands.interaction_context import InteractionContext, serves
from cogs.tables.commands.moderators import require_moderator
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.moderation_view import moderation_payload, sure_payload
from cogs.tables.messages.phrases import remark_sentence
from cogs.tables.session import moderation
from cogs.tables.session.errors import Refused
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.moderation import NEEDS_SURETY, Act, Order, order_of
from cogs.tables.session.play import Change
from data.store import Session, TaskKind


@serves(Kind.MODERATE)
async def _moderate(context: InteractionContext, press: Press) -> None:
    """Show the panel, ask whether it is meant, or do it."""
    # Without the game: a frozen table can be moderated too.
    session = (await context.tables.get(press.session)).session
    await require_moderator(context.interaction, session)
    order = order_of(context.value if press.word == Act.SEAT else press.word)
    if order is None or order.act is Act.SEAT:
        raise Refused("bad-choice", choice=press.word, allowed=", ".join(Act))
    translate = (await context.viewer()).translate
    note = ""
    if order.act is not Act.LOOK:
        if not order.is_sure and _asks_first(session, order):
            payload = sure_payload(session, order.act, translate, order.user_id)
            await context.response.respond(payload)
            return
        session = await _carry_out(context, session, order)
        (*_, remark) = await context.services.store.remarks(session.id)
        note = remark_sentence(session, remark, translate)
    await context.response.respond(moderation_payload(session, translate, note))


def _asks_first(session: Session, order: Order) -> bool:
    """Tell whether an order cannot be undone; people who leave a lobby may come again."""
    is_lobby = session.standing.is_lobby
    return order.act in NEEDS_SURETY and not (is_lobby and order.act is Act.PUT_OUT)


async def _carry_out(context: InteractionContext, session: Session, order: Order) -> Session:
    kind = TaskKind.BOARD if order.act is Act.FREE else TaskKind.NEW_BOARD
    kinds = (TaskKind.LOBBY, kind)
    change = _change_of(context, order)
    return (await context.tables.change(session.id, change, kinds)).session


def _change_of(context: InteractionContext, order: Order) -> Callable[[LiveTable], Change]:
    by, now, user_id = context.person, context.services.clock, order.user_id
    if order.act is Act.END:
        return lambda table: moderation.end(table, by)
    if order.act is Act.PAUSE:
        return lambda table: moderation.pause(table, by, now())
    if order.act is Act.WAKE:
        return lambda table: moderation.wake(table, by)
    if user_id is None:
        raise Refused("no-such-seat")
    if order.act is Act.FREE:
        return lambda table: moderation.let_robot_play(table, user_id, by)

    def put_out(table: LiveTable) -> Change:
        if not order.is_sure and not table.session.standing.is_lobby:
            # The game has begun since: somebody may not mean that.
            raise Refused("already-started")
        return moderation.put_out(table, user_id, by, now())

    return put_out
