"""Private threads: opened or refused, and who is let into them."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from people import ADA, BO, CLEO, running

from cogs.tables.delivery.channel_api import Sent
from cogs.tables.delivery.refusals import MISSING_PERMISSIONS, THREAD_ARCHIVED
from cogs.tables.delivery.table_places import TablePlaces
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.watching import Watching
from data.store import Session, Store

THREAD = 77


def refusal(code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=403, reason="Forbidden")
    return discord.Forbidden(response, {"code": code, "message": "no"})


class Discord:
    """Opens threads, unless it is to refuse, and keeps who is in them."""

    def __init__(self) -> None:
        self.opened: list[tuple[int, bool]] = []
        self.members: list[tuple[int, int]] = []
        self.posts: list[int] = []
        self.refusals: list[Exception] = []

    async def open_bare_thread(
        self, channel_id: int, name: str, *, is_private: bool = False
    ) -> int:
        self._refuse()
        self.opened.append((channel_id, is_private))
        return THREAD

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int:
        self.opened.append((channel_id, False))
        return message_id

    async def add_to_thread(self, thread_id: int, user_id: int) -> None:
        self._refuse()
        self.members.append((thread_id, user_id))

    async def open_dm(self, user_id: int) -> int:
        return user_id

    async def post(self, channel_id: int, payload: object, nonce: str) -> Sent:
        self.posts.append(channel_id)
        return Sent(1)

    def _refuse(self) -> None:
        if self.refusals:
            raise self.refusals.pop()


@pytest.fixture
def world() -> Discord:
    return Discord()


@pytest.fixture
def places(store: Store, world: Discord) -> TablePlaces:
    return TablePlaces(store, world)  # type: ignore[arg-type]  # all that places ask of Discord


async def private(store: Store, thread_id: int | None = None) -> Session:
    table = replace(running(ADA, BO), watching=Watching.TABLE, thread_id=thread_id)
    return (await store.create(table))[0]


async def test_a_private_game_gets_a_private_thread(
    store: Store, world: Discord, places: TablePlaces
) -> None:
    table = await places.settled(LiveTable(await private(store)), None)
    assert table.session.thread_id == THREAD
    assert world.opened == [(table.session.channel_id, True)]
    assert world.posts == []


async def test_a_refused_thread_leaves_the_game_without_a_place_and_tells_the_host_once(
    store: Store, world: Discord, places: TablePlaces
) -> None:
    session = await private(store)
    for _ in range(2):
        world.refusals.append(refusal(MISSING_PERMISSIONS))
        with pytest.raises(discord.Forbidden):
            await places.settled(LiveTable(session), None)
    assert (await store.get(session.id)).thread_id is None
    assert world.posts == [session.host_id]


async def test_its_people_are_let_in_once_and_whoever_takes_a_seat_later(
    store: Store, world: Discord, places: TablePlaces
) -> None:
    session = await private(store, THREAD)
    for _ in range(2):
        await places.admit(session)
    assert world.members == [(THREAD, ADA.user_id), (THREAD, BO.user_id)]
    substitute = replace(session.seats[1], user_id=CLEO.user_id, former_id=BO.user_id)
    await places.admit(replace(session, seats=(session.seats[0], substitute)))
    assert world.members[2:] == [(THREAD, CLEO.user_id)]


@pytest.mark.parametrize(("code", "tries"), [(THREAD_ARCHIVED, 2), (MISSING_PERMISSIONS, 1)])
async def test_a_board_never_waits_for_somebody_who_cannot_be_let_in(
    store: Store, world: Discord, places: TablePlaces, code: int, tries: int
) -> None:
    session = await private(store, THREAD)
    world.refusals.append(refusal(code))
    for _ in range(2):
        await places.admit(session)
    assert world.members.count((THREAD, ADA.user_id)) == tries - 1
    assert (THREAD, BO.user_id) in world.members


async def test_nobody_has_to_be_let_into_a_thread_that_is_open_to_all(
    store: Store, world: Discord, places: TablePlaces
) -> None:
    await places.admit(replace(await private(store, THREAD), watching=Watching.EVERYBODY))
    assert world.members == []
