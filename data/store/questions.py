"""Questions of somebody to the others at a table: to end the game, or to go back in it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question, and who has agreed so far; by itself: whether to end the game."""

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
