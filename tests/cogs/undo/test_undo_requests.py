"""Asking to go back further: who is asked, what follows, and that nothing is given away."""

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import pytest
from people import ADA, BO, CLEO, decide_at, give_up_at, opened
from recorded_tables import pressed
from refusals import refused

from cogs.table.deciding import Decision
from cogs.table.features import VOID, Due
from cogs.table.live_table import LiveTable
from cogs.table.lobby import agree_on
from cogs.table.play import effects_of
from cogs.table.replays import positions_of
from cogs.table.service import TableService
from cogs.table.stand_ins import stand_in
from cogs.undo.requests import (
    LIFE,
    agree_to_go_back,
    ask_to_go_back,
    moments_to_ask_for,
    outcome_of,
    refuse_to_go_back,
)
from cogs.undo.undo import Reach, go_back
from data.store import HistoryEntry, JobKind, StandIn, Store, TaskKind
from rules import GAMES
from tests.features import FEATURES

BOARD = (TaskKind.BOARD,)


def asking(
    table: LiveTable, entries: Sequence[HistoryEntry], user_id: int, to_ply: int
) -> LiveTable:
    """The table after somebody has asked to go back to *to_ply*, as they see it now."""
    positions, ply = positions_of(table, entries), table.session.ply
    return ask_to_go_back(table, entries, positions, user_id, ply, to_ply).table


class House:
    """A service on a real store, with one table at which people may ask."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.service = TableService[None](store, lambda *_: None, features=FEATURES)
        self.number = 0

    async def begin(self, game: str, rule: str = "request") -> None:
        people = (ADA, BO, CLEO)[: GAMES[game].info.max_seats]
        self.number = (await opened(self.service, *people, game=game)).id
        await self.service.change_lobby(self.number, agree_on, ADA, "undo", rule)
        await self.service.start(self.number, ADA)

    async def table(self) -> LiveTable:
        return await self.service.get(self.number)

    async def play(self, rng: random.Random, presses: int) -> LiveTable:
        """People act; the table before the last one did."""
        for _ in range(presses):
            before = await self.table()
            await pressed(self.service, before, rng)
        return before

    async def ask(self, user_id: int, to_ply: int) -> LiveTable:
        table = await self.table()
        entries = await self.store.history(self.number)
        positions, ply = positions_of(table, entries), table.session.ply
        return await self.service.change(
            self.number,
            lambda t: ask_to_go_back(t, entries, positions, user_id, ply, to_ply),
            BOARD,
        )

    async def agree(self, user_id: int) -> LiveTable:
        ply = await self.asked_at()
        return await self.service.change(
            self.number, lambda t: agree_to_go_back(t, user_id, ply), BOARD
        )

    async def refuse(self, user_id: int) -> LiveTable:
        ply = await self.asked_at()
        return await self.service.change(
            self.number, lambda t: refuse_to_go_back(t, user_id, ply), BOARD
        )

    async def asked_at(self) -> int:
        request = (await self.table()).session.undo_request
        return -1 if request is None else request.ply

    async def played(self, game: str = "docker", presses: int = 3) -> tuple[int, int]:
        """Play for a while; who may ask to go back then, and how far."""
        await self.begin(game)
        await self.play(random.Random(1), presses)
        return await self.last_moment()

    async def last_moment(self) -> tuple[int, int]:
        """Somebody (user id) who has acted before another did, and the ply of that."""
        session = (await self.table()).session
        entries = await self.store.history(self.number)
        seat = next(e.seat for e in reversed(entries) if e.seat != entries[-1].seat)
        return session.seats[seat].user_id or 0, moments_to_ask_for(entries, seat)[0]


@pytest.fixture
def house(ticking: Store) -> House:
    return House(ticking)


@pytest.mark.parametrize("game", GAMES)
async def test_with_all_consents_everybody_sees_what_they_saw_then(house: House, game: str) -> None:
    await house.begin(game)
    await house.play(random.Random(4), 11)
    later = await house.table()
    entries = await house.store.history(house.number)
    positions = positions_of(later, entries)
    asker, to_ply = await house.last_moment()
    table = await house.ask(asker, to_ply)
    request = table.session.undo_request
    assert request is not None, "somebody else has acted since"
    assert table.session.ply == later.session.ply
    for user_id in request.asked:
        table = await house.agree(user_id)
    assert table.session.undo_request is None
    assert table.state == positions[to_ply]
    for seat in (None, *range(len(table.session.seats))):
        assert table.observe(seat) == table.game.observe(positions[to_ply], seat)
    ((undo, _),) = await house.store.taken_back(house.number)
    assert undo.was_seen is request.learned
    assert await house.store.history(house.number) == entries[:to_ply]
    asked_at = table.state.asked_at[request.seat]
    again = await go_back(house.service, house.store, house.number, asker, asked_at, Reach.AGAIN)
    assert again.state == later.state
    assert await house.store.history(house.number) == entries


@pytest.mark.parametrize("game", GAMES)
async def test_who_has_seen_what_comes_next_goes_back_by_consent_alone(
    house: House, game: str
) -> None:
    """Their own last press has brought it: nobody else was asked since."""
    await house.begin(game)
    rng = random.Random(2)
    while True:
        await house.play(rng, 1)
        entries = await house.store.history(house.number)
        last = entries[-1]
        if last.barrier and moments_to_ask_for(entries, last.seat)[:1] == (last.ply,):
            break  # and nothing was forced by it
    session = (await house.table()).session
    asker = session.seats[last.seat].user_id or 0
    request = (await house.ask(asker, last.ply)).session.undo_request
    assert request is not None, "it went back at once"
    assert request.learned
    assert set(request.asked) == set(session.people) - {asker}


async def test_one_refusal_leaves_everything_as_it_is(house: House) -> None:
    asker, to_ply = await house.played("kraftwagen", 9)
    before = await house.table()
    asked = (await house.ask(asker, to_ply)).session.undo_request
    with refused("not-touched"):
        await house.agree(asker)
    after = await house.refuse(asked.asked[0])
    assert after.session.undo_request is None
    assert after.state == before.state
    with refused("stale-press"):
        await house.agree(asked.asked[0])


@pytest.mark.parametrize("game", GAMES)
async def test_what_robots_do_leaves_a_request_open_to_all_whom_it_touches_then(
    house: House, game: str
) -> None:
    rng = random.Random(4)
    await house.begin(game)
    await house.play(rng, 11)
    asker, to_ply = await house.last_moment()
    await house.ask(asker, to_ply)
    for _ in range(3):
        table = await house.table()
        seat = table.session.to_act[0]
        await house.service.change_session(house.number, stand_in, seat, "easy", StandIn.ONCE)
        text = str(rng.choice(table.observe(seat).legal))
        decision = Decision(seat, table.state.asked_at[seat], text)
        table = await decide_at(house.service, table.session, decision)
        request = table.session.undo_request
        entries = await house.store.history(house.number)
        before = table.stored_as(replace(table.session, undo_request=None))
        anew = asking(before, entries, asker, to_ply).session.undo_request
        assert (request.touched, request.learned) == (anew.touched, anew.learned)
        assert request.asked == tuple(
            u for u in table.session.people_at(request.touched) if u != asker
        )
    for user_id in request.missing:
        table = await house.agree(user_id)
    assert (table.session.ply, table.session.undo_request) == (to_ply, None)
    ((undo, _),) = await house.store.taken_back(house.number)
    assert undo.was_seen is request.learned


@pytest.mark.parametrize("way", ["whoever asked takes it back", "an action", "a resignation"])
async def test_a_request_ends_with(house: House, way: str) -> None:
    asker, to_ply = await house.played()
    session = (await house.ask(asker, to_ply)).session
    if way == "an action":
        await house.play(random.Random(2), 1)
    elif way == "a resignation":
        await give_up_at(house.service, house.number, next(u for u in session.people if u != asker))
    else:
        await house.refuse(asker)
    assert (await house.table()).session.undo_request is None


async def test_one_request_is_open_at_a_time(house: House) -> None:
    asker, to_ply = await house.played()
    await house.ask(asker, to_ply)
    with refused("asked-already"):
        await house.ask(asker, to_ply)


async def test_nobody_waits_for_those_who_are_away(house: House) -> None:
    asker, to_ply = await house.played()
    seats = (await house.table()).session.seats
    for seat in (n for n, each in enumerate(seats) if each.user_id != asker):
        await house.service.change_session(house.number, stand_in, seat, "easy", StandIn.FOR_GOOD)
    table = await house.ask(asker, to_ply)
    assert table.session.ply == to_ply
    assert await house.store.remarks(house.number) == ()


async def test_who_has_a_say_is_looked_at_again(house: House) -> None:
    asker, to_ply = await house.played()
    session = (await house.ask(asker, to_ply)).session
    *others, last = session.undo_request.asked
    for user_id in others:
        await house.agree(user_id)
    seat = session.seat_of(last)
    await house.service.change_session(house.number, stand_in, seat, "easy", StandIn.FOR_GOOD)
    table = await house.table()
    assert (table.session.ply, table.session.undo_request) == (to_ply, None)
    await go_back(house.service, house.store, house.number, asker, to_ply, Reach.AGAIN)


@pytest.mark.parametrize(("rule", "code"), [("free", "only-within-turn"), ("none", "final-moves")])
async def test_only_where_the_table_agreed_on_it(house: House, rule: str, code: str) -> None:
    await house.begin("docker", rule)
    await house.play(random.Random(1), 3)
    with refused(code):
        await house.ask(*await house.last_moment())


async def test_only_own_presses_are_asked_for_and_none_before_a_resignation(house: House) -> None:
    asker, to_ply = await house.played("kraftwagen", 8)
    session = (await house.table()).session
    other = next(u for u in session.people if u != asker)
    with refused("nothing-to-take-back"):
        await house.ask(other, to_ply)
    gone = next(u for u in session.people if u not in (asker, other))
    await give_up_at(house.service, house.number, gone)
    with refused("nothing-to-take-back"):
        await house.ask(asker, to_ply)


@pytest.mark.parametrize("game", [key for key in GAMES if GAMES[key].info.has_hidden_information])
async def test_who_is_asked_says_nothing_of_who_has_acted_in_secret(
    house: House, game: str
) -> None:
    """Two courses that look alike to the asker ask the same people."""
    await house.begin(game)
    rng = random.Random(3)
    for _ in range(60):
        before = await house.play(rng, 1)
        table = await house.table()
        if not table.session.standing.is_running:
            break
        entries = await house.store.history(house.number)
        actor = entries[-1].seat
        for seat, own in enumerate(table.session.seats):
            earlier = entries[: before.session.ply]
            moments = moments_to_ask_for(earlier, seat)
            is_hidden = table.observe(seat).to_act == before.observe(seat).to_act
            if seat == actor or not moments or not is_hidden or before.session.ply == 0:
                continue
            touched = []
            for at, course in ((table, entries), (before, earlier)):
                asked = asking(at, course, own.user_id or 0, moments[0]).session.undo_request
                touched.append(None if asked is None else set(asked.touched))
            seen = any(
                effect.visible_to(seat)
                for entry in entries[before.session.ply :]
                for effect in effects_of(table.session, entry)
            )
            assert seen or touched[0] == touched[1]


async def test_a_request_that_nobody_answers_comes_to_nothing(house: House) -> None:
    table = await house.ask(*await house.played())
    due = await house.store.job_of(JobKind.UNDO_REQUEST, house.number)
    assert timedelta(0) < house.store.clock() - due.due_at + LIFE < timedelta(minutes=1)
    lapsed = outcome_of(Due(table, due, {}, due.due_at))
    assert lapsed.change.table.session.undo_request is None
    assert lapsed.tasks[0].payload["notify"]
    await house.play(random.Random(2), 1)
    assert outcome_of(Due(await house.table(), due, {}, due.due_at)) == VOID
