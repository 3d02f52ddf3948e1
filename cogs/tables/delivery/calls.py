"""Calling people: at the table, in direct messages, both, or once a day, as each of them wants.

A question is called by the hand that holds it (`hand_messages.py`); this is about results and other
news, and about whom the board is to mention. A person who cannot be reached by direct message is
mentioned at the table instead, so that nobody misses their turn. A call has a nonce of its own, so
that a table that is published again within minutes does not call twice.
"""

import asyncio
import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

import discord

from cogs.clocks.seat_clocks import PaceName, pace_of
from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.delivery.retry import TRANSIENT_ERRORS
from cogs.tables.messages.clock_texts import call_sentence, time_notes
from cogs.tables.messages.drawing import Viewpoint
from cogs.tables.messages.payload import MessagePayload, button_rows, text
from cogs.tables.messages.phrases import bold, game_name, place_of, remark_sentence
from cogs.tables.messages.presenter import LOG_LINES, Presenter
from cogs.tables.messages.robots_view import back_button
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.naming import title_of
from cogs.tables.session.notice import NO_NOTICE, Notice
from cogs.tables.session.watching import is_direct
from data.i18n import Translator, nearest, translator
from data.store import DAILY, Preference, Session, Store, Task

CALL_SECONDS = 5.0
"""How long a board waits for the direct messages that go before it."""


class Calls:
    """Tells people that something waits for them, or has happened, at their table."""

    def __init__(self, store: Store, presenter: Presenter, api: ChannelApi) -> None:
        self._store = store
        self._presenter = presenter
        self._api = api

    async def at_table(
        self,
        table: LiveTable,
        asked: Sequence[int],
        reached: Collection[int],
        notice: Notice,
        task: Task,
        called_now: Collection[int] = (),
    ) -> tuple[int, ...]:
        """Call people by direct message; returns those whom the board is still to mention.

        *asked* owe a new decision or have a result, *notice* says who is to hear of what news.
        Those *reached* have what they are asked, or the result, in front of them in a direct
        message; those *called_now* got it since the news came up, and need no second one.
        """
        session, notify = table.session, notice.notify
        is_over = session.standing.is_finished
        concerned = tuple(dict.fromkeys((*asked, *notify)))
        has_come = {*asked, *called_now, *(concerned if is_over else ())}
        has_call = {user for user in concerned if user in reached and user in has_come}
        # A question that somebody has had in front of them for days does not tell them of news.
        unaware = set() if is_over else set(notify) - set(called_now)
        usual = tuple(
            user for user in concerned if user not in has_call or (user in notify and not is_over)
        )
        has_call -= unaware
        if not concerned or is_direct(session):
            return usual
        chosen = await self._store.known_preferences(concerned)
        # A person without a hand by now takes none, and nobody who was never asked has one.
        wanting = [
            user
            for user in concerned
            if chosen[user].is_called_directly
            and user not in has_call
            and (is_over or user in notify)
        ]
        calls = [
            self._by_dm(table, user, chosen[user], task, None if is_over else notice)
            for user in wanting
        ]
        has_got = await asyncio.gather(*calls)
        told = has_call.union(user for user, got in zip(wanting, has_got, strict=True) if got)
        later = () if is_over else called_later(session, asked, chosen)
        pings = pings_after(concerned, usual, told, chosen)
        return tuple(user for user in pings if user in notify or user not in later)

    async def at_lobby(
        self, session: Session, notify: Sequence[int], task: Task
    ) -> tuple[int, ...]:
        """Tell those of *notify* who want direct messages of a kept seat, or of other news.

        Returns those whom the lobby is still to mention: everybody who was not reached, and who
        wants to be called in both places.
        """
        if is_direct(session):
            return tuple(notify)
        chosen = await self._store.known_preferences(notify)
        wanting = [user_id for user_id in notify if chosen[user_id].is_called_directly]
        sent = [self._of_lobby(session, user_id, chosen[user_id], task) for user_id in wanting]
        has_got = await asyncio.gather(*sent)
        told = {user_id for user_id, got in zip(wanting, has_got, strict=True) if got}
        return tuple(u for u in notify if u not in told or chosen[u].call == "both")

    async def _of_lobby(
        self, session: Session, user_id: int, preference: Preference, task: Task
    ) -> bool:
        translate = translator(preference.language or session.language)
        told = call_sentence(session, translate, is_end=False)
        if user_id in session.reserved:
            told = translate(
                "invited-direct",
                game=game_name(translate, session.game),
                place=place_of(session),
                host=bold(title_of(session, session.host_id)),
            )
        nonce = _hashed(session, f"{user_id}/invited {task.id}")
        return await self._post(user_id, MessagePayload((text(told),)), nonce)

    async def _by_dm(
        self,
        table: LiveTable,
        user_id: int,
        preference: Preference,
        task: Task,
        notice: Notice | None,
    ) -> bool:
        """Send a direct message, and tell whether it has arrived. Nothing here stops a board."""
        payload = await self._payload(table, user_id, preference, notice)
        return await self._post(user_id, payload, _nonce(table, user_id, task, notice is None))

    async def _post(self, user_id: int, payload: MessagePayload, nonce: str) -> bool:
        try:
            async with asyncio.timeout(CALL_SECONDS):
                channel_id = await self._api.open_dm(user_id)
                await self._api.post(channel_id, payload, nonce)
        except (discord.HTTPException, *TRANSIENT_ERRORS):
            return False
        return True

    async def _payload(
        self, table: LiveTable, user_id: int, preference: Preference, notice: Notice | None
    ) -> MessagePayload:
        """Build the message for *notice*; None: for the result, where no hand brings it."""
        session, seat = table.session, table.session.seat_of(user_id)
        viewpoint = direct_viewpoint(session, seat, preference)
        sentence = call_sentence(session, viewpoint.translate, is_end=notice is None)
        if seat is None or notice is not None:
            news = await self._news(session, notice or NO_NOTICE, viewpoint.translate)
            is_replaced = seat is not None and session.seats[seat].is_stood_in
            back = [back_button(session, viewpoint.translate)] if is_replaced else []
            return MessagePayload((text("\n".join((sentence, *news))), *button_rows(back)))
        entries = await self._store.recent(session.id, LOG_LINES)
        return await self._presenter.screen(table, viewpoint, entries, heading=sentence)

    async def _news(self, session: Session, notice: Notice, translate: Translator) -> Sequence[str]:
        notes = time_notes(session, replace(notice, notify=(), unreached=()), translate)
        if notes or not notice.is_logged or session.remarked_ply is None:
            return notes
        remarks = await self._store.remarks(session.id, session.remarked_ply)
        return [remark_sentence(session, remark, translate) for remark in remarks[-1:]]


def pings_after(
    concerned: Sequence[int],
    usual: Collection[int],
    told: Collection[int],
    chosen: dict[int, Preference],
) -> tuple[int, ...]:
    """Return those whom the board mentions, when those *told* have a direct message by now.

    *usual* are those whom it would mention if nobody had chosen anything.
    """
    wanted = {"both": concerned, "dm": [user for user in concerned if user not in told]}
    return tuple(user for user in concerned if user in wanted.get(chosen[user].call or "", usual))


def called_later(
    session: Session, people: Collection[int], chosen: Mapping[int, Preference]
) -> frozenset[int]:
    """Those of *people* whom their daily summary tells what they are asked at this table.

    Where everybody plays at the same time nobody can wait for that.
    """
    if pace_of(session).name == PaceName.LIVE:
        return frozenset()
    return frozenset(user for user in people if chosen[user].call == DAILY)


def direct_viewpoint(session: Session, seat: int | None, preference: Preference) -> Viewpoint:
    """Return the way in which a person reads a direct message about *session*."""
    locale = session.seats[seat].language if seat is not None else None
    language = preference.language or (nearest(locale) if locale else session.language)
    return Viewpoint(seat, language, preference.theme or session.theme, preference.reading)


def _nonce(table: LiveTable, user_id: int, task: Task, is_end: bool) -> str:
    """The same for every attempt to tell this person of this, and for nothing else."""
    session = table.session
    about = f"end {session.ply}" if is_end else f"news {task.id}"
    return _hashed(session, f"{user_id}/{about}")


def _hashed(session: Session, about: str) -> str:
    facts = f"{session.id}/{session.created_at.isoformat()}/{session.branch}/{about}"
    return f"{hashlib.blake2s(facts.encode(), digest_size=9).hexdigest()}.c"
