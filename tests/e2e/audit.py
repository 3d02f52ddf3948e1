"""Comparing what stands in Discord with what is true, once a table has come to rest."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from cogs.messages.phrases import log_lines
from data.i18n import translator
from data.store import HistoryEntry, Remark, Session
from rules import GAMES, digest, dump
from rules.core.history import replay
from tests.e2e.table import Table

LINES_ON_BOARD = 4


async def audit(table: Table, reposted: int = 0) -> Session:
    """The session of *table*, after everything about it was found to be as it should.

    *reposted* is how often its board was posted afresh without any action before.
    """
    await table.bench.settled()
    session = await table.bench.store.get(table.session_id)
    entries = await table.bench.store.history(table.session_id)
    states = check_history(session, entries)
    remarks = await table.bench.store.remarks(table.session_id)
    _check_messages(table, session, entries, remarks, reposted)
    _check_pings(table, session, entries, states)
    return session


def check_history(session: Session, entries: Sequence[HistoryEntry]) -> list[Any]:
    """The seed and the actions lead, digest by digest, to what is stored."""
    assert [entry.ply for entry in entries] == list(range(session.ply))
    states = list(
        replay(
            GAMES[session.game],
            seats=len(session.seats),
            options=dict(session.options),
            seed=session.seed,
            moves=[(entry.seat, entry.text) for entry in entries],
        )
    )
    assert [digest(state) for state in states[1:]] == [entry.digest for entry in entries]
    assert dump(states[-1]) == session.snapshot
    return states


def _check_messages(
    table: Table,
    session: Session,
    entries: Sequence[HistoryEntry],
    remarks: Sequence[Remark],
    reposted: int,
) -> None:
    """Actions and remarks are told once, in order; one board stands, the older ones are lines."""
    *retired, board = table.posted
    assert table.boards == [board]
    for message in retired:
        assert not message.buttons
        assert not message.selects
        assert not message.attachments
    translate = translator(session.language)
    expected = log_lines(translate, session, entries, None, remarks)
    told = [line for message in retired for line in _log_of(message)]
    continued = f"-# {translate('table-continues-below')}"
    assert told.count(continued) == reposted
    told = [line for line in told if line != continued]
    assert told == [f"-# {line}" for line in expected[: len(told)]]
    news, shown = expected[len(told) :], board.text.split("\n")
    assert [line for line in shown if line in expected] == news[-LINES_ON_BOARD:]


def _check_pings(
    table: Table, session: Session, entries: Sequence[HistoryEntry], states: Sequence[Any]
) -> None:
    """Whoever newly owed a decision was called once, and everybody when the game was over.

    Only who acted last, and is at the table anyway, was not.
    """
    expected: Counter[int] = Counter()
    moments = [entry.at for entry in entries]
    if session.standing.is_finished:
        expected.update(
            s.user_id
            for n, s in enumerate(session.seats)
            if n != entries[moments.index(moments[-1])].seat
        )
    for ply, state in enumerate(states):
        if ply and moments[ply : ply + 1] == moments[ply - 1 : ply]:
            continue  # What came next came by itself.
        # The first action of the moment brought the others about.
        first = moments.index(moments[ply - 1]) if ply else 0
        for seat in state.to_act:
            acted_itself = ply > 0 and entries[first].seat == seat
            if state.asked_at[seat] == ply and not acted_itself:
                expected[session.seats[seat].user_id] += 1
    rung = Counter(
        {
            person.id: sum(ping.channel_id == table.place.id for ping in person.pings)
            for person in table.people
        }
    )
    assert rung == expected


def _log_of(message: Any) -> list[str]:
    return [line for line in message.text.split("\n") if line.startswith("-# ")]
