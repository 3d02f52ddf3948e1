"""Count what playing costs people: presses, words, messages and pings, over whole games.

Clever players (the medium robot chooses for them) play each game to its end through the real bot,
on the message that shows their choices first, as people do: the table, a hand, or their own view.
``python -m tests.benchmarks.turns docker`` plays one of them.
"""

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median
from typing import Any

from cogs.robots.robots import question_of, record_of
from cogs.robots.thinking import advise, recall
from cogs.table.live_table import LiveTable
from cogs.workers.pool import WorkerPool
from data.store import Session
from rules.players.levels import Level
from sandbox import Message, Person
from tests.e2e.dots import DottingRenderer
from tests.e2e.harness import bench
from tests.e2e.hidden import HiddenTable, next_step, steps_to
from tests.e2e.table import Choice, choices

SEATS = {"docker": 2, "gurkensolo": 3, "pick_and_pack": 2, "pier18": 2, "kraftwagen": 2}
WANTED = {"docker": 1.1, "gurkensolo": 1.2, "pick_and_pack": 1.2, "pier18": 1.6, "kraftwagen": 1.5}
"""Presses a turn."""
LEVEL = Level.MEDIUM


@dataclass(slots=True)
class Cost:
    """The cost of one game to the people at its table."""

    presses: list[int] = field(default_factory=list)
    """Of each decision, the one that opens a view to decide on included."""
    words: list[int] = field(default_factory=list)
    """On the message that a decision was made on, buttons and descriptions not counted."""
    messages: int = 0
    """Left in the place of the game."""
    direct_messages: int = 0
    pings: int = 0
    prepared: set[int] = field(default_factory=set)
    """The seats that have done with one press what takes many."""


async def play(game: str) -> Cost:
    """Play *game* to its end."""
    cost = Cost()
    with tempfile.TemporaryDirectory() as folder:
        async with bench(Path(folder), DottingRenderer(WorkerPool(1))) as own:
            await own.started()
            people = own.people(SEATS[game])
            table = await HiddenTable.begin_game(own, people, game)
            while (session := await table.rest()).standing.is_running:
                await _turn(table, session, cost)
            cost.messages = len(table.posted)
            cost.direct_messages = sum(len(person.sees(person.dm)) for person in people)
            cost.pings = sum(len(person.pings) for person in people)
    return cost


async def _turn(table: HiddenTable, session: Session, cost: Cost) -> None:
    """The first seat that is asked makes its decision."""
    seat = session.to_act[0]
    person = table.people[seat]
    message = await table.road(person)
    shortcuts = choices(message, "h")
    if shortcuts and seat not in cost.prepared:
        # What is done with one press in place of many is preparation, and no turn.
        cost.prepared.add(seat)
        await _use(table, person, message, shortcuts[0])
        return
    presses = int(message.is_ephemeral)
    cost.words.append(len(message.text.split()))
    wanted = steps_to(await _clever(table, session, seat), session.game)
    while True:
        choice = next_step(message, wanted)
        await _use(table, person, message, choice)
        presses += 1
        if choice.meaning.startswith("a:"):
            cost.presses.append(presses)
            return


async def _use(table: HiddenTable, person: Person, message: Message, choice: Choice) -> None:
    """Press, and wait until what follows is shown."""
    seen = message.edits
    interaction = await table.use(person, choice, message)
    assert interaction.failed is None, interaction.failed
    if choice.meaning.startswith("c:"):
        await table.bench.until(lambda: message.edits > seen)


async def _clever(table: HiddenTable, session: Session, seat: int) -> Any:
    """Choose as a good player would."""
    moves = [(entry.seat, entry.text) for entry in await table.bench.store.history(session.id)]
    live = LiveTable(session)
    thought = advise(question_of(live, seat, level=LEVEL), recall(record_of(session, moves), seat))
    return next(action for action in live.observe(seat).legal if str(action) == thought.text)


def lines(games: Sequence[str] = tuple(SEATS)) -> list[str]:
    """The table of this measurement."""
    return [_line(game, asyncio.run(play(game))) for game in games]


def _line(game: str, cost: Cost) -> str:
    return (
        f"{game:>14}: {mean(cost.presses):.2f} presses a turn (at most {WANTED[game]} wanted) in"
        f" {len(cost.presses)} turns; {median(cost.words):.0f} words on what is pressed, at most"
        f" {max(cost.words)}; left: {cost.messages} messages, {cost.direct_messages} direct ones;"
        f" {cost.pings} pings"
    )


if __name__ == "__main__":
    print("\n".join(lines(sys.argv[1:] or tuple(SEATS))))
