"""The turn of a seat, and the last thing that was done in one."""

from typing import NamedTuple

from rules.pick_and_pack.actions import PackAction


class Turn(NamedTuple):
    """The turn, so far, of the seat that has it."""

    moved: bool = False
    """Whether it has moved the grabber: then it is asked whether to spend a Rush Order."""
    fresh: int = 0
    """Rush Orders that it stored in this turn; they wait until its next one."""
    spent: int = 0
    """Rush Orders that it spent in this turn."""

    def may_rush(self, stored: int, *, one_rush: bool) -> bool:
        """Tell whether a Rush Order can be spent, of *stored* ones."""
        return stored > self.fresh and not (one_rush and self.spent)


class LastMove(NamedTuple):
    """The last move of the grabber."""

    action: PackAction
    source: int
    """The square from which the grabber came."""
