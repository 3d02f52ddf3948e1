"""Private tables: their people play in a private thread, and nobody else sees anything of it."""

from random import Random

from sandbox import Channel, ChannelKind, Message, Permission, Person, Thread
from tests.e2e.harness import Bench
from tests.e2e.table import Table, choices

REFUSED = {"board": "private", "history": "private"}
"""Commands about the table here, and what a stranger reads of them."""
OWN_ONLY = {"move", "leave", "games"}
"""Commands about one's own tables, of which a stranger has none."""
ABOUT_NO_TABLE = {*("play", "rules", "settings", "stats", "help", "moderate", "config")}
"""Commands that show nothing of a game."""


class PrivateTable(Table):
    """A table whose game is played in a private thread of the lobby's channel."""

    @property
    def threads(self) -> list[Thread]:
        """Its private threads, the oldest first."""
        channels = self.bench.sandbox.world.channels.values()
        threads = (each for each in channels if isinstance(each, Thread) and each.is_private)
        return [each for each in threads if each.parent is self.lobby.channel]

    @property
    def place(self) -> Channel:
        """The newest of them; before the game the channel."""
        return self.threads[-1] if self.threads else self.lobby.channel


async def agreed(house: Bench, people: list[Person]) -> tuple[PrivateTable, Message]:
    """A lobby whose host has just asked for privacy, and the host's panel."""
    table = await PrivateTable.open(house, people)
    panel = await table.options("table")
    await house.edited(panel, table.host.choose(panel, f"d:{table.session_id}:watching", "table"))
    await house.settled()
    return table, panel


async def begun(house: Bench, people: int = 2) -> PrivateTable:
    """A private table in the middle of its game."""
    table, _ = await agreed(house, house.people(people))
    await table.start()
    await table.play(Random(1), most=2)
    await house.settled()
    return table


def shown_to(person: Person, channel: Channel) -> list[Message]:
    """List what this person sees there of games: pictures, and buttons of a board."""
    return [m for m in person.sees(channel) if m.attachments or choices(m, "a") or choices(m, "c")]


async def test_the_game_is_in_a_private_thread_of_its_people(house: Bench, no_errors: None) -> None:
    table = await begun(house)
    (stranger,) = house.people(1)
    thread = table.place
    assert isinstance(thread, Thread)
    assert not thread.invitable
    assert {person.id for person in table.people} <= set(thread.members)
    assert stranger.sees(thread) == []
    assert shown_to(stranger, table.lobby.channel) == []
    assert "private thread" in table.lobby.text
    (link,) = table.lobby.buttons
    assert link.url.endswith(f"/{thread.id}")


async def test_every_command_is_known_to_tell_of_a_table_or_not(house: Bench) -> None:
    (manager,), channel = house.people(1), house.channel()
    rights = Permission.MANAGE_MESSAGES | Permission.MANAGE_GUILD
    house.sandbox.give(house.sandbox.role("Managers", channel.guild, rights), manager)
    names = {command["name"] for command in manager.client.commands(channel)}
    assert names == {*REFUSED, *OWN_ONLY, *ABOUT_NO_TABLE}


async def test_no_command_shows_a_stranger_anything(house: Bench) -> None:
    table = await begun(house)
    (stranger,) = house.people(1)
    channel = table.lobby.channel
    for name, words in REFUSED.items():
        answer = await house.answered(await stranger.slash(channel, name))
        assert words in answer.text, name
        assert not answer.attachments
    assert await stranger.autocomplete(channel, "move", option="action") == []
    for name in OWN_ONLY:
        options = {"action": "a1-c2"} if name == "move" else {}
        answer = await house.answered(await stranger.slash(channel, name, **options))
        assert str(table.place.id) not in answer.text, name
    answer = await house.answered(await stranger.slash(channel, "help", problem="what is this?"))
    assert "Docker" not in answer.text, "no game goes with the report"
    assert shown_to(stranger, channel) == []


async def test_no_button_shows_a_stranger_anything(house: Bench) -> None:
    """Buttons of a board, as if they stood on the lobby, which everybody sees."""
    table = await begun(house)
    (stranger,) = house.people(1)
    course = table.custom_id("s").split(":")[1]
    for press in (
        "s:{c}:0",
        "w:{c}:0",
        "H:{c}:1:last",
        "H:{c}:0:all/log",
        "V:{n}",
        "O:{c}:0:panel",
    ):
        custom_id = press.format(c=course, n=table.session_id)
        use = stranger.client.use(table.lobby, custom_id, force=True)
        answer = await house.answered(await stranger.wait(use))
        assert "private" in answer.text, press
    assert shown_to(stranger, table.lobby.channel) == []


async def test_a_deleted_thread_is_made_again_as_a_private_one(
    house: Bench, no_errors: None
) -> None:
    table = await begun(house)
    person = table.asked
    house.sandbox.delete_channel(table.place)
    offered = await person.autocomplete(table.lobby.channel, "move", option="action")
    await person.slash(table.lobby.channel, "move", action=offered[0]["value"])
    await house.settled()
    assert table.boards
    assert {each.id for each in table.people} <= set(table.threads[-1].members)
    (stranger,) = house.people(1)
    assert shown_to(stranger, table.lobby.channel) == []


async def test_a_lost_table_moves_only_where_it_can_be_private(house: Bench) -> None:
    table = await begun(house)
    channel, elsewhere = table.lobby.channel, house.channel()
    house.sandbox.delete_channel(table.place)
    house.sandbox.delete_channel(channel)
    offered = await table.host.autocomplete(elsewhere, "move", option="action")
    person = table.host if offered else table.people[1]
    offered = await person.autocomplete(elsewhere, "move", option="action")
    await person.slash(elsewhere, "move", action=offered[0]["value"])
    await house.settled()
    house.sandbox.forbid(elsewhere, Permission.CREATE_PRIVATE_THREADS)
    answer = await house.answered(await table.host.slash(elsewhere, "board"))
    assert "Create Private Threads" in answer.text
    for place in (await house.thread_in(elsewhere), house.channel(ChannelKind.VOICE)):
        answer = await house.answered(await table.host.slash(place, "board"))
        assert "needs an ordinary text channel" in answer.text
    house.sandbox.allow(elsewhere, Permission.CREATE_PRIVATE_THREADS)
    await table.host.slash(elsewhere, "board")
    await house.settled()
    session = await house.store.get(table.session_id)
    thread = house.sandbox.world.channels[session.thread_id]
    assert isinstance(thread, Thread)
    assert thread.is_private
    assert thread.parent is elsewhere
    (stranger,) = house.people(1)
    assert shown_to(stranger, elsewhere) == []


async def test_nobody_can_ask_for_privacy_where_there_is_none(house: Bench) -> None:
    (ada,) = house.people(1)
    table = await PrivateTable.open(house, [ada])
    house.sandbox.forbid(table.lobby.channel, Permission.CREATE_PRIVATE_THREADS)
    for kind, words in (
        (ChannelKind.TEXT, "Create Private Threads"),
        (ChannelKind.VOICE, "needs an ordinary text channel"),
    ):
        table.lobby.channel.type = kind
        panel = await table.options("table")
        await house.edited(panel, ada.choose(panel, f"d:{table.session_id}:watching", "table"))
        assert words in panel.text
    assert (await house.store.get(table.session_id)).watching == "everybody"


async def test_a_game_that_cannot_be_private_begins_in_the_open_only_if_the_host_says_so(
    house: Bench,
) -> None:
    table, _ = await agreed(house, house.people(2))
    house.sandbox.forbid(table.lobby.channel, Permission.CREATE_PRIVATE_THREADS)
    answer = await house.answered(await table.press(table.host, table.lobby, "b"))
    assert "Create Private Threads" in answer.text
    assert (await house.store.get(table.session_id)).snapshot is None
    await table.host.press(answer, custom_id=f"d:{table.session_id}:watching=everybody")
    await house.settled()
    await table.press(table.host, table.lobby, "b")
    await house.until(lambda: table.lobby.thread is not None)
