"""Single messages about tables: posted once, edited, retired, and found again.

A new message carries a nonce made from its slot and word: repeated within minutes, Discord returns
the message that is there already. Edits may be repeated freely.
"""

import hashlib
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from typing import TypeAlias

import discord

from cogs.messages.custom_ids import Kind, Press
from cogs.messages.game_log import retired_payload
from cogs.messages.lobby_view import panel_press
from cogs.messages.payload import MessagePayload
from cogs.publishing.attachments import NO_ATTACHMENTS
from cogs.publishing.bodies import Bodies
from cogs.publishing.channel_api import ChannelApi
from cogs.publishing.interaction_response import InteractionResponse
from cogs.publishing.refusals import (
    NOT_EDITABLE,
    TRANSIENT_ERRORS,
    may_pass,
    nameless_if_refused,
)
from cogs.publishing.wanted_message import BOARD, HERE_FOR, LOBBY, How, Wanted
from cogs.table.live_table import LiveTable
from data.i18n import translator
from data.store import (
    HistoryEntry,
    Job,
    JobKind,
    MessageKind,
    MessageState,
    PostedMessage,
    Session,
    Store,
)

log = logging.getLogger(__name__)

Responses: TypeAlias = Collection[InteractionResponse]
Build: TypeAlias = Callable[[LiveTable, Wanted], Awaitable[MessagePayload]]


class Posts:
    """Brings single messages to Discord."""

    def __init__(self, store: Store, api: ChannelApi, bodies: Bodies) -> None:
        self._store, self._api, self._bodies = store, api, bodies

    async def show(self, table: LiveTable, wish: Wanted, build: Build) -> PostedMessage:
        """Edit a message, or post it anew, and return what stands.

        Its predecessor is to be retired then.

        :raises discord.HTTPException: Discord refuses, or does not recover in time.
        """
        session, current = table.session, wish.current
        if current is not None and not wish.is_anew:
            if wish.seat is not None and wish.how is How.EDIT and not wish.silent:
                await self._call_later(table, wish.seat)
            edited = await self._edit(
                session, current, lambda named: build(table.stored_as(named), wish)
            )
            if edited is not None or wish.how is How.REDRAW:
                return replace(edited or current, state=MessageState.CURRENT)
            wish = replace(wish, how=How.POST, place=wish.place or current.place[0])
        nonce = nonce_of(session, wish)
        sent = await nameless_if_refused(
            session,
            lambda named: build(table.stored_as(named), wish),
            lambda payload: self._api.post(wish.place, payload, nonce, silent=wish.silent),
        )
        return replace(self.record(session, wish, sent.message_id), attachments=sent.attachments)

    async def _call_later(self, table: LiveTable, seat: int) -> None:
        """Have somebody called whose hand is edited, which makes no sound, unless they answer."""
        due = Job(
            kind=JobKind.CALL,
            session_id=table.session.id,
            seat=seat,
            due_at=self._store.clock() + HERE_FOR,
            ply=table.state.asked_at[seat],
        )
        await self._store.put_job(due)

    def record(
        self,
        session: Session,
        wish: Wanted,
        message_id: int | None,
        state: MessageState = MessageState.CURRENT,
    ) -> PostedMessage:
        """Return the record of what was posted just now."""
        return PostedMessage(
            session_id=session.id,
            kind=_kind_of(wish.slot),
            seat=wish.seat,
            user_id=wish.user_id or None,
            state=state,
            channel_id=wish.place,
            message_id=message_id,
            ply=session.ply,
            posted_at=self._store.clock(),
        )

    async def begin(self, session: Session, board: Wanted) -> PostedMessage:
        """Post what the first *board* here replaces, to tell what happened before; record it.

        Games may begin with actions that are forced, and a table may have lost its place.
        """
        nonce = nonce_of(session, replace(board, slot="beginning", word=""))
        sent = await self._api.post(board.place, self._bodies.old_board(session), nonce)
        record = self.record(session, board, sent.message_id, MessageState.RETIRED)
        await self._store.remember(begun := replace(record, ply=-1))
        return begun

    # What is replaced

    async def retire_board(
        self,
        session: Session,
        board: PostedMessage,
        lines: Sequence[str],
        responses: Responses = (),
    ) -> None:
        """Let *board* tell what happened until another one was posted in its place."""

        async def build(named: Session) -> MessagePayload:
            return self._bodies.old_board(session, lines if named is session else ())

        for response in responses:
            if response.message_id == board.message_id and not response.has_own_message:
                try:
                    await nameless_if_refused(session, build, response.edit)
                except (*TRANSIENT_ERRORS, discord.HTTPException):
                    break
                return
        try:
            await self._edit(session, board, build)
        except discord.HTTPException as refusal:
            if may_pass(refusal):
                raise
            log.info("the old board of session %s stays as it is: %s", session.id, refusal)

    async def retire_earlier(self, session: Session, board: PostedMessage, message_id: int) -> None:
        """Let a message that was played on before *board* tell what happened meanwhile."""
        if (known := board.replaced(message_id)) is None:
            await self.clear(session, (board.place[0], message_id), None)
            return
        before, after = known
        old = self._found(session, BOARD, before.channel_id, message_id, before.ply)
        entries = await self._store.history(session.id, after_ply=before.ply - 1)
        between = [entry for entry in entries if entry.ply < after.ply]
        until = discord.utils.snowflake_time(after.message_id)
        lines = await self._bodies.lines_since(session, old, between, until)
        await self.retire_board(session, old, lines)

    async def retire_hand(
        self,
        session: Session,
        hand: PostedMessage,
        entries: Sequence[HistoryEntry] = (),
        word: str = "hand-answered",
    ) -> None:
        """Shrink a hand to what came of it and a link to its table."""
        user_id, seat = hand.user_id or 0, hand.seat or 0
        chosen = (await self._store.known_preferences((user_id,)))[user_id]
        if hand.user_id == session.seats[seat].user_id:
            since = [entry for entry in entries if entry.ply >= hand.ply]
            payload = self._bodies.old_hand(session, seat, chosen, since, word)
        else:
            payload = self._bodies.former_hand(session, chosen)
        try:
            await self._api.edit(*hand.place, payload, hand.attachments)
        except discord.HTTPException as refusal:
            # A hand that is gone or too old is no loss: the private screen has everything.
            if may_pass(refusal):
                raise

    def retired(self, session: Session, hand: PostedMessage) -> PostedMessage:
        """Return the record of a *hand* that has nothing to choose any more."""
        retired = replace(hand, state=MessageState.RETIRED, attachments=NO_ATTACHMENTS)
        return replace(retired, ply=max(hand.ply, session.ply), posted_at=self._store.clock())

    async def clear(self, session: Session, place: tuple[int, int], seat: int | None) -> None:
        """Take everything from a board at *place*, or the hand of a seat, that is not played on."""
        payload = self._bodies.old_board(session)
        if seat is not None:
            chosen = await self._store.known_preferences(people := session.people_at((seat,)))
            payload = self._bodies.old_hand(session, seat, chosen[people[0]])
        await self._api.edit(*place, payload)

    async def _edit(
        self,
        session: Session,
        message: PostedMessage,
        build: Callable[[Session], Awaitable[MessagePayload]],
    ) -> PostedMessage | None:
        """Put what *build* makes into *message*; None where it is gone or may not be edited."""
        try:
            held = await nameless_if_refused(
                session,
                build,
                lambda payload: self._api.edit(*message.place, payload, message.attachments),
            )
        except discord.HTTPException as refusal:
            if refusal.code in NOT_EDITABLE:
                return None
            raise
        return replace(message, attachments=held)

    # What was left behind

    async def newest(
        self, session: Session, slot: str, channel_id: int, known: PostedMessage | None, word: str
    ) -> PostedMessage | None:
        """Return the message of a slot that counts, recorded or not, and retire all but *known*.

        The text *word* is what remains of the others. What counts is of the present branch: after a
        restore, messages of lost positions are newer than the database.

        :raises discord.HTTPException: Discord does not recover in time.
        """
        newest = known
        kind = panel_press(session.id).kind if slot == LOBBY else Kind.SCREEN
        for message_id, press in await self._own(session, channel_id, kind):
            if known is not None and known.is_current and message_id == known.message_id:
                continue
            is_newer = known is None or (
                message_id > (known.message_id or 0) and press.ply >= known.ply
            )
            is_of_branch = slot == LOBBY or press.branch == session.branch
            if newest is known and is_newer and is_of_branch:
                newest = self._found(session, slot, channel_id, message_id, press.ply)
                newest = newest if known is None else newest.after(known)
            elif slot == BOARD and known is not None and known.replaced(message_id):
                await self.retire_earlier(session, known, message_id)
            else:
                await self._remove(session, slot, (channel_id, message_id), word)
        return newest

    async def _remove(self, session: Session, slot: str, place: tuple[int, int], word: str) -> None:
        if slot == LOBBY:
            await self._api.delete(*place)
            return
        translate = translator(session.language)
        try:
            await self._api.edit(*place, retired_payload([], translate, translate(word)))
        except discord.HTTPException as refusal:
            if may_pass(refusal):
                raise

    def _found(
        self, session: Session, slot: str, channel_id: int, message_id: int, ply: int
    ) -> PostedMessage:
        """Return the record of a message that is known by its id."""
        return PostedMessage(
            session_id=session.id,
            kind=_kind_of(slot),
            channel_id=channel_id,
            message_id=message_id,
            ply=ply,
            posted_at=discord.utils.snowflake_time(message_id),
        )

    async def _own(self, session: Session, channel_id: int, kind: Kind) -> list[tuple[int, Press]]:
        try:
            presses = await self._api.own_presses(channel_id)
        except discord.HTTPException as refusal:
            # What cannot be reached is found out when something is posted there.
            if may_pass(refusal):
                raise
            return []
        own = {
            message_id: press
            for message_id, press in presses
            if (press.kind, press.session) == (kind, session.id)
        }
        return list(own.items())


def nonce_of(session: Session, wish: Wanted) -> str:
    """A text that no other message uses: of no other table, in this database or another.

    Nor of this table before it was restored: its tasks then come again, but on another branch.
    """
    origin = f"{session.id}/{session.created_at.isoformat()}/{session.branch}"
    facts = f"{origin}/{wish.slot}/{wish.word}"
    return hashlib.blake2s(facts.encode(), digest_size=9).hexdigest()


def _kind_of(slot: str) -> MessageKind:
    return {LOBBY: MessageKind.LOBBY, BOARD: MessageKind.BOARD}.get(slot, MessageKind.HAND)
