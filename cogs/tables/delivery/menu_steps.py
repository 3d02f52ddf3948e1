"""One step into a menu, shown in the board's message to everybody who looks at it."""

from collections.abc import Sequence
from datetime import datetime

from cogs.tables.delivery.board_messages import BoardMessages
from cogs.tables.delivery.interaction_response import InteractionResponse
from cogs.tables.delivery.table_messages import asked_anew
from cogs.tables.messages.presenter import LOG_LINES, Presenter
from cogs.tables.session.live_table import LiveTable
from data.store import HistoryEntry, PostedMessage, Publication, Store


class MenuSteps:
    """Shows what the active seat has chosen so far. Used under the lock of the table."""

    def __init__(self, store: Store, presenter: Presenter, boards: BoardMessages) -> None:
        self._store = store
        self._presenter = presenter
        self._boards = boards

    async def show(
        self, session_id: int, question: object, path: Sequence[str], response: InteractionResponse
    ) -> None:
        """Show *path* in the message that was pressed, unless *question* has been answered."""
        session, known = await self._store.shown(session_id)
        current = known.messages.board
        if response.message_id is None or _is_replaced(response.message_id, current):
            return
        table = LiveTable(session)
        if question_of(table) != question:
            return
        payload = await self._presenter.board(table, _latest(known), path=path)
        # A picture takes its time, in which another process may have retired the message.
        if _is_replaced(response.message_id, (await self._store.posted_messages(session_id)).board):
            return
        await response.edit(payload)
        newest = await self._catch_up(response, table)
        if current is not None and current.message_id == response.message_id:
            await self._boards.give_way((response,), session, current, newest)

    async def _catch_up(
        self, response: InteractionResponse, shown: LiveTable
    ) -> PostedMessage | None:
        """Show the present position where the table has moved on from what is *shown*.

        Another process may have brought the message up to date just before we edited it. Not where
        somebody is still to be called: who answers a question that is seen here first never is.
        Returns the board that is recorded by then.
        """
        while True:
            session, known = await self._store.shown(shown.session.id)
            ply = shown.session.ply
            if session.ply == ply:
                break
            newest = LiveTable(session)
            is_due = any(task.ply > ply for task in known.tasks)
            if is_due and asked_anew(newest, ply, _latest(known)):
                break
            shown = newest
            await response.edit(await self._presenter.board(shown, _latest(known)))
        return known.messages.board


def question_of(table: LiveTable) -> tuple[tuple[int, ...], datetime | None]:
    """What is asked at *table* now; equal for two positions with the same question in public."""
    return table.session.to_act, table.session.asked_since


def _is_replaced(message_id: int, board: PostedMessage | None) -> bool:
    """Whether *board* was posted after this message."""
    return board is not None and message_id < board.place[1]


def _latest(known: Publication) -> Sequence[HistoryEntry]:
    """The actions that a board reports."""
    return known.recent[-LOG_LINES:]
