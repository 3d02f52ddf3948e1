"""One step into a menu, shown in the board's message to everybody who looks at it."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from cogs.tables.delivery.board_messages import BoardMessages
from cogs.tables.delivery.interaction_response import InteractionResponse
from cogs.tables.delivery.newly_asked import asked_anew
from cogs.tables.messages.payload import MessagePayload
from cogs.tables.messages.presenter import LOG_LINES, Presenter
from cogs.tables.session.live_table import LiveTable
from data.store import HistoryEntry, PostedMessage, Publication, Store

ReadTable: TypeAlias = Callable[[], Awaitable[tuple[LiveTable, Publication]]]
"""Reads a table with what is published of it."""


class MenuSteps:
    """Shows what the active seat has chosen so far. Used under the lock of the table."""

    def __init__(self, store: Store, presenter: Presenter, boards: BoardMessages) -> None:
        self._store = store
        self._presenter = presenter
        self._boards = boards

    async def show(
        self,
        table: LiveTable,
        known: Publication,
        path: Sequence[str],
        response: InteractionResponse,
    ) -> None:
        """Show *path* in the message that was pressed; *known* was read with *table*."""
        session, current = table.session, known.messages.board
        if response.message_id is None or _is_replaced(response.message_id, _id_of(current)):
            return
        payload = await self._board(table, known, path)
        # A picture takes its time, in which another process may have retired the message.
        _, board_id = await self._store.standing(session.id)
        if _is_replaced(response.message_id, board_id):
            return
        await response.edit(payload)
        newest = await self._catch_up(response, table, current)
        if current is not None and current.message_id == response.message_id:
            await self._boards.retire_if_replaced((response,), session, current, newest)

    async def _catch_up(
        self, response: InteractionResponse, shown: LiveTable, board: PostedMessage | None
    ) -> PostedMessage | None:
        """Show the present position where the table has moved on from what is *shown*.

        Another process may have brought the message up to date just before we edited it. Not where
        somebody is still to be called: who answers a question that is seen here first never is.
        *board* is the one recorded before that. Returns the board that is recorded by then.
        """
        if await self._store.standing(shown.session.id) == (shown.session.revision, _id_of(board)):
            return board
        while True:
            session, known = await self._store.shown(shown.session.id)
            ply = shown.session.ply
            # A message that has been replaced is not brought up to date: it is retired.
            if session.ply == ply or _id_of(known.messages.board) != _id_of(board):
                break
            newest = LiveTable(session)
            is_due = any(task.ply > ply for task in known.tasks)
            if is_due and asked_anew(newest, ply, _latest(known)):
                break
            shown = newest
            await response.edit(await self._board(shown, known))
        return known.messages.board

    async def _board(
        self, table: LiveTable, known: Publication, path: Sequence[str] = ()
    ) -> MessagePayload:
        said = await self._boards.lines_since(table.session, known.messages.board, known.recent)
        return await self._presenter.board(table, _latest(known), said=said, path=path)


def _id_of(board: PostedMessage | None) -> int | None:
    return None if board is None else board.message_id


def _is_replaced(message_id: int, board_id: int | None) -> bool:
    """Whether the board was posted after this message."""
    return board_id is not None and message_id < board_id


def _latest(known: Publication) -> Sequence[HistoryEntry]:
    """The actions that a board reports."""
    return known.recent[-LOG_LINES:]
