"""Actions, as tiles and cards order them, and what of an order is still to be done."""

from enum import StrEnum
from typing import NamedTuple


class TileAction(StrEnum):
    """The orders that a tile or a card can give."""

    HIRE = "hire"
    """Workers come from the supply into the canteen."""
    BODY = "body"
    ENGINE = "engine"
    BUYER = "buyer"
    RACE = "race"
    """The race car moves."""
    RESEARCH = "research"


class Task(NamedTuple):
    """One action that is to be carried out."""

    action: TileAction
    amount: int = 1
    """With HIRE how many workers, with RACE how many spaces; else 1."""
    card: str = ""
    """The card that orders it; "" for a tile."""

    @classmethod
    def parse(cls, text: str, card: str = "") -> "Task":
        """The task with this text in a card list: ``"body"``, ``"hire 2"``.

        :raises ValueError: *text* is none.
        """
        action, _, count = text.partition(" ")
        return cls(TileAction(action), int(count or 1), card)


class Job(NamedTuple):
    """The tile that the seat on turn carries out."""

    tile: str = ""
    """An action tile or a start tile; "" while none is taken."""
    left: tuple[TileAction, ...] = ()
    """The actions of an action tile that are not begun, in the order of its name."""
    tasks: tuple[Task, ...] = ()
    """What is to be done before them: the first is done next, or asked about now."""
