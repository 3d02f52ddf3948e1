"""The store of every game: sessions, their history, and what is still to be published."""

from data.store.copying import copy_database
from data.store.database import utc_now
from data.store.errors import (
    Busy,
    CannotOpen,
    Conflict,
    Full,
    NotFound,
    StoreError,
    Unavailable,
    Vanished,
    may_pass,
)
from data.store.events import BY_ORDER, BY_ROBOT, HistoryEntry, Remark, RemarkKind, Undo
from data.store.personal_data import Rows
from data.store.posted import MessageKind, MessageState, PostedMessage, PostedMessages
from data.store.preferences import DAILY, HIDDEN, MADE, NEVER, WANTED, Preference
from data.store.publications import RECENT, Committed, Publication
from data.store.records import (
    ROBOT_MARK,
    OrderMove,
    Question,
    Seat,
    Server,
    Session,
    StandIn,
    StandingOrder,
    UndoRequest,
)
from data.store.rows import new_branch
from data.store.statistics import (
    FEWEST_RATED,
    Answer,
    Places,
    PlayedGame,
    Ranking,
    RatingChange,
    SeatResult,
)
from data.store.store import BugReport, Store
from data.store.table_status import Standing, Status
from data.store.timing import WHOLE_TABLE, Job, JobKind, JsonObject, SeatClock, Task, TaskKind
