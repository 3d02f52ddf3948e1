"""What commands and buttons share: who is asking, in which language, what they are shown."""

import logging
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from cogs.tables.delivery.interaction_response import InteractionResponse
from cogs.tables.delivery.publisher import Publisher
from cogs.tables.messages import error_texts
from cogs.tables.messages.presenter import LOG_LINES, Presenter, Viewpoint
from cogs.tables.session.errors import (
    NotAsked,
    StalePress,
    TableError,
)
from cogs.tables.session.lobby import Person
from cogs.tables.session.service import TableService
from data.i18n import Translator, nearest, translator
from data.store import Session, Store
from rules import RulesError

log = logging.getLogger(__name__)

FRESH_SCREEN_HELPS = (StalePress, NotAsked, RulesError)
"""Refusals after which the person is best served by seeing how the table stands now."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """The person behind an interaction, with how the bot speaks to them and draws for them."""

    person: Person
    language: str
    theme: str | None
    """Their own choice; None: as the table looks."""

    @property
    def translate(self) -> Translator:
        """The texts in their language."""
        return translator(self.language)


class Desk:
    """Serves one interaction after the other; holds no state of any of them."""

    def __init__(
        self,
        store: Store,
        service: TableService,
        publisher: Publisher,
        presenter: Presenter,
        http: aiohttp.ClientSession,
    ) -> None:
        self.store = store
        self.service = service
        self.publisher = publisher
        self.presenter = presenter
        self.http = http

    def response(self, interaction: discord.Interaction[Any]) -> InteractionResponse:
        """The answer to *interaction*, not claimed yet."""
        return InteractionResponse(interaction, self.http)

    def answer_claimed(self, interaction: discord.Interaction[Any]) -> InteractionResponse:
        """The answer to a command, which its tree has claimed with a private message."""
        response = InteractionResponse(interaction, self.http)
        response.has_own_message = True
        return response

    def person(self, interaction: discord.Interaction[Any]) -> Person:
        """Who is asking."""
        return Person(interaction.user.id, interaction.user.display_name)

    async def viewer(self, interaction: discord.Interaction[Any]) -> Viewer:
        """Who is asking, with their preferences; without one, the language of their Discord."""
        person = self.person(interaction)
        preference = await self.store.preference(person.user_id)
        language = preference.language or nearest(interaction.locale.value)
        return Viewer(person, language, preference.theme)

    async def show_screen(
        self,
        response: InteractionResponse,
        session: Session,
        viewer: Viewer,
        *,
        path: tuple[str, ...] = (),
        note: str = "",
    ) -> None:
        """Show *guest* their private screen at a table whose game has begun."""
        seat = session.seat_of(viewer.person.user_id)
        viewpoint = Viewpoint(seat, viewer.language, viewer.theme or session.theme)
        entries = await self.store.recent(session.id, LOG_LINES)
        if seat is not None and await self.publisher.hands.must_tell_closed(session, seat):
            note = "\n".join(filter(None, (note, viewer.translate("hand-closed"))))
        draw = self.publisher.hands.payload if response.in_dm else self.presenter.screen
        await response.respond(await draw(session, viewpoint, entries, path=path, note=note))

    async def refuse(
        self,
        response: InteractionResponse,
        viewer: Viewer,
        refusal: TableError | RulesError,
        session_id: int | None = None,
    ) -> None:
        """Tell the person why nothing happened, with the fresh screen where that helps."""
        note = error_texts.sentence(refusal, viewer.translate)
        if session_id is not None and isinstance(refusal, FRESH_SCREEN_HELPS):
            session = await self.service.get(session_id)
            if session.snapshot is not None:
                await self.show_screen(response, session, viewer, note=note)
                return
        await response.respond_text(note)

    async def report_error(self, response: InteractionResponse, facts: str) -> None:
        """Log the exception under way with *facts*; tell the person that it is not their fault."""
        interaction = response.interaction
        log.exception("interaction %s failed (%s)", interaction.id, facts)
        translate = translator(nearest(interaction.locale.value))
        try:
            await response.respond_text(error_texts.unexpected(translate, interaction.id))
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            log.warning("interaction %s could not be told so", interaction.id)
