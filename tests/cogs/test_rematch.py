"""Playing again: who is asked, where they sit, what is dealt, and that nobody is asked twice."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from people import ADA, BO, CLEO

from cogs.tables.session.errors import NotOver, NotSeated
from cogs.tables.session.lobby import Appearance, Place
from cogs.tables.session.rematch import Again, following
from cogs.tables.session.service import TableService
from data.store import Seat, Session, Status, Store


class Evening:
    """A service on a real store, with a game that is over."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.service = TableService(store, lambda *_: None)

    async def over(self, *robots: str) -> Session:
        """A game of Ada and Bo, or of Ada and these robots, that Ada has given up."""
        opened = await self.service.open("docker", ADA, Place(1, 2), Appearance("de", "light"))
        if not robots:
            await self.service.join(opened.id, BO)
        for level in robots:
            await self.service.add_robot(opened.id, ADA, level)
        await self.service.set_preset(opened.id, ADA, "german")
        await self.service.start(opened.id, ADA)
        await self.service.resign(opened.id, ADA.user_id)
        session = await self.store.get(opened.id)
        assert session.status is Status.FINISHED
        return session


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    yield Evening(store)
    await store.close()


async def test_a_rematch_has_the_same_people_and_agreements_and_begins_by_itself(
    evening: Evening,
) -> None:
    over = await evening.over()
    lobby = await evening.service.play_again(over.id, BO, Again.REMATCH)
    assert (lobby.host_id, lobby.reserved, lobby.follows) == (BO.user_id, (ADA.user_id,), over.id)
    for name in ("game", "options", "pace", "absence", "undo_rule", "language", "theme"):
        assert getattr(lobby, name) == getattr(over, name)
    begun = await evening.service.join(lobby.id, ADA)
    assert begun.status is Status.RUNNING
    assert begun.seed != over.seed


async def test_whoever_began_moves_to_the_end_whoever_comes_first(evening: Evening) -> None:
    over = await evening.over()
    for first, second in ((BO, ADA), (ADA, BO)):
        lobby = await evening.service.play_again(over.id, first, Again.REMATCH)
        begun = await evening.service.join(lobby.id, second)
        assert begun.people == (BO.user_id, ADA.user_id)
        await evening.service.resign(begun.id, ADA.user_id)


async def test_two_who_press_at_once_meet_at_one_table(evening: Evening) -> None:
    over = await evening.over()
    presses = (evening.service.play_again(over.id, each, Again.REMATCH) for each in (ADA, BO))
    one, other = await asyncio.gather(*presses)
    assert one.id == other.id
    assert (await evening.store.get(one.id)).status is Status.RUNNING


async def test_whoever_asks_again_is_led_to_the_game_that_is_open(evening: Evening) -> None:
    over = await evening.over()
    lobby = await evening.service.play_again(over.id, ADA, Again.REMATCH)
    assert (await evening.service.play_again(over.id, ADA, Again.SAME_DEAL)).id == lobby.id
    await evening.service.decline(lobby.id, BO)
    await evening.service.close_lobby(lobby.id, ADA)
    assert (await evening.service.play_again(over.id, BO, Again.REMATCH)).id != lobby.id


async def test_the_same_deal_has_the_seed_of_the_game_before(evening: Evening) -> None:
    over = await evening.over()
    lobby = await evening.service.play_again(over.id, BO, Again.SAME_DEAL)
    begun = await evening.service.join(lobby.id, ADA)
    assert (begun.seed, begun.deals_again) == (over.seed, True)


async def test_alone_with_robots_the_next_game_begins_at_once(evening: Evening) -> None:
    over = await evening.over("easy")
    begun = await evening.service.play_again(over.id, ADA, Again.REMATCH)
    assert begun.status is Status.RUNNING
    assert [seat.robot for seat in begun.seats] == [None, "easy"]


async def test_only_who_was_there_asks_for_a_rematch_but_anybody_plays_on(evening: Evening) -> None:
    over = await evening.over()
    with pytest.raises(NotSeated):
        await evening.service.play_again(over.id, CLEO, Again.REMATCH)
    opened = await evening.service.play_again(over.id, CLEO, Again.OPEN)
    assert (opened.people, opened.reserved, opened.follows) == ((CLEO.user_id,), (), None)
    assert opened.options == over.options


async def test_a_game_that_goes_on_has_no_rematch(evening: Evening) -> None:
    over = await evening.over()
    running = replace(over, status=Status.RUNNING)
    with pytest.raises(NotOver):
        following(running, ADA, Again.REMATCH)


def test_a_robot_that_stood_in_for_somebody_is_no_robot_of_the_next_game() -> None:
    seats = (ADA.seat(), replace(BO.seat(), robot="hard"), Seat(None, "Rivet", robot="easy"))
    over = Session(
        game="docker",
        options=(),
        host_id=1,
        guild_id=1,
        channel_id=2,
        seats=seats,
        status=Status.FINISHED,
    )
    opened = following(over, ADA, Again.REMATCH)
    assert [seat.name for seat in opened.seats] == [ADA.name, "Rivet"]
    assert opened.reserved == (BO.user_id,)
