"""Presses on a lobby and on its private settings."""

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from cogs.commands.interaction_context import INSTEAD, InteractionContext, serves
from cogs.commands.opening import (
    invited_user,
    open_table,
    place_at,
    require_place_for,
    require_private_place,
)
from cogs.messages import error_texts
from cogs.messages.beside_lobby import (
    LET_ALL_WATCH,
    closed_payload,
    let_all_watch_payload,
    opened_payload,
    waiting_payload,
)
from cogs.messages.choose_game import ANY_GAME, NewTable, parse_new_table
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.lobby_view import page_of, panel_payload
from cogs.messages.payload import MessagePayload
from cogs.messages.robot_seats import AWAY
from cogs.publishing.private_messages import NOTHING
from cogs.table import lobby
from cogs.table.agreement import Beginning, Watching
from cogs.table.errors import Refused
from cogs.table.live_table import LiveTable
from cogs.table.lobby import Person
from cogs.table.play import Change
from cogs.table.rematch import Again
from cogs.table.watching import open_to_all
from data.store import Session, TaskKind
from rules.players.levels import level_named

P = ParamSpec("P")
INSTEAD["already-started"] = closed_payload


@serves(Kind.PLAY)
async def _play(context: InteractionContext, press: Press) -> None:
    word = press.word
    wish = NewTable(ANY_GAME) if word == ANY_GAME else parse_new_table(word)
    if wish is None:
        raise Refused("no-game", game=word.partition("/")[0])
    await open_table(context, wish)


@serves(Kind.JOIN)
async def _join(context: InteractionContext, press: Press) -> None:
    await _require_place_at_last_seat(context, press)
    await context.tables.join(press.session, context.person)


@serves(Kind.LEAVE)
async def _leave(context: InteractionContext, press: Press) -> None:
    await context.tables.change_lobby(press.session, lobby.leave, context.person)
    await _take_question_away(context)


@serves(Kind.START)
async def _start(context: InteractionContext, press: Press) -> None:
    if await _can_begin(context, press):
        await context.tables.start(press.session, context.person)
        await _take_question_away(context)


@serves(Kind.ROBOT)
async def _robot(context: InteractionContext, press: Press) -> None:
    """Bring a robot, send one away, or begin with as many as are missing."""
    tables, session_id, person = context.tables, press.session, context.person
    start, _, level = press.word.partition("/")
    if start == "start":
        if await _can_begin(context, press):
            await tables.start(session_id, person, fill_up=level_named(level))
            await _take_question_away(context)
    elif context.value.startswith(AWAY):
        name = context.value.removeprefix(AWAY)
        await tables.change_lobby(session_id, lobby.remove_robot, person, name)
    else:
        await tables.change_seats(session_id, lobby.add_robot, person, context.value)


@serves(Kind.INVITE)
async def _invite(context: InteractionContext, press: Press) -> None:
    """Keep a seat for somebody, give one's own back, or keep none any more."""
    tables, session_id, person = context.tables, press.session, context.person
    if press.word == "decline":
        await tables.change_seats(session_id, lobby.decline, person)
        note = (await context.viewer()).translate("invited-declined")
        await context.response.follow_up_text(note)
    elif press.word == "release":
        await _settle(context, press, lobby.release)
    else:
        invited = invited_user(context.interaction, context.value)
        await _show_panel(context, press, await tables.invite(session_id, person, invited))


@serves(Kind.ADMIT)
async def _admit(context: InteractionContext, press: Press) -> None:
    """Let the members with a role sit down."""
    if not context.value.isdecimal():
        raise Refused("bad-choice", choice=context.value, allowed="@role")
    await _settle(context, press, lobby.admit_role, int(context.value))


@serves(Kind.PANEL)
async def _panel(context: InteractionContext, press: Press) -> None:
    person = context.person
    session = await context.tables.checked(
        press.session, lambda s: lobby.require_open_lobby(s, person)
    )
    await _show_panel(context, press, session)


@serves(Kind.PRESET)
async def _preset(context: InteractionContext, press: Press) -> None:
    await _settle(context, press, lobby.set_preset, context.value)


@serves(Kind.OPTION)
async def _option(context: InteractionContext, press: Press) -> None:
    await _settle(context, press, lobby.set_option, press.word, context.value)


@serves(Kind.CONTRACT)
async def _contract(context: InteractionContext, press: Press) -> None:
    person = context.person
    if press.word == LET_ALL_WATCH:
        kinds = (TaskKind.LOBBY, TaskKind.BOARD)
        await context.tables.change(
            press.session, lambda t: Change(t.stored_as(open_to_all(t.session, person))), kinds
        )
        note = (await context.viewer()).translate("watching-all")
        await context.response.respond_text(note)
        return
    if press.word == "watching" and context.value != Watching.EVERYBODY:
        require_private_place(context.interaction)
    await _settle(context, press, lobby.agree_on, press.word, context.value)


async def _settle(
    context: InteractionContext,
    press: Press,
    change: Callable[Concatenate[Session, Person, P], Session],
    *args: P.args,
    **kwargs: P.kwargs,
) -> None:
    """Let the host *change* the lobby, and show in their panel what came of it."""
    session = await context.tables.change_lobby(
        press.session, change, context.person, *args, **kwargs
    )
    await _show_panel(context, press, session)


async def _require_place_at_last_seat(context: InteractionContext, press: Press) -> None:
    """Do nothing where the game may begin with this press: it has a place to be played in.

    :raises Refused: it is to be private, and cannot be so here.
    """
    session = (await context.tables.get(press.session)).session
    if session.beginning == Beginning.FULL and session.standing.is_lobby:
        require_place_for(context.interaction, session)


async def _can_begin(context: InteractionContext, press: Press) -> bool:
    """Tell whether the game has a place to be played in, and all are there or the host has said so.

    Where not, the host is asked. Only the question is private, so a press there is the answer.
    """
    session = (await context.tables.get(press.session)).session
    if not session.standing.is_lobby or session.host_id != context.user_id:
        return True  # They are refused for that.
    try:
        require_place_for(context.interaction, session)
    except Refused as refusal:
        translate = (await context.viewer()).translate
        note = error_texts.sentence(refusal, translate)
        await context.response.respond(let_all_watch_payload(session, note, translate))
        return False
    if session.reserved and not context.response.has_own_message:
        translate = (await context.viewer()).translate
        await context.response.respond(waiting_payload(session, press, translate))
        return False
    return True


async def _take_question_away(context: InteractionContext) -> None:
    """Remove the private question that a press has answered."""
    if context.response.is_ephemeral:
        await context.response.delete()


async def _show_panel(context: InteractionContext, press: Press, session: Session) -> None:
    """Show the options, which go as soon as they are settled."""
    payload = panel_payload(session, (await context.viewer()).translate, page_of(press))

    async def redraw(table: LiveTable) -> MessagePayload | None:
        now = table.session
        return None if now.standing.is_lobby and now.host_id == session.host_id else NOTHING

    await context.services.private.show(session.id, context.response, payload, redraw)


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
