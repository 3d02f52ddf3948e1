"""Let features add to the screens of a table, which know none of them.

Each has a function from what is about to be shown to what it adds there, by place. The presenter is
given a list of these functions, whose order is that of what they add in each place.
"""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from cogs.messages import payload as ui
from cogs.messages.board_pictures import Viewpoint
from cogs.messages.custom_ids import Press
from cogs.messages.menu import Menu
from cogs.table.live_table import LiveTable
from cogs.table.notice import NO_NOTICE, Notice
from data.i18n import Translator
from data.store import HistoryEntry, Session


class Screen(Enum):
    """The screens of a table."""

    BOARD = auto()
    """What everybody sees."""
    OWN = auto()
    """The private screen of somebody who has asked for it."""
    HAND = auto()
    """The same in direct messages."""
    DONE = auto()
    """What is left of it, without a picture, once its seat has acted."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A screen that is about to be shown."""

    screen: Screen
    table: LiveTable
    viewpoint: Viewpoint
    entries: Sequence[HistoryEntry]
    """The latest, or all of them where its seat chooses in secret."""
    menu: Menu | None = None
    notice: Notice = NO_NOTICE
    silent: Collection[int] = ()
    """The people (user ids) whose time has run out."""
    path: Sequence[str] = ()
    """What is chosen so far."""

    @property
    def session(self) -> Session:
        """The session of the table."""
        return self.table.session

    @property
    def seat(self) -> int | None:
        """The seat whose eyes see it; None: those of everybody."""
        return self.viewpoint.seat

    @property
    def translate(self) -> Translator:
        """The texts as its reader has them."""
        return self.viewpoint.translate


@dataclass(frozen=True, slots=True, kw_only=True)
class Rows:
    """Additions to a screen, by their place there."""

    results: Sequence[str] = ()
    """Lines below the ranking of a finished game."""
    notes: Sequence[str] = ()
    """Lines below the pictures."""
    questions: Sequence[ui.Item] = ()
    """Questions to everybody, with buttons of their own."""
    answers: Sequence[str] = ()
    """Lines right above what is asked: what has been done for the reader."""
    first: Sequence[ui.ButtonSpec] = ()
    """Buttons before all others."""
    going_on: Sequence[ui.ButtonSpec] = ()
    """Buttons of a board that let a game go on which waits for somebody."""
    help: Sequence[ui.ButtonSpec] = ()
    """Buttons before that of the rules."""
    more: Mapping[str, Press] = field(default_factory=dict)
    """What is seldom wanted, in a menu, by the text that names each."""


NO_ROWS = Rows()

Adding = Callable[[Shown], Awaitable[Rows]]
"""Returns what a feature adds to a screen; nothing where it has nothing to do with that."""


async def rows_of(adding: Sequence[Adding], shown: Shown) -> Rows:
    """Return all that features add to what is *shown*."""
    added = [await rows(shown) for rows in adding]
    return Rows(
        results=[line for each in added for line in each.results],
        notes=[line for each in added for line in each.notes],
        questions=[item for each in added for item in each.questions],
        answers=[line for each in added for line in each.answers],
        first=[button for each in added for button in each.first],
        going_on=[button for each in added for button in each.going_on],
        help=[button for each in added for button in each.help],
        more={key: press for each in added for key, press in each.more.items()},
    )
