"""Every press on every button and menu: parsed, claimed, carried out, answered. Nothing escapes."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord
from discord.ext import commands

from cogs.tables.commands.interaction_context import Desk, Viewer
from cogs.tables.delivery.interaction_response import InteractionResponse
from cogs.tables.messages.custom_ids import Kind, Press, parse_press
from cogs.tables.messages.guide_view import guide_payload
from cogs.tables.messages.lobby_view import panel_payload
from cogs.tables.messages.settings_view import preference_with, settings_payload
from cogs.tables.session.errors import NoGame, TableError
from cogs.tables.session.lobby import Person, require_open_lobby
from cogs.tables.session.play import asked_seat, require_step
from data.store import Session
from rules import GAMES, RulesError

OPENS_OWN_MESSAGE = {Kind.SCREEN, Kind.PANEL, Kind.GUIDE}
"""Pressed on a message for everybody, these open a private one; others leave it as it is."""


@dataclass(frozen=True, slots=True)
class Visit:
    """One press on its way: what was pressed, by whom, and where the answer goes."""

    press: Press
    value: str
    """The value chosen in a select; empty for a button."""
    person: Person
    response: InteractionResponse
    desk: Desk

    @property
    def in_private(self) -> bool:
        """Whether the press came from a message that only this person sees."""
        return self.response.has_own_message

    async def viewer(self) -> Viewer:
        """The presser with their preferences, for presses that show them something."""
        return await self.desk.viewer(self.response.interaction)


class Router(commands.Cog):
    """The one listener for component presses."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._handlers: dict[Kind, Callable[[Visit], Awaitable[None]]] = {
            Kind.ACT: self._act,
            Kind.CHOOSE: self._choose,
            Kind.SHORTCUT: self._shortcut,
            Kind.SCREEN: self._screen,
            Kind.JOIN: self._join,
            Kind.LEAVE: self._leave,
            Kind.START: self._start,
            Kind.CALL_OFF: self._call_off,
            Kind.PANEL: self._panel,
            Kind.PRESET: self._preset,
            Kind.OPTION: self._option,
            Kind.APPEARANCE: self._appearance,
            Kind.RESIGN: self._resign,
            Kind.CONSENT: self._consent,
            Kind.GUIDE: self._guide,
            Kind.PREFERENCE: self._preference,
        }

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press; other interactions are the command tree's."""
        if interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data
        press = parse_press(data["custom_id"])
        value = str((data.get("values") or [""])[0])
        if press is not None and press.kind is Kind.MENU:
            press = parse_press(value)
        response = self._desk.response(interaction)
        if not await _acknowledged(response, press):
            return
        facts = f"{press}, user {interaction.user.id}"
        try:
            await self._serve(press, value, response)
        except Exception:
            # The border of a press: whatever went wrong, the person is told.
            await self._desk.report_error(response, facts)

    async def _serve(self, press: Press | None, value: str, response: InteractionResponse) -> None:
        desk, interaction = self._desk, response.interaction
        if press is None or press.kind not in self._handlers:
            await response.respond_text(
                (await desk.viewer(interaction)).translate("error-unknown-button")
            )
            return
        try:
            visit = Visit(press, value, desk.person(interaction), response, desk)
            await self._handlers[press.kind](visit)
        except (TableError, RulesError) as refusal:
            viewer = await desk.viewer(interaction)
            await desk.refuse(response, viewer, refusal, press.session or None)

    # The game.

    async def _act(self, visit: Visit) -> None:
        press = visit.press
        session = await self._desk.service.act(
            press.session, visit.person.user_id, press.ply, press.word
        )
        if not visit.in_private:
            # In time: the publisher begins as soon as this coroutine waits for something.
            self._desk.publisher.lend(press.session, visit.response)
        await self._show_done(visit, session)

    async def _shortcut(self, visit: Visit) -> None:
        press = visit.press
        session = await self._desk.service.shortcut(
            press.session, visit.person.user_id, press.ply, press.word
        )
        await self._show_done(visit, session)

    async def _show_done(self, visit: Visit, session: Session) -> None:
        """Bring a private screen up to date; other messages are the publisher's affair."""
        if visit.in_private and not visit.response.in_dm:
            viewer = await visit.viewer()
            note = viewer.translate("screen-done")
            await self._desk.show_screen(visit.response, session, viewer, note=note)

    async def _choose(self, visit: Visit) -> None:
        """Walk one step into the menu, on the message that was pressed."""
        press = visit.press
        session = await self._desk.service.get(press.session)
        path = tuple(press.word.split("/"))
        require_step(session, asked_seat(session, visit.person.user_id, press.ply), path)
        if visit.in_private:
            viewer = await visit.viewer()
            await self._desk.show_screen(visit.response, session, viewer, path=path)
        else:
            await self._desk.publisher.show_choice(session, path, visit.response)

    async def _screen(self, visit: Visit) -> None:
        session = await self._desk.service.get(visit.press.session)
        await self._desk.show_screen(visit.response, session, await visit.viewer())

    async def _resign(self, visit: Visit) -> None:
        session = await self._desk.service.resign(visit.press.session, visit.person.user_id)
        viewer = await visit.viewer()
        note = viewer.translate("resign-done")
        await self._desk.show_screen(visit.response, session, viewer, note=note)

    async def _consent(self, visit: Visit) -> None:
        service, press = self._desk.service, visit.press
        if press.word == "yes":
            await service.cancel(press.session, visit.person)
        else:
            await service.keep_playing(press.session, visit.person)

    # The lobby.

    async def _join(self, visit: Visit) -> None:
        await self._desk.service.join(visit.press.session, visit.person)

    async def _leave(self, visit: Visit) -> None:
        await self._desk.service.leave(visit.press.session, visit.person)

    async def _start(self, visit: Visit) -> None:
        await self._desk.service.start(visit.press.session, visit.person)

    async def _call_off(self, visit: Visit) -> None:
        await self._desk.service.cancel(visit.press.session, visit.person)

    async def _panel(self, visit: Visit) -> None:
        session = await self._desk.service.get(visit.press.session)
        require_open_lobby(session, visit.person)
        await self._show_panel(visit, session)

    async def _preset(self, visit: Visit) -> None:
        session = await self._desk.service.set_preset(
            visit.press.session, visit.person, visit.value
        )
        await self._show_panel(visit, session)

    async def _option(self, visit: Visit) -> None:
        session = await self._desk.service.set_option(
            visit.press.session, visit.person, visit.press.word, visit.value
        )
        await self._show_panel(visit, session)

    async def _appearance(self, visit: Visit) -> None:
        session = await self._desk.service.set_appearance(
            visit.press.session, visit.person, visit.press.word, visit.value
        )
        await self._show_panel(visit, session)

    async def _show_panel(self, visit: Visit, session: Session) -> None:
        await visit.response.respond(panel_payload(session, (await visit.viewer()).translate))

    # Reading and preferences.

    async def _guide(self, visit: Visit) -> None:
        press = visit.press
        if press.word not in GAMES:
            raise NoGame(game=press.word)
        viewer = await visit.viewer()
        payload = await guide_payload(
            press.word, press.ply, viewer.translate, viewer.theme or "dark", self._desk.presenter
        )
        await visit.response.respond(payload)

    async def _preference(self, visit: Visit) -> None:
        """Keep one choice of this person: "theme" or "language"; "-" means none."""
        user_id = visit.person.user_id
        preference = await self._desk.store.preference(user_id)
        changed = preference_with(preference, visit.press.word, visit.value)
        await self._desk.store.set_preference(user_id, changed)
        await visit.response.respond(settings_payload(changed, (await visit.viewer()).translate))


async def _acknowledged(response: InteractionResponse, press: Press | None) -> bool:
    """Acknowledge the press in the way that its kind asks for."""
    message = response.interaction.message
    private = message is not None and (message.flags.ephemeral or response.in_dm)
    opens = press is None or press.kind in OPENS_OWN_MESSAGE
    if opens and not private:
        return await response.acknowledge_privately()
    return await response.acknowledge_in_place()
