"""Presses that take back what was done, or do it again."""

from cogs.tables.commands.interaction_context import InteractionContext
from cogs.tables.messages.custom_ids import Press
from cogs.tables.session.errors import Refused
from cogs.tables.session.undo import Reach


async def go_back(context: InteractionContext, press: Press) -> None:
    """Carry out *press*, and bring a private screen up to date that it came from.

    The publisher takes care of the message that everybody sees.

    :raises Refused: something has happened since, or nothing is free.
    """
    if press.word not in set(Reach):
        raise Refused("bad-choice", choice=press.word, allowed=", ".join(Reach))
    reach, user_id = Reach(press.word), context.person.user_id
    table = await context.tables.go_back(press.session, user_id, press.ply, reach)
    if context.response.has_own_message:
        is_back = reach is not Reach.AGAIN
        note = (await context.viewer()).translate("undo-done" if is_back else "screen-done")
        await context.show_screen(table, note=note, can_redo=is_back)
