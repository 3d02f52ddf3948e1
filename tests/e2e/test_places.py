"""Where a table can live and how it moves, and what people may be called, in every script."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from cogs.operator.export_import import export_game, import_game
from cogs.publishing import table_places
from sandbox import ChannelKind, Fault, Message, Permission, Person, Thread
from sandbox.world.model import ANNOUNCEMENT_THREAD
from tests.e2e.audit import audit, check_history
from tests.e2e.harness import PATIENCE, Bench
from tests.e2e.table import Table, choices

pytestmark = pytest.mark.usefixtures("no_errors")


@pytest.mark.parametrize("where", ["no threads allowed", "no threads there", "opened in a thread"])
async def test_a_table_without_a_thread_of_its_own_stays_where_it_was_opened(
    house: Bench, where: str
) -> None:
    channel = house.channel(ChannelKind.VOICE if where == "no threads there" else ChannelKind.TEXT)
    if where == "no threads allowed":
        house.sandbox.forbid(channel, Permission.CREATE_PUBLIC_THREADS)
    if where == "opened in a thread":
        channel = await house.thread_in(channel)
    table = await Table.begin(house, house.people(2), channel, preset="german")
    await table.play(Random(1), most=4)
    await table.resign(table.host)
    assert table.place is channel
    await audit(table)
    assert not table.lobby.buttons
    assert table.host.name in table.lobby.text or f"<@{table.host.id}>" in table.lobby.text


@pytest.mark.parametrize("is_private", [False, True])
async def test_a_thread_that_discord_lets_wait_keeps_nobody_from_a_word(
    house: Bench, monkeypatch: pytest.MonkeyPatch, is_private: bool
) -> None:
    table = await Table.open(house, house.people(2))
    if is_private:
        panel = await table.options("table")
        await table.host.choose(panel, f"d:{table.session_id}:watching", "table")
        await house.settled()
    monkeypatch.setattr(table_places, "OPENING_SECONDS", 0.1)
    house.sandbox.faults.add(Fault(kind="429", seconds=300, route="POST */threads"))
    await table.press(table.host, table.lobby, "b")
    if is_private:
        await house.until(lambda: table.host.dm.messages)
        house.sandbox.faults.clear()
        monkeypatch.setattr(table_places, "OPENING_SECONDS", PATIENCE)
    else:
        await house.until(lambda: table.boards)
        assert table.place is table.lobby.channel
    await house.settled()


async def test_a_game_asked_for_in_the_thread_of_another_is_opened_beside_it(house: Bench) -> None:
    table = await Table.begin(house, house.people(2))
    await house.settled()
    answer = await house.answered(await table.host.slash(table.place, "play", game="docker"))
    assert f"<#{table.lobby.channel.id}>" in answer.text
    await house.until(lambda: len(table.lobby.channel.messages) == 2)
    assert len(table.posted) == 1


async def test_a_table_among_announcements_never_leaves_its_thread(house: Bench) -> None:
    channel = house.channel(ChannelKind.ANNOUNCEMENT)
    table = await Table.begin(house, house.people(2), channel)
    await table.play(Random(1), most=2)
    assert table.lobby.thread.type == ANNOUNCEMENT_THREAD
    person = table.asked
    house.sandbox.delete_channel(table.lobby.thread)
    offered = await person.autocomplete(channel, "move", option="action")
    await person.slash(channel, "move", action=offered[0]["value"])
    await house.settled()
    session = await house.store.get(table.session_id)
    thread = house.sandbox.world.channels[session.thread_id]
    assert isinstance(thread, Thread)
    assert (thread.type, thread.parent) == (ANNOUNCEMENT_THREAD, channel)
    assert table.lobby.id in channel.messages
    assert not any(m.attachments for m in channel.messages.values() if m is not table.lobby)


async def test_play_names_the_permission_that_is_missing_until_it_is_given(house: Bench) -> None:
    channel = house.channel()
    house.sandbox.forbid(channel, Permission.READ_MESSAGE_HISTORY)
    (anna,) = house.people(1)
    answer = await house.answered(await anna.slash(channel, "play", game="docker"))
    assert "Read Message History" in answer.text
    assert not channel.messages
    assert await house.store.live_sessions_of(anna.id) == ()
    house.sandbox.allow(channel, Permission.READ_MESSAGE_HISTORY)
    await anna.slash(channel, "play", game="docker")
    await house.until(lambda: channel.messages and answer.is_deleted)


async def test_play_in_a_server_without_the_bot_says_so(house: Bench) -> None:
    guild = house.sandbox.guild("Elsewhere", with_bot=False)
    channel = house.sandbox.channel("nobody", guild)
    (anna,) = house.people(1)
    answer = await house.answered(await anna.slash(channel, "play", game="docker"))
    assert "invited" in answer.text
    assert await house.store.live_sessions_of(anna.id) == ()


async def test_names_are_shown_as_they_are_and_do_nothing(house: Bench) -> None:
    (victim,) = house.people(1)
    wild = [f"@everyone <@{victim.id}>", "**x** [a](http://b.c) ||s|| `q`"]
    players = [house.sandbox.person(name) for name in wild]
    table = await Table.begin(house, players)
    await table.play(Random(4), most=6)
    other = players[1]
    private = [
        *[await other.slash(table.place, command) for command in ("games", "leave")],
        *[await table.press(other, *on) for on in ((table.living, "s"), (table.lobby, "b"))],
    ]
    for each in private:
        assert f"<@{victim.id}>" not in (await house.answered(each)).text
    await table.resign(players[0])
    await house.until(lambda: table.is_over)
    await house.settled()
    assert victim.pings == []
    for message in (table.lobby, *table.posted):
        assert not message.mention_everyone
        plain = re.sub(r"\\[^\w\s]", "", message.text.replace("**", ""))
        assert "@everyone" not in plain
        assert f"<@{victim.id}>" not in plain
        assert "](http" not in plain
        assert "||" not in plain
        assert "`" not in plain
    assert all(name in table.lobby.text.replace("\\", "") for name in wild)
    told = "".join(message.text for message in table.posted).replace("\\", "")
    assert all(name in told for name in wild)


async def table_with(house: Bench, *names: str) -> Table:
    people: list[Person] = [house.sandbox.person(name, locale="en-US") for name in names]
    return await Table.begin(house, people)


async def test_a_name_that_pictures_cannot_show_gives_way_to_the_user_name(house: Bench) -> None:
    table = await table_with(house, "山田太郎", "🧿🧿", "\u200b\u200b", "สมชาย")
    await house.settled()
    session = await house.store.get(table.session_id)
    for person, seat in zip(table.people, session.seats, strict=True):
        assert seat.name == f"user_{person.id}"
        assert seat.name in "".join(alt_texts(table))


async def test_a_stored_name_that_pictures_cannot_show_gives_way_to_the_number_of_the_seat(
    house: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a game file may have it."""
    monkeypatch.setattr("cogs.commands.interaction_context.can_be_written", lambda _: True)
    table = await table_with(house, "Ada", "山田太郎")
    await house.settled()
    assert "Player 2" in "".join(alt_texts(table))
    assert "山田太郎" in table.lobby.text + table.place.name


def alt_texts(table: Table) -> list[str]:
    return [attachment.description or "" for attachment in table.living.attachments]


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
