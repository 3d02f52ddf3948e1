"""Laying the twelve tiles as people do it: by which presses, on which message, and how many."""

import pytest

from cogs.tables.session.live_table import LiveTable
from data.i18n import translator
from rules.pick_and_pack.state import PackState
from rules.pick_and_pack.tiles import ALL_TILES
from sandbox import Interaction, Message, Person
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable, press_of
from tests.e2e.table import Choice, choices

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("no_errors")]

SECRET = {"arrange": "secret"}
MOST_PRESSES = 15
TILES = "".join(sorted(tile.kind for tile in ALL_TILES))
"""The letters of all tiles, in an order that nobody gets by chance."""

each_road = pytest.mark.parametrize(
    "road", ["direct message", pytest.param("private screen", marks=pytest.mark.slow)]
)


class Arranger:
    """One person who lays tiles on one message; counts the presses."""

    def __init__(self, table: HiddenTable, person: Person, message: Message) -> None:
        self._table = table
        self._person = person
        self._message = message
        self._seat = table.people.index(person)
        self.presses = 0

    @classmethod
    async def at(cls, table: HiddenTable, person: Person, road: str) -> "Arranger":
        """*person* with a fresh screen of the thread before them, or with their hand."""
        if road == "private screen":
            return cls(table, person, await table.screen(person))
        (hand,) = table.open_hands(person)
        return cls(table, person, hand)

    @property
    def offers(self) -> list[str]:
        """List what can be pressed: "h random", "a ready", and so on."""
        found = (press_of(choice) for kind in "ach" for choice in choices(self._message, kind))
        return [f"{press.kind} {press.word}" for press in found]

    async def tiles(self) -> str:
        """The letters of what is laid so far, slot by slot."""
        state = LiveTable(await self._table.session()).state
        assert isinstance(state, PackState)
        return "".join(tile.kind for tile in state.board.tiles[self._seat])

    async def press(self, wanted: str) -> Interaction:
        """Press what is *wanted* and wait until the message shows what came of it."""
        (choice,) = (
            choice
            for choice in choices(self._message, wanted[0])
            if press_of(choice).word == wanted[2:]
        )
        pressed = self._table.use(self._person, choice, self._message)
        interaction = await self._table.bench.edited(self._message, pressed)
        self.presses += 1
        assert interaction.failed is None, interaction.failed
        await self._table.rest()
        return interaction

    async def lay(self, tiles: str) -> None:
        """Fill the next slots with *tiles*, one press each."""
        for tile in tiles:
            (wanted,) = (offer for offer in self.offers if offer.endswith(f"={tile}"))
            await self.press(wanted)


async def begin(house: Bench, people: list[Person]) -> HiddenTable:
    return await HiddenTable.begin_game(house, people, "pick_and_pack", SECRET)


@each_road
async def test_two_presses_lay_a_random_arrangement_that_counts(house: Bench, road: str) -> None:
    people = house.people(2)
    table = await begin(house, people)
    one = await Arranger.at(table, people[0], road)
    await one.press("h random")
    await one.press("a ready")
    assert one.presses == 2
    assert "".join(sorted(await one.tiles())) == TILES
    assert table.all_asked == [people[1]]
    assert one.offers == []
    assert all(f"<#{table.place.id}>" in hand.text for hand in people[0].sees(people[0].dm))


async def test_whoever_is_ready_last_is_sent_on_to_the_table(house: Bench) -> None:
    people = house.people(2)
    table = await begin(house, people)
    for person in people:
        screen = await table.screen(person)
        one = Arranger(table, person, screen)
        await one.press("h random")
        await one.press("a ready")
    assert one.offers == []
    assert translator("en")("screen-at-table") in screen.text


@each_road
async def test_an_arrangement_is_laid_slot_by_slot_and_again_with_one_press(
    house: Bench, road: str
) -> None:
    people = house.people(2)
    table = await begin(house, people)
    first = await Arranger.at(table, people[0], road)
    await first.lay(TILES)
    await first.press("a ready")
    assert first.presses <= MOST_PRESSES
    assert await first.tiles() == TILES
    # In the next game the same person has the slots of the other seat.
    table = await begin(house, people[::-1])
    second = await Arranger.at(table, people[0], road)
    await second.press("h again")
    assert await second.tiles() == TILES
    await second.press("a ready")
    assert second.presses == 2


@each_road
async def test_what_is_laid_can_be_taken_back_and_laid_anew(house: Bench, road: str) -> None:
    people = house.people(2)
    table = await begin(house, people)
    one = await Arranger.at(table, people[0], road)
    await one.lay(TILES[:3])
    await one.press("h random")
    laid = await one.tiles()
    assert laid.startswith(TILES[:3])
    assert len(laid) == len(TILES)
    assert await one.tiles() == laid
    await one.press("a clear")
    assert await one.tiles() == ""
    await one.lay(TILES[::-1][:2])
    assert await one.tiles() == TILES[::-1][:2]
    assert table.all_asked == people


async def test_a_whole_arrangement_is_one_press_and_calls_nobody(house: Bench) -> None:
    people = house.people(2)
    people[0].close_dms()
    table = await begin(house, people)
    pings, board = [len(person.pings) for person in people], table.living
    one = await Arranger.at(table, people[0], "private screen")
    other = await Arranger.at(table, people[1], "direct message")
    for arranger in (one, other):
        await arranger.press("h random")
        assert "a ready" in arranger.offers
    assert table.living is board
    assert [len(person.pings) for person in people] == pings


@each_road
async def test_an_earlier_arrangement_is_offered_only_where_there_is_one(
    house: Bench, road: str
) -> None:
    people = house.people(2)
    table = await begin(house, people)
    one = await Arranger.at(table, people[0], road)
    assert "h again" not in one.offers
    # A button that was not offered is refused.
    again = Choice(table.custom_id("h", 0, "again"))
    answer = await house.answered(await table.use(people[0], again, table.living))
    assert "no saved arrangement" in answer.text
    assert await one.tiles() == ""
    assert "h random" in one.offers
