"""Proving a deal to anybody who asks."""

from cogs.tables.commands.interaction_context import InteractionContext
from cogs.tables.messages.proof_view import opened_payload, sealed_payload
from cogs.tables.session.errors import CannotReplay, not_running
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.proof import record_text, seal_of


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
