"""The plan of a soak: how long, with how many processes, and what is done to them."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """One run."""

    minutes: float
    """How long tables are opened and played at least."""
    processes: int
    """Bots that share one database."""
    database: str | None
    """A PostgreSQL server where a database may be created; None: a file of SQLite."""
    kill_every: float | None
    """Seconds, on average, between two kills of a random bot; None: none is killed."""
    restarts: int
    """Overlapping restarts: the next bot is connected before the one before it stops."""
    games: int
    """Whole games that are wanted at least."""
    kills: int
    """Kills that are wanted at least."""
    tables: int
    """Tables in play at the same time."""
    think: float
    """Seconds that people think about a decision, on average."""
    folder: Path | None
    """Where the logs and the database stay; None: they are removed."""
    seed: int

    @property
    def is_steady(self) -> bool:
        """Tell whether no bot is ended, so that every press counts and memory can be compared."""
        return self.kill_every is None and not self.restarts
