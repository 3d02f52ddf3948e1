"""Where every game is kept: sessions, their history, and what is still to be published."""

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
    MessageKind,
    MessageState,
    OpenResponse,
    PostedMessage,
    PostedMessages,
    Preference,
    Publication,
    Seat,
    Session,
    Status,
    Task,
    TaskKind,
)
from data.store.store import Store

__all__ = [
    "CannotOpen",
    "Conflict",
    "Full",
    "HistoryEntry",
    "JsonObject",
    "MessageKind",
    "MessageState",
    "NotFound",
    "OpenResponse",
    "PostedMessage",
    "PostedMessages",
    "Preference",
    "Publication",
    "Seat",
    "Session",
    "Status",
    "Store",
    "StoreError",
    "Task",
    "TaskKind",
    "TooNew",
    "Unavailable",
]
