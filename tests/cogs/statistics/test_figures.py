"""Figures: medians by waking hours, honest intervals, tables in which nobody is who hides."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.clocks.waking_hours import WakingHours
from cogs.messages.lobby_view import length_lines
from cogs.statistics.figures import (
    Season,
    game_figures,
    season_named,
    season_table,
    seasons_at,
    share,
    typical_answers,
)
from cogs.table.lengths import FEWEST, UsualLength, UsualLengths
from data.i18n import translator
from data.store import Answer, PlayedGame, SeatResult

NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
moments = st.integers(-50_000, 500_000).map(lambda hours: NOON + hours * HOUR)
seasons = st.builds(Season, st.integers(2000, 2098), st.integers(1, 4)) | st.builds(
    Season, st.integers(2000, 2098), st.integers(1, 12), st.just(value=False)
)


def seat(person_id, rank, name="", *, is_hidden=False):
    return SeatResult(1, person_id, name or str(person_id), is_hidden, rank)


def played(*ranks, actions=10, days=2):
    scores = tuple(10 * (5 - rank) for rank in ranks)
    return PlayedGame("daily", actions, NOON, NOON + days * 24 * HOUR, ranks, scores)


def test_nights_are_no_part_of_an_answer() -> None:
    hours = WakingHours(quiet_from=23 * 60, quiet_until=7 * 60)
    evening = NOON.replace(hour=22)
    over_night = Answer("docker", "daily", evening, evening + 10 * HOUR)
    answers = [over_night] * 2 + [Answer("docker", "daily", NOON, NOON + 5 * HOUR)]
    answers.append(Answer("docker", "live", NOON, NOON + HOUR / 60))
    assert typical_answers(answers, hours) == {
        ("docker", "daily"): 2 * HOUR,
        ("docker", "live"): HOUR / 60,
    }


def test_the_share_of_none_and_of_all_is_a_limit_of_its_interval() -> None:
    for games in range(1, 1000):
        none, every = share(0, games), share(games, games)
        assert (none.low, none.value, every.value, every.high) == (0, 0, 1, 1)


@given(st.integers(1, 500).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_an_interval_holds_its_share_and_narrows_with_more_games(counted):
    count, games = counted
    found, more = share(count, games), share(4 * count, 4 * games)
    assert 0 <= found.low <= found.value <= found.high <= 1
    assert more.high - more.low < found.high - found.low


def test_a_point_is_an_opponent_left_behind_and_half_of_one_a_tie() -> None:
    game = [seat(1, 1), seat(2, 2), seat(3, 2), seat(4, 4)]
    points = {row.person_id: row.half_points for row in season_table([game])}
    assert points == {1: 6, 2: 3, 3: 3, 4: 0}
    assert [row.won for row in season_table([game])] == [1, 0, 0, 0]


def test_robots_are_opponents_beside_other_people_only() -> None:
    with_people = [seat(1, 2), seat(None, 1), seat(2, 3)]
    assert [row.half_points for row in season_table([with_people])] == [2, 0]
    assert season_table([[seat(1, 1), seat(None, 2)]]) == ()


def test_who_is_hidden_is_absent_and_still_an_opponent() -> None:
    (row,) = season_table([[seat(1, 1), seat(2, 2, "Secret", is_hidden=True)]])
    assert (row.person_id, row.half_points) == (1, 2)
    assert "Secret" not in repr(season_table([[seat(1, 1), seat(2, 2, "Secret", is_hidden=True)]]))


def test_two_people_of_one_name_are_told_apart_in_a_season() -> None:
    rows = season_table([[seat(1, 1, "Bo"), seat(2, 2, "Bo"), seat(3, 3, "Bo", is_hidden=True)]])
    assert [row.name for row in rows] == ["Bo#1", "Bo#2"]


@given(st.lists(st.permutations((1, 2, 3)), max_size=8))
def test_every_pair_at_a_table_gives_one_point(games):
    rows = season_table([[seat(i, rank) for i, rank in enumerate(ranks)] for ranks in games])
    assert sum(row.half_points for row in rows) == 2 * 3 * len(games)
    points = [row.half_points for row in rows]
    assert points == sorted(points, reverse=True)


def test_what_games_have_in_common_is_said_of_more_than_a_handful() -> None:
    assert game_figures([played(1, 2)] * (FEWEST - 1)) is None
    games = [played(1, 2, actions=n, days=n) for n in (9, 30, 12, 99)]
    games += [played(1, 1), played(2, 1), played(3, 2, 1)]
    found = game_figures(games)
    assert (found.games, found.actions) == (7, 10)
    assert found.lengths == (("daily", UsualLength(actions=10, days=10)),)
    assert (found.best_score, found.winning_score) == (40, 40)
    ((seats, counted, won),) = found.first_seats
    assert (seats, counted, won.value) == (2, 6, 4.5 / 6)


class Counting:
    """Knows some games, and how often it was asked."""

    asked = 0

    async def played(self, game: str) -> tuple[PlayedGame, ...]:
        self.asked += 1
        return (played(1, 2, actions=12, days=0),) * FEWEST


async def test_how_long_games_take_is_asked_once_in_a_while_and_told_in_words() -> None:
    store = Counting()
    lengths = UsualLengths(store)
    for _ in range(3):
        length = await lengths.of("docker", "daily")
    assert store.asked == 1
    assert await lengths.of("docker", "live") is None
    (line,) = length_lines(length, translator("en"))
    assert "12 moves" in line
    assert "within a day" in line
    assert length_lines(None, translator("en")) == []


@given(moments)
def test_the_first_season_of_a_moment_holds_it(now):
    quarter, last, month, before = seasons_at(now)
    assert quarter.begin <= now < quarter.end
    assert month.begin <= now < month.end
    assert (last.end, before.end) == (quarter.begin, month.begin)


@given(seasons)
def test_a_season_is_found_by_its_word(season):
    assert season_named(str(season)) == season
    assert season.before.end == season.begin < season.end


@pytest.mark.parametrize(
    "word", ["", "2026", "2026-q5", "2026-13", "2026-00", "1999-q1", "2026-q1 x"]
)
def test_a_word_of_no_season_is_none(word):
    assert season_named(word) is None
