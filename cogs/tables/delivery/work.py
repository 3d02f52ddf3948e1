"""What this process has to publish about one table."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from cogs.tables.delivery.interaction_response import InteractionResponse
from cogs.tables.session.live_table import LiveTable
from data.store import Committed, Publication, Task


@dataclass(slots=True)
class Work:
    """Tasks of one table, with what is known already of those who wait for them."""

    tasks: list[Task] = field(default_factory=list)
    newest: LiveTable | None = None
    """The newest position known; None: read it."""
    known: Publication | None = None
    """What was read with that; None: read it."""
    responses: list[InteractionResponse] = field(default_factory=list)
    """To presses that wait for these: their tokens may edit what was pressed beside rate limits."""
    _is_under_way: bool = False

    def note(self, table: LiveTable, committed: Committed) -> None:
        """Take note of a change that was just *committed*, and of the *table* as it is now."""
        self.add(committed.tasks)
        if self.tasks[-1].id != max(task.id for task in committed.tasks):
            # Another process has changed the table since.
            return
        self.newest = table
        # What is being posted at the moment was not recorded yet when that was read.
        self.known = None if self._is_under_way else committed.publication

    def add(self, tasks: Sequence[Task]) -> None:
        """Take note of *tasks*, once each: the oldest stay first, however late they come again.

        They may be of another process, which knows a newer position than this one.
        """
        by_id = {task.id: task for task in (*tasks, *self.tasks)}
        if len(by_id) > len(self.tasks):
            self.newest = self.known = None
        self.tasks = [by_id[task_id] for task_id in sorted(by_id)]

    @contextmanager
    def under_way(self) -> Iterator[tuple[LiveTable | None, Publication | None]]:
        """What is known of the table, to be published meanwhile: it holds no longer than that."""
        known = self.newest, self.known
        self.newest = self.known = None
        self._is_under_way = True
        try:
            yield known
        finally:
            self._is_under_way = False
