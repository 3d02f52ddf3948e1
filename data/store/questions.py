"""Somebody asks the others at a table to go back to an earlier position."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoRequest:
    """What is asked, and who has agreed so far.

    It ends with the next action: no table goes on from a position that is still talked about.
    """

    seat: int
    """Whose action is to be taken back."""
    to_ply: int
    """Of the position to go back to."""
    acted_at: int
    """When that action was taken, in seconds since 1970."""
    learned: bool
    """Whether something has come up since that cannot be unseen."""
    asked: tuple[int, ...]
    """The people (user ids) without whom it does not happen."""
    agreed: tuple[int, ...] = ()
    """Those of them who have agreed."""

    @property
    def missing(self) -> tuple[int, ...]:
        """Those of them who have not answered yet."""
        return tuple(user_id for user_id in self.asked if user_id not in self.agreed)


def dump_undo_request(request: UndoRequest | None) -> dict[str, Any] | None:
    """*request* as JSON data."""
    if request is None:
        return None
    return {
        "seat": request.seat,
        "to_ply": request.to_ply,
        "acted_at": request.acted_at,
        "learned": request.learned,
        "asked": list(request.asked),
        "agreed": list(request.agreed),
    }


def load_undo_request(stored: Any) -> UndoRequest | None:
    """The request in JSON data; None where that is not what is stored: it can be made again."""
    try:
        return UndoRequest(
            seat=int(stored["seat"]),
            to_ply=int(stored["to_ply"]),
            acted_at=int(stored["acted_at"]),
            learned=bool(stored["learned"]),
            asked=tuple(map(int, stored["asked"])),
            agreed=tuple(map(int, stored["agreed"])),
        )
    except (KeyError, TypeError, ValueError):
        return None
