"""Words of a change at the table besides the position. Its tasks carry them to Discord."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, fields, replace
from itertools import chain
from typing import Any

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
        """The notice as a task stores it: what it says besides nothing."""
        said = asdict(self) | {"waits": False}
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in said.items()
            if value != getattr(NO_NOTICE, name)
        }

    @classmethod
    def of(cls, tasks: Iterable[Task]) -> "Notice":
        """Combine what *tasks*, which become one message, want said."""
        payloads = [task.payload for task in tasks]
        said = {
            field.name: _together(
                field.default, [p[field.name] for p in payloads if field.name in p]
            )
            for field in fields(cls)
        }
        is_redrawn = bool(payloads) and all(payload.get("is_redrawn") for payload in payloads)
        return cls(**said | {"is_redrawn": is_redrawn})


def _together(nothing: Any, values: Sequence[Any]) -> Any:
    """Combine several notices of one thing: all people and seats, and else what came last."""
    if nothing == ():
        return tuple(dict.fromkeys(chain.from_iterable(values)))
    return values[-1] if values else nothing


NO_NOTICE = Notice()


def joined(first: Notice, second: Notice) -> Notice:
    """Return *second*, also for those whom *first* calls; *first* where it says nothing."""
    if second == NO_NOTICE:
        return first
    notify = tuple(dict.fromkeys((*first.notify, *second.notify)))
    return replace(second, notify=notify, waits=first.waits or second.waits)
