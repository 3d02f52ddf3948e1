"""What may be agreed on for the case that somebody does not answer in time."""

from enum import StrEnum


class Absence(StrEnum):
    """What happens when the time of a seat has run out; the others' consent is all that counts."""

    ROBOT = "robot"
    """A robot plays the seat until the person presses again."""
    ROBOT_ONCE = "robot-once"
    """A robot takes this one decision."""
    SUBSTITUTE = "substitute"
    """Somebody else may take the seat; a robot plays there meanwhile."""
    OTHERS = "others"
    """The others may end the game without that person."""
    OUT = "out"
    """The seat is given up, as the rules of the game say."""


USUAL_ABSENCE = Absence.ROBOT
"""What tables begin with: a game that comes to its end, and a seat that can be taken back."""
