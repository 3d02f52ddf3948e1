"""Presses after a game: play again, or look at what might have been better."""

from cogs.tables.commands.interaction_context import InteractionContext, place_at, serves
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import MessagePayload, text
from cogs.tables.messages.rematch_view import opened_payload
from cogs.tables.messages.review_view import Turning, review_payload
from cogs.tables.messages.viewpoint import Viewpoint
from cogs.tables.session.errors import Refused, require_seat
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.rematch import Again
from cogs.tables.session.replays import steps_seen_by


@serves(Kind.AGAIN)
async def _again(context: InteractionContext, press: Press) -> None:
    """Open another game, or join it where somebody else was faster."""
    word, session_id = press.word, press.session
    if word not in set(Again):
        raise Refused("bad-choice", choice=word, allowed=", ".join(Again))
    await context.tables.get(session_id)
    # The next game has a place of its own: the press is not bound to that.
    tables = context.services.tables.pressed(context.response)
    person = context.person
    here = place_at(context.interaction)
    opened = await tables.play_again(session_id, person, Again(word), here)
    # A game that begins at once has its own place by then.
    await context.services.publisher.rest((opened.id,))
    opened = (await context.services.tables.get(opened.id)).session
    translate = (await context.viewer()).translate
    await context.response.respond(opened_payload(opened, person.user_id, translate))


@serves(Kind.REVIEW)
async def _review(context: InteractionContext, press: Press) -> None:
    """Tell somebody after a game what they might have done better, and nobody else."""
    services = context.services
    table = await context.tables.get(press.session)
    session = table.session
    if not session.standing.is_finished:
        raise Refused("not-over")
    seat = require_seat(session, context.user_id)
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
