"""What somebody asks the others at a table: to end the game, or to go back in it."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What is asked, and who has agreed so far; by itself: whether to end the game."""

    asked: tuple[int, ...] = ()
    """The people (user ids) without whom it does not happen, as was counted last."""
    agreed: tuple[int, ...] = ()
    """Those who have agreed: whoever wants to end the game is the first of them."""

    @property
    def missing(self) -> tuple[int, ...]:
        """Those who were asked and have not answered yet."""
        return tuple(user_id for user_id in self.asked if user_id not in self.agreed)


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoRequest(Question):
    """Somebody wants to go back.

    It ends with the next action of a person: nobody goes on from a position that is talked about.
    """

    seat: int
    """Whose action is to be taken back."""
    ply: int = 0
    """Of the position in which they asked."""
    to_ply: int
    """Of the position to go back to."""
    acted_at: int
    """When that action was taken, in seconds since 1970."""
    learned: bool
    """Whether something has come up since that cannot be unseen."""
    touched: tuple[int, ...] = ()
    """The seats whose people have a say in it."""


def dump_vote(vote: Question | None) -> dict[str, Any] | None:
    """The question whether to end the game, as JSON data."""
    return None if vote is None else {"asked": list(vote.asked), "agreed": list(vote.agreed)}


def load_vote(stored: Any) -> Question | None:
    """The question in JSON data; None where that is not what is stored: it can be asked again."""
    try:
        return Question(**_people(stored)) if stored["agreed"] else None
    except (KeyError, TypeError, ValueError):
        return None


def dump_undo_request(request: UndoRequest | None) -> dict[str, Any] | None:
    """*request* as JSON data."""
    if request is None:
        return None
    return {
        "seat": request.seat,
        "ply": request.ply,
        "to_ply": request.to_ply,
        "acted_at": request.acted_at,
        "learned": request.learned,
        "touched": list(request.touched),
        "asked": list(request.asked),
        "agreed": list(request.agreed),
    }


def load_undo_request(stored: Any) -> UndoRequest | None:
    """The request in JSON data; None where that is not what is stored: it can be made again."""
    try:
        return UndoRequest(
            seat=int(stored["seat"]),
            ply=int(stored["ply"]),
            to_ply=int(stored["to_ply"]),
            acted_at=int(stored["acted_at"]),
            learned=bool(stored["learned"]),
            touched=tuple(map(int, stored["touched"])),
            **_people(stored),
        )
    except (KeyError, TypeError, ValueError):
        return None


def _people(stored: Any) -> dict[str, tuple[int, ...]]:
    return {name: tuple(map(int, stored[name])) for name in ("asked", "agreed")}
