"""The usual length of a game is a median of what people have finished, or nothing."""

from dataclasses import replace
from datetime import timedelta

from cogs.tables.messages.contract_view import length_lines
from cogs.tables.session.lengths import FEWEST, UsualLength, UsualLengths, usual_length
from data.i18n import translator
from data.store import GameLength, Seat, Standing, Status, Store

DAY = timedelta(days=1)


async def finished(store, running, press, clock, days, **changed):
    """A game of three actions that ended after so many days."""
    session, _ = await store.create(replace(running, pace="daily", **changed))
    for _ in range(3):
        session, _ = await press(store, session)
        clock.forward(days * DAY.total_seconds() / 2)
    await store.commit(session, replace(session, standing=Standing(Status.FINISHED)))


async def test_only_finished_games_between_people_at_this_pace_count(
    file_url, running, press, clock
):
    store = await Store.open(file_url, clock)
    await finished(store, running, press, clock, 4)
    robot = Seat(None, "Fuse", robot="easy")
    await finished(store, running, press, clock, 1, seats=(running.seats[0], robot))
    await store.create(replace(running, pace="daily"))
    assert await store.lengths(running.game, "daily") == (GameLength(running.ply + 3, 4 * DAY),)
    assert await store.lengths(running.game, "live") == ()
    await store.close()


def test_nothing_is_said_of_a_handful_of_games() -> None:
    games = tuple(GameLength(n, n * DAY) for n in (10, 40, 20, 30, 1000))
    assert len(games) == FEWEST
    assert usual_length(games[1:]) is None
    assert usual_length(games) == UsualLength(actions=30, days=31)


class Counting:
    """Knows a game, and how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    async def lengths(self, game: str, pace: str) -> tuple[GameLength, ...]:
        self.asked += 1
        return (GameLength(12, timedelta(hours=3)),) * FEWEST


async def test_the_store_is_asked_once_in_a_while_and_people_read_words() -> None:
    store = Counting()
    lengths = UsualLengths(store)
    for _ in range(3):
        length = await lengths.of("docker", "daily")
    assert store.asked == 1
    (line,) = length_lines(length, translator("en"))
    assert "12 moves" in line
    assert "within a day" in line
    assert length_lines(None, translator("en")) == []
