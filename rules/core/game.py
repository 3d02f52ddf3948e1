"""The contract between a game and everything else, in full.

What problem it solves
----------------------
Menus, pictures, storage, tests and computer players are written once, for every game there is and
will be. They know this class and no game. A game is one stateless object with the verbs below; a
position is a frozen value; a verb that changes a position returns a new one.

What a game promises
--------------------
* **Nothing but its arguments decides.** No clock, no global generator, no file read while playing,
  no output. Chance at ply *n* comes from the seed and *n* alone (:mod:`rules.core.chance`), so
  ``new`` with the same seats, options and seed, followed by the same actions, gives equal states on
  every machine.
* **Legal actions are complete and exact.** What ``legal_actions`` lists can be applied; nothing
  else can. A seat that is asked has at least one. The list is sorted by notation in ASCII order.
* **Secrets are cut in** ``observe``. It builds an object that never held what the seat may not
  know, and ``observe(determinize(observe(s, i), rng), i) == observe(s, i)`` for every state and
  seat.
* **A state holds no future.** A die is rolled and a card is drawn in the transition that leads to
  the decision that needs it. The seed is the one exception, which is why states never leave the
  rules and the store.
* **Every game ends** when its seats choose at random. Seats that agree never to end
  one can manage that in some games, against the odds.

What it does not promise
------------------------
``apply`` trusts its action: it must be one of ``legal_actions`` of the same state, as ``parse``
returns. Checking is the caller's choice, so that simulations need not pay for it.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from rules.core.chance import require_seed
from rules.core.errors import (
    BadNotation,
    BadOption,
    BadSeats,
    CannotResign,
    GameOver,
    IllegalAction,
    NoShortcut,
    NotYourTurn,
)
from rules.core.types import (
    Action,
    Belief,
    Component,
    GameInfo,
    MenuStep,
    Observation,
    Options,
    OptionValue,
    Outcome,
    Phrase,
    Points,
    Setup,
    Shortcut,
    State,
    Step,
    VisibleHistory,
)

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
Obs = TypeVar("Obs", bound=Observation)

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]
"""Rewrites the stored fields of a snapshot from one rules version to the next."""


class Game(ABC, Generic[S, A, Obs]):
    """One board game: stateless, shared by all its tables.

    Seats are numbered from 0, clockwise. Every ``seat`` argument is 0 to ``seats - 1``.
    """

    info: ClassVar[GameInfo]
    state_type: ClassVar[type]
    observation_type: ClassVar[type]
    setup_type: ClassVar[type[Setup]] = Setup
    """:class:`Setup`, or what a game makes of it by adding cached properties."""
    upgrades: ClassVar[Mapping[int, Upgrade]] = {}
    """From version *n* to *n* + 1, for every version whose snapshots may still be stored."""

    def new(
        self, *, seats: int, options: Mapping[str, OptionValue] | None = None, seed: bytes
    ) -> S:
        """The first position.

        options that *options* leaves out have their default; *seed* is 32 secret bytes.

        :raises BadSeats: *seats* is not from ``info.min_seats`` to ``info.max_seats``.
        :raises BadOption: an option is unknown or has a value it cannot have.
        :raises ValueError: *seed* is not 32 bytes.
        """
        self.require_seats(seats)
        settled = self.settle_options(options)
        require_seed(seed)
        return self.deal(self.setup_type.shared(seats, settled), seed)

    @abstractmethod
    def deal(self, setup: Any, seed: bytes) -> S:
        """The first position of a table with this *setup*, a ``setup_type``."""

    @abstractmethod
    def legal_actions(self, state: S, seat: int) -> tuple[A, ...]:
        """Everything *seat* may choose now, sorted by notation; () for a seat that is not asked."""

    @abstractmethod
    def apply(self, state: S, action: A) -> Step[S]:
        """The position after *action*, one of the legal ones, with what happened on the way."""

    @abstractmethod
    def observe(self, state: S, seat: int | None) -> Obs:
        """Return all that *seat* may know now; None is the spectator."""

    @abstractmethod
    def determinize(
        self,
        observation: Obs,
        rng: Random,
        *,
        history: VisibleHistory = (),
        belief: Belief | None = None,
    ) -> S:
        """A state that fits *observation*, all that is unseen, the future too, dealt anew.

        *history* is that of the seat which observes; what follows from it with certainty is not
        dealt but known. *belief* says how likely the rest is. A game uses what it can; without
        them everything that an observation leaves open is possible.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the result of a game that is over; None while it goes on."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Count everything.

        :raises AssertionError: pieces are lost, doubled or out of range.
        """

    @abstractmethod
    def well_formed(self, text: str) -> bool:
        """Tell whether *text* is notation of this game at all, legal anywhere or not."""

    @abstractmethod
    def menu_steps(self, action: A) -> tuple[MenuStep, ...]:
        """The one to five steps in which a person chooses *action*."""

    def label(self, observation: Obs, step: MenuStep) -> Phrase:
        """Name *step* of one of ``observation.legal`` as fits this position.

        By itself a step knows only its action; what lies where it leads is said here.
        """
        return step.label

    def outlook(self, observation: Obs, actions: Sequence[A]) -> Phrase | None:
        """Say in few words what an answer that leaves *actions* would bring, to stand beside it.

        It uses only what the observation holds. None: its label says enough.
        """
        return None

    def whole(self, observation: Obs, actions: Sequence[A]) -> tuple[A, Phrase] | None:
        """Return which of *actions* a menu offers whole, before its steps, with its label."""
        return None

    def short(self, observation: Obs, action: A) -> Phrase | None:
        """Name *action* on one button in fewer words than its steps; None: there are none."""
        return None

    @abstractmethod
    def question(self, observation: Obs) -> Phrase:
        """Return what ``observation.seat`` is asked; for a spectator, what is being waited for.

        It uses only what the observation holds. Not called when the game is over.
        """

    def step_question(self, observation: Obs, field: str, actions: Sequence[A]) -> Phrase:
        """Return the question of the step *field*: *actions* are alike before it."""
        return Phrase(f"{self.info.key}-ask-{field}")

    def points(self, observation: Obs) -> tuple[Points, ...]:
        """List the sources of the scores of a finished game, at most 8.

        For every seat the sources add up to its score. There are none where ``info.has_scores``
        is False. Only for an ``observation`` with an outcome.
        """
        return ()

    def preview(self, observation: Obs, action: A) -> Phrase | None:
        """Describe what *action*, one of ``observation.legal``, would lead to, before it counts.

        It uses only what the observation holds, so it says no more than the seat may know. None:
        there is nothing to add to the action itself.
        """
        return None

    def is_rash(self, observation: Obs, action: A) -> bool:
        """Tell whether *action*, a legal one, is seldom meant and to be confirmed."""
        return False

    def offered(self, observation: Obs, actions: tuple[A, ...]) -> tuple[A, ...]:
        """Those of *actions*, legal ones, that a menu offers: of equal ones the first.

        Equal are actions whose results differ in nothing but a name, such as two empty crates.
        """
        return actions

    def suggested(self, observation: Obs, actions: Sequence[A]) -> tuple[A, ...]:
        """Those of *actions* that stand out in a menu: what people who hardly know it do best.

        *actions* are the legal ones among which the next step chooses. Empty where there is nothing
        to say: all are alike then.
        """
        return ()

    def shortcuts(self, observation: Obs) -> tuple[Shortcut, ...]:
        """Offer ``observation.seat``, or whoever is asked (None), one press in place of many."""
        return ()

    def unfold(
        self, observation: Obs, name: str, rng: Random, earlier: Sequence[str]
    ) -> tuple[str, ...]:
        """The notations that the shortcut *name* stands for, each legal after those before it.

        *rng* serves shortcuts that leave something to chance; it is the seat's own choice, not
        the game's. *earlier* are the notations of the same person in an earlier game.

        :raises NoShortcut: there is no such shortcut here, or nothing for it to go by.
        """
        raise NoShortcut(name)

    def components(self) -> tuple[Component, ...]:
        """The cards, tiles and pieces that can be looked up, equal ones once."""
        return ()

    def forced(self, state: S) -> A | None:
        """The action that the rules leave no choice about, which is taken at once for its seat.

        Only what a game's page calls forced; a single legal action is an ordinary decision.
        """
        return None

    def unasked(self, state: S) -> A | None:
        """Return the action that is taken at once for its seat, which is not asked; else None.

        It is :meth:`forced`, or the only one that a single seat has, where everybody knows that:
        so nothing can be read from how quickly it comes.
        """
        if len(state.to_act) != 1:
            return None
        known = self.observe(state, None).open_legal
        return known[0] if len(known) == 1 else self.forced(state)

    def resign(self, state: S, seat: int) -> Step[S]:
        """*seat* gives up, on its turn or not.

        Counts as one ply. Neighbours keep their questions: their ``asked_at`` does not change.

        :raises GameOver: the game is over.
        :raises CannotResign: the seat is out already, or this game has no way of going on without
            it.
        """
        if not state.to_act:
            raise GameOver
        if seat not in range(state.setup.seats) or seat in state.eliminated:
            raise CannotResign(seat)
        return self.give_up(state, seat)

    def give_up(self, state: S, seat: int) -> Step[S]:
        """Carry out :meth:`resign` for a *seat* that is in the game.

        Each game says what becomes of its pieces. One that cannot go on without a seat leaves this
        method alone.
        """
        raise CannotResign(seat)

    def secret_choice(self, state: S, seat: int) -> str | None:
        """Write what *seat* has chosen so far of an answer that it makes step by step, in secret.

        Letters and digits. None where others notice its steps, or nothing can be taken back.
        """
        return None

    def restore(self, state: S, seat: int, choice: str) -> Step[S]:
        """*seat* goes back to an earlier *choice*, as :meth:`secret_choice` wrote it.

        Counts as one ply, like a step of its own: others notice as little, and keep what they have
        chosen meanwhile.

        :raises IllegalAction: there is nothing like that for it to go back to.
        """
        raise IllegalAction(choice)

    def reseed(self, state: S, seed: bytes) -> S:
        """The same position with other chance from here on, for a search.

        What chance has already decided stays as it is.

        :raises ValueError: *seed* is not 32 bytes.
        """
        require_seed(seed)
        changed: S = _replaced(state, seed=seed)
        return changed

    def chance_key(self, step: Step[S]) -> Hashable:
        """Sum up what happened in *step*, chance included, for a search that keeps states.

        Where the same action in the same position leads to steps with equal keys, whatever the
        seed, their states differ in nothing but the seed.
        """
        return step.effects

    def parse(self, state: S, seat: int, text: str) -> A:
        """The legal action of *seat* with the notation *text*.

        :raises GameOver: the game is over.
        :raises BadNotation: *text* is no notation of this game.
        :raises NotYourTurn: *seat* is not asked now.
        :raises IllegalAction: well-formed, but not legal here.
        """
        if not state.to_act:
            raise GameOver
        self.require_notation(text)
        if seat not in state.to_act:
            raise NotYourTurn(seat)
        for action in self.legal_actions(state, seat):
            if str(action) == text:
                return action
        raise IllegalAction(text)

    def require_notation(self, text: str) -> None:
        """Do nothing where *text* is notation of this game.

        :raises BadNotation: it is not.
        """
        if not isinstance(text, str):
            raise BadNotation(type(text).__name__)
        if len(text) > MAX_NOTATION or not text.isascii() or not self.well_formed(text):
            raise BadNotation(text[:MAX_NOTATION])

    def settle_options(self, options: Mapping[str, OptionValue] | None) -> Options:
        """All options with their values, in the order of ``info.options``, defaults filled in.

        A value may be given as text (``"6"`` for 6), as it comes from a command or a database.

        :raises BadOption: an option is unknown or has a value it cannot have.
        """
        given = dict(options) if isinstance(options, Mapping) else {}
        if options is not None and not isinstance(options, Mapping):
            raise BadOption.unknown(str(_shown(options)), "")
        settled: list[tuple[str, OptionValue]] = []
        for option in self.info.options:
            wanted = given.pop(option.name, option.default)
            match = [v for v in option.values if str(v) == str(_shown(wanted))]
            if not match:
                allowed = ", ".join(str(v) for v in option.values)
                raise BadOption.value(option.name, str(_shown(wanted)), allowed)
            settled.append((option.name, match[0]))
        if given:
            known = ", ".join(option.name for option in self.info.options) or "-"
            raise BadOption.unknown(min(str(_shown(name)) for name in given), known)
        return tuple(settled)

    def require_seats(self, seats: int) -> None:
        """Do nothing where *seats* can play.

        :raises BadSeats: too few or too many.
        """
        least, most = self.info.min_seats, self.info.max_seats
        if type(seats) is not int or not least <= seats <= most:
            raise BadSeats(_shown(seats), least, most)


def _replaced(state: Any, **changes: Any) -> Any:
    """*state*, a named tuple or a dataclass, with other values in some fields."""
    if hasattr(state, "_replace"):
        return state._replace(**changes)
    return replace(state, **changes)


def _shown(value: object) -> str | int:
    """*value* in few characters, whatever type it has."""
    if isinstance(value, str):
        return value[:MAX_NOTATION]
    if isinstance(value, int) and value.bit_length() < 64:
        return value
    return type(value).__name__


MAX_NOTATION = 60
"""Characters in the longest notation any game may have."""
