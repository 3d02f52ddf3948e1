"""A table that several processes tell of, on a Discord whose requests take as long as wanted."""

from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from typing import Any

from discord.ui import TextDisplay
from people import ADA, BO, asked, first_action, started

from cogs.messages.custom_ids import Kind, Press
from cogs.messages.lobby_view import lobby_payload
from cogs.messages.payload import MessagePayload, text
from cogs.messages.phrases import log_lines
from cogs.publishing.attachments import NO_ATTACHMENTS, Attachments
from cogs.publishing.channel_api import Sent
from cogs.publishing.publisher import Publisher
from cogs.publishing.reconcile import Reconciler
from cogs.table.live_table import LiveTable
from cogs.table.notice import Notice
from cogs.table.service import TableService
from cogs.workers.worker import Worker
from data.i18n import translator
from data.store import Committed, JobKind, Session, Store
from tests.features import FEATURES

Meanwhile = Callable[[], Awaitable[object]]
BOARD = "board of ply"


class Discord:
    """Keeps what each message says, however long its requests are under way."""

    def __init__(self) -> None:
        self.messages: dict[int, str] = {}
        self.meanwhile: list[Meanwhile] = []
        """What happens between a posting or an edit and its answer."""
        self._ids = count(100)
        self.table = self.branch = 0
        """What the buttons of boards say."""

    async def post(self, channel_id: int, payload: MessagePayload, nonce: str, **_: Any) -> Sent:
        number = next(self._ids)
        self.messages[number] = said(payload)
        await self._interrupt()
        return Sent(number)

    async def delete(self, channel_id: int, message_id: int) -> None:
        del self.messages[message_id]

    async def edit(
        self,
        channel_id: int,
        message_id: int,
        payload: MessagePayload,
        held: Attachments = NO_ATTACHMENTS,
    ) -> Attachments:
        await self._interrupt()
        self.messages[message_id] = said(payload)
        return NO_ATTACHMENTS

    async def own_presses(self, channel_id: int) -> list[tuple[int, Press]]:
        plies = {number: int(self.messages[number].removeprefix(BOARD)) for number in self.boards}
        newest_first = sorted(plies.items(), reverse=True)
        return [
            (n, Press(Kind.SCREEN, self.table, ply, branch=self.branch)) for n, ply in newest_first
        ]

    async def is_answerable(self, _: int, message_id: int) -> bool:
        return message_id in self.boards

    async def _interrupt(self) -> None:
        if self.meanwhile:
            await self.meanwhile.pop()()

    @property
    def boards(self) -> list[int]:
        return [number for number, words in self.messages.items() if BOARD in words]

    @property
    def told(self) -> str:
        """Return what the older messages tell, in order."""
        older = [words for _, words in sorted(self.messages.items()) if words.startswith("-#")]
        return "\n".join(older)


class Words:
    """A presenter whose boards are a line of text, and whose lobbies have no picture."""

    async def lobby(self, session: Session, notice: Notice) -> MessagePayload:
        return lobby_payload(session, translator("en"), notice)

    async def board(self, table: LiveTable, entries: Sequence[Any], **_: Any) -> MessagePayload:
        return MessagePayload((text(f"{BOARD} {table.session.ply}"),))

    async def screen(self, *_: Any, **__: Any) -> MessagePayload:
        return MessagePayload((text("a hand"),))


def said(payload: MessagePayload) -> str:
    texts = (child for child in payload.view().walk_children() if isinstance(child, TextDisplay))
    return "\n".join(each.content for each in texts)


class House:
    """One table, Discord, and any number of processes that tell of it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.discord = Discord()
        self.announced: list[Committed] = []
        self.publisher: Publisher | None = None
        """That of the process in which people press."""
        self.service = TableService[Any](store, self._announce, features=FEATURES)

    def _announce(self, table: LiveTable, committed: Committed, source: Any) -> None:
        self.announced.append(committed)
        if self.publisher is not None:
            self.publisher.announce(table, committed, source)

    def start_process(self) -> tuple[Publisher, Worker]:
        """Let people press in a process that publishes."""
        self.publisher, worker = publishing(self.store, Words(), self.discord)
        return self.publisher, worker

    async def begin(self) -> None:
        await self.sit_down()
        await self.tell()

    async def sit_down(self, game: str = "docker") -> None:
        """The game has begun, and nothing of it is told so far."""
        lobby = (await started(self.service, ADA, BO, game=game)).session
        await self.store.move_session(lobby.id, None, 7)
        self.number = self.discord.table = lobby.id
        self.discord.branch = (await self.store.get(lobby.id)).branch

    async def move(self) -> None:
        session = await self.store.get(self.number)
        await self.service.act(self.number, asked(session), None, first_action(session))

    async def read(self) -> LiveTable:
        """The table as it is stored."""
        return await self.service.get(self.number)

    def reconciler(self) -> Reconciler:
        """Return the part of a process that tells of the table."""
        return Reconciler(self.store, Words(), self.discord)

    async def tell(self) -> None:
        """A process tells of what was announced."""
        job = await self.store.job_of(JobKind.PUBLISH, self.number)
        table = LiveTable(await self.store.get(self.number))
        shown = await self.reconciler().reconcile(table, job.tasks)
        await self.store.conclude(job, *shown)

    async def log(self) -> list[str]:
        """List what has happened, as older messages tell it."""
        session = await self.store.get(self.number)
        entries = await self.store.history(self.number)
        return [f"-# {line}" for line in log_lines(translator("en"), session, entries, None)]


class Pressed:
    """The response to a press on a board."""

    has_own_message = is_hand = False

    def __init__(self, discord: Discord, message_id: int) -> None:
        self._discord = discord
        self.message_id = message_id
        self.place = (7, message_id)

    async def edit(self, payload: MessagePayload) -> None:
        await self._discord.edit(7, self.message_id, payload)

    async def show_in_place(self, payload: MessagePayload) -> None:
        self._discord.messages[self.message_id] = said(payload)


def publishing(store: Store, presenter: Any, discord: Any) -> tuple[Publisher, Worker]:
    """Publish what is announced, and once the worker is started also what is due."""
    handlers: dict[JobKind, Any] = {}
    worker = Worker(store, handlers)
    publisher = Publisher(store, discord, worker, Reconciler(store, presenter, discord))
    handlers[JobKind.PUBLISH] = publisher.carry_out
    return publisher, worker
