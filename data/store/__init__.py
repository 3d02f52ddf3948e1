"""Where every game is kept: sessions, their history, and what is still to be published."""

from data.store.copying import CannotCopy, copy_database
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
    ReplacedMessage,
    Seat,
    Session,
    Status,
    Task,
    TaskKind,
)
from data.store.store import Store

__all__ = [
    "CannotCopy",
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
    "ReplacedMessage",
    "Seat",
    "Session",
    "Status",
    "Store",
    "StoreError",
    "Task",
    "TaskKind",
    "TooNew",
    "Unavailable",
    "copy_database",
]
