"""News to a seat is all since its own last action, as far as it may know."""

from dataclasses import replace
from datetime import timedelta

import pytest
from people import ADA, BO, CLEO, NOW, running

from cogs.tables.session.news import entries_since_own, news
from data.store import HistoryEntry


def entry(ply: int, seat: int, reader: int | None = None) -> HistoryEntry:
    """An action of *seat* with an effect for *reader*, or for all."""
    effect = ["rolled", [["seat", seat], ["die", 3]], None if reader is None else [reader]]
    at = NOW + timedelta(hours=ply)
    return HistoryEntry(
        ply=ply, seat=seat, text="", effects=[effect], digest="", barrier=True, at=at
    )


ROUND = [entry(ply, seat) for ply, seat in enumerate((0, 1, 2, 0, 1, 2))]


@pytest.mark.parametrize(
    ("seat", "plies"), [(0, [4, 5]), (1, [5]), (2, [5]), (3, [0, 1, 2, 3, 4, 5]), (None, [5])]
)
def test_news_begin_after_the_own_last_action(seat: int | None, plies: list[int]) -> None:
    assert [each.ply for each in entries_since_own(ROUND, seat)] == plies


def test_at_the_first_ply_nothing_is_news() -> None:
    assert not entries_since_own([], 0)


def test_nobody_is_told_what_another_seat_alone_may_know() -> None:
    session = replace(running(ADA, BO, CLEO), ply=3)
    entries = [entry(0, 0), entry(1, 1, reader=1), entry(2, 2, reader=0)]
    assert [dict(effect.params)["seat"] for effect in news(session, entries, 0)] == [2]
    assert [dict(effect.params)["seat"] for effect in news(session, entries, 1)] == []


def test_what_happened_after_the_position_that_is_shown_is_left_out() -> None:
    session = replace(running(ADA, BO, CLEO), ply=5)
    assert [dict(effect.params)["seat"] for effect in news(session, ROUND, 0)] == [1]
