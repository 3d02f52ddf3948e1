"""Private screens follow their table, without taking anything from whoever looks at them."""

from random import Random

import pytest

from cogs.publishing.interaction_response import TOKEN_LIFE
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable
from tests.e2e.table import Table, choices

pytestmark = pytest.mark.usefixtures("no_errors")

STRICT = {"goals": "one", "specials": "without", "mode": "strict"}


async def test_the_last_screen_of_whoever_waits_becomes_that_of_whoever_is_asked(
    house: Bench,
) -> None:
    table = await HiddenTable.begin_game(house, house.people(2), "gurkensolo", STRICT)
    (asked,) = table.all_asked
    (waiting,) = (person for person in table.people if person is not asked)
    old, screen = [await table.screen(waiting) for _ in range(2)]
    assert "As of" in screen.text
    await house.until(lambda: old.is_deleted)
    rng = Random(1)
    while table.all_asked != [waiting]:
        await table.decide(asked, rng)
    offered = choices(screen, "a") + choices(screen, "c")
    assert offered
    assert "As of" not in screen.text
    await table.decide(waiting, rng, screen)
    while waiting not in table.all_asked:
        assert "✅" in screen.text or "As of" not in screen.text
        await table.decide(table.all_asked[0], rng)
    fresh = choices(screen, "a") + choices(screen, "c")
    assert fresh
    assert fresh != offered


async def test_a_half_made_choice_stays_as_long_as_it_is_the_same_question(house: Bench) -> None:
    table = await HiddenTable.begin_game(house, house.people(2), "gurkensolo", STRICT)
    await table.decide(table.all_asked[0], Random(1))
    (chooser,) = table.all_asked
    (other,) = (person for person in table.people if person is not chooser)
    await house.prefers(chooser, "confirms", "always")
    screen, plain = [await table.screen(person) for person in (chooser, other)]
    await house.edited(screen, table.use(chooser, choices(screen, "c")[0], screen))
    half, seen = screen.text, plain.edits
    await table.cancel(other)
    await house.settled()
    assert plain.edits > seen, "that the game is to end is told"
    assert screen.text == half
    (hand,) = table.open_hands(chooser)
    await table.decide(chooser, Random(1), hand)
    await house.settled()
    assert screen.text != half


async def test_of_what_is_done_in_secret_no_other_screen_tells(house: Bench) -> None:
    secret = {"arrange": "secret"}
    table = await HiddenTable.begin_game(house, house.people(2), "pick_and_pack", secret)
    busy, other = table.people
    screen = await table.screen(other)
    seen = screen.edits
    await table.decide(busy, Random(1))
    await house.settled()
    assert screen.edits == seen


async def test_a_screen_stays_as_it_is_once_it_cannot_be_edited(house: Bench) -> None:
    table = await Table.begin(house, house.people(2), moves=1)
    (waiting,) = (person for person in table.people if person is not table.asked)
    screen = await house.answered(await table.press(waiting, table.living, "s"))
    await house.settled()
    shown = screen.text
    house.sandbox.clock.advance(TOKEN_LIFE.total_seconds())
    await table.play(Random(1), 3)
    await house.settled()
    assert screen.text == shown


async def test_what_is_refused_last_stands_alone_and_takes_no_screen_away(house: Bench) -> None:
    table = await Table.open(house, house.people(1))
    panel = await table.options("table")
    first, second = [
        await house.answered(await table.press(table.host, table.lobby, kind)) for kind in "jj"
    ]
    await house.until(lambda: first.is_deleted)
    assert not second.is_deleted
    assert not panel.is_deleted
    await house.answered(await table.press(table.host, table.lobby, "o"))
    await house.until(lambda: second.is_deleted and panel.is_deleted)
    assert not table.lobby.is_deleted


async def test_what_was_refused_goes_with_the_next_press_that_counts(house: Bench) -> None:
    host, guest = house.people(2)
    table = await Table.open(house, [host])
    refused = await house.answered(await table.press(guest, table.lobby, "o"))
    await table.press(guest, table.lobby, "j")
    await house.until(lambda: refused.is_deleted)


async def test_the_options_go_with_the_lobby(house: Bench) -> None:
    table = await Table.open(house, house.people(1))
    panel = await table.options("table")
    full = table.host.choose(panel, f"d:{table.session_id}:beginning", "full")
    await house.edited(table.lobby, full)
    for person in house.people(3):
        await table.press(person, table.lobby, "j")
    await house.until(lambda: panel.is_deleted)


async def test_of_a_game_that_is_over_the_end_and_a_rematch_are_left(house: Bench) -> None:
    table = await Table.begin(house, house.people(2), moves=1)
    (waiting,) = (person for person in table.people if person is not table.asked)
    screen = await house.answered(await table.press(waiting, table.living, "s"))
    await table.resign(table.asked)
    await house.until(lambda: "wins!" in screen.text)
    assert choices(screen, "A")
    assert not choices(screen, "a") + choices(screen, "c")
