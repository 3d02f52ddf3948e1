"""Report what happened in a season of simulated people, and what should not have happened."""

from collections import Counter
from dataclasses import dataclass, field

Question = tuple[int, int, int]
"""Session, seat, ply."""


@dataclass
class Report:
    """The events of a season."""

    tables: int = 0
    actions: int = 0
    reminders: Counter[Question] = field(default_factory=Counter)
    deadlines: Counter[Question] = field(default_factory=Counter)
    heads_ups: int = 0
    surprises: int = 0
    """Heads-ups after which chance let somebody else be next."""
    summaries: int = 0
    refused: int = 0
    """Calls at the table in place of a daily summary."""
    woken: int = 0
    substitutes: int = 0
    slept: int = 0
    closed: int = 0
    """Lobbies that nobody joined."""
    opened_again: int = 0
    given_up: int = 0
    taken_over: int = 0
    by_robots: int = 0
    ended: Counter[str] = field(default_factory=Counter)
    troubles: list[str] = field(default_factory=list)
    """What should not have happened."""

    def __str__(self) -> str:
        endings = ", ".join(f"{number} {how}" for how, number in sorted(self.ended.items()))
        return (
            f"{self.tables} tables, {self.actions} actions, "
            f"{self.heads_ups} heads-ups ({self.surprises} surprised by chance), "
            f"{self.summaries} summaries, {self.refused} calls in place of one, "
            f"{self.reminders.total()} reminders, {self.deadlines.total()} deadlines passed, "
            f"{self.given_up} seats given up, "
            f"{self.taken_over} taken over by robots for {self.by_robots} decisions, "
            f"{self.substitutes} by substitutes, "
            f"{self.slept} went to sleep, {self.woken} woken, "
            f"{self.closed} lobbies closed, {self.opened_again} opened again; "
            f"in the end: {endings}"
        )
