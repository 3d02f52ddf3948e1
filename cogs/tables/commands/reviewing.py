"""Showing somebody after a game what they might have done better."""

from cogs.tables.commands.interaction_context import InteractionContext
from cogs.tables.messages.payload import MessagePayload, text
from cogs.tables.messages.review_view import Turning, review_payload
from cogs.tables.messages.viewpoint import Viewpoint
from cogs.tables.session.errors import Refused
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.replays import steps_seen_by
from data.store import Status


async def show_review(context: InteractionContext, session_id: int) -> None:
    """Show this person their own turning points, and nobody else's.

    :raises Refused: the game is not over, they had no seat, it cannot be replayed, or too many
        people wait for the same.
    """
    table = await context.tables.get(session_id)
    session, services = table.session, context.services
    seat = session.seat_of(context.person.user_id)
    if session.status is not Status.FINISHED:
        raise Refused("not-over")
    if seat is None:
        raise Refused("not-seated")
    viewer = await context.viewer()
    entries = await services.store.history(session.id)
    positions = await services.replays.positions(table, entries)
    # Not the response itself: should this process be killed now, another one finishes it.
    await context.response.edit(MessagePayload((text(viewer.translate("review-thinking")),)))
    points = await services.reviews.turning_points(table, seat, entries, positions)
    steps = steps_seen_by(session, entries, seat)
    turnings = [
        Turning(
            LiveTable(session, positions[point.ply]),
            point,
            sum(0 < step <= point.ply for step in steps),
            len(steps) - 1,
        )
        for point in sorted(points)
    ]
    viewpoint = Viewpoint(seat, viewer.language, viewer.theme or session.theme, viewer.reading)
    payload = await review_payload(session, turnings, viewpoint, services.presenter)
    await context.response.respond(payload)
