"""A table with its game decoded: position and observations are worked out once, and shared."""

import hmac
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import sha256
from typing import Any

from cogs.table.errors import Frozen, not_running
from data.store import JsonObject, Session
from rules import GAMES, RulesError, load
from rules.core.codec import load_outcome
from rules.core.game import Game
from rules.core.types import Observation, Outcome, State


def game_of(session: Session) -> Game[Any, Any, Any]:
    """The rules that *session* is played by.

    :raises Frozen: this program does not know its game.
    """
    if session.game not in GAMES:
        raise Frozen(session.id, "game-unknown")
    return GAMES[session.game]


def require_whole(session: Session) -> None:
    """Do nothing where every part of *session* can be read.

    :raises Frozen: one cannot.
    """
    if session.is_damaged:
        raise Frozen(session.id, "damaged")


def was_given_up(outcome: Outcome | None) -> bool:
    """Tell whether a game ended because everybody else gave up: its scores tell nothing."""
    return outcome is not None and outcome.termination == "resigned"


def at_position(session: Session, state: State, snapshot: JsonObject) -> Session:
    """*session* with its game at *state*, which *snapshot* is."""
    out = set(state.eliminated)
    seats = tuple(replace(seat, is_out=n in out) for n, seat in enumerate(session.seats))
    return replace(session, snapshot=snapshot, ply=state.ply, to_act=state.to_act, seats=seats)


@dataclass(frozen=True, slots=True)
class _Position:
    """A decoded snapshot, with what has been observed of it so far."""

    state: State
    observations: dict[int | None, Observation] = field(default_factory=dict)


class LiveTable:
    """A session together with what its snapshot means, each part computed at most once.

    It lives as long as one press or one publication and is never written to: a change makes a new
    one.
    """

    def __init__(self, session: Session, state: State | None = None) -> None:
        """*state* is the decoded snapshot, where the caller has it already."""
        self.session = session
        if state is not None:
            self._position = _Position(state)

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The rules that the table is played by.

        :raises Frozen: this program does not know its game.
        """
        return game_of(self.session)

    @property
    def state(self) -> State:
        """The position.

        :raises Refused: no game has begun.
        :raises Frozen: the stored position cannot be read, or could not when it was last tried.
        """
        return self._position.state

    @cached_property
    def _position(self) -> _Position:
        session = self.session
        if session.standing.is_frozen:
            raise Frozen(session.id, "frozen")
        if session.snapshot is None and self.has_begun:
            raise Frozen(session.id, "snapshot-missing")
        if session.snapshot is None:
            raise not_running(session)
        try:
            position = _Position(load(self.game, session.snapshot))
        except RulesError as error:
            raise Frozen(session.id, error.code) from error
        if not _fits(session, position.state):
            raise Frozen(session.id, "snapshot-of-another-table")
        return position

    @property
    def has_begun(self) -> bool:
        """Tell whether there is a position."""
        standing = self.session.standing
        return self.session.snapshot is not None or standing.is_running or standing.is_finished

    @cached_property
    def outcome(self) -> Outcome | None:
        """Return the result of the game; None while it goes on.

        :raises Frozen: the stored outcome cannot be read.
        """
        stored = self.session.outcome
        if stored is None:
            return None
        try:
            return load_outcome(stored)
        except RulesError as error:
            raise Frozen(self.session.id, error.code) from error

    def observe(self, seat: int | None) -> Observation:
        """Return all that *seat* (None: a spectator) may know now.

        :raises Refused: no game has begun.
        """
        observations = self._position.observations
        if seat not in observations:
            observations[seat] = self.game.observe(self.state, seat)
        return observations[seat]

    def chooses_in_secret(self, seat: int | None) -> bool:
        """Return whether *seat* answers step by step, and others notice nothing of it."""
        return seat is not None and self.game.secret_choice(self.state, seat) is not None

    def luck(self, use: str) -> str:
        """Return what chance beside the game is made of, for *use*: a robot's, or an example's.

        Nobody can foretell it, and it stays the same however often it is asked for. It is another
        function of the seed than dice and cards are made of, so it tells nothing of those.
        """
        session = self.session
        assert session.seed is not None
        name = f"luck {session.id} {use}"
        return hmac.new(session.seed, name.encode(), sha256).hexdigest()

    def stored_as(self, session: Session) -> "LiveTable":
        """The same table after the store has given its session new numbers."""
        table = LiveTable(session)
        if "_position" in self.__dict__:
            table._position = self._position
        return table


def _fits(session: Session, state: State) -> bool:
    """Tell whether *state* is of the game and the seats of *session*, and asks whom that says."""
    if state.game != session.game or len(state.asked_at) != len(session.seats):
        return False
    is_running = session.standing.is_running
    return not is_running or (state.ply, state.to_act) == (session.ply, session.to_act)
