"""The text that every button and menu carries: its table, when it was asked, what it means.

A ``custom_id`` is ``<kind>:<field>:<field>...``. It holds everything needed to answer the press,
so a button works today, after a restart, and in six months. What comes back from Discord is parsed
and bounded here, and nowhere else.

The field "course" is a session with its branch, ``<session>.<branch>``. A session alone is on
branch 0, where no stored table is.
"""

import re
from dataclasses import dataclass
from enum import Enum, auto, unique

MAX_CUSTOM_ID = 100
_NUMBER = re.compile(r"[0-9]{1,18}")
_COURSE = re.compile(r"[0-9]{1,18}(\.[1-9][0-9]{0,9})?")
_WORD = re.compile(r"[!-~]{1,98}")
"""Printable ASCII without white space. Always the last field: a notation may hold colons itself."""

_PATTERNS = {"course": _COURSE, "session": _NUMBER, "ply": _NUMBER, "word": _WORD}


class Needs(Enum):
    """The state of a table in which a press counts there."""

    NOTHING = auto()
    BRANCH = auto()
    """It has not gone back since: the press answers a question of one branch."""
    MOVE = auto()
    """And it is not paused: the press begins or makes a move."""


class Opens(Enum):
    """The place of the answer to a press."""

    NOTHING = auto()
    """In its own message, or by what follows at the table."""
    PRIVATE = auto()
    """In a private message, where the own one is public."""
    ANYWHERE = auto()
    """The same in direct messages, whose message stays as it is."""


@dataclass(frozen=True, slots=True)
class Declared:
    """The declaration of a kind: what holds for every press of it."""

    letter: str
    """The first character of the custom_id."""
    fields: str
    """The names of the others."""
    needs: Needs = Needs.NOTHING
    opens: Opens = Opens.NOTHING
    is_for_strangers: bool = False
    """Whether it shows nothing of a game to people without a seat there."""


@unique
class Kind(Enum):
    """The kinds of presses."""

    ACT = Declared("a", "course ply word", needs=Needs.MOVE)
    """Take an action: course, ply at which it was asked, notation."""
    CHOOSE = Declared("c", "course ply word", needs=Needs.MOVE)
    """Walk one step into the menu: course, ply at which it was asked, the values chosen so far."""
    SHORTCUT = Declared("h", "course ply word", needs=Needs.MOVE)
    """Take several actions at once: course, ply at which it was asked, name of the shortcut."""
    MENU = Declared("m", "session word")
    """A select whose value is the custom_id of another press: session (0: several), which menu."""
    SCREEN = Declared("s", "course ply", opens=Opens.PRIVATE)
    """My view: course, ply of the position shown above the button."""
    WORDS = Declared("w", "course ply", opens=Opens.PRIVATE)
    """My view with the whole position in words, for people who read in short: course, ply."""
    PLAY = Declared("G", "word", opens=Opens.ANYWHERE)
    """Open a table: its game, then for whom seats are kept ("docker/@<role>/<person>", ids in base
    36); or show the games ("games")."""
    JOIN = Declared("j", "session")
    LEAVE = Declared("l", "session")
    START = Declared("b", "session")
    """Begin the game of a lobby: session. So are the two above."""
    PANEL = Declared("o", "session word", opens=Opens.ANYWHERE)
    """Show the options to the host: session, page."""
    PRESET = Declared("p", "session")
    """Take a named set of options; the select's value names it: session."""
    OPTION = Declared("q", "session word")
    """Set one option to the select's value: session, option."""
    ASK = Declared("k", "session word", opens=Opens.ANYWHERE)
    """Ask whether to "resign" or to "cancel": session, which of them."""
    RESIGN = Declared("r", "course", needs=Needs.BRANCH)
    """Give up, after the confirmation: course."""
    CANCEL = Declared("e", "course word", needs=Needs.BRANCH)
    """Call a lobby or a game off, after the confirmation: course, stage that was asked about."""
    NO = Declared("n", "session")
    """Do neither: session."""
    CONSENT = Declared("v", "course word", needs=Needs.BRANCH)
    """Agree ("yes") or not ("no") to cancel a running game: course, answer."""
    GO_BACK = Declared("B", "course ply word", needs=Needs.MOVE)
    """Take back, or do again: course, ply of the position, how far ("last", "turn", "again")."""
    ASK_BACK = Declared("U", "course ply", needs=Needs.BRANCH, opens=Opens.ANYWHERE)
    """Offer moments that one may ask the others to go back to: course, ply of the position."""
    BACK_TO = Declared("W", "course ply word", needs=Needs.BRANCH)
    """Ask to go back to the position of a ply, or agree to it ("yes") or not ("no"): course, ply of
    the present position, which of these."""
    AGAIN = Declared("A", "session word", opens=Opens.ANYWHERE, is_for_strangers=True)
    """Play again after the end: session, with whom ("rematch", "deal", "open")."""
    HISTORY = Declared("H", "course ply word", opens=Opens.ANYWHERE)
    """A moment of the record: course, its ply, whose eyes and which button ("2/on", "all/log")."""
    GUIDE = Declared("g", "ply word", opens=Opens.ANYWHERE)
    """Turn to a page of the rules: page (0: the first one, on a message of its own), game."""
    PREFERENCE = Declared("u", "word")
    """Set an own preference to the select's value, or to that of the button: "theme",
    "zone=Europe/Berlin"."""
    PRIVACY = Declared("P", "word")
    """What is stored about oneself: what to do with it ("file", "ask", "sure", "keep")."""
    CONTRACT = Declared("d", "session word")
    """Set what the table agrees on, or how it looks, to the select's value: session, which."""
    INVITE = Declared("i", "session word")
    """Keep a seat for the user that is the select's value, or keep none: session, "add", "decline"
    (one's own) or "release" (all)."""
    ADMIT = Declared("M", "session")
    """Let the members sit down who have the role that is the select's value: session."""
    MODERATE = Declared("K", "session word", is_for_strangers=True)
    """What a moderator may do: session, act (a seat's is the select's value)."""
    CONFIG = Declared("C", "word")
    """What a server settles: what (the select's values are how), or which page to show."""
    WAKE = Declared("y", "session")
    """Let a table go on that sleeps: session."""
    ROBOT = Declared("f", "session word")
    """Robots in a lobby: session, "seats" (a level or a robot to send away is the select's value)
    or "start/<level>" (they fill up the table, and the game begins)."""
    HINT = Declared("I", "session word", opens=Opens.PRIVATE)
    """What a robot would do in the own place: session, the values chosen so far."""
    REVIEW = Declared("V", "session", opens=Opens.ANYWHERE)
    """The own turning points of a game that is over: session."""
    STAND_IN = Declared("R", "session word", opens=Opens.ANYWHERE)
    """Let a robot play the own seat: session, how long, or "back"."""
    TAKE_SEAT = Declared("T", "session word", opens=Opens.PRIVATE, is_for_strangers=True)
    """Go on in a seat whose person is away: session, seat."""
    ORDER = Declared("O", "course ply word", opens=Opens.ANYWHERE)
    """Standing orders: course, ply of the position, what ("panel", "go/<choices>", "drop/2")."""
    FIGURES = Declared("F", "word")
    """Figures of games that are over: whose ("me", "s/2026-q4", "g/docker"), after "show/" where
    everybody is to see them."""
    NEXT = Declared("1", "session")
    """Show the next own table that waits: session that it leads on from."""
    SUMMARY = Declared("D", "ply", opens=Opens.ANYWHERE)
    """Show the first table that waits: day of the summary as a number, which tells it from those of
    other days."""
    SNOOZE = Declared("z", "course word", needs=Needs.BRANCH)
    """Be reminded again later: course, in how many minutes."""

    def __str__(self) -> str:
        return self.value.letter


_KINDS = {str(kind): kind for kind in Kind}


@dataclass(frozen=True, slots=True)
class Press:
    """A parsed custom_id. Fields that its kind does not have are 0 or empty."""

    kind: Kind
    session: int = 0
    ply: int = 0
    """The ply at which the question was asked; for SCREEN of the position, for GUIDE the page."""
    word: str = ""
    """A notation, values joined by "/", or a name, depending on the kind."""
    branch: int = 0
    """Of the session, at the time when the button was made."""

    @property
    def course(self) -> str:
        """Session and branch as one field."""
        return f"{self.session}.{self.branch}" if self.branch else str(self.session)

    def __str__(self) -> str:
        fields = (str(getattr(self, name)) for name in self.kind.value.fields.split())
        text = ":".join((str(self.kind), *fields))
        assert len(text) <= MAX_CUSTOM_ID, text
        return text


def in_base_36(number: int) -> str:
    """Write *number* in a word; ``int(word, 36)`` reads it."""
    rest, digit = divmod(number, 36)
    return (in_base_36(rest) if rest else "") + "0123456789abcdefghijklmnopqrstuvwxyz"[digit]


def parse_press(custom_id: str) -> Press | None:
    """Parse *custom_id*; None where it is none of ours, malformed or out of bounds."""
    kind = _KINDS.get(custom_id[:1])
    if kind is None or len(custom_id) > MAX_CUSTOM_ID:
        return None
    names = kind.value.fields.split()
    letter, *texts = custom_id.split(":", len(names))
    if letter != str(kind) or len(texts) != len(names):
        return None
    fields: dict[str, int | str] = {}
    for name, text in zip(names, texts, strict=True):
        if not _PATTERNS[name].fullmatch(text):
            return None
        if name == "course":
            session, _, branch = text.partition(".")
            fields |= {"session": int(session), "branch": int(branch or 0)}
        else:
            fields[name] = text if name == "word" else int(text)
    return Press(kind, **fields)  # type: ignore[arg-type]  # the names are declared
