"""The services that all commands and presses work with, and the record of how each is served."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime
from time import perf_counter
from typing import Any, Final, TypeVar

import aiohttp
import discord
from cachetools import TTLCache
from discord import app_commands

from cogs.messages.payload import MessagePayload
from cogs.messages.phrases import CommandMentions
from cogs.messages.presenter import Presenter
from cogs.program.monitor import PRESSES
from cogs.publishing.attachments import KeptPictures
from cogs.publishing.channel_api import ChannelApi
from cogs.publishing.interaction_response import InteractionResponse
from cogs.publishing.private_messages import PrivateMessages
from cogs.publishing.publisher import Publisher
from cogs.table.deciding import Deciding
from cogs.table.errors import Refused
from cogs.table.replays import Replays
from cogs.table.scheduler import TimedTables
from cogs.table.service import TableService
from cogs.table.watching import shown_in
from cogs.workers.pool import WorkerPool
from cogs.workers.worker import Handler
from data.i18n import Translator
from data.store import JobKind, Session, Store

log = logging.getLogger(__name__)

CLOSING_SECONDS = 3.0
"""How long a bot that closes goes on with what people have just asked for. A picture may take
longer; all parts of the bot together have ten seconds."""
GAP_SECONDS: Final = 60.0
"""From one moment shown at a table to the next: the board must not drown among them."""
_MOST_PLACES = 10_000
Logged = Callable[[Session, Translator], Iterable[tuple[datetime, str]]]
"""Lines that a feature adds to the log of a game, each with its moment."""
Completer = Callable[[discord.Interaction[Any], str], Awaitable[list[app_commands.Choice[str]]]]
"""What fits the text that was typed so far."""

T = TypeVar("T")
DONE = "done"
FAILED = "failed"


class Ongoing:
    """Each interaction is served by one task of discord.py's."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closing = False

    def begin(self) -> bool:
        """Count the current task until it ends.

        False: this process is closing, and leaves the interaction to another one, or to nobody. An
        interaction that is acknowledged may no longer be given up.
        """
        if self._is_closing:
            return False
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def finish(self) -> None:
        """Begin nothing new, and finish what was begun within :data:`CLOSING_SECONDS`.

        What takes longer is cut short. Its response is on record, and another process fills it.
        """
        self._is_closing = True
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=CLOSING_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)


class ServiceRecord:
    """Begins when an interaction arrives. It names no person, and no choice: that may be secret."""

    def __init__(self) -> None:
        self._began = perf_counter()
        self._session: Session | None = None

    def note(self, session: Session) -> None:
        """It is about this table, as it was found."""
        self._session = session

    def end(self, kind: str, outcome: str) -> None:
        """Log and count that it has been served.

        *kind* is that of the press, or the command with its slash; a refusal gives its class as the
        *outcome*.
        """
        session = self._session
        facts = {
            "kind": kind,
            "session": session.id if session is not None else "-",
            "game": session.game if session is not None else "-",
            "ply": session.ply if session is not None else "-",
            "outcome": outcome,
            "ms": round(1000 * (perf_counter() - self._began)),
        }
        log.info(
            "press %(kind)s: session %(session)s, %(game)s, ply %(ply)s: %(outcome)s in %(ms)s ms",
            facts,
            extra=facts,
        )
        PRESSES.labels(kind, outcome).inc()


class ShownMoments:
    """Posts them where the table is played, one a minute."""

    def __init__(self, api: ChannelApi) -> None:
        self._api = api
        self._lately: TTLCache[int, None] = TTLCache(_MOST_PLACES, GAP_SECONDS)

    def take_turn(self, place: int) -> None:
        """Note that something is shown at *place*, the number of a table or of a channel.

        :raises Refused: something was shown there less than a minute ago.
        """
        if place in self._lately:
            raise Refused("shown-lately")
        self._lately[place] = None

    async def show(self, session: Session, payload: MessagePayload, nonce: str) -> None:
        """Post *payload*; nobody's phone makes a sound. The same *nonce* posts once.

        :raises Refused: the table has no place at the moment; something was shown there less than a
            minute ago.
        :raises discord.HTTPException: Discord refuses.
        """
        channel_id = shown_in(session)
        if channel_id is None:
            raise Refused("no-table-here")
        self.take_turn(session.id)
        try:
            await self._api.post(channel_id, payload, nonce, silent=True)
        except BaseException:
            self._lately.pop(session.id, None)
            raise


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a running bot, by what they do."""

    store: Store
    tables: TableService[InteractionResponse]
    publisher: Publisher
    presenter: Presenter
    commands: CommandMentions
    api: ChannelApi
    pool: WorkerPool
    http: aiohttp.ClientSession
    """For callbacks, which are sent past discord.py."""
    kept: KeptPictures
    """What the messages in Discord hold already."""
    ongoing: Ongoing
    replays: Replays
    """The positions that tables have been in."""
    deciding: Deciding
    """Answers for people and robots who are asked."""
    timed: TimedTables
    """The same tables, as far as time changes them."""
    clock: Callable[[], datetime]
    shown: ShownMoments
    """Moments of games that people show each other."""
    private: PrivateMessages
    """What people look at in private, as long as it follows its table."""
    handlers: dict[JobKind, Handler]
    """What carries out the jobs of each kind."""
    parts: dict[type[Any], Any] = field(default_factory=dict)
    """The objects of features, each by its class."""
    on_look: list[Callable[[Session, int], None]] = field(default_factory=list)
    """Called when the person of a seat that a robot plays looks at their screen."""
    logs: list[Logged] = field(default_factory=list)
    """What features add to the log of a game."""
    completers: dict[str, Completer] = field(default_factory=dict)
    """By the name of the command: each has one option that is completed, at most."""

    def of(self, kind: type[T]) -> T:
        """Return the object of a feature that has this class."""
        part: T = self.parts[kind]
        return part
