"""The ends of publications, which need no transaction of their own where another one is near.

One that waits does no harm: its tasks are in the outbox and its table is leased, as while it was
under way. Where the process is killed meanwhile, another one publishes what Discord shows already.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from data.store.posted import PostedMessage
from data.store.records import Task

Left = tuple[Task, ...]


def _future() -> asyncio.Future[Left]:
    return asyncio.get_running_loop().create_future()


@dataclass(frozen=True, slots=True, eq=False)
class Conclusion:
    """The end of one publication."""

    session_id: int
    task_ids: Sequence[int]
    message: PostedMessage | None
    """What was posted or edited: its predecessor is retired by now."""
    left: asyncio.Future[Left] = field(default_factory=_future)
    """What is due of this session when it has ended."""

    def succeed(self, left: Left) -> None:
        """It has ended, with these tasks *left*."""
        if not self.left.done():
            self.left.set_result(left)

    def fail(self, error: BaseException) -> None:
        """It could not be stored."""
        if not self.left.done():
            self.left.set_exception(error)


class Conclusions:
    """Those that wait for a transaction to go along with."""

    def __init__(self, carry_out: Callable[[], object]) -> None:
        """*carry_out* is called when they have waited long enough."""
        self._carry_out = carry_out
        self._waiting: list[Conclusion] = []
        self._timer: asyncio.TimerHandle | None = None

    def add(self, conclusions: Iterable[Conclusion], within: float) -> None:
        """Let them wait for so many seconds, or less where others have been waiting."""
        self._waiting += conclusions
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(within, self._ring)

    def __contains__(self, session_id: int) -> bool:
        """Whether a publication of this session waits for its end."""
        return any(conclusion.session_id == session_id for conclusion in self._waiting)

    def take(self, session_id: int | None = None) -> list[Conclusion]:
        """Those of this session, or all of them, which wait no longer."""
        taken = [c for c in self._waiting if session_id in (None, c.session_id)]
        self._waiting = [c for c in self._waiting if c not in taken]
        if not self._waiting:
            self._stop()
        return taken

    def give_up(self) -> None:
        """Leave them to another process: their tasks are in the outbox."""
        for conclusion in self.take():
            conclusion.left.cancel()

    def _ring(self) -> None:
        self._timer = None
        self._carry_out()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
