"""A table with its game decoded: position and observations are worked out once, and shared."""

from functools import cached_property
from typing import Any

from cogs.tables.session.errors import NotRunning
from data.store import Session
from rules import GAMES, load
from rules.core.codec import load_outcome
from rules.core.game import Game
from rules.core.types import Observation, Outcome, State


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
        """The rules that the table is played by."""
        return GAMES[self.session.game]

    @cached_property
    def state(self) -> State:
        """The position.

        :raises NotRunning: no game has begun.
        """
        if self.session.snapshot is None:
            raise NotRunning(status=self.session.status.value)
        state: State = load(self.game, self.session.snapshot)
        return state

    @property
    def has_begun(self) -> bool:
        """Whether there is a position."""
        return self.session.snapshot is not None

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it has not."""
        stored = self.session.outcome
        return None if stored is None else load_outcome(stored)

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
