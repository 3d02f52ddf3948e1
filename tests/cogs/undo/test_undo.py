"""Taking back and doing again: the same positions, the same chance, and nobody else's business."""

import random
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from people import ADA, BO, CLEO, NOW, opened, running
from recorded_tables import entry, pressed
from refusals import refused

from cogs.operator.backups import check
from cogs.table.live_table import LiveTable
from cogs.table.lobby import set_option
from cogs.table.service import TableService
from cogs.undo.undo import Reach, free_plies, go_back, openly_free_plies
from cogs.undo.view import undo_buttons
from data.i18n import translator
from data.store import HistoryEntry, Standing, Status, Store
from rules import GAMES


class House:
    """A service on a real store, and the course of one game on it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.service = TableService(store, lambda *_: None)
        self.number = 0

    async def begin(self, game: str, **options: str) -> LiveTable:
        people = (ADA, BO, CLEO)[: max(2, GAMES[game].info.min_seats)]
        self.number = (await opened(self.service, *people, game=game)).id
        for name, value in options.items():
            await self.service.change_lobby(self.number, set_option, ADA, name, value)
        return await self.service.start(self.number, ADA)

    async def table(self) -> LiveTable:
        return await self.service.get(self.number)

    async def press(self, rng: random.Random) -> LiveTable:
        return await pressed(self.service, await self.table(), rng)

    async def free(self, seed: int, count: int = 1) -> tuple[LiveTable, int]:
        """A game in which a seat has *count* presses to take back; the table and its seat."""
        await self.begin("kraftwagen")
        return await self.until_free(random.Random(seed), count)

    async def until_free(self, rng: random.Random, count: int = 1) -> tuple[LiveTable, int]:
        """Play on until a seat has *count* presses to take back; the table and its seat."""
        while True:
            await self.press(rng)
            table = await self.table()
            entries = await self.store.history(self.number)
            if len(free_plies(table, entries, entries[-1].seat)) >= count:
                return table, entries[-1].seat

    async def go(self, table: LiveTable, seat: int, reach: Reach) -> LiveTable:
        user_id = self.person(table, seat)
        asked_at = table.state.asked_at[seat]
        return await go_back(self.service, self.store, self.number, user_id, asked_at, reach)

    @staticmethod
    def person(table: LiveTable, seat: int) -> int:
        return table.session.seats[seat].user_id


@pytest.fixture
def house(ticking: Store) -> House:
    return House(ticking)


async def test_taken_back_and_done_again_is_the_position_it_was(house: House) -> None:
    rng = random.Random(7)
    await house.begin("kraftwagen")
    for _ in range(4):
        later, seat = await house.until_free(rng)
        history = await house.store.history(house.number)
        earlier = await house.go(later, seat, Reach.LAST)
        assert earlier.session.ply < later.session.ply
        assert seat in earlier.session.to_act
        again = await house.go(earlier, seat, Reach.AGAIN)
        assert again.state == later.state
        assert await house.store.history(house.number) == history
        branches = {table.session.branch for table in (later, earlier, again)}
        assert len(branches) == 3


async def test_a_turn_restarts_where_its_last_barrier_was(house: House) -> None:
    later, seat = await house.free(3, count=2)
    history = await house.store.history(house.number)
    earlier = await house.go(later, seat, Reach.TURN)
    kept = await house.store.history(house.number)
    assert len(history) - len(kept) >= 2
    assert not kept or kept[-1].barrier or kept[-1].seat != seat
    for number in range(len(later.session.seats)):
        own = earlier.game.observe(earlier.state, number)
        assert own.ply == earlier.session.ply == len(kept)


async def test_a_record_with_undos_passes_the_operators_check(house: House) -> None:
    await house.begin("kraftwagen")
    rng = random.Random(5)
    for _ in range(3):
        later, seat = await house.until_free(rng)
        await house.go(later, seat, Reach.LAST)
    findings = await check(house.store.url)
    assert not findings.troubles
    assert len(await house.store.taken_back(house.number)) == 3


async def arranging(house: House) -> LiveTable:
    """A table where both seats lay tiles in secret, and the first has laid two."""
    await house.begin("pick_and_pack", arrange="secret")
    for _ in range(2):
        table = await house.table()
        text = str(table.observe(0).legal[0])
        await house.service.act(house.number, ADA.user_id, None, text)
    return await house.table()


async def test_a_vote_outlasts_what_is_done_and_taken_back_in_secret(house: House) -> None:
    await arranging(house)
    asked = await house.service.cancel(house.number, BO)
    assert asked.vote is not None
    text = str((await house.table()).observe(0).legal[0])
    acted = await house.service.act(house.number, ADA.user_id, None, text)
    back = await house.go(acted, 0, Reach.LAST)
    assert acted.session.vote == back.session.vote == asked.vote


async def test_what_the_next_player_was_asked_after_is_not_free(house: House) -> None:
    table = await house.begin("docker")
    (seat,) = table.session.to_act
    later = await house.press(random.Random(1))
    with refused("nothing-to-take-back"):
        await house.go(later, seat, Reach.LAST)
    assert (await house.table()).session == later.session


async def test_others_take_nothing_back_for_a_seat(house: House) -> None:
    later, seat = await house.free(2)
    other = (seat + 1) % len(later.session.seats)
    with refused("nothing-to-take-back"):
        await house.go(later, other, Reach.LAST)
    with refused("not-seated"):
        await go_back(house.service, house.store, house.number, 999, later.session.ply, Reach.LAST)
    assert (await house.table()).session == later.session


async def test_redo_ends_with_the_next_action(house: House) -> None:
    later, seat = await house.free(2)
    earlier = await house.go(later, seat, Reach.LAST)
    acted = await house.press(random.Random(11))
    for position in (earlier, acted):
        with refused("stale-press"):
            await house.go(position, seat, Reach.AGAIN)
    assert (await house.table()).session == acted.session


async def test_nothing_is_taken_back_or_done_again_twice(house: House) -> None:
    later, seat = await house.free(2)
    earlier = await house.go(later, seat, Reach.LAST)
    with refused("stale-press"):
        await house.go(later, seat, Reach.LAST)
    again = await house.go(earlier, seat, Reach.AGAIN)
    with refused("stale-press"):
        await house.go(again, seat, Reach.AGAIN)
    assert (await house.table()).session == again.session


async def test_a_record_that_leads_elsewhere_is_left_alone(house: House) -> None:
    later, seat = await house.free(2)
    session = await house.store.get(house.number)
    other = replace(session, seed=bytes(32))
    await house.store.commit(session, other)
    with refused("cannot-go-back"):
        await house.go(later, seat, Reach.LAST)


async def test_nothing_is_taken_back_before_the_start(house: House) -> None:
    lobby = await opened(house.service, ADA, game="kraftwagen")
    with refused("not-running"):
        await go_back(house.service, house.store, lobby.id, ADA.user_id, 0, Reach.LAST)


def done(ply: int, second: int, **about: Any) -> HistoryEntry:
    """An action of the first seat; those of one *second* are one press."""
    return entry(ply, 0, at=NOW + timedelta(seconds=second), **({"barrier": False} | about))


def table_at(ply: int) -> LiveTable:
    session = running()
    return LiveTable(replace(session, ply=ply), LiveTable(session).state)


@pytest.mark.parametrize(
    ("entries", "ply", "free"),
    [
        pytest.param([done(0, 1), done(1, 2), done(2, 2)], 3, (1, 0), id="a press as a whole"),
        pytest.param(
            [done(0, 1), done(1, 2, barrier=True), done(2, 2)], 3, (), id="none with a barrier"
        ),
        pytest.param([done(0, 1, text="resign")], 1, (), id="no resignation"),
        pytest.param([done(0, 1)], 4, (), id="nothing of another position"),
    ],
)
def test_of_a_record_is_free(entries: list[HistoryEntry], ply: int, free: tuple[int, ...]) -> None:
    assert free_plies(table_at(ply), entries, 0) == free


async def test_where_moves_are_final_nothing_is_offered_or_taken_back(house: House) -> None:
    table, seat = await house.free(7)
    entries = await house.store.history(house.number)
    final = replace(table.session, undo_rule="none")
    assert free_plies(table.stored_as(final), entries, seat) == ()
    await house.service.change_session(house.number, lambda _: final)
    with refused("final-moves"):
        await house.go(await house.table(), seat, Reach.LAST)


def labels(free: tuple[int, ...], *, can_redo: bool = False, status: Status = Status.RUNNING):
    table = kraftwagen()
    table = table.stored_as(replace(table.session, standing=Standing(status)))
    buttons = undo_buttons(table, 0, free, translator("en"), can_redo=can_redo)
    return [button.press.word for button in buttons]


@pytest.mark.parametrize(
    ("free", "offered"), [((), []), ((4,), ["last"]), ((4, 3), ["last", "turn"])]
)
def test_a_turn_restarts_where_it_had_several_presses(
    free: tuple[int, ...], offered: list[str]
) -> None:
    assert labels(free) == offered
    assert labels(free, can_redo=True) == [*offered, "again"]


def test_a_table_that_is_over_offers_nothing() -> None:
    assert labels((4, 3), can_redo=True, status=Status.FINISHED) == []


def kraftwagen() -> LiveTable:
    """A table with one seat that is asked in public."""
    session = running(game="kraftwagen")
    return LiveTable(replace(session, ply=1), LiveTable(session).state)


@pytest.mark.parametrize(
    ("is_asked", "is_known_to_all", "free"),
    [
        pytest.param(True, True, (0,), id="what everybody saw"),
        pytest.param(True, False, (), id="what one seat alone knows of"),
        pytest.param(False, True, (), id="what somebody else did"),
    ],
)
def test_the_board_offers_what_everybody_saw_the_one_asked_do(
    is_asked: bool, is_known_to_all: bool, free: tuple[int, ...]
) -> None:
    table = kraftwagen()
    (seat,) = table.session.to_act
    effect = ["done", [], None if is_known_to_all else [seat]]
    entries = [entry(0, seat if is_asked else 1 - seat, effect, text="x", barrier=False)]
    assert openly_free_plies(table, entries) == free
