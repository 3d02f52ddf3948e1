"""What a change wants said at the table besides the position. Its tasks carry it to Discord."""

from collections.abc import Iterable
from dataclasses import dataclass

from data.store import JsonObject, Task


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to tell once, with the next message about the table."""

    notify: tuple[int, ...] = ()
    """The people (user ids) whom that message mentions."""
    refused_by: int | None = None
    """Who (a user id) does not want the game called off."""

    @property
    def payload(self) -> JsonObject:
        """The notice as a task stores it."""
        if self == NO_NOTICE:
            return {}
        return {"notify": list(self.notify), "refused_by": self.refused_by}

    @classmethod
    def of(cls, tasks: Iterable[Task]) -> "Notice":
        """What *tasks*, which become one message, want said; the last refusal wins."""
        notify: dict[int, None] = {}
        refused_by = None
        for task in tasks:
            notify |= dict.fromkeys(task.payload.get("notify", ()))
            refused_by = task.payload.get("refused_by") or refused_by
        return cls(tuple(notify), refused_by)


NO_NOTICE = Notice()
