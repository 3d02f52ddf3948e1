"""Whatever people are sent, nobody finds in it what only somebody else may know."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cogs.tables import _cog, _presenter
from cogs.tables._play import observe, position
from cogs.tables._presenter import Presenter
from cogs.tables._table_view import Scene
from cogs.tables._words import log_lines
from data.store import Session, Status
from sandbox import Person
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable, quick_pictures, truth
from tests.e2e.secrets_told import Leak, Secret, Sent, Story, everything_sent, leaks

__all__ = ["quick_pictures"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("quick_pictures")]

STRICT = {"goals": "one", "specials": "with", "mode": "strict"}
PROFESSIONAL = {"goals": "professional", "specials": "with", "mode": "challenge"}


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        pytest.param("gurkensolo", 3, STRICT, id="gurkensolo-strict"),
        pytest.param("gurkensolo", 2, PROFESSIONAL, id="gurkensolo-professional"),
        pytest.param("pick_and_pack", 2, {"arrange": "secret"}, id="pack"),
    ],
)
async def test_nobody_is_sent_what_he_may_not_know(
    house: Bench, no_errors: None, game: str, seats: int, options: dict[str, str]
) -> None:
    people = [*house.people(seats - 1), *house.people(1, locale="de")]
    people[0].close_dms()
    table = await play(house, people, game, options, Random(f"secrets {game} {seats}"))
    session, *_ = known = await truth(table)
    secrets = Story(*known).secrets()
    sent = list(everything_sent(house.sandbox, session.created_at.timestamp()))
    found = leaks(sent, secrets)
    assert not found, found[0]
    blind = [secret for secret in secrets if not was_told(secret, sent)]
    assert {secret.owner for secret in blind} <= {people[0].id}, blind


def was_told(secret: Secret, sent: Sequence[Sent]) -> bool:
    """Whether the owner was sent the secret while it was one; what lasts no time need not be."""
    return secret.since == secret.until or any(
        secret.is_in(text)
        for one in sent
        if one.readers == {secret.owner} and secret.since <= one.at < secret.until + 1
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
    session = await table.session()
    while session.status is Status.RUNNING and session.ply < most:
        session = await table.decide(rng.choice(table.all_asked), rng)
        for person in (*people, watcher):
            await person.autocomplete(table.place, "move", option="action")
        if rng.random() < 0.3:
            await table.screen(rng.choice((*people, watcher)))
    await house.sandbox.quiet()
    return table


def owners_view(session: Session, seat: int | None) -> Any:
    """The observation of whoever is asked, passed off as everybody's."""
    owner = position(session).to_act[:1]
    seen = observe(session, owner[0] if owner else None)
    return replace(seen, seat=None, open_legal=seen.legal) if seat is None else seen


def plant_custom_id(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(_presenter, "observe", owners_view)


def plant_autocomplete(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(_cog, "observe", owners_view)


def plant_log_line(patch: pytest.MonkeyPatch) -> None:
    def told(say: Any, session: Session, entries: Any, seat: int | None) -> list[str]:
        return log_lines(say, session, entries, session.to_act[0] if session.to_act else seat)

    patch.setattr(_presenter, "log_lines", told)


def plant_picture(change: Callable[[Any, str], Any]) -> Callable[[pytest.MonkeyPatch], None]:
    """The goal card of the first seat beside the pictures that everybody sees."""
    draw = Presenter._scene

    async def scene(self: Presenter, session: Session, *about: Any) -> Scene:
        drawn = await draw(self, session, *about)
        (goal,) = position(session).goals[0].held
        shown = tuple(change(picture, goal) for picture in drawn.board.pictures)
        return replace(drawn, board=replace(drawn.board, pictures=shown))

    return lambda patch: patch.setattr(Presenter, "_scene", scene)


PLANTS = {
    "custom id": plant_custom_id,
    "autocomplete": plant_autocomplete,
    "log line": plant_log_line,
    "alternative text": plant_picture(lambda p, goal: replace(p, alt=f"{p.alt} {goal}")),
    "file name": plant_picture(lambda p, goal: replace(p, name=f"{goal.lower()}.png")),
}


@pytest.mark.parametrize("plant", PLANTS.values(), ids=PLANTS)
async def test_the_search_finds_a_leak(
    house: Bench, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    people = house.people(2)
    clean = await play(house, people, "gurkensolo", STRICT, Random(5), most=3)
    assert not await search(clean)
    plant(monkeypatch)
    leaky = await play(house, people, "gurkensolo", STRICT, Random(5), most=3)
    assert await search(leaky)


async def search(table: HiddenTable) -> list[Leak]:
    """The leaks of the game at *table*, the last one so far."""
    session, *_ = known = await truth(table)
    sent = everything_sent(table.bench.sandbox, session.created_at.timestamp())
    return leaks(sent, Story(*known).secrets())
