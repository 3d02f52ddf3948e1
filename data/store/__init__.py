"""Where every game is kept: sessions, their history, and what Discord must still be told."""

from data.store.errors import (
    CannotOpen,
    Conflict,
    Full,
    NotFound,
    StoreError,
    TooNew,
    Unavailable,
)
from data.store.records import (
    HistoryEntry,
    JsonObject,
    Placed,
    Preference,
    Seat,
    Session,
    Status,
    Task,
)
from data.store.store import Store

__all__ = [
    "CannotOpen",
    "Conflict",
    "Full",
    "HistoryEntry",
    "JsonObject",
    "NotFound",
    "Placed",
    "Preference",
    "Seat",
    "Session",
    "Status",
    "Store",
    "StoreError",
    "Task",
    "TooNew",
    "Unavailable",
]
