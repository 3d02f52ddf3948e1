"""What a change wants said at the table besides the position. Its tasks carry it to Discord."""

from collections.abc import Iterable
from dataclasses import dataclass

from data.store import JsonObject, Task


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to tell once, with the next message about the table."""

    notify: tuple[int, ...] = ()
    """The people (user ids) whom that message mentions."""
    waits: bool = False
    """Whether those who sleep are told once they are awake; before it becomes a task."""
    refused_by: int | None = None
    """Who (a user id) does not want the game called off."""

    restored_to: int | None = None
    """The moment (in seconds since 1970) to whose state the table went back with all others."""

    out_of_time: tuple[int, ...] = ()
    """Whose (seats) time has just run out."""

    took_back: int | None = None
    """The seat that has taken something back."""

    began: bool = False
    """Whether the game has just begun by itself."""
    is_logged: bool = False
    """Whether the log tells something that those who are notified have to hear of."""

    is_answer: bool = False
    """Whether they slept when what they had asked for came to nothing."""

    misses_seat: bool = False
    """Whether a lobby has waited for its last seat for so long that a robot is proposed."""

    is_beside: bool = False
    """Whether a message beside the lobby calls them, and the lobby stays where it is."""

    moved: bool = False
    """Whether the table goes on in another place."""
    is_redrawn: bool = False
    """Whether nothing of it is news: what stands in Discord is edited where that is possible, and
    what is over is not posted again."""
    unreached: tuple[int, ...] = ()
    """The people (user ids) whose daily summary could not be sent."""

    @property
    def payload(self) -> JsonObject:
        """The notice as a task stores it."""
        if self == NO_NOTICE:
            return {}
        payload: JsonObject = {"notify": list(self.notify), "refused_by": self.refused_by}
        if self.out_of_time:
            payload["out_of_time"] = list(self.out_of_time)
        if self.took_back is not None:
            payload["took_back"] = self.took_back
        if self.began:
            payload["began"] = True
        if self.is_logged:
            payload["is_logged"] = True
        if self.is_answer:
            payload["is_answer"] = True
        if self.misses_seat:
            payload["misses_seat"] = True
        if self.is_beside:
            payload["is_beside"] = True
        if self.moved:
            payload["moved"] = True
        if self.is_redrawn:
            payload["is_redrawn"] = True
        if self.unreached:
            payload["unreached"] = list(self.unreached)
        return payload if self.restored_to is None else payload | {"restored_to": self.restored_to}

    @classmethod
    def of(cls, tasks: Iterable[Task]) -> "Notice":
        """What *tasks*, which become one message, want said; the last refusal wins."""
        notify: dict[int, None] = {}
        refused_by = restored_to = took_back = None
        out_of_time: dict[int, None] = {}
        unreached: dict[int, None] = {}
        began = False
        is_logged = is_answer = misses_seat = is_beside = moved = False
        tasks = tuple(tasks)
        is_redrawn = bool(tasks) and all(task.payload.get("is_redrawn") for task in tasks)
        for task in tasks:
            notify |= dict.fromkeys(task.payload.get("notify", ()))
            out_of_time |= dict.fromkeys(task.payload.get("out_of_time", ()))
            unreached |= dict.fromkeys(task.payload.get("unreached", ()))
            refused_by = task.payload.get("refused_by") or refused_by
            restored_to = task.payload.get("restored_to") or restored_to
            took_back = task.payload.get("took_back", took_back)
            began = began or bool(task.payload.get("began"))
            is_logged = is_logged or bool(task.payload.get("is_logged"))
            is_answer = is_answer or bool(task.payload.get("is_answer"))
            misses_seat = misses_seat or bool(task.payload.get("misses_seat"))
            is_beside = is_beside or bool(task.payload.get("is_beside"))
            moved = moved or bool(task.payload.get("moved"))
        return cls(
            tuple(notify),
            refused_by=refused_by,
            restored_to=restored_to,
            out_of_time=tuple(out_of_time),
            took_back=took_back,
            began=began,
            is_logged=is_logged,
            is_answer=is_answer,
            misses_seat=misses_seat,
            is_beside=is_beside,
            moved=moved,
            is_redrawn=is_redrawn,
            unreached=tuple(unreached),
        )


NO_NOTICE = Notice()
