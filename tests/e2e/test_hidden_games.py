"""Whole games with secrets, from the lobby to the result, by every road that leads there."""

from random import Random

import pytest

from cogs.messages.phrases import log_lines
from cogs.table.live_table import LiveTable
from data.i18n import translator
from data.store import MADE, Session
from rules import GAMES
from sandbox import Person
from tests.e2e.harness import Bench
from tests.e2e.hidden import (
    PROFESSIONAL,
    HiddenTable,
    has_new_cards,
    press_of,
    truth,
)
from tests.e2e.table import choices

pytestmark = pytest.mark.usefixtures("no_errors")


slow = pytest.mark.slow

STRICT = {"goals": "one", "specials": "with", "mode": "strict"}
CHALLENGE = {"goals": "one", "specials": "without", "mode": "challenge"}
EVERYTHING = {"goals": "professional", "specials": "with", "mode": "challenge"}


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        pytest.param("gurkensolo", 2, STRICT, id="gurkensolo-2-strict", marks=slow),
        pytest.param("gurkensolo", 4, EVERYTHING, id="gurkensolo-4-everything", marks=slow),
        pytest.param("gurkensolo", 4, CHALLENGE, id="gurkensolo-4-challenge", marks=slow),
        pytest.param("gurkensolo", 6, PROFESSIONAL, id="gurkensolo-6-master", marks=slow),
        pytest.param("pick_and_pack", 2, {"arrange": "secret"}, id="pack-secret"),
        pytest.param("pier18", 2, {}, id="pier18-2"),
        pytest.param("pier18", 3, {}, id="pier18-3", marks=slow),
        pytest.param("kraftwagen", 2, {}, id="kraftwagen-2", marks=slow),
        pytest.param("kraftwagen", 4, {"money": "open"}, id="kraftwagen-4", marks=slow),
        pytest.param("pick_and_pack", 2, {"arrange": "random"}, id="pack-random", marks=slow),
        pytest.param("pick_and_pack", 2, {"arrange": "open"}, id="pack-open", marks=slow),
    ],
)
async def test_a_game_with_secrets_is_played_to_its_result(
    house: Bench, game: str, seats: int, options: dict[str, str]
) -> None:
    people = house.people(seats)
    closed = people[1]
    closed.close_dms()
    table = await HiddenTable.begin_game(house, people, game, options)
    rng = Random(f"{game} {seats} {options}")
    session = await table.session()
    while session.standing.is_running:
        check_moment(table, session, closed)
        session = await table.decide(rng.choice(table.all_asked), rng)
    await check_result(table, [closed])


async def test_a_game_played_by_direct_messages_alone_shows_its_result(house: Bench) -> None:
    """Nobody is called at the table, where the whole log can be read afterwards."""
    table = await HiddenTable.begin_game(house, house.people(3), "gurkensolo", STRICT)
    rng = Random(6)
    session = await table.session()
    while session.standing.is_running:
        session = await table.decide(table.all_asked[0], rng)
    await check_result(table, [])
    assert all(ping.channel_id != table.place.id for each in table.people for ping in each.pings)
    *older, _ = table.posted
    assert 1 < len(older) < session.ply / 5, "a new board only where the old one is full"
    shown = [line for message in older for line in message.text.split("\n")]
    expected = log_lines(translator("en"), session, await house.store.history(session.id), None)
    assert shown == [f"-# {line}" for line in expected]
    assert not any(message.buttons for message in older)


async def test_whose_hand_a_robot_answers_comes_back_from_there(house: Bench) -> None:
    table = await HiddenTable.begin_game(house, house.people(2), "gurkensolo", STRICT)
    (asked,) = table.all_asked
    (hand,) = table.open_hands(asked)
    await table.press(asked, hand, "R:until-back")
    await house.until(lambda: "A robot plays for you" in hand.text)
    welcome = await house.answered(await table.press(asked, hand, "R:back"))
    assert "Welcome back" in welcome.text
    await house.until(lambda: "A robot plays" not in hand.text)
    await house.settled()
    assert not welcome.is_deleted
    assert not choices(hand, "R")


async def test_whoever_has_no_choice_may_have_it_made_from_then_on(house: Bench) -> None:
    people = house.people(2)
    table = await HiddenTable.begin_game(house, people, "gurkensolo")
    rng, session = Random(1), await table.session()
    while True:
        (seat,) = session.to_act[:1]
        screen = await house.answered(await table.press(people[seat], table.living, "s"))
        offers = [b for b in screen.buttons if b.label == "Play forced moves for me"]
        assert len(offers) == (len(LiveTable(session).observe(seat).legal) == 1)
        if offers:
            break
        session = await table.decide(people[seat], rng)
    pressed = await people[seat].press(screen, label="Play forced moves for me")
    assert "From now on" in (await house.answered(pressed)).text
    assert (await house.store.preference(people[seat].id)).only_choices == MADE


async def test_one_decision_has_many_roads_and_counts_once(house: Bench) -> None:
    people = house.people(2)
    table = await HiddenTable.begin_game(house, people, "gurkensolo", STRICT)
    (person,) = table.all_asked
    (hand,) = table.open_hands(person)
    screen = await table.screen(person)
    old = (choices(hand, "a") + choices(hand, "c"))[0]
    assert old in choices(screen, "a") + choices(screen, "c")
    before = await table.decide(person, Random(1), screen)
    assert not choices(hand, "a") + choices(hand, "c")
    await house.settled()
    late = await table.use(person, old, hand)
    await house.settled()
    assert late.failed is None
    assert (await table.session()).ply == before.ply
    assert "already been answered" in late.text


async def test_closed_direct_messages_are_told_once_and_to_their_owner_alone(house: Bench) -> None:
    people = house.people(2)
    for person in people:
        person.close_dms()
    table = await HiddenTable.begin_game(house, people, "gurkensolo", STRICT)
    (person,) = table.all_asked
    first, second = [await table.screen(person) for _ in range(2)]
    assert "direct messages" in first.text
    assert "direct messages" not in second.text
    assert all("direct messages" not in message.text for message in table.posted)


def check_moment(table: HiddenTable, session: Session, closed: Person) -> None:
    """Whoever is asked has one way to answer at hand, and nobody else has any."""
    position = LiveTable(session)
    state = position.state
    asked = [table.person(session.seats[seat].user_id) for seat in session.to_act]
    is_open = bool(position.observe(None).open_legal)
    assert table.all_asked == asked
    assert bool(choices(table.living, "a") + choices(table.living, "c")) is is_open
    for seat, person in enumerate(table.people):
        hands = table.open_hands(person)
        if person not in asked or person is closed or (is_open and not has_new_cards(state)):
            assert not hands
            continue
        (hand,) = hands
        offered = choices(hand, "a") + choices(hand, "c")
        assert {press_of(choice).ply for choice in offered} == {state.asked_at[seat]}


async def check_result(table: HiddenTable, closed: list[Person]) -> None:
    """The result on the screen is the true one, and nobody can choose any more."""
    await table.bench.settled()
    session, _, states = await truth(table)
    outcome = GAMES[session.game].outcome(states[-1])
    assert outcome == LiveTable(session).outcome
    assert f"🥇 <@{session.seats[outcome.ranks.index(1)].user_id}>" in table.living.text
    assert not table.all_asked
    assert table.boards == [table.living]
    for person in table.people:
        assert not table.open_hands(person)
        hands = list(person.dm.messages.values())
        assert not hands or "🥇" in hands[-1].text
        assert person not in closed or not hands


async def test_hands_come_in_the_language_of_the_reader_from_the_first_on(house: Bench) -> None:
    (english,), (german,) = house.people(1), house.people(1, "de")
    table = await HiddenTable.begin_game(house, [english, german], "gurkensolo", STRICT)
    (own,), (other,) = table.hands(german), table.hands(english)
    assert "Gurke" in own.text
    assert "Gurke" not in other.text.replace("Gurkensolo", "")
