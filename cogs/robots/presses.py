"""Let a robot play for somebody, or ask one for advice: in a game, or afterwards."""

from cogs.app.table_bot import TableBot
from cogs.commands.interaction_context import InteractionContext, serves
from cogs.messages import payload as ui
from cogs.messages.clock_texts import own_notes, seats_in_vain
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.phrases import bold, names_of, translate_phrase
from cogs.messages.robot_seats import back_button, offer_buttons, seat_notes, stand_in_press
from cogs.messages.rows import Rows, Screen, Shown
from cogs.robots.hints import hint_rows, hint_sentence, left_after, note_hint
from cogs.robots.reviews import Reviews, Turning, review_payload
from cogs.robots.robots import Robots, Thinkers
from cogs.table.errors import Refused, require_seat
from cogs.table.live_table import LiveTable
from cogs.table.play import asked_seat
from cogs.table.replays import steps_seen_by
from cogs.table.shortcuts import usable_shortcuts
from cogs.table.stand_ins import modes_for, stand_in
from cogs.table.substitutes import came_back
from data.store import StandIn
from render.view import listed
from rules.players.levels import USUAL


@serves(Kind.STAND_IN)
async def _stand_in(context: InteractionContext, press: Press) -> None:
    """Let a robot play, or take the seat back; what robots do within moments is shown at once."""
    tables, services, person = context.tables, context.services, context.person
    session, note = (await tables.get(press.session)).session, ""
    seat = require_seat(session, context.user_id)
    if press.word == "back":
        remarks = await services.store.remarks_since_action(session.id)
        now = services.clock()
        await tables.change(session.id, lambda t: came_back(t, person, remarks, now))
        note = (await context.viewer()).translate("stand-in-ended")
    elif press.word in set(StandIn):
        mode = StandIn(press.word)
        session = await tables.change_session(session.id, stand_in, seat, USUAL, mode, person)
        await services.deciding.settle(session)
    else:
        raise Refused("bad-choice", choice=press.word, allowed=", ".join(StandIn))
    await context.show_screen(await tables.get(session.id), note=note)


async def seat_rows(shown: Shown) -> Rows:
    """Tell of seats that robots play or that others may take, and let people take them."""
    session, seat, translate = shown.session, shown.seat, shown.translate
    awaited = seats_in_vain(session, shown.silent)
    if shown.screen is Screen.BOARD:
        told = (*shown.notice.out_of_time, *awaited)
        buttons = offer_buttons(session, translate)
        replaced = [
            name
            for name, each in zip(names_of(session), session.seats, strict=True)
            if each.is_stood_in
        ]
        if replaced and session.standing.is_running:
            is_for_all = set(session.participants) <= set(shown.silent)
            who = "" if is_for_all else listed(translate, replaced)
            buttons.append(back_button(session, translate, who))
        return Rows(notes=seat_notes(session, translate, told), going_on=buttons)
    if seat is None:
        return Rows(notes=seat_notes(session, translate, awaited))
    own = own_notes(session, seat, shown.silent, translate)
    notes = [*own, *seat_notes(session, translate, (*awaited, seat))]
    if not session.standing.is_running or session.seats[seat].is_out:
        return Rows(notes=notes)
    if session.seats[seat].is_played_by_robot:
        return Rows(notes=notes, help=[back_button(session, translate)])
    more = {f"stand-in-{m}": stand_in_press(session, m.value) for m in modes_for(session, seat)}
    return Rows(notes=notes, more=more)


@serves(Kind.HINT)
async def _hint(context: InteractionContext, press: Press) -> None:
    """Tell somebody what a robot would do in their place; first of all that is put on record.

    Where a shortcut stands out, it is advised. What is chosen already stays chosen.
    """
    table = await note_hint(context.tables, context.services.store, press.session, context.user_id)
    seat = asked_seat(table, context.user_id, None)
    translate = (await context.viewer()).translate
    path = tuple(filter(None, press.word.split("/")))
    seen, left = table.observe(seat), left_after(table, seat, path)
    shortcuts = await usable_shortcuts(context.services.store, table, seat)
    if shortcuts and left == seen.legal and not table.game.suggested(seen, left):
        shortcut = bold(translate_phrase(translate, shortcuts[0].label, names_of(table.session)))
        await context.show_screen(table, note=translate("hint-best", action=shortcut))
        return
    among = () if left == seen.legal else tuple(map(str, left))
    thought = await context.services.of(Robots).advise(table, seat, among)
    note = hint_sentence(table, seat, thought, translate, path)
    await context.show_screen(table, path=path, note=note, advised=thought.text)


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
    await context.response.edit(ui.MessagePayload((ui.text(viewer.translate("review-thinking")),)))
    points = await services.of(Reviews).turning_points(table, seat, entries, positions)
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
    viewpoint = viewer.viewpoint(session, seat)
    payload = await review_payload(table, turnings, viewpoint, services.presenter)
    await context.response.respond(payload)


async def setup(bot: TableBot) -> None:
    """Let robots play at the tables of *bot*, and advise."""
    services = bot.services
    thinkers = Thinkers(services.pool)
    robots = Robots(services.store, services.tables, thinkers)
    services.parts.update({Robots: robots, Reviews: Reviews(thinkers)})
    services.deciding.deciders.append(robots.decide)
    services.on_look.append(robots.hesitate)
    services.presenter.adding += [seat_rows, hint_rows]
