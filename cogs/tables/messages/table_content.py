"""The content of the message about one moment of a table, before it is put into words."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from cogs.tables.messages import payload as ui
from cogs.tables.messages.menu import Menu
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.notice import NO_NOTICE, Notice
from data.i18n import Translator
from data.store import Session
from rules.core.types import Observation, Points, Shortcut


@dataclass(frozen=True, slots=True)
class BoardImage:
    """A position as pictures, or in words where drawing failed."""

    pictures: tuple[ui.Picture, ...]
    text: str = ""

    def in_short(self, translate: Translator) -> "BoardImage":
        """The same board with a word on where its description is, once."""
        keys = ("board-picture", *("board-picture-more" for _ in self.pictures))
        pictures = (
            replace(picture, alt=translate(key))
            for picture, key in zip(self.pictures, keys, strict=False)
        )
        return replace(self, pictures=tuple(pictures))

    def first(self) -> "BoardImage":
        """The same board with its most important picture alone."""
        return replace(self, pictures=self.pictures[:1])

    def items(self) -> list[ui.Item]:
        """The board as the first part of a message.

        Discord puts the pictures of one gallery side by side, small and cropped: so each has a
        gallery of its own, as wide as the message. The most important one stands last, beside
        the answers: a chat opens at its end.
        """
        if not self.pictures:
            return [ui.text(self.text)]
        return [ui.gallery((picture,)) for picture in reversed(self.pictures)]


@dataclass(frozen=True, slots=True)
class TableContent:
    """All that a message about one moment of a table is made of."""

    table: LiveTable
    observation: Observation
    board: BoardImage
    news: Sequence[str]
    """What happened since the reader acted; to everybody: since the message was posted."""
    menu: Menu | None
    """The choices to show; None where this viewpoint has none."""
    advised: str | None = None
    """The action, in notation, that a robot has just advised."""
    shortcuts: Sequence[Shortcut] = ()
    """What can be done with one press in place of many."""
    points: Sequence[Points] | None = None
    """Where the scores of a finished game come from."""
    ratings: str = ""
    """What such a game has changed in the ratings of its people."""
    question: str = ""
    """What is asked, or what the next step of a choice asks; empty where the game is over."""
    free: Sequence[int] = ()
    """The plies that may be gone back to from here, the latest first."""
    can_plan: bool = False
    """Whether its seat finds something to plan ahead."""
    can_redo: bool = False
    """Whether something was just taken back here, and can be done again."""
    wanted_back: Sequence[str] = ()
    """What somebody asks to take back, as the log tells it; empty where that is long ago."""

    @property
    def session(self) -> Session:
        """The session of the table."""
        return self.table.session


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardNotes:
    """The words of a board's message for some of its readers, besides the position."""

    pings: Sequence[int] = ()
    """The people (user ids) for whose sake a message is a new one."""
    hidden: Sequence[int] = ()
    """The seats whose hand is behind the button for their screen."""
    notice: Notice = NO_NOTICE
    silent: Collection[int] = ()
    """The people (user ids) whose time has run out."""
    reminded: Sequence[int] = ()
    """The seats that are reminded of their turn."""
    snoozes: Sequence[int] = ()
    """The minutes after which they may be reminded again."""
    told: Sequence[str] = ()
    """What was noted about a table whose actions cannot be told."""


NO_NOTES = BoardNotes()
