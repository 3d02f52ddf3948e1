"""Whatever people are sent, nobody finds in it what only somebody else may know."""

from base64 import b64encode
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import fields, replace
from math import inf
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from cogs.history import cog as history
from cogs.messages import presenter
from cogs.messages.presenter import Presenter
from cogs.messages.rows import Shown
from cogs.messages.table_view import TableContent
from cogs.play import cog as table_commands
from cogs.premoves.answering import Courses
from cogs.table import service as table_service
from cogs.table.live_table import LiveTable
from cogs.workers.pool import WorkFailed
from cogs.workers.renderer import Renderer
from data.i18n import translator
from data.store import Session
from rules import GAMES
from rules.pier18 import CARDS
from sandbox import Person
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable, truth
from tests.e2e.secrets_told import (
    KEPT,
    Leak,
    Secret,
    Sent,
    Story,
    everything_sent,
    leaks,
    secrets_of,
)

slow = pytest.mark.slow

STRICT = {"goals": "one", "specials": "with", "mode": "strict"}
PROFESSIONAL = {"goals": "professional", "specials": "with", "mode": "challenge"}


@pytest.mark.parametrize(
    ("game", "seats", "options", "most"),
    [
        pytest.param("gurkensolo", 3, STRICT, 8, id="gurkensolo-broken-off"),
        pytest.param("gurkensolo", 3, STRICT, 200, id="gurkensolo-strict", marks=slow),
        pytest.param("gurkensolo", 2, PROFESSIONAL, 200, id="gurkensolo-professional", marks=slow),
        pytest.param("pick_and_pack", 2, {"arrange": "secret"}, 12, id="pack-broken-off"),
        pytest.param("pick_and_pack", 2, {"arrange": "secret"}, 200, id="pack", marks=slow),
        pytest.param("pier18", 2, {}, 20, id="pier18-broken-off"),
        pytest.param("pier18", 2, {}, 200, id="pier18-2", marks=slow),
        pytest.param("pier18", 3, {}, 200, id="pier18-3", marks=slow),
        pytest.param("kraftwagen", 2, {}, 130, id="kraftwagen-2", marks=slow),
        pytest.param("kraftwagen", 3, {}, 10, id="kraftwagen-broken-off"),
        pytest.param("kraftwagen", 3, {}, 60, id="kraftwagen-3", marks=slow),
    ],
)
async def test_nobody_is_sent_what_he_may_not_know(
    house: Bench, no_errors: None, game: str, seats: int, options: dict[str, str], most: int
) -> None:
    people = [*house.people(seats - 1), *house.people(1, locale="de")]
    people[0].close_dms()
    table = await play(house, people, game, options, Random(f"secrets {game} {seats}"), most)
    await check(table)


@pytest.mark.parametrize(
    ("game", "most"), [("pier18", 8), pytest.param("kraftwagen", 10, marks=slow)]
)
async def test_nor_is_it_told_where_pictures_fail(
    house: Bench, monkeypatch: pytest.MonkeyPatch, game: str, most: int
) -> None:
    """Then the board is sent in letters."""

    async def fail(renderer: Renderer, *about: Any) -> None:
        raise WorkFailed

    monkeypatch.setattr(Renderer, "pictures", fail)
    people = [*house.people(1), *house.people(1, locale="de")]
    await check(await play(house, people, game, {}, Random(game), most))


async def test_what_the_pieces_keep_is_known_of_every_game_with_secrets() -> None:
    assert set(KEPT) == {key for key, game in GAMES.items() if game.info.has_hidden_information}


async def check(table: HiddenTable) -> None:
    """Nobody was told a secret but its owners, and they were; nobody was told seed or token."""
    sent, secrets = await sent_and_secret(table)
    found = leaks(sent, secrets)
    assert not found, found[0]
    session, entries, _ = await truth(table)
    texts = [text for one in sent for text in one.texts]
    for hidden in (table.bench.sandbox.token, *writings(session.seed)):
        assert not any(hidden in text for text in texts)
    acted = [entry.at.timestamp() for entry in entries]
    blind = [secret for secret in secrets if not was_told(secret, sent, acted)]
    assert not blind, blind


def writings(seed: bytes) -> list[str]:
    """Write the seed down as somebody might."""
    return [seed.hex(), b64encode(seed).decode(), repr(seed)[2:-1]]


async def sent_and_secret(table: HiddenTable) -> tuple[list[Sent], list[Secret]]:
    """Return what was sent during the game at *table*, the last one so far, and what was secret."""
    session, *_ = known = await truth(table)
    sent = everything_sent(table.bench.sandbox, session.created_at.timestamp())
    return list(sent), secrets_of(Story(*known))


def was_told(secret: Secret, sent: Sequence[Sent], acted: Sequence[float]) -> bool:
    """Tell whether an owner was sent the secret while it was one; what lasts no time need not be.

    Whoever ends it by an action is told of that before the next one. *acted* is when each came.
    """
    end = next((moment for moment in acted if moment > secret.until), inf)
    return secret.since == secret.until or any(
        secret.is_in(text)
        for one in sent
        if one.is_for(secret.owners) and secret.since <= one.at < end
        for text in one.texts
    )


async def play(
    house: Bench,
    people: list[Person],
    game: str,
    options: dict[str, str],
    rng: Random,
    most: int = 200,
) -> HiddenTable:
    """A game in which people look around: at their screens, at what /move proposes."""
    (watcher,) = house.people(1)
    table = await HiddenTable.begin_game(house, people, game, options)
    session, known = await table.session(), {}
    while session.standing.is_running and session.ply < most:
        await look(table, session, known)
        session = await table.decide(rng.choice(table.all_asked), rng)
        for person in (*people, watcher):
            await person.autocomplete(table.place, "move", option="action")
        if rng.random() < 0.3:
            await table.screen(rng.choice((*people, watcher)))
        if session.ply % 8 == 3:
            await table.look_back(rng.choice((*people, watcher)))
    for person in people:
        await table.screen(person)
    await house.settled()
    return table


async def look(table: HiddenTable, session: Session, known: dict[Person, Any]) -> None:
    """Whoever has learned what others do not see looks at it, unless it came by itself."""
    for seat, person in enumerate(table.people):
        own = own_knowledge(session, seat)
        if own != known.get(person) and not table.open_hands(person):
            await table.screen(person)
        known[person] = own


def own_knowledge(session: Session, seat: int) -> dict[str, Any]:
    """Return what *seat* sees otherwise than everybody."""
    table = LiveTable(session)
    public, own = table.observe(None), table.observe(seat)
    values = {field.name: getattr(own, field.name) for field in fields(own)}
    if own.open_legal:
        del values["legal"]
    del values["seat"]
    return {name: value for name, value in values.items() if value != getattr(public, name)}


class LeakyTable(LiveTable):
    """Passes the observation of the active seat off as everybody's."""

    def observe(self, seat: int | None) -> Any:
        owner = self.state.to_act[:1]
        obs = super().observe(owner[0] if owner else None)
        return replace(obs, seat=None, open_legal=obs.legal) if seat is None else obs


Planted = Callable[[pytest.MonkeyPatch], None]


def plant_custom_id(patch: pytest.MonkeyPatch) -> None:
    build = Presenter.board

    async def board(self: Presenter, table: LiveTable, *args: Any, **kwargs: Any) -> Any:
        return await build(self, LeakyTable(table.session), *args, **kwargs)

    patch.setattr(Presenter, "board", board)


def plant_autocomplete(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(table_commands, "LiveTable", LeakyTable)


def plant_question(patch: pytest.MonkeyPatch) -> None:
    """Everybody reads what the first seat that is asked is asked."""
    question = presenter._question

    def asked(table: LiveTable, observation: Any, *more: Any) -> str:
        to_act = table.session.to_act
        return question(table, table.observe(to_act[0]) if to_act else observation, *more)

    patch.setattr(presenter, "_question", asked)


def plant_eyes(patch: pytest.MonkeyPatch) -> None:
    """Everybody reads the history through the eyes of the first seat."""
    patch.setattr(history, "_eyes", lambda session, user_id: (0,))


def plant_picture(change: Callable[[Any, str], Any], words: Callable[[Any], str]) -> Planted:
    """Show everybody, beside the pictures, what *words* says of a position."""
    build = Presenter._content

    async def content(self: Presenter, shown: Shown, *about: Any, **how: Any) -> TableContent:
        built = await build(self, shown, *about, **how)
        leak = words(shown.table.state)
        pictures = tuple(change(picture, leak) for picture in built.board.pictures)
        return replace(built, board=replace(built.board, pictures=pictures))

    return lambda patch: patch.setattr(Presenter, "_content", content)


def in_alt_text(picture: Any, words: str) -> Any:
    return replace(picture, alt=f"{picture.alt} {words}")


def in_file_name(picture: Any, words: str) -> Any:
    return replace(picture, name=f"{words.lower()}.png")


def goal_card(state: Any) -> str:
    (goal,) = state.goals[0].held
    return str(goal)


def cards_dealt(state: Any) -> str:
    return ", ".join(state.hands[0])


def title_of_third_card(state: Any) -> str:
    """The plan on the card that the first seat gave back: nothing in the position tells of it."""
    dealt = GAMES["pier18"].new(seats=state.seats, seed=state.seed).hands[0]
    shown = {*state.open, *state.plans, *(pier[0].card for pier in state.piers if pier)}
    hidden = [] if state.hands[0] else [card for card in dealt if card not in shown]
    return ", ".join(map(plan_title, hidden))


def plan_title(card: str) -> str:
    return translator("de")("pier18-plan", plan=CARDS[card].plan)


def money_of_first_seat(state: Any) -> str:
    money = state.money[0]
    return translator("de")("kraftwagen-alt-money", total=money.total, **money._asdict())


class Plant(NamedTuple):
    """A flaw that the search must find in a game."""

    sow: Planted
    game: str
    options: dict[str, str]
    most: int = 3
    """Actions until it has shown."""


SOLO, PIER, CARS = ("gurkensolo", STRICT), ("pier18", {}), ("kraftwagen", {})
PLANTS = {
    "custom id": Plant(plant_custom_id, *SOLO),
    "autocomplete": Plant(plant_autocomplete, *SOLO),
    "history": Plant(plant_eyes, *SOLO),
    "question": Plant(plant_question, *SOLO),
    "alternative text": Plant(plant_picture(in_alt_text, goal_card), *SOLO),
    "file name": Plant(plant_picture(in_file_name, goal_card), *SOLO),
    "pier18 cards dealt": Plant(plant_picture(in_alt_text, cards_dealt), *PIER),
    "pier18 card given back": Plant(plant_picture(in_alt_text, title_of_third_card), *PIER),
    "kraftwagen money": Plant(plant_picture(in_alt_text, money_of_first_seat), *CARS),
}
USUAL = ("custom id", "question", "alternative text", "pier18 card given back")
"""The others, which are found on the same ways, are looked for in the long run alone."""


@pytest.fixture
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has the same seed, so that no card given back is drawn again at once."""
    monkeypatch.setattr(table_service, "secrets", SimpleNamespace(token_bytes=bytes))


@pytest.mark.usefixtures("same_deals")
@pytest.mark.parametrize(
    ("game", "options"), [SOLO, *(pytest.param(*each, marks=slow) for each in (PIER, CARS))]
)
async def test_the_search_finds_nothing_where_nothing_was_planted(
    house: Bench, game: str, options: dict[str, str]
) -> None:
    most = max(plant.most for plant in PLANTS.values() if plant.game == game)
    assert not await search(await play(house, house.people(2), game, options, Random(5), most))


@pytest.mark.usefixtures("same_deals")
@pytest.mark.parametrize(
    "plant", [pytest.param(p, id=n, marks=[slow] * (n not in USUAL)) for n, p in PLANTS.items()]
)
async def test_the_search_finds_a_leak(
    house: Bench, monkeypatch: pytest.MonkeyPatch, plant: Plant
) -> None:
    plant.sow(monkeypatch)
    about = plant.game, plant.options
    leaky = await play(house, house.people(2), *about, Random(5), plant.most)
    assert await search(leaky)


async def search(table: HiddenTable) -> list[Leak]:
    """The leaks of the game at *table*, the last one so far."""
    return leaks(*await sent_and_secret(table))


@pytest.mark.usefixtures("same_deals")
@pytest.mark.parametrize(
    "game", ["gurkensolo", *(pytest.param(each, marks=slow) for each in ("docker", "pier18"))]
)
async def test_mentions_do_not_tell_that_an_answer_is_prepared(
    house: Bench, no_errors: None, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Whatever reaches the thread mentions the same people; only a hand may come in silence."""

    told = []
    for is_prepared in (False, True):
        monkeypatch.setattr(Courses, "answered", answering(is_prepared=is_prepared))
        people, rng = house.people(2), Random(game)
        people[0].close_dms()
        table = await HiddenTable.begin_game(house, people, game)
        for _ in range(8):
            await table.decide(rng.choice(table.all_asked), rng)
        told.append(mentioned_in_thread(table))
    assert told[0] == told[1]
    assert any(seats for _, seats in told[0]), "else it would prove nothing"


def answering(*, is_prepared: bool) -> Callable[[Courses, LiveTable], Awaitable[frozenset[int]]]:
    """Return a function that says of every question that its answer is prepared, or of none."""

    async def answered(_: Courses, table: LiveTable) -> frozenset[int]:
        return frozenset(table.session.to_act) if is_prepared else frozenset()

    return answered


def mentioned_in_thread(table: HiddenTable) -> list[tuple[str, tuple[int, ...]]]:
    """List what was sent to the thread of *table*, with whom Discord lists as mentioned."""
    numbers = {person.id: number for number, person in enumerate(table.people)}
    return [
        (request.method, tuple(sorted(numbers[int(user)] for user in allowed.get("users", ()))))
        for request in table.bench.sandbox.record.requests
        if request.path.startswith(f"/channels/{table.place.id}/messages")
        and (allowed := (request.json or {}).get("allowed_mentions")) is not None
    ]
