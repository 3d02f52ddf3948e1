"""The seal of a deal: shown from the start of a game, opened with its seed at the end.

Anybody who wrote the seal down can check after the end that the seed was chosen before the start,
and that every die and card came from it: see :mod:`rules.core.chance`.
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256

from data.store import HistoryEntry, Session


def seal_of(session: Session) -> str | None:
    """HMAC-SHA-256 of the table's number under its seed, in hexadecimal digits; None in a lobby.

    Not a bare hash of the seed: it belongs to one table, and nothing can be worked out from it of
    the hashes that chance is made of.
    """
    if session.seed is None:
        return None
    return hmac.new(session.seed, sealed_text(session).encode(), sha256).hexdigest()


def sealed_text(session: Session) -> str:
    """Return what is sealed besides the seed."""
    return f"table {session.id}"


def record_text(session: Session, entries: Sequence[HistoryEntry]) -> str:
    """All that a finished game is rebuilt from: seed, options, and every action with its seat.

    Seats count from 0, as in the rules package; the seats stand without their people.

    :raises ValueError: the game goes on, and its seed is a secret.
    """
    if session.standing.is_live or session.seed is None:
        raise ValueError("the seed of a game that goes on is a secret")
    options = " ".join(f"{name}={value}" for name, value in session.options)
    head = (
        f"game {session.game}",
        f"table {session.id}",
        f"seats {len(session.seats)}",
        f"options {options}",
        f"seed {session.seed.hex()}",
    )
    return "\n".join((*head, *(f"{e.ply} {e.seat} {e.text}" for e in entries), ""))
