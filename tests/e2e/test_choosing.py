"""Several people choose at the same time, each in private, and lay their tiles."""

from random import Random

import pytest

from cogs.table.live_table import LiveTable
from data.i18n import translator
from rules.pick_and_pack.state import PackState
from rules.pick_and_pack.tiles import ALL_TILES
from sandbox import Channel, Interaction, Message, Person
from tests.e2e.harness import Bench
from tests.e2e.hidden import PROFESSIONAL, HiddenTable, press_of
from tests.e2e.table import Choice, choices

pytestmark = pytest.mark.usefixtures("no_errors")


async def proposed(person: Person, place: Channel) -> list[str]:
    """List what /move offers *person* in *place*."""
    return [line["value"] for line in await person.autocomplete(place, "move", option="action")]


async def until_goals_are_chosen(house: Bench, people: list[Person]) -> HiddenTable:
    """A table whose people all have to keep one of two goal cards now."""
    table = await HiddenTable.begin_game(house, people, "gurkensolo", PROFESSIONAL)
    rng = Random(3)
    while len(table.all_asked) == 1:
        await table.decide(table.all_asked[0], rng)
    return table


async def test_a_typed_choice_counts_for_who_types_it(house: Bench) -> None:
    people = house.people(2)
    table = await until_goals_are_chosen(house, people)
    one, other = people
    theirs = await proposed(other, table.place)
    await one.slash(table.place, "move", action=(await proposed(one, table.place))[0])
    await house.until(lambda: table.all_asked == [other])
    assert await proposed(one, table.place) == []
    assert await proposed(other, table.place) == theirs
    refused = await house.answered(await one.slash(table.place, "move", action=theirs[0]))
    assert "’s turn." in refused.text


def is_hand(message: Message, table: HiddenTable) -> bool:
    """Tell whether *message* says whose hand it is, and can be asked to show how things stand."""
    labels = [button.label for button in message.buttons]
    return f"<#{table.place.id}>" in message.text and labels.count("↻ Refresh") == 1


async def test_a_hand_stays_one_when_it_is_refreshed_half_chosen_or_refused(house: Bench) -> None:
    people = house.people(2)
    person = people[0]
    await house.prefers(person, "confirms", "always")
    table = await until_goals_are_chosen(house, people)
    (hand,) = table.open_hands(person)
    refresh = next(b.custom_id for b in hand.buttons if b.custom_id.startswith("s:"))
    step = choices(hand, "c")[0]
    for custom_id in (refresh, step.custom_id, refresh):
        await house.edited(hand, person.press(hand, custom_id=custom_id))
        assert is_hand(hand, table)
        assert choices(hand, "c")
    forged = table.custom_id("a", press_of(step).ply, "BGRY")
    await house.edited(hand, person.press(hand, custom_id=forged, force=True))
    assert "not possible here" in hand.text or "not a move" in hand.text
    assert is_hand(hand, table)


SECRET = {"arrange": "secret"}
MOST_PRESSES = 15
TILES = "".join(sorted(tile.kind for tile in ALL_TILES))
"""The letters of all tiles, in an order that nobody gets by chance."""


class Arranger:
    """One person who lays tiles on one message; counts the presses."""

    def __init__(self, table: HiddenTable, person: Person, message: Message) -> None:
        self._table = table
        self._person = person
        self._message = message
        self._seat = table.people.index(person)
        self.presses = 0

    @classmethod
    def at(cls, table: HiddenTable, person: Person) -> "Arranger":
        """*person* with their hand."""
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


async def test_an_arrangement_is_laid_slot_by_slot_and_again_with_one_press(
    house: Bench,
) -> None:
    people = house.people(2)
    table = await begin(house, people)
    first = Arranger.at(table, people[0])
    assert "h again" not in first.offers
    # A button that was not offered is refused.
    forged = Choice(table.custom_id("h", 0, "again"))
    refused = await house.answered(await table.use(people[0], forged, table.living))
    assert "no saved arrangement" in refused.text
    await first.lay(TILES)
    await first.press("a ready")
    assert first.presses <= MOST_PRESSES
    assert await first.tiles() == TILES
    # In the next game the same person has the slots of the other seat.
    table = await begin(house, people[::-1])
    second = Arranger.at(table, people[0])
    await second.press("h again")
    assert await second.tiles() == TILES
    await second.press("a ready")
    assert second.presses == 2
