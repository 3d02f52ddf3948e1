"""Daily summaries: one direct message a day with everything that waits for a person."""

import hashlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from enum import Enum, auto
from typing import Any

import discord

from cogs.app.table_bot import TableBot
from cogs.clocks.reminding import next_summary
from cogs.clocks.waking_hours import WakingHours, local_date, waking_hours
from cogs.messages import payload as ui
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.own_tables import MAX_SHOWN, table_line
from cogs.messages.phrases import CommandMentions
from cogs.publishing.channel_api import ChannelApi
from cogs.publishing.refusals import TRANSIENT_ERRORS, Meaning, meaning_of
from cogs.table.asked import waiting_for, waits_for
from cogs.table.live_table import LiveTable
from cogs.table.notice import Notice
from cogs.table.transactions import Announce
from data.i18n import Translator, nearest, translator
from data.store import (
    Conflict,
    Job,
    JobKind,
    PostedMessages,
    Preference,
    Session,
    Store,
    Task,
    TaskKind,
)

log = logging.getLogger(__name__)

MOST_REPEATS = 3
"""Summaries in a row that have nothing new to tell."""
AFTER_FAILURE = timedelta(minutes=10)
"""Before one that could not be sent is tried again."""
MOST_CHARACTERS = 3000
"""Of the lines about tables: Discord takes 4,000 in one message."""
_ATTEMPTS = 3
_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Summary:
    """The tables that a person is told of once a day."""

    user_id: int
    tables: tuple[Session, ...]
    """Those that wait for them, the most urgent first."""
    new: frozenset[int]
    """Those (their ids) that have not been told before."""
    preference: Preference
    locale: str | None
    """The language of their Discord; None: unknown."""
    day: date
    """On their calendar."""
    is_sure: bool
    """Whether no process can have sent it already."""

    @property
    def language(self) -> str:
        """Return the language of the most urgent table, for people who have not chosen one."""
        return self.tables[0].language


class Sending(Enum):
    """The result of sending a summary."""

    ARRIVED = auto()
    FOUND = auto()
    """A process that was killed had sent it already."""
    REFUSED = auto()
    """Its person takes no direct messages."""
    LATER = auto()
    """Discord does not answer, or fails."""


Send = Callable[[Summary], Awaitable[Sending]]


class Summaries:
    """Sends each person who wants it one summary a day."""

    def __init__(self, store: Store, send: Send, announce: Announce[Any]) -> None:
        self._store = store
        self._send = send
        self._announce = announce
        self._clock = store.clock

    async def carry_out(self, job: Job) -> None:
        """Send the summary of a person, if there is anything to tell and they are awake."""
        now, user_id = self._clock(), job.user_id
        preference = await self._store.preference(user_id)
        sessions = await self._store.live_sessions_of(user_id)
        if not sessions:
            # Only at a table is known where somebody lives who has not said so.
            await self._store.postpone_job(job, now + _DAY)
            return
        locale = _locale(sessions, user_id)
        hours, told_at, repeats = (
            waking_hours(preference, locale),
            job.moment("told_at"),
            int((job.facts or {}).get("repeats", 0)),
        )
        waiting = tuple(waiting_for(sessions, user_id))
        new = [session for session in waiting if _is_new(session, user_id, told_at)]
        had_it = told_at is not None and local_date(hours, told_at) >= local_date(hours, now)
        has_news = bool(waiting) and (bool(new) or repeats < MOST_REPEATS)
        if not has_news or had_it or not hours.is_awake(now):
            later = next_summary(hours, preference.summary_at, now, told_at)
            await self._store.postpone_job(job, later)
            return
        begun = _begun_today(job, hours, now)
        facts = job.facts or {}
        if not await self._store.postpone_job(job, job.due_at, facts | {"begun_at": now}):
            return  # its person has just chosen another hour, or none
        day = local_date(hours, now)
        told_first = frozenset(session.id for session in new)
        summary = Summary(user_id, waiting, told_first, preference, locale, day, begun is None)
        sending = await self._send(summary)
        if sending is Sending.LATER:
            await self._store.postpone_job(job, now + AFTER_FAILURE)
            return
        if sending is Sending.REFUSED:
            await self._call_at_tables(new, user_id)
        later = next_summary(hours, preference.summary_at, now, now)
        told_at = begun if sending is Sending.FOUND and begun is not None else now
        told = {"told_at": told_at, "repeats": 0 if new else repeats + 1}
        await self._store.settle_job(job, later, told)

    async def _call_at_tables(self, sessions: Sequence[Session], user_id: int) -> None:
        """Call a person to what is new where they can be reached, and tell them why."""
        for session in sessions:
            for _ in range(_ATTEMPTS):
                if await self._has_called(session.id, user_id):
                    break

    async def _has_called(self, session_id: int, user_id: int) -> bool:
        """Tell whether this person is called there now, or need not be called any more."""
        session = await self._store.get(session_id)
        if not waits_for(session, user_id):
            return True
        notice = Notice(notify=(user_id,), unreached=(user_id,))
        task = Task(kind=TaskKind.NEW_BOARD, ply=session.ply, payload=notice.payload)
        try:
            committed = await self._store.commit(session, session, tasks=(task,))
        except Conflict:
            return False
        self._announce(LiveTable(committed.session), committed, None)
        return True


def _is_new(session: Session, user_id: int, told_at: datetime | None) -> bool:
    """Tell whether this person has been asked there since their last summary."""
    seat = session.seat_of(user_id)
    if told_at is None or seat is None:
        return True
    clock = session.clocks[seat] if seat < len(session.clocks) else None
    asked = clock.since if clock is not None else session.asked_since
    # At the same moment: the summary may have come first.
    return asked is not None and asked >= told_at


def _begun_today(job: Job, hours: WakingHours, now: datetime) -> datetime | None:
    """Return when the summary of this day was begun by a process that did not end it."""
    begun_at = job.moment("begun_at")
    if begun_at is None or local_date(hours, begun_at) < local_date(hours, now):
        return None
    return begun_at


def _locale(sessions: Sequence[Session], user_id: int) -> str | None:
    """The language of a person's Discord when they sat down at one of *sessions*."""
    seats = (seat for session in sessions for seat in session.seats if seat.user_id == user_id)
    return next((seat.language for seat in seats if seat.language), None)


class SummaryMessages:
    """Sends daily summaries."""

    def __init__(self, store: Store, api: ChannelApi, commands: CommandMentions) -> None:
        self._store = store
        self._api = api
        self._commands = commands

    async def send(self, summary: Summary) -> Sending:
        """Post a summary, unless a killed process has posted it already."""
        payload = await self._payload(summary)
        try:
            channel_id = await self._api.open_dm(summary.user_id)
            if not summary.is_sure and await self._is_there(channel_id, summary):
                return Sending.FOUND
            await self._api.post(channel_id, payload, _nonce(summary))
        except TRANSIENT_ERRORS as failure:
            log.info("the summary of user %s waits: %s", summary.user_id, failure)
            return Sending.LATER
        except discord.HTTPException as refusal:
            log.info("user %s takes no summary: %s", summary.user_id, refusal)
            passes = meaning_of(refusal) in (Meaning.PASSES, Meaning.OPERATOR)
            return Sending.LATER if passes else Sending.REFUSED
        return Sending.ARRIVED

    async def _is_there(self, channel_id: int, summary: Summary) -> bool:
        """Tell whether the newest summary in these direct messages is of this day."""
        sought = summary_press(summary)
        presses = [press for _, press in await self._api.own_presses(channel_id)]
        newest = next((each for each in presses if replace(sought, ply=each.ply) == each), None)
        return newest == sought

    async def _payload(self, summary: Summary) -> ui.MessagePayload:
        language = summary.preference.language or nearest(summary.locale or summary.language)
        posted = [
            await self._store.posted_messages(session.id) for session in summary.tables[:MAX_SHOWN]
        ]
        return summary_payload(summary, posted, translator(language), self._commands)


def _nonce(summary: Summary) -> str:
    """The same for every attempt to send the summary of this day to this person."""
    facts = f"summary/{summary.user_id}/{summary.day.isoformat()}"
    return f"{hashlib.blake2s(facts.encode(), digest_size=9).hexdigest()}.s"


def summary_payload(
    summary: Summary,
    posted: Sequence[PostedMessages],
    translate: Translator,
    commands: CommandMentions,
) -> ui.MessagePayload:
    """Tell a person what waits, once a day; *posted* are the messages of the tables."""
    lines: list[str] = []
    for session, messages in zip(summary.tables[:MAX_SHOWN], posted, strict=False):
        line = table_line(session, messages, summary.user_id, translate, commands)
        if session.id in summary.new:
            line = f"🆕 {line}"
        if sum(map(len, lines)) + len(line) > MOST_CHARACTERS:
            break
        lines.append(line)
    names = commands.values(translate)
    if (more := len(summary.tables) - len(lines)) > 0:
        lines.append(translate("summary-more", count=more, **names))
    heading = translate("summary-heading", count=len(summary.tables))
    play = ui.ButtonSpec(translate("summary-play"), summary_press(summary), ui.GREEN, emoji="▶️")
    items = (ui.text(f"### {heading}"), ui.text("\n".join(lines)), *ui.button_rows([play]))
    return ui.MessagePayload((*items, ui.text(translate("summary-settings", **names))))


def summary_press(summary: Summary) -> Press:
    """The button of a summary, by which it is told from those of other days."""
    return Press(Kind.SUMMARY, ply=summary.day.toordinal())


async def setup(bot: TableBot) -> None:
    """Let *bot* send daily summaries."""
    services = bot.services
    messages = SummaryMessages(services.store, services.api, services.commands)
    digests = Summaries(services.store, messages.send, services.tables.announce)
    services.handlers[JobKind.DIGEST] = digests.carry_out
