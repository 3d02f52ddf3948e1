"""Every press on a button or menu: parsed, acknowledged, carried out, answered. Nothing escapes."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.clocks.habits import waking_hours
from cogs.clocks.waking import local_date
from cogs.tables.commands.binding import binding_of
from cogs.tables.commands.decisions import ask
from cogs.tables.commands.going_back import go_back
from cogs.tables.commands.interaction_context import InteractionContext
from cogs.tables.commands.service_record import DONE, FAILED
from cogs.tables.commands.services import Services
from cogs.tables.commands.turns import show_next
from cogs.tables.delivery.interaction_response import InteractionResponse
from cogs.tables.delivery.menu_steps import question_of
from cogs.tables.messages.clock_texts import snooze_of
from cogs.tables.messages.custom_ids import Kind, Press, parse_press
from cogs.tables.messages.decision_view import Decision
from cogs.tables.messages.guide_view import guide_payload
from cogs.tables.messages.lobby_view import panel_payload
from cogs.tables.messages.phrases import since
from cogs.tables.messages.robots_view import (
    AWAY,
    hint_sentence,
    may_ask_for_hints,
    stand_in_payload,
)
from cogs.tables.messages.settings_view import preference_with, settings_payload
from cogs.tables.session.calling_off import stage_of
from cogs.tables.session.errors import BadChoice, NoGame, NoHints, NotSeated, TableError
from cogs.tables.session.habits import without_coming_holidays
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.play import asked_seat, require_step
from cogs.tables.session.robot_seats import USUAL
from cogs.tables.session.service import TableService
from data.store import Session, StandIn, Status
from rules import GAMES, RulesError

OPENS_OWN_MESSAGE = {Kind.SCREEN, Kind.WORDS, Kind.PANEL, Kind.GUIDE}
"""Pressed on a public message, these open a private one; others leave it as it is."""


@dataclass(frozen=True, slots=True)
class _Pressed:
    """A press on its way through the router."""

    press: Press
    value: str
    """The value chosen in a select; empty for a button."""
    context: InteractionContext

    @property
    def user_id(self) -> int:
        """Who pressed."""
        return self.context.person.user_id

    @property
    def tables(self) -> TableService[InteractionResponse]:
        """The tables, as far as this press counts for them."""
        return self.context.tables

    @property
    def is_private(self) -> bool:
        """Whether the press came from a message that only this person sees."""
        return self.context.response.has_own_message


class Router(commands.Cog):
    """The one listener for component presses."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._handlers: dict[Kind, Callable[[_Pressed], Awaitable[None]]] = {
            Kind.ACT: self._act,
            Kind.CHOOSE: self._choose,
            Kind.SHORTCUT: self._shortcut,
            Kind.GO_BACK: self._go_back,
            Kind.SCREEN: self._screen,
            Kind.WORDS: self._words,
            Kind.JOIN: self._join,
            Kind.LEAVE: self._leave,
            Kind.START: self._start,
            Kind.ROBOT: self._robot,
            Kind.STAND_IN: self._stand_in,
            Kind.HINT: self._hint,
            Kind.CALL_OFF: self._call_off,
            Kind.PANEL: self._panel,
            Kind.PRESET: self._preset,
            Kind.OPTION: self._option,
            Kind.APPEARANCE: self._appearance,
            Kind.ASK: self._ask,
            Kind.RESIGN: self._resign,
            Kind.CANCEL: self._cancel,
            Kind.NO: self._keep_table,
            Kind.CONSENT: self._consent,
            Kind.GUIDE: self._guide,
            Kind.PREFERENCE: self._preference,
            Kind.CONTRACT: self._contract,
            Kind.WAKE: self._wake,
            Kind.SNOOZE: self._snooze,
            Kind.NEXT: self._next,
        }

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Serve a press; other interactions belong to the command tree."""
        if interaction.type is not discord.InteractionType.component:
            return
        if not self._services.ongoing.begin():
            return
        data: Any = interaction.data
        press = parse_press(data["custom_id"])
        value = str((data.get("values") or [""])[0])
        if press is not None and press.kind is Kind.MENU:
            press = parse_press(value)
        context = InteractionContext(self._services, interaction)
        if press is not None:
            context.bind(binding_of(press, context.response))
        if not await _acknowledge(context.response, press):
            return
        outcome = FAILED
        try:
            outcome = await self._serve(press, value, context)
        except Exception as error:
            # The boundary of a press: whatever goes wrong, the person gets an answer.
            await context.report_error(error, _facts_of(press, interaction.user.id))
        context.record.end(press.kind.name.lower() if press is not None else "unknown", outcome)

    @commands.Cog.listener()
    async def on_app_command_completion(
        self, interaction: discord.Interaction[Any], command: app_commands.Command[Any, ..., Any]
    ) -> None:
        """Note that a slash command was carried out."""
        InteractionContext(self._services, interaction).record.end(
            f"/{command.qualified_name}", DONE
        )

    async def _serve(self, press: Press | None, value: str, context: InteractionContext) -> str:
        """Carry out a press and answer it; returns how it ended."""
        if press is None or press.kind not in self._handlers:
            viewer = await context.viewer()
            commands = self._services.commands.values(viewer.translate)
            note = viewer.translate("error-unknown-button", **commands)
            await context.response.respond_text(note)
            return "unknown button"
        try:
            await self._handlers[press.kind](_Pressed(press, value, context))
        except (TableError, RulesError) as refusal:
            await context.refuse(refusal, press.session or None)
            return type(refusal).__name__
        return DONE

    # The game.

    async def _act(self, pressed: _Pressed) -> None:
        press = pressed.press
        # The token of a press at the table may retire the message that was pressed.
        source = None if pressed.is_private else pressed.context.response
        table = await pressed.tables.act(
            press.session, pressed.user_id, press.ply, press.word, source
        )
        await self._show_done(pressed, table)

    async def _shortcut(self, pressed: _Pressed) -> None:
        press = pressed.press
        table = await pressed.tables.shortcut(press.session, pressed.user_id, press.ply, press.word)
        await self._show_done(pressed, table)

    async def _show_done(self, pressed: _Pressed, table: LiveTable) -> None:
        """Bring a private screen up to date; the publisher takes care of other messages.

        In direct messages that is a hand, unless the game has none: then it is a reminder.
        """
        context = pressed.context
        is_hand = context.response.in_dm and table.game.info.has_hidden_information
        if pressed.is_private and not is_hand:
            note = (await context.viewer()).translate("screen-done")
            await context.show_screen(table, note=note, has_next=True)

    async def _choose(self, pressed: _Pressed) -> None:
        """Walk one step into the menu, on the message that was pressed."""
        press, context = pressed.press, pressed.context
        table = await pressed.tables.get(press.session)
        path = tuple(press.word.split("/"))
        require_step(table, asked_seat(table, pressed.user_id, press.ply), path)
        if pressed.is_private:
            await context.show_screen(table, path=path)
        else:
            await self._services.publisher.show_choice(
                press.session, question_of(table), path, context.response
            )

    async def _go_back(self, pressed: _Pressed) -> None:
        await go_back(pressed.context, pressed.press)

    async def _screen(self, pressed: _Pressed) -> None:
        await pressed.context.show_screen(await pressed.tables.get(pressed.press.session))

    async def _words(self, pressed: _Pressed) -> None:
        table = await pressed.tables.get(pressed.press.session)
        await pressed.context.show_screen(table, in_words=True)

    # Giving up, and calling off.

    async def _ask(self, pressed: _Pressed) -> None:
        press = pressed.press
        if press.word not in set(Decision):
            raise BadChoice(choice=press.word, allowed=", ".join(Decision))
        await ask(pressed.context, Decision(press.word), press.session)

    async def _resign(self, pressed: _Pressed) -> None:
        table = await pressed.tables.resign(pressed.press.session, pressed.user_id)
        note = (await pressed.context.viewer()).translate("resign-done")
        await pressed.context.show_screen(table, note=note)

    async def _cancel(self, pressed: _Pressed) -> None:
        press, context = pressed.press, pressed.context
        session = await pressed.tables.check_cancel(press.session, context.person)
        if stage_of(session) != press.word:
            # Yes was said to something else: the game has begun since, or somebody has acted.
            await ask(context, Decision.CANCEL, press.session)
            return
        session = await pressed.tables.cancel(press.session, context.person)
        key = "cancel-done" if session.status is Status.CANCELLED else "cancel-asked"
        await context.response.respond_text((await context.viewer()).translate(key))

    async def _keep_table(self, pressed: _Pressed) -> None:
        note = (await pressed.context.viewer()).translate("decision-kept")
        await pressed.context.response.respond_text(note)

    async def _consent(self, pressed: _Pressed) -> None:
        press, person = pressed.press, pressed.context.person
        if press.word == "yes":
            await pressed.tables.agree(press.session, person)
        else:
            await pressed.tables.keep_playing(press.session, person)

    # The lobby.

    async def _join(self, pressed: _Pressed) -> None:
        await pressed.tables.join(pressed.press.session, pressed.context.person)

    async def _leave(self, pressed: _Pressed) -> None:
        await pressed.tables.leave(pressed.press.session, pressed.context.person)

    async def _start(self, pressed: _Pressed) -> None:
        await pressed.tables.start(pressed.press.session, pressed.context.person)

    async def _robot(self, pressed: _Pressed) -> None:
        """Bring a robot, send one away, or begin with as many as are missing."""
        session_id, person = pressed.press.session, pressed.context.person
        if pressed.press.word == "start":
            await pressed.tables.start(session_id, person, fill_up=True)
        elif pressed.value.startswith(AWAY):
            name = pressed.value.removeprefix(AWAY)
            await pressed.tables.remove_robot(session_id, person, name)
        else:
            await pressed.tables.add_robot(session_id, person, pressed.value)

    async def _stand_in(self, pressed: _Pressed) -> None:
        """Ask for how long a robot is to play, let it play, or take the seat back."""
        press, context = pressed.press, pressed.context
        translate = (await context.viewer()).translate
        session = (await pressed.tables.get(press.session)).session
        seat = session.seat_of(pressed.user_id)
        if seat is None:
            raise NotSeated
        if press.word == "ask":
            await context.response.respond(stand_in_payload(session, translate))
            return
        if press.word == "back":
            await pressed.tables.take_back(press.session, context.person)
        elif press.word in set(StandIn):
            mode = StandIn(press.word)
            await pressed.tables.stand_in(press.session, seat, USUAL, mode, context.person)
        else:
            raise BadChoice(choice=press.word, allowed=", ".join(StandIn))
        note = translate("stand-in-ended" if press.word == "back" else "stand-in-begun")
        await context.show_screen(await pressed.tables.get(press.session), note=note)

    async def _hint(self, pressed: _Pressed) -> None:
        """Tell somebody who plays against robots alone what a robot would do in their place."""
        table, context = await pressed.tables.get(pressed.press.session), pressed.context
        if not may_ask_for_hints(table.session):
            raise NoHints
        seat = asked_seat(table, pressed.user_id, None)
        thought = await self._services.robots.advise(table, seat)
        translate = (await context.viewer()).translate
        await context.show_screen(table, note=hint_sentence(table, seat, thought, translate))

    async def _call_off(self, pressed: _Pressed) -> None:
        await pressed.tables.close_lobby(pressed.press.session, pressed.context.person)

    async def _panel(self, pressed: _Pressed) -> None:
        session = await pressed.tables.check_host(pressed.press.session, pressed.context.person)
        await self._show_panel(pressed, session)

    async def _preset(self, pressed: _Pressed) -> None:
        session = await pressed.tables.set_preset(
            pressed.press.session, pressed.context.person, pressed.value
        )
        await self._show_panel(pressed, session)

    async def _option(self, pressed: _Pressed) -> None:
        session = await pressed.tables.set_option(
            pressed.press.session, pressed.context.person, pressed.press.word, pressed.value
        )
        await self._show_panel(pressed, session)

    async def _appearance(self, pressed: _Pressed) -> None:
        session = await pressed.tables.set_appearance(
            pressed.press.session, pressed.context.person, pressed.press.word, pressed.value
        )
        await self._show_panel(pressed, session)

    # Time.

    async def _contract(self, pressed: _Pressed) -> None:
        press, person = pressed.press, pressed.context.person
        session = await pressed.tables.agree_on(press.session, person, press.word, pressed.value)
        await self._show_panel(pressed, session)

    async def _wake(self, pressed: _Pressed) -> None:
        await self._services.timed.wake(pressed.press.session, pressed.user_id)

    async def _next(self, pressed: _Pressed) -> None:
        await show_next(pressed.context, after=pressed.press.session)

    async def _snooze(self, pressed: _Pressed) -> None:
        press, context = pressed.press, pressed.context
        translate = (await context.viewer()).translate
        until = await self._services.timed.snooze(
            press.session, pressed.user_id, snooze_of(press.word)
        )
        note = translate("reminder-snoozed", moment=since(until))
        await context.response.follow_up_text(note)

    async def _show_panel(self, pressed: _Pressed, session: Session) -> None:
        viewer = await pressed.context.viewer()
        await pressed.context.response.respond(panel_payload(session, viewer.translate))

    # Reading and preferences.

    async def _guide(self, pressed: _Pressed) -> None:
        press = pressed.press
        if press.word not in GAMES:
            raise NoGame(game=press.word)
        viewer = await pressed.context.viewer()
        payload = await guide_payload(
            press.word,
            press.ply,
            viewer.translate,
            viewer.theme or "dark",
            self._services.presenter,
            self._services.commands,
        )
        await pressed.context.response.respond(payload)

    async def _preference(self, pressed: _Pressed) -> None:
        """Keep one choice of this person; "-" means none, and "holidays" that there are none."""
        services, context, word = self._services, pressed.context, pressed.press.word
        preference = await services.store.preference(pressed.user_id)
        locale, now = context.person.language, services.clock()
        if word == "holidays":
            today = local_date(waking_hours(preference, locale), now)
            changed = without_coming_holidays(preference, today)
        else:
            changed = preference_with(preference, word, pressed.value)
        await services.timed.change_habits(pressed.user_id, locale, changed)
        viewer = await context.viewer()
        await context.response.respond(
            settings_payload(changed, locale, viewer.translate, services.commands, now)
        )


def _facts_of(press: Press | None, user_id: int) -> str:
    """What the log may hold of a press: an action that is chosen in secret stays out of it."""
    if press is None:
        return f"no press of ours, user {user_id}"
    return f"press {press.kind.name}, table {press.session}, ply {press.ply}, user {user_id}"


async def _acknowledge(response: InteractionResponse, press: Press | None) -> bool:
    """Acknowledge the press in the way that its kind asks for; False: it is another process's."""
    opens = press is None or press.kind in OPENS_OWN_MESSAGE
    if opens and not response.is_private:
        return await response.acknowledge_privately(press.session or None if press else None)
    return await response.acknowledge_in_place()
