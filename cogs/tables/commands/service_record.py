"""The record of one press or command, and of its time: a line in the log, and a count."""

import logging
from time import perf_counter

from cogs.program.metrics import PRESSES
from data.store import Session

log = logging.getLogger(__name__)

DONE = "done"
FAILED = "failed"


class ServiceRecord:
    """Begins when an interaction arrives. It names no person, and no choice: that may be secret."""

    def __init__(self) -> None:
        self._began = perf_counter()
        self._session: Session | None = None

    def note(self, session: Session) -> None:
        """It is about this table, as it was found."""
        self._session = session

    def end(self, kind: str, outcome: str) -> None:
        """Log and count that it has been served.

        *kind* is that of the press, or the command with its slash; a refusal gives its class as the
        *outcome*.
        """
        session = self._session
        facts = {
            "kind": kind,
            "session": session.id if session is not None else "-",
            "game": session.game if session is not None else "-",
            "ply": session.ply if session is not None else "-",
            "outcome": outcome,
            "ms": round(1000 * (perf_counter() - self._began)),
        }
        log.info(
            "press %(kind)s: session %(session)s, %(game)s, ply %(ply)s: %(outcome)s in %(ms)s ms",
            facts,
            extra=facts,
        )
        PRESSES.labels(kind, outcome).inc()
