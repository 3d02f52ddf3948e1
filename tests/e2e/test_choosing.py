"""Several people choose at the same time, each in private; and what a direct message keeps."""

from random import Random
from types import SimpleNamespace

import pytest

from cogs.tables.session import service as table_service
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.play import causes_of
from data.store import Session
from sandbox import Channel, Message, Person
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable, press_of
from tests.e2e.table import Table, choices

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("no_errors")]

PROFESSIONAL = {"goals": "professional", "specials": "without", "mode": "strict"}


async def proposed(person: Person, place: Channel) -> list[str]:
    """List what /move offers *person* in *place*."""
    return [line["value"] for line in await person.autocomplete(place, "move", option="action")]


def own_actions(session: Session, seat: int) -> list[str]:
    return [str(action) for action in LiveTable(session).observe(seat).legal]


async def until_goals_are_chosen(house: Bench, people: list[Person]) -> HiddenTable:
    """A table whose people all have to keep one of two goal cards now."""
    table = await HiddenTable.begin_game(house, people, "gurkensolo", PROFESSIONAL)
    rng = Random(3)
    while len(table.all_asked) == 1:
        await table.decide(table.all_asked[0], rng)
    return table


async def test_move_offers_each_of_those_who_choose_their_own(house: Bench) -> None:
    people, (watcher,) = house.people(3), house.people(1)
    table = await until_goals_are_chosen(house, people)
    session = await table.session()
    offers = {person: await proposed(person, table.place) for person in people}
    for seat, person in enumerate(people):
        assert offers[person] == own_actions(session, seat)
        assert len(offers[person]) == 2
        assert await proposed(person, person.dm) == offers[person]
    assert len({offer for own in offers.values() for offer in own}) == 6
    assert await proposed(watcher, table.place) == []


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


async def test_a_hand_stays_one_when_it_is_refreshed_or_half_chosen(house: Bench) -> None:
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


async def test_a_refused_press_on_a_hand_leaves_it_one(house: Bench) -> None:
    people = house.people(2)
    table = await until_goals_are_chosen(house, people)
    person = people[0]
    (hand,) = table.open_hands(person)
    forged = table.custom_id("a", press_of(choices(hand, "a")[0]).ply, "BGRY")
    await house.edited(hand, person.press(hand, custom_id=forged, force=True))
    assert "not possible here" in hand.text or "not a move" in hand.text
    assert is_hand(hand, table)
    assert choices(hand, "a")


async def test_a_chosen_move_waits_for_whoever_wants_to_confirm(house: Bench) -> None:
    people = house.people(2)
    for person in people:
        await house.prefers(person, "confirms", "always")
    table = await Table.begin(house, people)
    while choices(table.living, "a"):
        # A roll has left one action only, which is no choice.
        table = await Table.begin(house, people)
    await house.settled()
    before = await house.store.get(table.session_id)
    asked = table.asked
    for _ in range(3):
        confirm = [b for b in table.living.buttons if b.label == "✔ Confirm"]
        if confirm:
            break
        assert not choices(table.living, "a"), "nothing acts by itself"
        await house.edited(table.living, table.use(asked, choices(table.living, "c")[0]))
    assert (await house.store.get(table.session_id)).ply == before.ply
    (confirm,) = confirm
    await asked.press(table.living, custom_id=confirm.custom_id)
    await house.settled()
    assert (await house.store.get(table.session_id)).ply > before.ply


SEED = (5).to_bytes(32, "big")
"""With it the last of three people begins; after G+1 the first one can do nothing."""
OPENING = "G+1"
TOLD = {
    "en-US": "**{name}** could not move:"
    " 🃏 🔵 Blue behind 🟡 Yellow. 🃏 🟡 Yellow not behind 🟢 Green.",
    "de": "**{name}** konnte nicht ziehen:"
    " 🃏 🔵 Blau hinter 🟡 Gelb. 🃏 🟡 Gelb nicht hinter 🟢 Grün.",
}


@pytest.fixture
def known_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_service, "secrets", SimpleNamespace(token_bytes=lambda count: SEED))


@pytest.mark.usefixtures("known_seed")
@pytest.mark.parametrize("language", ["en-US", pytest.param("de", marks=pytest.mark.slow)])
async def test_a_forced_pass_is_told_with_both_cards_and_pressed_by_nobody(
    house: Bench, language: str
) -> None:
    people = house.people(3, language)
    table = await HiddenTable.begin_game(
        house, people, "gurkensolo", place=in_server(house, language)
    )
    stuck, following, opener = people
    pings = len(stuck.pings)
    assert table.all_asked == [opener]
    await step(table)
    opening, passing = await house.store.history(table.session_id)
    assert (passing.seat, passing.text) == (0, "pass")
    assert causes_of([opening, passing])[passing.ply] is opening
    line = TOLD[language].format(name=stuck.name)
    assert line in table.living.text
    assert line in (await table.screen(following)).text
    assert table.all_asked == [following]
    assert len(stuck.pings) == pings
    assert table.open_hands(stuck) == []


def in_server(house: Bench, language: str) -> Channel:
    """A channel of a server that speaks *language*."""
    guild = house.sandbox.guild(f"Server {language}")
    guild.locale = language
    return house.sandbox.channel("games", guild)


async def step(table: HiddenTable) -> None:
    """The first one takes the opening, by their hand."""
    (opener,) = table.all_asked
    (hand,) = table.open_hands(opener)
    for word in ("G", OPENING):
        found = [c for kind in "ca" for c in choices(hand, kind) if press_of(c).word == word]
        if found:
            await table.bench.edited(hand, table.use(opener, found[0], hand))
    await table.rest(0)
