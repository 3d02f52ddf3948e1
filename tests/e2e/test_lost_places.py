"""Tables without a place, their channel gone or just imported: moved by /board to their people."""

import json
from pathlib import Path

from cogs.operator.export_import import export_game, import_game
from sandbox import Message, Permission, Thread
from tests.e2e.audit import check_history
from tests.e2e.harness import Bench
from tests.e2e.table import Table, choices


async def lost_table(house: Bench) -> Table:
    """A table in the middle of its game, whose channel and thread have been deleted."""
    table = await Table.begin(house, house.people(2), moves=2)
    thread, person = table.place, table.asked
    house.sandbox.delete_channel(thread)
    house.sandbox.delete_channel(table.lobby.channel)
    # A move typed elsewhere is how the bot finds out.
    offered = await person.autocomplete(house.channel(), "move", option="action")
    await person.slash(house.channel(), "move", action=offered[0]["value"])
    await house.settled()
    assert (await house.store.get(table.session_id)).standing.is_lost
    return table


def board_in(house: Bench, thread: Thread) -> Message:
    return next(m for m in thread.messages.values() if m.author is house.sandbox.world.bot)


async def test_board_goes_on_in_a_thread_of_the_channel_where_it_is_used(house: Bench) -> None:
    table, channel = await lost_table(house), house.channel()
    await table.host.slash(channel, "board")
    await house.settled()
    session = await house.store.get(table.session_id)
    assert not session.standing.is_lost
    assert session.channel_id == channel.id
    thread = house.sandbox.world.channels[session.thread_id]
    assert isinstance(thread, Thread)
    assert thread.parent is channel
    board = board_in(house, thread)
    person = table.person(session.seats[session.to_act[0]].user_id)
    actions = choices(board, "a") or choices(board, "c")
    await table.use(person, actions[0], board)
    await house.settled()
    assert not (await house.store.get(table.session_id)).standing.is_lost


async def test_a_lost_table_is_told_of_and_moves_where_the_bot_may_write(house: Bench) -> None:
    table, channel = await lost_table(house), house.channel()
    answer = await house.answered(await table.host.slash(channel, "games"))
    assert "channel no longer exists" in answer.text
    assert f"<#{table.place.id}>" not in answer.text
    house.sandbox.forbid(channel, Permission.SEND_MESSAGES)
    answer = await house.answered(await table.host.slash(channel, "board"))
    assert "Send Messages" in answer.text
    assert (await house.store.get(table.session_id)).standing.is_lost
    house.sandbox.allow(channel, Permission.SEND_MESSAGES)
    house.sandbox.forbid(channel, Permission.CREATE_PUBLIC_THREADS)
    await table.host.slash(channel, "board")
    await house.settled()
    session = await house.store.get(table.session_id)
    assert session.thread_id == session.channel_id == channel.id, "where no threads are allowed"
    assert any(message.buttons for message in channel.messages.values())


async def test_a_lobby_moves_as_well(house: Bench) -> None:
    table, channel = await Table.open(house, house.people(2)), house.channel()
    house.sandbox.delete_channel(table.lobby.channel)
    session = await house.store.get(table.session_id)
    await house.store.lose_session(session.id, session.created_at)
    await table.host.slash(channel, "board")
    await house.until(lambda: channel.messages)
    (lobby,) = channel.messages.values()
    await table.press(table.host, lobby, "b")
    await house.until(lambda: lobby.thread is not None)


async def test_strangers_move_nothing_and_repost_nothing(house: Bench) -> None:
    table = await Table.begin(house, house.people(2))
    (stranger,) = house.people(1)
    await house.settled()
    board = table.living
    answer = await house.answered(await stranger.slash(table.place, "board"))
    await house.settled()
    assert answer.attachments, "a private look"
    assert table.living is board


async def test_people_take_an_imported_game_to_a_place_and_play_on(
    house: Bench, tmp_path: Path
) -> None:
    """The file is that of a game here, for other people, and arrives while the bot runs."""
    table = await Table.begin(house, house.people(2), moves=3)
    file, others, number = tmp_path / "game.json", house.people(2), table.session_id + 1
    await export_game(house.database_url, table.session_id, file, names_people=True, is_open=True)
    game = json.loads(file.read_bytes()) | {"table": number}
    game["seats"] = [{"name": person.name, "user": person.id} for person in others]
    file.write_text(json.dumps(game))
    await import_game(house.database_url, file)
    before = (await house.store.get(number)).ply
    await others[0].slash(house.channel(), "board")
    await house.settled()
    session = await house.store.get(number)
    thread = house.sandbox.world.channels[session.thread_id]
    assert any(choices(m, "a") or choices(m, "c") for m in thread.messages.values())
    assert not session.standing.is_asleep
    assert session.clocks[session.to_act[0]].deadline, "who is asked has time from now on"
    person = next(p for p in others if p.id == session.seats[session.to_act[0]].user_id)
    offered = await person.autocomplete(thread, "move", option="action")
    await person.slash(thread, "move", action=offered[0]["value"])
    await house.settled()
    session = await house.store.get(number)
    assert not session.standing.is_lost
    assert session.ply > before
    check_history(session, await house.store.history(number))
