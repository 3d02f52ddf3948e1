"""The values that pass between a game and those who play, draw, store or describe it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from rules.core.bounds import Ply

OptionValue = str | int
"""What an option can be set to: a word, or a whole number where the rules speak of a number."""

Options = tuple[tuple[str, OptionValue], ...]
"""All options of a game with their values, in the order of ``GameInfo.options``."""

Value = str | int | tuple["Value", ...]
"""A fact inside an effect or a phrase: plain data, hashable, the same in JSON (tuples as lists)."""


@dataclass(frozen=True, slots=True)
class Option:
    """One choice that is made when a table is opened."""

    name: str
    """ASCII, lower case, unique in its game; the text keys are built from it."""
    values: tuple[OptionValue, ...]
    """Everything it can be; the default comes first."""
    seats: tuple[int, ...] = ()
    """The numbers of seats for which it means anything; empty: all."""

    @property
    def default(self) -> OptionValue:
        """The value that holds where nobody chose."""
        return self.values[0]


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of options, chosen with one press."""

    name: str
    options: tuple[tuple[str, OptionValue], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameInfo:
    """The facts about a game that can be known before one is played."""

    key: str
    """ASCII, lower case; also the name of its folder, texts and layout."""
    min_seats: int
    max_seats: int
    options: tuple[Option, ...]
    presets: tuple[Preset, ...] = ()
    rules_version: int
    """Raised by one whenever stored snapshots or the course of recorded games change."""
    has_hidden_information: bool
    has_chance: bool
    has_scores: bool = True
    """False: only the places count, and no source of points is told."""
    terminations: tuple[str, ...]
    """Every :attr:`Outcome.termination` that there may be."""
    authors: str = ""
    """Who designed the printed game."""
    minutes: int = 30
    """How long it takes people who sit together and know it."""
    weight: int = 2
    """How much there is to learn, from 1 (a few rules) to 3 (many)."""


@dataclass(frozen=True)
class Setup:
    """The seats and the options of a game, which stay the same from its beginning to its end.

    A game adds what follows from them as cached properties. Only seats and options are stored and
    sent to other processes.
    """

    seats: int
    """How many seats play, eliminated ones included."""
    options: Options

    @classmethod
    @lru_cache(maxsize=256)
    def shared(cls, seats: int, options: Options) -> Self:
        """The one setup of these seats and options, with what follows from them worked out once."""
        return cls(seats, options)

    def __reduce__(self) -> tuple[Any, ...]:
        return self.shared, (self.seats, self.options)

    def value(self, name: str) -> OptionValue:
        """Return the value of the option *name*.

        :raises KeyError: the game has no such option.
        """
        return dict(self.options)[name]


class Action(Protocol):
    """An intent of one seat: frozen, hashable, without the result of chance.

    ``str(action)`` is its notation: ASCII, at most 60 characters, no white space, unique among the
    legal actions of its position.
    """

    @property
    def seat(self) -> int:
        """The seat that acts, 0 to seats - 1."""


class State(Protocol):
    """One complete position, hidden parts and seed included: frozen, comparable, hashable.

    A state never leaves ``rules`` and the store.
    """

    game: ClassVar[str]
    """The key of its game."""

    @property
    def setup(self) -> Setup:
        """The seats and options of the game."""

    @property
    def seats(self) -> int:
        """The number of seats, eliminated ones included."""

    @property
    def seed(self) -> bytes:
        """The secret from which all chance of the game comes: 32 bytes."""

    @property
    def eliminated(self) -> tuple[int, ...]:
        """The seats that are out of the game, in the order in which they left it."""

    @property
    def ply(self) -> int:
        """Number of actions taken so far; giving up and going back in secret count as one each."""

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats asked for a decision now, ascending; empty when the game is over."""

    @property
    def asked_at(self) -> tuple[int, ...]:
        """For each seat the ply at which it got its present question; -1 where it is not asked.

        A button carries this number, so it stays good while neighbours answer theirs.
        """


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """All that one seat (``seat``), or a spectator (``seat`` is None), may know now.

    Each game adds its own fields. An observation is built from what may be seen; it never holds a
    state, the seed, or an id or a count that betrays something hidden.
    """

    game: ClassVar[str]
    """The key of its game."""

    seat: int | None
    """Whose view this is; None for a spectator."""
    seats: int
    """How many seats play, eliminated ones included."""
    options: Options
    ply: Ply
    to_act: tuple[int, ...]
    asked_at: tuple[Ply, ...]
    legal: tuple[Any, ...]
    """What ``seat`` may choose, sorted by notation; () for a spectator and a seat not asked."""
    open_legal: tuple[Any, ...]
    """The legal actions that everybody may know of; () where they would betray a secret."""
    outcome: Outcome | None


class Effect(NamedTuple):
    """Something that happened, as data. Its readers' language makes the sentence.

    The sentence has the text key ``<game>-effect-<kind>``. A parameter named ``seat``, or whose
    name ends in ``_seat``, is a seat and is shown as its player's name.
    """

    kind: str
    params: tuple[tuple[str, Value], ...] = ()
    readers: tuple[int, ...] | None = None
    """The seats that may know of it; None: everybody, spectators too."""

    def visible_to(self, seat: int | None) -> bool:
        """Tell whether *seat* (None: a spectator) may know of it."""
        return self.readers is None or (seat is not None and seat in self.readers)


class VisibleEntry(NamedTuple):
    """One ply of a game as one seat, or a spectator, may know it."""

    action: Action | None
    """What was chosen; None where the reader may not know of it, and for what is no action."""
    effects: tuple[Effect, ...]
    """What happened, in order, as far as the reader may know of it."""


VisibleHistory = tuple[VisibleEntry, ...]
"""All plies of a game so far as one reader knows them, the first one first."""

Belief = tuple[Mapping[str, float], ...]
"""For each seat how likely its hidden things are, by their names, in relation to each other; an
empty mapping where nothing is known."""


class Phrase(NamedTuple):
    """A text key and its parameters: what a game wants said, in no language yet.

    A parameter may be a phrase itself, or several, each on a line of its own.
    """

    key: str
    params: tuple[tuple[str, Value | Phrase | tuple[Phrase, ...]], ...] = ()


class MenuStep(NamedTuple):
    """One step of choosing an action: the answer *value* to the question *field*.

    All legal actions of a position, cut into steps, form a tree; menus walk it. The question is
    that of :meth:`Game.step_question`, the answer is labelled by ``label``.
    """

    field: str
    """What is chosen: "cube", "to"."""
    value: str
    """ASCII without white space, ``/`` or ``,``; tells siblings apart; the same in the picture."""
    label: Phrase
    order: int = 0
    """Menus show the answers to a question by this; equal ones in the order of the notation."""


class Shortcut(NamedTuple):
    """Several actions of one seat that can be taken with one press."""

    name: str
    """ASCII, lower case, unique among the shortcuts of a position."""
    label: Phrase


class Component(NamedTuple):
    """One card, tile or piece with a rule of its own, as it can be looked up."""

    id: str
    """ASCII, unique in its game; the layout draws it by this name."""
    name: Phrase
    """What people call it."""
    text: Phrase
    """What it does, in a few sentences."""


class Points(NamedTuple):
    """The points that one source has brought each seat of a finished game."""

    source: str
    """ASCII, lower case, unique in its game; text key ``<game>-points-<source>``."""
    by_seat: tuple[int, ...]


class Outcome(NamedTuple):
    """The end of a game: its reason, and each seat's score and rank."""

    termination: str
    """A word for the reason, text key ``<game>-end-<termination>``."""
    scores: tuple[int, ...]
    """A number for each seat, more is better; what it counts is said in the game's package."""
    ranks: tuple[int, ...]
    """For each seat 1 + the number of seats that are strictly better."""

    @property
    def best_first(self) -> tuple[int, ...]:
        """The seats by rank; those that share one in the order of their numbers."""
        return tuple(sorted(range(len(self.ranks)), key=self.ranks.__getitem__))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, in the order of their numbers."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


S = TypeVar("S", bound=State)


class Step(NamedTuple, Generic[S]):
    """The result of an action."""

    state: S
    effects: tuple[Effect, ...]
    """What happened, in order."""
    barrier: bool
    """Undo may not cross: chance was used, something revealed, or another seat is asked."""
