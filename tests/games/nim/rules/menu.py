"""The question to the seat on turn, and the steps in which it answers."""

from rules.core.types import MenuStep, Phrase
from tests.games.nim.rules.actions import NimAction, row_letter
from tests.games.nim.rules.observe import NimObservation


def menu_steps(action: NimAction) -> tuple[MenuStep, ...]:
    """See :meth:`Game.menu_steps`: which row, then how many."""
    row = row_letter(action.row)
    return (
        MenuStep("row", row, Phrase("nim-step-row", (("row", row),))),
        MenuStep("count", str(action.taken), Phrase("nim-step-count", (("count", action.taken),))),
    )


def question(observation: NimObservation) -> Phrase:
    """See :meth:`Game.question`."""
    (turn,) = observation.to_act
    kind = "take" if observation.seat == turn else "wait"
    return Phrase(f"nim-question-{kind}", (("seat", turn),))
