"""Presses on a lobby and on its private settings."""

from collections.abc import Callable
from contextlib import suppress
from typing import Concatenate, ParamSpec

import discord

from cogs.tables.commands.invited import invited_user
from cogs.tables.commands.presses.pressed import Pressed, serves
from cogs.tables.commands.private_places import require_place_for, require_private_place
from cogs.tables.commands.table_commands import open_table
from cogs.tables.delivery.retry import TRANSIENT_ERRORS
from cogs.tables.messages import error_texts
from cogs.tables.messages.custom_ids import Kind
from cogs.tables.messages.game_list import ANY_GAME, NewTable, parse_new_table
from cogs.tables.messages.invitations_view import waiting_payload
from cogs.tables.messages.lobby_view import page_of, panel_payload
from cogs.tables.messages.robots_view import AWAY
from cogs.tables.messages.watching_view import LET_ALL_WATCH, let_all_watch_payload
from cogs.tables.session import lobby
from cogs.tables.session.agreement import Beginning, Watching
from cogs.tables.session.calling_off import close_lobby
from cogs.tables.session.errors import Refused
from cogs.tables.session.lobby import Person
from cogs.tables.session.watching import open_to_all
from data.store import Session, TaskKind
from rules.players.levels import level_named

P = ParamSpec("P")


@serves(Kind.PLAY)
async def _play(pressed: Pressed) -> None:
    word = pressed.press.word
    wish = NewTable(ANY_GAME) if word == ANY_GAME else parse_new_table(word)
    if wish is None:
        raise Refused("no-game", game=word.partition("/")[0])
    await open_table(pressed.context, wish)


@serves(Kind.JOIN)
async def _join(pressed: Pressed) -> None:
    await _require_place_at_last_seat(pressed)
    session = await pressed.tables.join(pressed.press.session, pressed.person)
    if not session.standing.is_lobby:
        await _take_panel_away(pressed)


@serves(Kind.LEAVE)
async def _leave(pressed: Pressed) -> None:
    await pressed.tables.change_lobby(pressed.press.session, lobby.leave, pressed.person)


@serves(Kind.START)
async def _start(pressed: Pressed) -> None:
    if await _can_begin(pressed):
        await pressed.tables.start(pressed.press.session, pressed.person)
        await _take_panel_away(pressed)


@serves(Kind.ROBOT)
async def _robot(pressed: Pressed) -> None:
    """Bring a robot, send one away, or begin with as many as are missing."""
    tables, session_id, person = pressed.tables, pressed.press.session, pressed.person
    start, _, level = pressed.press.word.partition("/")
    if start == "start":
        if await _can_begin(pressed):
            await tables.start(session_id, person, fill_up=level_named(level))
            await _take_panel_away(pressed)
    elif pressed.value.startswith(AWAY):
        name = pressed.value.removeprefix(AWAY)
        await tables.change_lobby(session_id, lobby.remove_robot, person, name)
    else:
        await tables.change_seats(session_id, lobby.add_robot, person, pressed.value)


@serves(Kind.INVITE)
async def _invite(pressed: Pressed) -> None:
    """Keep a seat for somebody, give one's own back, or keep none any more."""
    tables, session_id, person = pressed.tables, pressed.press.session, pressed.person
    if pressed.press.word == "decline":
        await tables.change_seats(session_id, lobby.decline, person)
        note = (await pressed.context.viewer()).translate("invited-declined")
        await pressed.context.response.follow_up_text(note)
    elif pressed.press.word == "release":
        await _settle(pressed, lobby.release)
    else:
        invited = invited_user(pressed.context.interaction, pressed.value)
        await _show_panel(pressed, await tables.invite(session_id, person, invited))


@serves(Kind.ADMIT)
async def _admit(pressed: Pressed) -> None:
    """Let the members with a role sit down."""
    if not pressed.value.isdecimal():
        raise Refused("bad-choice", choice=pressed.value, allowed="@role")
    await _settle(pressed, lobby.admit_role, int(pressed.value))


@serves(Kind.CALL_OFF)
async def _call_off(pressed: Pressed) -> None:
    await pressed.tables.call_off(pressed.press.session, close_lobby, pressed.person)
    await _take_panel_away(pressed)


@serves(Kind.PANEL)
async def _panel(pressed: Pressed) -> None:
    session = await pressed.tables.check_host(pressed.press.session, pressed.person)
    await _show_panel(pressed, session)


@serves(Kind.PRESET)
async def _preset(pressed: Pressed) -> None:
    await _settle(pressed, lobby.set_preset, pressed.value)


@serves(Kind.OPTION)
async def _option(pressed: Pressed) -> None:
    await _settle(pressed, lobby.set_option, pressed.press.word, pressed.value)


@serves(Kind.CONTRACT)
async def _contract(pressed: Pressed) -> None:
    press, person = pressed.press, pressed.person
    if press.word == LET_ALL_WATCH:
        kinds = (TaskKind.LOBBY, TaskKind.BOARD)
        await pressed.tables.change_session(press.session, lambda s: open_to_all(s, person), kinds)
        note = (await pressed.context.viewer()).translate("watching-all")
        await pressed.context.response.respond_text(note)
        return
    if press.word == "watching" and pressed.value != Watching.EVERYBODY:
        require_private_place(pressed.context.interaction)
    await _settle(pressed, lobby.agree_on, press.word, pressed.value)


async def _settle(
    pressed: Pressed,
    change: Callable[Concatenate[Session, Person, P], Session],
    *args: P.args,
    **kwargs: P.kwargs,
) -> None:
    """Let the host *change* the lobby, and show in their panel what came of it."""
    session = await pressed.tables.change_lobby(
        pressed.press.session, change, pressed.person, *args, **kwargs
    )
    await _show_panel(pressed, session)


async def _require_place_at_last_seat(pressed: Pressed) -> None:
    """Do nothing where the game may begin with this press: it has a place to be played in.

    :raises Refused: it is to be private, and cannot be so here.
    """
    session = (await pressed.tables.get(pressed.press.session)).session
    if session.beginning == Beginning.FULL and session.standing.is_lobby:
        require_place_for(pressed.context.interaction, session)


async def _can_begin(pressed: Pressed) -> bool:
    """Tell whether the game has a place to be played in, and all are there or the host has said so.

    Where not, the host is asked. Only the question is private, so a press there is the answer.
    """
    session = (await pressed.tables.get(pressed.press.session)).session
    if not session.standing.is_lobby or session.host_id != pressed.user_id:
        return True  # They are refused for that.
    try:
        require_place_for(pressed.context.interaction, session)
    except Refused as refusal:
        translate = (await pressed.context.viewer()).translate
        note = error_texts.sentence(refusal, translate)
        await pressed.respond(let_all_watch_payload(session, note, translate))
        return False
    if session.reserved and not pressed.is_private:
        translate = (await pressed.context.viewer()).translate
        await pressed.respond(waiting_payload(session, pressed.press, translate))
        return False
    return True


async def _take_panel_away(pressed: Pressed) -> None:
    """Remove the private question that a press has answered, and the options, which are settled.

    Where this process has not opened them, their next press says so.
    """
    if pressed.context.response.is_ephemeral:
        await pressed.context.response.delete()
    panel = pressed.services.panels.pop(pressed.press.session, None)
    if panel is not None:
        with suppress(discord.HTTPException, *TRANSIENT_ERRORS):
            await panel.delete()


async def _show_panel(pressed: Pressed, session: Session) -> None:
    translate = (await pressed.context.viewer()).translate
    await pressed.respond(panel_payload(session, translate, page_of(pressed.press)))
    pressed.services.panels[session.id] = pressed.context.response
