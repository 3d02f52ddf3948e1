"""The text that every button and menu carries: its table, when it was asked, what it means.

A ``custom_id`` is ``<kind>:<field>:<field>...``. It holds everything needed to answer the press,
so a button works today, after a restart, and in six months. What comes back from Discord is parsed
and bounded here, and nowhere else.

The field "course" is a session with its branch, ``<session>.<branch>``. A session alone is on
branch 0, where no stored table is.
"""

import re
from dataclasses import dataclass
from enum import StrEnum, unique

MAX_CUSTOM_ID = 100
_NUMBER = re.compile(r"[0-9]{1,18}")
_COURSE = re.compile(r"[0-9]{1,18}(\.[1-9][0-9]{0,9})?")
_WORD = re.compile(r"[!-~]{1,98}")
"""Printable ASCII without white space. Always the last field: a notation may hold colons itself."""

_PATTERNS = {"course": _COURSE, "session": _NUMBER, "ply": _NUMBER, "word": _WORD}


@unique
class Kind(StrEnum):
    """What a press is about. One character, the first of the custom_id."""

    ACT = "a"
    """Take an action: course, ply at which it was asked, notation."""
    CHOOSE = "c"
    """Walk one step into the menu: course, ply at which it was asked, the values chosen so far."""
    SHORTCUT = "h"
    """Take several actions at once: course, ply at which it was asked, name of the shortcut."""
    MENU = "m"
    """A select whose value is the custom_id of another press: session (0: several), which menu."""
    SCREEN = "s"
    """My view: course, ply of the position shown above the button."""
    WORDS = "w"
    """My view with the whole position in words, for people who read in short: course, ply."""
    PLAY = "G"
    """Open a table: its game, then for whom seats are kept ("docker/@<role>/<person>", ids in base
    36); or show the games ("games")."""
    JOIN = "j"
    LEAVE = "l"
    START = "b"
    CALL_OFF = "x"
    """Cancel a lobby: session. So are the three above."""
    PANEL = "o"
    """Show the options to the host: session, page."""
    PRESET = "p"
    """Take a named set of options; the select's value names it: session."""
    OPTION = "q"
    """Set one option to the select's value: session, option."""
    APPEARANCE = "t"
    """Set how the table looks and speaks to the select's value: session, "theme" or "language"."""
    ASK = "k"
    """Ask whether to "resign" or to "cancel": session, which of them."""
    RESIGN = "r"
    """Give up, after the confirmation: course."""
    CANCEL = "e"
    """Call a lobby or a game off, after the confirmation: course, stage that was asked about."""
    NO = "n"
    """Do neither: session."""
    CONSENT = "v"
    """Agree ("yes") or not ("no") to cancel a running game: course, answer."""
    GO_BACK = "B"
    """Take back, or do again: course, ply of the position, how far ("last", "turn", "again")."""
    ASK_BACK = "U"
    """Offer moments that one may ask the others to go back to: course, ply of the position."""
    BACK_TO = "W"
    """Ask to go back to the position of a ply, or agree to it ("yes") or not ("no"): course, ply of
    the present position, which of these."""
    AGAIN = "A"
    """Play again after the end: session, with whom ("rematch", "deal", "open")."""
    HISTORY = "H"
    """A moment of the record: course, its ply, whose eyes and which button ("2/on", "all/log")."""
    GUIDE = "g"
    """Turn to a page of the rules: page (0: the first one, on a message of its own), game."""
    PREFERENCE = "u"
    """Set an own preference to the select's value, or to that of the button: "theme",
    "zone=Europe/Berlin"."""
    PRIVACY = "P"
    """What is stored about oneself: what to do with it ("file", "ask", "sure", "keep")."""
    CONTRACT = "d"
    """Set what the table agrees on to the select's value: session, which agreement."""
    INVITE = "i"
    """Keep a seat for the user that is the select's value, or keep none: session, "add", "decline"
    (one's own) or "release" (all)."""
    ADMIT = "M"
    """Let the members sit down who have the role that is the select's value: session."""
    MODERATE = "K"
    """What a moderator may do: session, act (a seat's is the select's value)."""
    CONFIG = "C"
    """What a server settles: what (the select's values are how), or which page to show."""
    WAKE = "y"
    """Let a table go on that sleeps: session."""
    ROBOT = "f"
    """Robots in a lobby: session, "seats" (a level or a robot to send away is the select's value)
    or "start/<level>" (they fill up the table, and the game begins)."""
    HINT = "I"
    """What a robot would do in the own place: session."""
    REVIEW = "V"
    """The own turning points of a game that is over: session."""
    STAND_IN = "R"
    """Let a robot play the own seat: session, how long, or "back"."""
    TAKE_SEAT = "T"
    """Go on in a seat whose person is away: session, seat."""
    ORDER = "O"
    """Standing orders: course, ply of the position, what ("panel", "go/<choices>", "drop/2")."""
    FIGURES = "F"
    """Figures of games that are over: whose ("me", "s/2026-q4", "g/docker"), after "show/" where
    everybody is to see them."""
    NEXT = "1"
    """Show the next own table that waits: session that it leads on from."""
    SUMMARY = "D"
    """Show the first table that waits: day of the summary as a number, which tells it from those of
    other days."""
    SNOOZE = "z"
    """Be reminded again later: course, in how many minutes."""


_FIELDS = {
    Kind.ACT: ("course", "ply", "word"),
    Kind.CHOOSE: ("course", "ply", "word"),
    Kind.SHORTCUT: ("course", "ply", "word"),
    Kind.MENU: ("session", "word"),
    Kind.SCREEN: ("course", "ply"),
    Kind.WORDS: ("course", "ply"),
    Kind.PLAY: ("word",),
    Kind.JOIN: ("session",),
    Kind.LEAVE: ("session",),
    Kind.START: ("session",),
    Kind.CALL_OFF: ("session",),
    Kind.PANEL: ("session", "word"),
    Kind.PRESET: ("session",),
    Kind.OPTION: ("session", "word"),
    Kind.APPEARANCE: ("session", "word"),
    Kind.ASK: ("session", "word"),
    Kind.RESIGN: ("course",),
    Kind.CANCEL: ("course", "word"),
    Kind.NO: ("session",),
    Kind.CONSENT: ("course", "word"),
    Kind.GO_BACK: ("course", "ply", "word"),
    Kind.ASK_BACK: ("course", "ply"),
    Kind.BACK_TO: ("course", "ply", "word"),
    Kind.AGAIN: ("session", "word"),
    Kind.HISTORY: ("course", "ply", "word"),
    Kind.GUIDE: ("ply", "word"),
    Kind.PREFERENCE: ("word",),
    Kind.PRIVACY: ("word",),
    Kind.CONTRACT: ("session", "word"),
    Kind.INVITE: ("session", "word"),
    Kind.ADMIT: ("session",),
    Kind.MODERATE: ("session", "word"),
    Kind.CONFIG: ("word",),
    Kind.WAKE: ("session",),
    Kind.ROBOT: ("session", "word"),
    Kind.HINT: ("session",),
    Kind.REVIEW: ("session",),
    Kind.STAND_IN: ("session", "word"),
    Kind.TAKE_SEAT: ("session", "word"),
    Kind.ORDER: ("course", "ply", "word"),
    Kind.FIGURES: ("word",),
    Kind.NEXT: ("session",),
    Kind.SUMMARY: ("ply",),
    Kind.SNOOZE: ("course", "word"),
}

ANSWERS = frozenset(
    kind
    for kind, fields in _FIELDS.items()
    if "course" in fields and kind not in (Kind.SCREEN, Kind.WORDS, Kind.HISTORY, Kind.ORDER)
)
"""Kinds that answer a question, which was asked on one branch of the table only."""

_LETTERS = frozenset(kind.value for kind in Kind)


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
        fields = (str(getattr(self, name)) for name in _FIELDS[self.kind])
        text = ":".join((self.kind.value, *fields))
        assert len(text) <= MAX_CUSTOM_ID, text
        return text


def parse_press(custom_id: str) -> Press | None:
    """What *custom_id* means; None where it is none of ours, malformed or out of bounds."""
    if len(custom_id) > MAX_CUSTOM_ID or custom_id[:1] not in _LETTERS:
        return None
    kind = Kind(custom_id[0])
    names = _FIELDS[kind]
    letter, *texts = custom_id.split(":", len(names))
    if letter != kind or len(texts) != len(names):
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
    return Press(kind, **fields)  # type: ignore[arg-type]  # the names come from _FIELDS
