"""Playing again: who is asked, where they sit, what is dealt, and that nobody is asked twice."""

import asyncio
from dataclasses import fields, replace
from itertools import product

import pytest
from people import ADA, BO, CLEO, DORA, EMIL, NOW, give_up_at
from refusals import refused

from cogs.records.file_of_table import game_file_of, record_of
from cogs.table import lobby, play
from cogs.table.agreement import AGREEMENT, UndoRule, agreements_of
from cogs.table.lobby import Appearance, Person, Place, add_robot, decline, set_preset
from cogs.table.rematch import Again, begun_after, following
from cogs.table.service import TableService
from cogs.table.votes import close_lobby
from data.store import Seat, Session, Standing, Status, Store
from rules import GAMES
from rules.core.history import RESIGN


class Evening:
    """A service on a real store, with a game that is over."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.service = TableService(store, lambda *_: None)

    async def over(self, *robots: str) -> Session:
        """A game of Ada and Bo, or of Ada and these robots, that Ada has given up."""
        opened = await self.service.open("docker", ADA, Place(1, 2), Appearance("de", "light"))
        if not robots:
            await self.service.join(opened.id, BO)
        for level in robots:
            await self.service.change_seats(opened.id, add_robot, ADA, level)
        await self.service.change_lobby(opened.id, set_preset, ADA, "german")
        await self.service.start(opened.id, ADA)
        await give_up_at(self.service, opened.id, ADA.user_id)
        session = await self.store.get(opened.id)
        assert session.standing.is_finished
        return session


@pytest.fixture
def evening(store: Store) -> Evening:
    return Evening(store)


@pytest.mark.usefixtures("own_deals")
async def test_a_rematch_has_the_same_people_and_agreements_and_begins_by_itself(
    evening: Evening,
) -> None:
    over = await evening.over()
    lobby = await evening.service.play_again(over.id, BO, Again.REMATCH)
    assert (lobby.host_id, lobby.reserved, lobby.follows) == (BO.user_id, (ADA.user_id,), over.id)
    begun = await evening.service.join(lobby.id, ADA)
    assert begun.standing.is_running
    assert agreements_of(begun) == agreements_of(over)
    assert begun.seed != over.seed


async def test_whoever_comes_first_the_other_one_begins_next(evening: Evening) -> None:
    over = await evening.over()
    began = beginner(over)
    for first, second in ((BO, ADA), (ADA, BO)):
        lobby = await evening.service.play_again(over.id, first, Again.REMATCH)
        begun = await evening.service.join(lobby.id, second)
        assert beginner(begun) != began
        await give_up_at(evening.service, begun.id, ADA.user_id)


AGREED = [
    {agreement.field: value} for agreement in AGREEMENT.values() for value in agreement.values
] + [{"game": "kraftwagen"}, {"language": "de"}, {"theme": "light"}, {"role_id": 7}]


@pytest.mark.parametrize("again", Again)
def test_the_next_game_is_played_by_every_agreement_of_the_last_one(again: Again) -> None:
    for agreed in AGREED:
        over = replace(game_over("docker", ADA.seat(), BO.seat()), guests=(BO.user_id,), **agreed)
        opened = following(over, ADA, again)
        if again is Again.OPEN:
            assert agreements_of(opened) == agreements_of(over), agreed
            continue
        begun = replace(lobby.join(opened, BO), standing=Standing(Status.RUNNING), seed=bytes(32))
        assert agreements_of(begun_after(over, begun)) == agreements_of(over), agreed


def test_what_a_session_has_is_an_agreement_or_of_its_own_game() -> None:
    """A new field is to be named here or, if tables agree on it, in ``agreements_of``."""
    of_the_game = (
        "id guild_id channel_id thread_id created_at updated_at revision branch "
        "standing host_id seats guests reserved follows rematches deals_again "
        "seed snapshot outcome ply to_act asked_since clocks orders remarked_ply "
        "vote undo_request is_damaged"
    )
    agreed = agreements_of(game_over("docker", ADA.seat())).keys()
    assert {field.name for field in fields(Session)} - agreed == set(of_the_game.split())


def test_what_a_rematch_waits_for_may_be_changed_and_then_holds() -> None:
    over = game_over("docker", ADA.seat(), BO.seat())
    opened = replace(following(over, ADA, Again.REMATCH), admission="role", role_id=7)
    begun = replace(lobby.join(opened, BO), standing=Standing(Status.RUNNING), seed=bytes(32))
    assert begun_after(over, begun).admission == "role"


SITTERS = [
    ADA.seat(),
    Seat(None, "Rivet", robot="easy"),
    BO.seat(),
    CLEO.seat(),
    DORA.seat(),
    Seat(None, "Gizmo", robot="hard"),
]


TABLES = [
    (game.info.key, count)
    for game in GAMES.values()
    for count in range(game.info.min_seats, game.info.max_seats + 1)
]


@pytest.mark.parametrize(("game", "count"), TABLES)
def test_the_start_moves_on_to_the_next_person_or_robot(game: str, count: int) -> None:
    names = [seat.name for seat in SITTERS[:count]]
    for first, second in product(range(6), range(6)):
        over = game_over(game, *SITTERS[:count], seed=first)
        begun = begun_after(over, next_game(over, Again.REMATCH, seed=second))
        assert beginner(begun) == names[(names.index(beginner(over)) + 1) % count]
        assert in_order(begun.seats) == names


@pytest.mark.parametrize(("game", "count"), TABLES)
def test_nobody_gets_the_same_hand_again(game: str, count: int) -> None:
    over = game_over(game, *SITTERS[:count], seed=count)
    begun = begun_after(over, next_game(over, Again.SAME_DEAL, seed=count))
    assert all(old.name != new.name for old, new in zip(over.seats, begun.seats, strict=True))


def test_who_alone_comes_back_has_another_hand_than_before() -> None:
    over = game_over("docker", ADA.seat(), BO.seat(), CLEO.seat())
    for number, stayed in enumerate(over.seats):
        lobby = next_game(over, Again.SAME_DEAL, seed=0)
        begun = begun_after(over, replace(lobby, seats=(stayed, DORA.seat(), EMIL.seat())))
        assert begun.seats[number].user_id != stayed.user_id


def test_the_start_passes_over_who_did_not_come_and_newcomers_sit_last() -> None:
    came = {"Ada": "Cleo", "Bo": "Cleo", "Cleo": "Ada"}
    for first, second in product(range(6), range(6)):
        over = game_over("docker", ADA.seat(), BO.seat(), CLEO.seat(), seed=first)
        lobby = replace(next_game(over, Again.REMATCH, seed=second), reserved=())
        begun = begun_after(over, replace(lobby, seats=(DORA.seat(), CLEO.seat(), ADA.seat())))
        assert beginner(begun) == came[beginner(over)]
        begins_last = "Cleo" if beginner(begun) == "Ada" else "Ada"
        assert in_order(begun.seats, beginner(begun)) == [beginner(begun), begins_last, "Dora"]


def game_over(game: str, *seats: Seat, seed: int = 0) -> Session:
    """A game of *seats* that was dealt with *seed*, and is over."""
    return Session(
        id=4,
        game=game,
        options=(),
        host_id=ADA.user_id,
        guild_id=1,
        channel_id=2,
        seats=seats,
        standing=Standing(Status.FINISHED),
        seed=bytes([seed] * 32),
        undo_rule=UndoRule.REQUEST,
    )


def next_game(over: Session, again: Again, seed: int) -> Session:
    """The same people and robots, as their game begins."""
    opened = following(over, ADA, again)
    for user_id in opened.reserved:
        name = over.seats[over.seat_of(user_id) or 0].name
        opened = lobby.join(opened, Person(user_id, name))
    return play.begin(opened, ADA, bytes([seed] * 32), NOW).table.session


def beginner(session: Session) -> str:
    """Who begins the game of *session*."""
    options, seed = dict(session.options), session.seed or b""
    first = GAMES[session.game].new(seats=len(session.seats), options=options, seed=seed)
    return session.seats[first.to_act[0]].name


def in_order(seats: tuple[Seat, ...], first: str = "Ada") -> list[str]:
    """The names of *seats* round the table."""
    names = [seat.name for seat in seats]
    start = names.index(first)
    return names[start:] + names[:start]


async def test_two_who_press_at_once_meet_at_one_table(evening: Evening) -> None:
    over = await evening.over()
    presses = (evening.service.play_again(over.id, each, Again.REMATCH) for each in (ADA, BO))
    one, other = await asyncio.gather(*presses)
    assert one.id == other.id
    assert (await evening.store.get(one.id)).standing.is_running


async def test_whoever_asks_again_is_led_to_the_game_that_is_open(evening: Evening) -> None:
    over = await evening.over()
    lobby = await evening.service.play_again(over.id, ADA, Again.REMATCH)
    assert (await evening.service.play_again(over.id, ADA, Again.SAME_DEAL)).id == lobby.id
    await evening.service.change_seats(lobby.id, decline, BO)
    await evening.service.call_off(lobby.id, close_lobby, ADA)
    assert (await evening.service.play_again(over.id, BO, Again.REMATCH)).id != lobby.id


@pytest.mark.usefixtures("own_deals")
@pytest.mark.parametrize("again", [Again.SAME_DEAL, Again.REMATCH])
async def test_only_the_same_deal_has_the_seed_of_the_game_before(
    evening: Evening, again: Again
) -> None:
    over = await evening.over()
    lobby = await evening.service.play_again(over.id, BO, again)
    begun = await evening.service.join(lobby.id, ADA)
    is_same = again is Again.SAME_DEAL
    assert (begun.seed == over.seed, begun.deals_again) == (is_same, is_same)
    assert await evening.store.is_dealt_again(over) is is_same, "then it is a secret"


async def test_the_seed_of_a_deal_is_a_secret_until_no_game_has_it(evening: Evening) -> None:
    over = await evening.over()
    assert not await evening.store.is_dealt_again(over)
    first = await evening.service.play_again(over.id, BO, Again.SAME_DEAL)
    assert await evening.store.is_dealt_again(over)
    await evening.service.join(first.id, ADA)
    assert await evening.store.is_dealt_again(over)
    await give_up_at(evening.service, first.id, ADA.user_id)
    second = await evening.service.play_again(first.id, BO, Again.SAME_DEAL)
    first = await evening.store.get(first.id)
    for each in (over, first):
        assert await evening.store.is_dealt_again(each)
        told = game_file_of(await record_of(evening.store, each.id))
        assert told.seed is None
        assert told.actions[-1].text == RESIGN
    await evening.service.call_off(second.id, close_lobby, BO)
    assert game_file_of(await record_of(evening.store, over.id)).seed is not None


async def test_alone_with_robots_the_next_game_begins_at_once(evening: Evening) -> None:
    over = await evening.over("easy")
    begun = await evening.service.play_again(over.id, ADA, Again.REMATCH)
    assert begun.standing.is_running
    assert {seat.robot for seat in begun.seats} == {None, "easy"}
    assert beginner(begun) != beginner(over)


async def test_only_who_was_there_asks_for_a_rematch_but_anybody_plays_on(evening: Evening) -> None:
    over = await evening.over()
    with refused("not-seated"):
        await evening.service.play_again(over.id, CLEO, Again.REMATCH)
    opened = await evening.service.play_again(over.id, CLEO, Again.OPEN)
    assert (opened.people, opened.reserved, opened.follows) == ((CLEO.user_id,), (), None)
    assert opened.options == over.options


async def test_a_game_that_goes_on_has_no_rematch(evening: Evening) -> None:
    over = await evening.over()
    running = replace(over, standing=Standing(Status.RUNNING))
    with refused("not-over"):
        following(running, ADA, Again.REMATCH)


def test_a_robot_that_stood_in_for_somebody_is_no_robot_of_the_next_game() -> None:
    seats = (ADA.seat(), replace(BO.seat(), robot="hard"), Seat(None, "Rivet", robot="easy"))
    opened = following(game_over("docker", *seats), ADA, Again.REMATCH)
    assert [seat.name for seat in opened.seats] == [ADA.name, "Rivet"]
    assert opened.reserved == (BO.user_id,)
