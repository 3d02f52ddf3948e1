"""What this process has to publish about one table."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from cogs.tables.delivery.interaction_response import InteractionResponse
from cogs.tables.session.live_table import LiveTable
from data.store import Task


@dataclass(slots=True)
class Work:
    """Tasks of one table, with what is known already of those who wait for them."""

    tasks: list[Task] = field(default_factory=list)
    newest: LiveTable | None = None
    """The newest position known; None: read it."""
    responses: deque[InteractionResponse] = field(default_factory=lambda: deque(maxlen=4))
    """To the latest presses: their tokens may edit what was pressed outside of rate limits."""

    def add(self, tasks: Sequence[Task]) -> None:
        """Take note of *tasks*, once each."""
        known = {task.id for task in self.tasks}
        self.tasks += [task for task in tasks if task.id not in known]
