"""One interaction: who is asking, in which language, and how to respond."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import aiohttp
import discord

from cogs.commands.services import ServiceRecord, Services
from cogs.messages import error_texts
from cogs.messages.board_pictures import Viewpoint
from cogs.messages.clock_texts import end_buttons, with_next_table
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.payload import MessagePayload, button_rows, text
from cogs.messages.phrases import since
from cogs.messages.table_buttons import with_only_choice_offer
from cogs.publishing.interaction_response import InteractionResponse
from cogs.publishing.private_messages import NOTHING, Redraw
from cogs.publishing.refusals import TRANSIENT_ERRORS
from cogs.table.errors import Frozen, Refused
from cogs.table.live_table import LiveTable
from cogs.table.lobby import Person
from cogs.table.notice import NO_NOTICE, Notice
from cogs.table.play import looks_alike
from cogs.table.timekeeping import out_of_time
from cogs.table.watching import is_direct, may_watch, require_may_watch
from data.i18n import Translator, nearest, translator
from data.spoken_texts import SPOKEN
from data.store import RECENT, MessageState, NotFound, Preference, Session, Unavailable
from render.names import can_be_written
from rules import RulesError

log = logging.getLogger(__name__)

OUTDATED = frozenset({"stale-press", "went-back", "not-asked"})
"""Refusals of a press whose message may be an old one."""
FRESH_SCREEN_HELPS = OUTDATED | {"not-seated", "not-running", "nothing-to-take-back"}
"""Refusals, besides those of the rules, after which a fresh screen helps more than a sentence."""

INSTEAD: dict[str, Callable[[Session, Translator], MessagePayload]] = {}
"""What is shown of a table in place of the sentence of a refusal, by its code."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """The person behind an interaction, with the language, theme and reading to use for them."""

    person: Person
    language: str
    preference: Preference
    """Their own choices."""

    @property
    def translate(self) -> Translator:
        """The texts in their language."""
        return translator(self.language, self.preference.reading)

    @property
    def theme(self) -> str:
        """The theme of what belongs to no table."""
        return self.preference.theme or "dark"

    def viewpoint(self, session: Session, seat: int | None) -> Viewpoint:
        """The eyes of this person, in *seat*, at the table of *session*."""
        own = self.preference
        return Viewpoint(seat, self.language, own.theme or session.theme, own.reading, own.confirms)


@dataclass(frozen=True, slots=True)
class _Screen:
    """The difference between a private screen and the plain one of its seat."""

    path: tuple[str, ...] = ()
    note: str = ""
    advised: str | None = None
    in_words: bool = False
    has_next: bool = False
    notice: Notice = NO_NOTICE
    is_done: bool = False

    @property
    def stays(self) -> bool:
        """Tell whether its person is in the middle of something, or has come to its end."""
        return bool(self.path) or self.advised is not None or self.is_done


_PLAIN = _Screen()


class InteractionContext:
    """Serves one interaction: a command, or a press that was parsed and acknowledged."""

    def __init__(
        self,
        services: Services,
        interaction: discord.Interaction[Any],
    ) -> None:
        self.services = services
        self.record: ServiceRecord = interaction.extras.setdefault("record", ServiceRecord())
        self.interaction = interaction
        # The one that has acknowledged a command also answers it, and forgets that it is under way.
        self.response: InteractionResponse = interaction.extras.setdefault(
            "response",
            InteractionResponse(interaction, services.http, services.store, services.kept),
        )
        self.tables = services.tables.pressed(self.response, self._check)
        """The tables as this interaction may use them."""
        self._viewer: Viewer | None = None

    def bind(self, require: Callable[[Session], None], *, is_for_watchers: bool) -> None:
        """Let this interaction use only tables that pass *require*, which raises otherwise.

        Unless *is_for_watchers*, it shows nothing of a game to a stranger.
        """

        def check(session: Session) -> None:
            if is_for_watchers:
                self._check(session)
            else:
                self.record.note(session)
            require(session)

        self.tables = self.services.tables.pressed(self.response, check)

    def _check(self, session: Session) -> None:
        self.record.note(session)
        require_may_watch(session, self.interaction.user.id, self.interaction.channel_id)

    async def look_for_place(self, session_id: int) -> None:
        """Find out whether a message in direct messages belongs to a table that is played there."""
        if not session_id or not self.response.is_hand:
            return
        try:
            session = await self.services.store.get(session_id)
        except NotFound:
            return  # whatever the press is for refuses it
        if is_direct(session) and session.channel_id == self.interaction.channel_id:
            self.response.place_at_table()

    @cached_property
    def person(self) -> Person:
        """Return the asker, by a name that pictures can show, so that they agree with texts."""
        user = self.interaction.user
        name = user.display_name if can_be_written(user.display_name) else user.name
        # Without intents the bot knows no server's roles, so ``Member.roles`` finds none.
        roles = frozenset(user._roles) if isinstance(user, discord.Member) else frozenset[int]()
        return Person(user.id, name, self.interaction.locale.value, roles)

    @property
    def user_id(self) -> int:
        """The id of the asker."""
        return self.interaction.user.id

    @property
    def values(self) -> tuple[str, ...]:
        """All values chosen in a select, of which there may be none."""
        data: Any = self.interaction.data
        return tuple(map(str, data.get("values") or ()))

    @property
    def value(self) -> str:
        """The value chosen in a select; empty for a button."""
        return "".join(self.values[:1])

    async def viewer(self) -> Viewer:
        """Return the asker with their preferences; without any, in their Discord's language."""
        if self._viewer is None:
            preference = await self.services.store.preference(self.person.user_id)
            language = preference.language or nearest(self.interaction.locale.value)
            self._viewer = Viewer(self.person, language, preference)
        return self._viewer

    async def show_screen(
        self,
        table: LiveTable,
        *,
        path: tuple[str, ...] = (),
        note: str = "",
        advised: str | None = None,
        in_words: bool = False,
        has_next: bool = False,
        notice: Notice = NO_NOTICE,
        is_done: bool = False,
    ) -> None:
        """Show this person their private screen at a table whose game has begun.

        *advised*: the action, in notation, that *note* recommends. *in_words*: its pictures say
        everything this time, whatever this person prefers. *has_next*: a button leads on to the
        next table that waits for them, unless this one can be ended. *notice* is what they have
        just caused. *is_done*: they have just acted, and others are asked.
        """
        seat = table.session.seat_of(self.person.user_id)
        screen = _Screen(path, note, advised, in_words, has_next, notice, is_done)
        payload = await self._payload(table, seat, screen)
        publisher = self.services.publisher
        if not self.response.is_hand and seat is not None:
            redraw = self.following(table, seat, screen)
            await self.services.private.show(table.session.id, self.response, payload, redraw)
        elif not self.response.is_hand:
            await self.response.respond(payload)
        elif seat is None or not await publisher.show_hand(table, seat, self.response, payload):
            translate = (await self.viewer()).translate
            await self.response.follow_up_text(note or translate("hand-answered"))

    def following(self, table: LiveTable, seat: int, screen: _Screen = _PLAIN) -> Redraw:
        """Return what brings a screen up to date once *seat* sees something else.

        A half-made choice, a hint and what was done stay there until something else is asked. Of a
        game that is over no more is left than how it ended.
        """
        shown, stays = table, screen.stays

        async def redraw(now: LiveTable) -> MessagePayload | None:
            nonlocal shown, stays
            if now.session.seat_of(self.person.user_id) != seat:
                return NOTHING
            if now.session.revision == shown.session.revision or is_same(shown, now, seat):
                return None
            is_running = now.session.standing.is_running
            if stays and is_running and _question(now, seat) == _question(shown, seat):
                return None
            shown, stays, self._viewer = now, False, None
            renewed = _Screen(
                in_words=screen.in_words, has_next=screen.has_next, is_done=not is_running
            )
            return await self._payload(now, seat, renewed)

        return redraw

    async def _payload(self, table: LiveTable, seat: int | None, screen: _Screen) -> MessagePayload:
        """Build the private screen of *seat*, or the hand that was pressed."""
        viewer, session = await self.viewer(), table.session
        note, path = screen.note, screen.path
        viewpoint = replace(viewer.viewpoint(session, seat), advised=screen.advised)
        if screen.in_words:
            viewpoint = replace(viewpoint, reading=SPOKEN)
        entries = await self.services.store.recent(session.id, RECENT)
        if seat is not None and await self._learns_of_closed_dms(table, seat):
            note = "\n".join(filter(None, (note, viewer.translate("hand-closed"))))
        if self.response.is_hand:
            bodies = self.services.publisher.bodies
            return await bodies.hand(table, viewpoint, entries, path=path, note=note)
        if session.standing.is_running and seat not in session.to_act and not screen.is_done:
            # It follows the table for a while only, and may be looked at hours later.
            moment = since(self.services.clock())
            as_of = f"-# {viewer.translate('screen-as-of', moment=moment)}"
            note = "\n".join(filter(None, (note, as_of)))
        presenter = self.services.presenter
        payload = await (
            presenter.done(table, viewpoint, entries, note)
            if screen.is_done
            else presenter.screen(
                table, viewpoint, entries, path=path, note=note, notice=screen.notice
            )
        )
        now, user_id = self.services.clock(), self.person.user_id
        silent = await out_of_time(self.services.store, session, now) - {user_id}
        is_theirs = user_id in session.participants
        ends = end_buttons(session, silent, viewer.translate) if is_theirs else []
        ending = replace(payload, items=(*payload.items, *button_rows(ends))) if ends else payload
        has_not_said = viewer.preference.only_choices is None
        legal = table.observe(seat).legal if has_not_said else ()
        if table.game.info.has_hidden_information and len(legal) == 1:
            # Elsewhere it would be played by itself; here that can tell what somebody holds.
            ending = with_only_choice_offer(ending, viewer.translate)
        if screen.has_next and ending is payload:
            ending = with_next_table(payload, session, viewer.translate)
        return ending

    async def _learns_of_closed_dms(self, table: LiveTable, seat: int) -> bool:
        """Record that the player of *seat* learns now that their hand cannot be sent; once."""
        if not table.game.info.has_hidden_information:
            return False
        store = self.services.store
        hand = (await store.posted_messages(table.session.id)).hands.get(seat)
        if hand is None or hand.state is not MessageState.UNREACHABLE or hand.notified:
            return False
        if hand.user_id not in (None, self.person.user_id):
            return False  # It was for the person who had this seat before.
        await store.remember(replace(hand, notified=True))
        return True

    async def refuse(self, refusal: Refused | RulesError, session_id: int | None = None) -> None:
        """Tell the person why nothing happened, with the fresh screen where that helps."""
        if isinstance(refusal, Frozen):
            await self._report_frozen(refusal)
            return
        translate = (await self.viewer()).translate
        note = error_texts.sentence(refusal, translate, self.services.commands)
        if refusal.code == "paused" and self.response.is_hand:
            # Its choices count again as soon as the table goes on.
            await self.response.follow_up_text(note)
            return
        if refusal.code in INSTEAD and session_id is not None:
            session = (await self.services.tables.get(session_id)).session
            if may_watch(session, self.person.user_id):
                await self.response.respond(INSTEAD[refusal.code](session, translate))
                return
        helps = isinstance(refusal, RulesError) or refusal.code in FRESH_SCREEN_HELPS
        if session_id is not None and helps:
            table = await self.services.tables.get(session_id)
            may_see = may_watch(table.session, self.person.user_id)
            sits_there = table.session.seat_of(self.person.user_id) is not None
            # Whose turn it is fits in a line, where no private screen is to be brought up to date.
            is_told = refusal.code == "not-asked" and sits_there and not self.response.is_private
            if table.has_begun and may_see:
                try:
                    if is_told:
                        await self._say(note)
                    else:
                        await self.show_screen(table, note=note)
                except Frozen as trouble:
                    await self._report_frozen(trouble)
                if refusal.code in OUTDATED:
                    await self.retire_replaced(table.session)
                return
        await self._say(note)

    async def finish(self) -> None:
        """Wait for what is to follow, and say where it cannot; an empty message is taken away."""
        response, word = self.response, await self.response.outcome()
        try:
            if word and response.has_own_message and not response.is_empty:
                await response.follow_up_text(word)  # Beside what it says.
            elif word:
                await self._say(word)
            elif response.is_empty:
                await response.delete()
        except (*TRANSIENT_ERRORS, discord.HTTPException) as failure:
            log.info("interaction %s is not told of its table: %s", self.interaction.id, failure)

    async def _say(self, note: str) -> None:
        """Tell this person why something does not count, in place of what they were told last."""
        if self.response.is_hand:
            await self.response.respond_text(note)
        else:
            await self.services.private.note(self.response, MessagePayload((text(note),)))

    async def retire_replaced(self, session: Session) -> None:
        """Take the buttons from the message that was pressed, where another one is played on."""
        if self.response.message_id is not None and not self.response.is_ephemeral:
            await self.services.publisher.retire_replaced(session, self.response)

    async def _report_frozen(self, trouble: Frozen) -> None:
        """Set the table aside, and tell the person so; their hand keeps what it shows."""
        await self.services.tables.freeze(trouble)
        note = error_texts.sentence(trouble, (await self.viewer()).translate)
        response = self.response
        await (response.follow_up_text if response.is_hand else response.respond_text)(note)

    async def report_error(self, error: Exception, facts: str) -> None:
        """Log *error* with *facts*; tell the person that it is not their fault."""
        interaction = self.interaction
        translate = translator(nearest(interaction.locale.value))
        if isinstance(error, Unavailable):
            # The store has told the operator already, once for all presses.
            sentence = error_texts.unavailable(error, translate)
        else:
            log.error("interaction %s failed (%s)", interaction.id, facts, exc_info=error)
            sentence = error_texts.unexpected(translate, interaction.id)
        try:
            await self._say(sentence)
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            log.warning("interaction %s could not be answered", interaction.id)


def is_same(shown: LiveTable, now: LiveTable, seat: int) -> bool:
    """Tell whether *seat* sees no difference, whatever others have done in secret."""

    def around(session: Session) -> tuple[object, ...]:
        return session.branch, session.standing, session.seats, session.vote, session.undo_request

    return around(shown.session) == around(now.session) and looks_alike(shown, now, seat)


def _question(table: LiveTable, seat: int) -> tuple[int, int] | None:
    """Return what tells this question to *seat* from all others; None: it is asked nothing."""
    is_asked = table.session.standing.is_running and seat in table.session.to_act
    return (table.session.branch, table.state.asked_at[seat]) if is_asked else None


Handler = Callable[[InteractionContext, Press], Awaitable[None]]
"""Carries out presses of one kind; raises ``Refused`` or ``RulesError`` to refuse one."""

HANDLERS: dict[Kind, Handler] = {}
"""What carries out the presses of each kind."""


def serves(kind: Kind) -> Callable[[Handler], Handler]:
    """Let the decorated function carry out the presses of *kind*."""

    def declare(handler: Handler) -> Handler:
        assert kind not in HANDLERS, kind
        HANDLERS[kind] = handler
        return handler

    return declare
