"""The file that holds one game: what it says, and how it is read and written.

It is JSON, described in docs/game-files.md. Everything in it comes from outside once it is read, so
each field has its type and its bounds, and a file that breaks one is refused with a sentence that
names it.
"""

import re
from typing import Annotated, Final, Literal

import msgspec

FORMAT: Final = "boardgame-bot game"
VERSION: Final = 1
MOST_BYTES = 50_000_000
MOST_ACTIONS = 100_000

Number = Annotated[int, msgspec.Meta(ge=0, le=MOST_ACTIONS)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
UserId = Annotated[int, msgspec.Meta(ge=1, le=2**63 - 1)]
Moment = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
"""Microseconds since 1970."""
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Notation = Annotated[str, msgspec.Meta(max_length=80)]
Hexadecimal = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2})*$", max_length=64)]


class BadGameFile(Exception):
    """A file that does not hold a game, or none that can be played; the message says why."""


class _Part(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """Part of a file: unknown fields are refused, and what is usual is left out."""


class SeatRecord(_Part, frozen=True, kw_only=True):
    """A seat and who is in it."""

    name: Word
    user: UserId | None = None
    """The person's id on Discord; None: a robot's seat, or people are not named."""
    robot: Word | None = None
    """The level of the robot that plays it."""
    stand_in: Literal["once", "until-back", "timed-out", "for-good"] | None = None
    """How long that robot plays for a person; None: the seat is its own, or there is none."""
    former_user: UserId | None = None
    former_name: Word | None = None
    """Who began the game in this seat, where somebody else has taken it since."""
    interim_users: tuple[UserId, ...] = ()
    """Those who have held it since, and do so no more."""
    language: Word | None = None


class ActionRecord(_Part, frozen=True, kw_only=True):
    """One accepted action, or another line of a record: see ``rules.core.history``."""

    seat: SeatNumber
    text: Notation | None
    """Its notation; None: whom the file was written for may not know it yet."""
    at: Moment
    by: Word | None = None
    """What brought it about where no person pressed for it."""


class UndoneRecord(_Part, frozen=True, kw_only=True):
    """An action that was taken back. It is not replayed, so what followed from it is kept."""

    seat: SeatNumber
    text: Notation | None
    at: Moment
    digest: Word
    barrier: bool = False
    by: Word | None = None


class UndoRecord(_Part, frozen=True, kw_only=True):
    """One time that the table went back."""

    seat: SeatNumber
    from_ply: Number
    to_ply: Number
    at: Moment
    seen: bool = False
    """Whether something had come up that cannot be unseen."""
    redone_at: Moment | None = None
    actions: Annotated[tuple[UndoneRecord, ...], msgspec.Meta(max_length=MOST_ACTIONS)] = ()
    """What was taken back, unless it was done again."""


class RemarkRecord(_Part, frozen=True, kw_only=True):
    """Something that was noted at the table and is no action."""

    ply: Number
    kind: Word
    at: Moment
    seat: SeatNumber | None = None
    name: Word | None = None


class GameFile(_Part, frozen=True, kw_only=True):
    """A whole game."""

    format: Literal["boardgame-bot game"] = msgspec.field(default=FORMAT)
    version: Literal[1] = msgspec.field(default=VERSION)
    table: Annotated[int, msgspec.Meta(ge=1, le=2**53)]
    game: Word
    rules_version: Number
    options: Annotated[dict[Word, Word | int], msgspec.Meta(max_length=30)]
    seats: Annotated[tuple[SeatRecord, ...], msgspec.Meta(min_length=1, max_length=6)]
    status: Literal["running", "finished", "cancelled"]
    created_at: Moment
    contract: Annotated[dict[Word, Word], msgspec.Meta(max_length=30)] = msgspec.field(
        default_factory=dict
    )
    """What the table agreed on, such as its pace, by name."""
    language: Word = "en"
    theme: Word = "dark"
    deals_again: bool = False
    """Whether it has the seed of an earlier game, and so counts for nothing."""
    seed: Hexadecimal | None = None
    """What chance comes from; None: the game goes on, and nobody may know it."""
    actions: Annotated[tuple[ActionRecord, ...], msgspec.Meta(max_length=MOST_ACTIONS)]
    digest: Word | None = None
    """Of the position that the actions lead to; None where the seed is missing."""
    undos: Annotated[tuple[UndoRecord, ...], msgspec.Meta(max_length=MOST_ACTIONS)] = ()
    remarks: Annotated[tuple[RemarkRecord, ...], msgspec.Meta(max_length=MOST_ACTIONS)] = ()

    @property
    def is_sealed(self) -> bool:
        """Tell whether its secrets were left out, so that it cannot be replayed."""
        return self.seed is None or any(action.text is None for action in self.actions)


class _Always(msgspec.Struct, frozen=True):
    """The two fields that say what a file is, which are written although they are usual."""

    format: str = FORMAT
    version: int = VERSION


_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""The character in JSON; not a backslash that is followed by its name."""
_DECODER = msgspec.json.Decoder(GameFile)


def write(file: GameFile) -> bytes:
    """*file* as JSON in lines, to be read by people as well.

    :raises BadGameFile: it could not be read again.
    """
    fields = msgspec.to_builtins(_Always()) | msgspec.to_builtins(file)
    content: bytes = msgspec.json.format(msgspec.json.encode(fields), indent=1) + b"\n"
    read(content)
    return content


def read(content: bytes) -> GameFile:
    """The game in *content*.

    :raises BadGameFile: it holds none; the message names the first field that is wrong.
    """
    if len(content) > MOST_BYTES:
        raise BadGameFile(f"It is larger than {MOST_BYTES} bytes: no game is.")
    if _NUL.search(content):
        raise BadGameFile("It holds a NUL character, which PostgreSQL does not store.")
    try:
        file: GameFile = _DECODER.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadGameFile(f"It is no game file: {error}.") from None
    return file
