"""What the people of a table may agree on about taking back."""

from enum import StrEnum


class UndoRule(StrEnum):
    """How far somebody may go back."""

    FREE = "free"
    """As long as nothing was learned and nobody else has acted."""
    REQUEST = "request"
    """The same, and later with the consent of the others."""
    NONE = "none"
    """What is done is done."""


USUAL_UNDO = UndoRule.FREE
"""What tables begin with: a slip can be put right, and nobody has to wait for an answer."""


def undo_rule_named(name: str) -> UndoRule:
    """The rule that a table agreed on; a name that no longer exists means the usual one."""
    return next((rule for rule in UndoRule if rule == name), USUAL_UNDO)
