"""What a server has settled is obeyed wherever a table is opened there."""

from dataclasses import replace

import pytest
from people import ADA, BO, running, waiting

from cogs.tables.session.errors import BadChoice, GameNotOffered, TooManyTables, WrongChannel
from cogs.tables.session.lobby import Appearance, Place
from cogs.tables.session.server_rules import (
    AS_USUAL,
    as_settled,
    require_channel,
    require_offered,
    server_with,
)
from cogs.tables.session.service import TableService
from data.store import Server, Store
from rules import GAMES

SERVER = Server(guild_id=1)
HERE, LOOK = Place(1, 2), Appearance("en", "dark")


def test_a_server_that_settled_nothing_refuses_nothing() -> None:
    require_channel(SERVER, HERE)
    require_offered(SERVER, waiting(), [running()] * 50)
    assert as_settled(waiting(), SERVER) == waiting()


def test_tables_are_opened_in_the_channels_that_were_chosen_and_their_threads() -> None:
    server = replace(SERVER, channels=(2, 8, 9))
    require_channel(server, Place(1, 8))
    require_channel(server, Place(1, 77, parent_id=8))
    with pytest.raises(WrongChannel) as refusal:
        require_channel(server, Place(1, 77, parent_id=78))
    assert refusal.value.facts == {"channel": "2", "others": 2}


def test_only_tables_that_somebody_opened_in_this_server_count() -> None:
    server = replace(SERVER, most_tables=2)
    elsewhere, others = replace(waiting(), guild_id=9), replace(waiting(), host_id=BO.user_id)
    require_offered(server, waiting(), [waiting(), elsewhere, others])
    with pytest.raises(TooManyTables):
        require_offered(server, waiting(), [waiting(), running(ADA, BO)])


def test_a_game_that_is_not_offered_is_not_opened() -> None:
    require_offered(replace(SERVER, games=("docker",)), waiting(), ())
    with pytest.raises(GameNotOffered):
        require_offered(replace(SERVER, games=("pier18",)), waiting(), ())


def test_choices_that_no_longer_exist_count_as_none() -> None:
    server = replace(SERVER, language="xx", pace="hasty")
    assert as_settled(waiting(), server) == waiting()


@pytest.mark.parametrize(
    ("name", "values", "settled"),
    [
        ("channels", ("12", str(2**62)), {"channels": (12, 2**62)}),
        ("games", ("docker",), {"games": ("docker",)}),
        ("games", tuple(GAMES), {"games": ()}),
        ("language", ("de",), {"language": "de"}),
        ("pace", ("live",), {"pace": "live"}),
        ("most", ("3",), {"most_tables": 3}),
    ],
)
def test_everything_can_be_settled_and_taken_back(name, values, settled) -> None:
    server = server_with(SERVER, name, values)
    assert server == replace(SERVER, **settled)
    assert server_with(server, name, ()) == SERVER
    assert server_with(server, name, (AS_USUAL,)) == SERVER


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("channels", ("x",)),
        ("channels", ("-1",)),
        ("channels", ("1" * 30,)),
        ("games", ("chess",)),
        ("language", ("xx",)),
        ("pace", ("live", "daily")),
        ("most", ("-3",)),
        ("owner", ("1",)),
    ],
)
def test_nothing_else_can_be_settled(name: str, values: tuple[str, ...]) -> None:
    with pytest.raises(BadChoice):
        server_with(SERVER, name, values)


async def test_the_service_obeys_the_server_and_begins_tables_as_it_settled(store: Store) -> None:
    tables = TableService[None](store, lambda *_: None)
    await store.set_server(
        Server(guild_id=1, channels=(2,), language="de", pace="brisk", most_tables=1)
    )
    with pytest.raises(WrongChannel):
        await tables.open("docker", ADA, Place(1, 3), LOOK)
    session = await tables.open("docker", ADA, HERE, LOOK)
    assert (session.language, session.pace) == ("de", "brisk")
    with pytest.raises(TooManyTables):
        await tables.open("docker", ADA, HERE, LOOK)
    await tables.close_lobby(session.id, ADA)
    await tables.open("docker", ADA, HERE, LOOK)
    assert (await tables.open("docker", ADA, Place(5, 3), LOOK)).language == "en"
    with pytest.raises(WrongChannel):
        await tables.move(session.id, ADA, Place(1, 3))
