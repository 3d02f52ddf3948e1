"""A table with its game decoded: position and observations are worked out once, and shared."""

from functools import cached_property
from typing import Any

from cogs.tables.session.errors import Frozen, NotRunning
from data.store import Session, Status
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


class LiveTable:
    """A session together with what its snapshot means, each part computed at most once.

    It lives as long as one press or one publication and is never written to: a change makes a new
    one.
    """

    def __init__(self, session: Session, state: State | None = None) -> None:
        """*state* is the decoded snapshot, where the caller has it already."""
        self.session = session
        self._observations: dict[int | None, Observation] = {}
        if state is not None:
            self.state = state

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The rules that the table is played by.

        :raises Frozen: this program does not know its game.
        """
        return game_of(self.session)

    @cached_property
    def state(self) -> State:
        """The position.

        :raises NotRunning: no game has begun.
        :raises Frozen: the stored position cannot be read, or could not when it was last tried.
        """
        session = self.session
        if session.frozen_at is not None:
            raise Frozen(session.id, "frozen")
        if session.snapshot is None and self.has_begun:
            raise Frozen(session.id, "snapshot-missing")
        if session.snapshot is None:
            raise NotRunning(status=session.status.value)
        try:
            state: State = load(self.game, session.snapshot)
        except RulesError as error:
            raise Frozen(session.id, error.code) from error
        if not _fits(session, state):
            raise Frozen(session.id, "snapshot-of-another-table")
        return state

    @property
    def has_begun(self) -> bool:
        """Whether there is a position."""
        begun = (Status.RUNNING, Status.FINISHED)
        return self.session.snapshot is not None or self.session.status in begun

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it has not.

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
        """What *seat* (None: a spectator) may know now.

        :raises NotRunning: no game has begun.
        """
        if seat not in self._observations:
            self._observations[seat] = self.game.observe(self.state, seat)
        return self._observations[seat]

    def stored_as(self, session: Session) -> "LiveTable":
        """The same table after the store has given its session new numbers."""
        table = LiveTable(session)
        if "state" in self.__dict__:
            table.state = self.state
        table._observations = self._observations
        return table


def _fits(session: Session, state: State) -> bool:
    """Whether *state* has the seats of *session* and asks those that it says are asked."""
    if len(state.asked_at) != len(session.seats):
        return False
    is_running = session.status is Status.RUNNING
    return not is_running or (state.ply, state.to_act) == (session.ply, session.to_act)
