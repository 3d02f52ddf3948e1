"""Who may watch a table, where it is shown, and who is let into its private thread."""

from dataclasses import replace

import discord
import pytest
from people import ADA, BO, CLEO, DORA, running, waiting
from refusals import by_discord, refused

from cogs.publishing.channel_api import Sent
from cogs.publishing.refusals import MISSING_PERMISSIONS, THREAD_ARCHIVED
from cogs.publishing.table_places import TablePlaces
from cogs.table.agreement import Watching
from cogs.table.live_table import LiveTable
from cogs.table.lobby import Person
from cogs.table.watching import is_private, may_watch, require_may_watch, shown_in
from data.store import MessageKind, PostedMessage, Session, Store
from tests.posted import posted

THREAD = 77


class Discord:
    """Opens threads, unless it is to refuse, and keeps who is in them."""

    def __init__(self) -> None:
        self.opened: list[tuple[int, bool]] = []
        self.names: list[str] = []
        self.members: list[tuple[int, int]] = []
        self.posts: list[int] = []
        self.refusals: list[Exception] = []

    async def open_bare_thread(
        self, channel_id: int, name: str, *, is_private: bool = False
    ) -> int:
        self._refuse()
        self.names.append(name)
        self.opened.append((channel_id, is_private))
        return THREAD

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int:
        self._refuse()
        self.names.append(name)
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


def lobby_of(session: Session) -> PostedMessage:
    return posted(session, MessageKind.LOBBY, channel_id=session.channel_id, message_id=66)


async def test_a_refused_thread_leaves_the_game_without_a_place_and_tells_the_host_once(
    store: Store, world: Discord, places: TablePlaces
) -> None:
    session = await private(store)
    for _ in range(2):
        world.refusals.append(by_discord(403, MISSING_PERMISSIONS))
        with pytest.raises(discord.HTTPException):
            await places.settled(LiveTable(session), None)
    assert (await store.get(session.id)).thread_id is None
    assert world.posts == [session.host_id]


@pytest.mark.parametrize("watching", [Watching.EVERYBODY, Watching.TABLE])
async def test_a_thread_whose_name_is_refused_is_named_without_people(
    store: Store, world: Discord, places: TablePlaces, watching: Watching
) -> None:
    table = await private(store)
    session = replace(table, watching=watching)
    world.refusals.append(by_discord(400, 200001))
    settled = await places.settled(LiveTable(session), lobby_of(session))
    assert settled.session.thread_id != session.channel_id
    (name,) = world.names
    assert ADA.name not in name
    assert "Player 1" in name


async def test_a_table_stays_in_its_channel_where_the_bot_could_not_write_in_a_thread(
    store: Store, world: Discord, places: TablePlaces
) -> None:
    session = replace(await private(store), watching=Watching.EVERYBODY)
    settled = await places.settled(LiveTable(session), lobby_of(session), may_use_threads=False)
    assert settled.session.thread_id == session.channel_id
    assert world.opened == []


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


async def test_who_asks_is_let_in_again_and_nobody_else(
    store: Store, world: Discord, places: TablePlaces
) -> None:
    session = await private(store, THREAD)
    await places.admit(session)
    await places.let_in(session, BO.user_id)
    assert world.members[2:] == [(THREAD, BO.user_id)]


@pytest.mark.parametrize(("code", "tries"), [(THREAD_ARCHIVED, 2), (MISSING_PERMISSIONS, 1)])
async def test_a_board_never_waits_for_somebody_who_cannot_be_let_in(
    store: Store, world: Discord, places: TablePlaces, code: int, tries: int
) -> None:
    session = await private(store, THREAD)
    world.refusals.append(by_discord(403, code))
    for _ in range(2):
        await places.admit(session)
    assert world.members.count((THREAD, ADA.user_id)) == tries - 1
    assert (THREAD, BO.user_id) in world.members


async def test_nobody_has_to_be_let_into_a_thread_that_is_open_to_all(
    store: Store, world: Discord, places: TablePlaces
) -> None:
    await places.admit(replace(await private(store, THREAD), watching=Watching.EVERYBODY))
    assert world.members == []


IN_THREAD = replace(running(ADA, BO), watching=Watching.TABLE, thread_id=THREAD)
SUBSTITUTE = replace(IN_THREAD.seats[1], user_id=CLEO.user_id, former_id=BO.user_id)
HANDED_ON = replace(IN_THREAD, seats=(IN_THREAD.seats[0], SUBSTITUTE))


@pytest.mark.parametrize(
    ("table", "person", "may"),
    [
        pytest.param(running(ADA, BO), CLEO, True, id="a table that agreed on nothing"),
        pytest.param(IN_THREAD, ADA, True, id="a private game by its people"),
        pytest.param(IN_THREAD, CLEO, False, id="a private game by others"),
        pytest.param(replace(waiting(), watching=Watching.TABLE), CLEO, True, id="its lobby"),
        pytest.param(HANDED_ON, BO, True, id="who gave up"),
        pytest.param(HANDED_ON, CLEO, True, id="who came"),
        pytest.param(replace(IN_THREAD, watching="members"), CLEO, False, id="unknown agreement"),
    ],
)
def test_who_may_watch(table: Session, person: Person, may: bool) -> None:
    assert may_watch(table, person.user_id) is may


def test_direct_messages_are_private_without_a_thread() -> None:
    assert not is_private(running(ADA, BO))
    table = replace(IN_THREAD, guild_id=None, thread_id=None)
    assert not is_private(table)
    assert shown_in(table) == table.channel_id


def test_a_stranger_may_look_where_discord_lets_them_into_the_thread_alone() -> None:
    require_may_watch(IN_THREAD, DORA.user_id, THREAD)
    nowhere = replace(IN_THREAD, thread_id=None)
    for table, place in ((IN_THREAD, None), (IN_THREAD, 2), (IN_THREAD, 78), (nowhere, None)):
        with refused("table-is-private"):
            require_may_watch(table, DORA.user_id, place)


def test_a_private_game_without_a_thread_is_shown_nowhere() -> None:
    assert shown_in(IN_THREAD) == THREAD
    assert shown_in(replace(IN_THREAD, thread_id=None)) is None
    assert shown_in(replace(running(ADA, BO), thread_id=None)) == running(ADA, BO).channel_id
