"""Results of finished games: a row for each seat, written in the transaction of the end.

Everything here can be recomputed from sessions and their history at any time.
Games that deal an earlier one again count for nothing, nor do games that were called off.
"""

from collections.abc import Collection
from datetime import datetime
from typing import NamedTuple, Self

from sqlalchemy import Connection, insert, select

from data.store.rating import Values, forget_ratings_from, rate_rest, take_turn
from data.store.records import Seat, Session
from data.store.remarks import RemarkKind
from data.store.schema import events, results
from rules.core.codec import load_outcome
from rules.core.errors import RulesError
from rules.core.types import Outcome

ADD_RESULTS = insert(results)
"""Without ratings, which follow."""
WENT_BACK = select(events.c.session_id, events.c.seat).where(
    events.c.was_seen, events.c.redone_at.is_(None)
)
HAD_HINTS = select(events.c.session_id, events.c.seat).where(events.c.kind == RemarkKind.HINT)


def count_results(connection: Connection, session: Session, now: datetime) -> None:
    """Write what *session*, which ends at *now*, counts for, and rate its people.

    Inside the caller's transaction, in which its history and remarks are written already.
    """
    ended = ended_in(session, now)
    if not session.standing.is_finished or session.deals_again or ended is None:
        return
    its_own = events.c.session_id == session.id
    values = ended.results(
        went_back={row.seat for row in connection.execute(WENT_BACK.where(its_own))},
        had_hints={row.seat for row in connection.execute(HAD_HINTS.where(its_own))},
    )
    if values:
        take_turn(connection, session.game)
        connection.execute(ADD_RESULTS, values)
        # Another process, with a slower clock, may have ended a game that comes after this one.
        forget_ratings_from(connection, session.game, now, session.id)
        rate_rest(connection, session.game)


class Sitter(NamedTuple):
    """The sitter of one seat, as far as results are concerned."""

    person_id: int | None
    """Whose result it is (a user id): that of the person who began, not of a substitute."""
    robot: str | None
    """The level of a robot; None: a person."""

    @classmethod
    def of(cls, seat: Seat) -> Self:
        """Return the sitter of *seat*; nobody, where the person who began wants to be forgotten."""
        if seat.former_name is not None:
            return cls(seat.former_id, None)
        return cls(seat.user_id, seat.robot if seat.is_robots else None)


class Ended(NamedTuple):
    """A game that counts, before its results are written."""

    session_id: int
    game: str
    guild_id: int | None
    ended_at: datetime
    outcome: Outcome
    sitters: tuple[Sitter, ...]

    def results(self, went_back: Collection[int], had_hints: Collection[int]) -> list[Values]:
        """A row for each seat; none where the outcome is not one for so many seats."""
        outcome, seats = self.outcome, len(self.sitters)
        if not seats == len(outcome.ranks) == len(outcome.scores):
            return []
        return [
            {
                "session_id": self.session_id,
                "seat": number,
                **sitter._asdict(),
                "game": self.game,
                "guild_id": self.guild_id,
                "ended_at": self.ended_at,
                "seats": seats,
                "rank": outcome.ranks[number],
                "score": outcome.scores[number],
                "went_back": number in went_back,
                "had_hints": number in had_hints,
            }
            for number, sitter in enumerate(self.sitters)
        ]


def ended_in(session: Session, ended_at: datetime) -> Ended | None:
    """Return the game of *session*, which has ended; None where nobody can read how."""
    try:
        outcome = None if session.outcome is None else load_outcome(session.outcome)
    except RulesError:
        return None
    if outcome is None:
        return None
    sitters = tuple(map(Sitter.of, session.seats))
    return Ended(session.id, session.game, session.guild_id, ended_at, outcome, sitters)
