"""Heads-ups of a simulated season, watched from outside."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cogs.table.live_table import LiveTable
from data.store import DAILY, WANTED, Session, Task, TaskKind
from tests.clocks.season_people import is_asleep
from tests.clocks.season_report import Question

if TYPE_CHECKING:
    from tests.clocks.season import Season


class HeadsUpWatch:
    """Who was told that they are next, and whether they were."""

    def __init__(self, season: "Season") -> None:
        self._season = season
        self._given: set[tuple[int, Question]] = set()
        self._expected: dict[int, tuple[int, int, int]] = {}
        """By table: the seat that was asked, the one that is next, and at which ply."""

    def look(self, table: LiveTable, tasks: Sequence[Task]) -> None:
        """Take note of a change of *table*, and of what is told because of it."""
        session = table.session
        self._compare(session)
        for task in tasks:
            if task.kind is TaskKind.HEADS_UP:
                self._note(session, int(task.payload["seat"]))

    def _compare(self, session: Session) -> None:
        if (expected := self._expected.get(session.id)) is None:
            return
        asked, following, ply = expected
        if not session.standing.is_running:
            del self._expected[session.id]
        elif session.ply != ply and session.to_act != (asked,):
            del self._expected[session.id]
            entries = self._season.store.entries[session.id][ply:]
            is_by_action = all(entry.seat == asked for entry in entries)
            if is_by_action and session.to_act != (following,) and not _is_given_up(session):
                self._season.report.surprises += 1

    def _note(self, session: Session, seat: int) -> None:
        season, user_id = self._season, session.seats[seat].user_id
        assert user_id is not None
        season.report.heads_ups += 1
        question = (session.id, seat, session.clocks[seat].ply)
        wanted = season.store.chosen[user_id]
        if (user_id, question) in self._given:
            season.report.troubles.append(f"{question}: a heads-up came twice")
        if is_asleep(season.players[user_id], season.now):
            season.report.troubles.append(f"{question}: a heads-up woke somebody up")
        if wanted.heads_up != WANTED or wanted.call == DAILY or seat in session.to_act:
            season.report.troubles.append(f"{question}: nobody wanted this heads-up")
        self._given.add((user_id, question))
        (asked,) = session.to_act
        self._expected[session.id] = asked, seat, session.ply


def _is_given_up(session: Session) -> bool:
    """Tell whether somebody may have left the game, which changes who is next."""
    return session.absence == "out"
