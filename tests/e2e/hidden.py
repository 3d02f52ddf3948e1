"""Tables of games with secrets: their players take whichever road their choices come by."""

import asyncio
import re
from collections.abc import Sequence
from random import Random
from typing import Any, Self

from cogs.messages.custom_ids import Press, parse_press
from cogs.table.live_table import LiveTable
from data.store import HistoryEntry, Session
from rules import GAMES
from rules.gurkensolo.state import GurkensoloState, Phase
from rules.pick_and_pack.state import PackState
from sandbox import Channel, Message, Person
from tests.e2e.audit import check_history
from tests.e2e.harness import PATIENCE, Bench, is_at_work
from tests.e2e.table import Choice, Table, choices

PROFESSIONAL = {"goals": "professional", "specials": "without", "mode": "strict"}
"""Options of Gurkensolo with which several are asked at once."""
STEERED = ("gurkensolo", "pick_and_pack")
"""Games that random players would never end."""
LOOK_AGAIN = 0.008
"""Seconds between two looks into the database: each costs as much as a press."""
_MENTION = re.compile(r"<@(\d+)>")


class HiddenTable(Table):
    """A table whose players are asked in private, in the open, or several at a time."""

    @classmethod
    async def begin_game(
        cls,
        bench: Bench,
        people: list[Person],
        game: str,
        options: dict[str, str] | None = None,
        place: Channel | None = None,
    ) -> Self:
        """A table of *game* with these options, just begun."""
        table = await cls.open(bench, people, place, game)
        await table.choose_options(options or {})
        await table.start()
        await table.rest()
        return table

    async def choose_options(self, options: dict[str, str]) -> None:
        """The host chooses these rules."""
        panel = await self.options("rules")
        for name, value in options.items():
            await self.bench.edited(
                panel, self.host.choose(panel, f"q:{self.session_id}:{name}", value)
            )

    async def session(self) -> Session:
        """The stored truth."""
        return await self.bench.store.get(self.session_id)

    async def rest(self, after_ply: int = -1) -> Session:
        """The session, once everything that has happened is told; more than *after_ply* actions."""
        store = self.bench.store
        async with asyncio.timeout(PATIENCE):
            while (
                is_at_work()
                or await self.bench.may_order()
                or (session := await self.session()).ply <= after_ply
            ):
                await asyncio.sleep(LOOK_AGAIN)
            while await store.pending_tasks():
                await asyncio.sleep(LOOK_AGAIN)
        return session

    @property
    def all_asked(self) -> list[Person]:
        """Everybody of whom the living message says that a decision is waited for."""
        line = next((x for x in self.living.text.split("\n") if x.startswith("👉")), "")
        return [self.person(int(number)) for number in _MENTION.findall(line)]

    def hands(self, person: Person) -> list[Message]:
        """The direct messages of this table to *person*, oldest first."""
        game = f"<#{self.place.id}>"
        return [m for m in person.sees(person.dm) if game in m.text or self._has_choices(m)]

    def open_hands(self, person: Person) -> list[Message]:
        """Those that still have something to choose."""
        return [m for m in person.sees(person.dm) if self._has_choices(m)]

    def _has_choices(self, message: Message) -> bool:
        offered = map(press_of, choices(message, "a") + choices(message, "c"))
        return any(press.session == self.session_id for press in offered)

    async def road(self, person: Person) -> Message:
        """Where *person* can choose now: the table, the newest hand, or else the private screen."""
        if self.all_asked == [person] and self._has_choices(self.living):
            return self.living
        if hands := self.open_hands(person):
            return hands[-1]
        return await self.screen(person)

    async def screen(self, person: Person) -> Message:
        """A fresh private screen."""
        return await self.bench.answered(await self.press(person, self.living, "s"))

    async def look_back(self, person: Person) -> None:
        """Read the history: the present moment, the one before, shown to all, the whole log."""
        shown = await self.bench.answered(await person.slash(self.place, "history"))
        for way in ("back", "show", "log"):
            found = [c for c in choices(shown, "H") if c.meaning.endswith(f"/{way}")]
            for choice in found:
                await self.bench.edited(shown, self.use(person, choice, shown))

    async def decide(self, person: Person, rng: Random, road: Message | None = None) -> Session:
        """*person* makes one good decision, press by press; the session once it is told."""
        message = road or await self.road(person)
        before = await self.session()
        wanted = steps_to(good_action(before, self.people.index(person), rng), before.game)
        for _ in range(len(wanted) + 1):
            choice = next_step(message, wanted)
            seen = message.edits
            interaction = await self.use(person, choice, message)
            assert interaction.failed is None, interaction.failed
            if choice.meaning.startswith("a:"):
                if message.is_ephemeral:
                    await self.bench.until(lambda seen=seen: message.edits > seen)
                return await self.rest(before.ply)
            await self.bench.until(lambda seen=seen: message.edits > seen)
        raise AssertionError(f"no decision after {len(wanted) + 1} presses")


def good_action(session: Session, seat: int, rng: Random, most: int | None = None) -> Any:
    """Something that *seat* is offered and that brings the game nearer to its end.

    Of more than *most* actions only some are looked at.
    """
    game, state = GAMES[session.game], LiveTable(session).state
    actions = list(game.offered(game.observe(state, seat), game.legal_actions(state, seat)))
    rng.shuffle(actions)
    if session.game not in STEERED or state.ply % 5 == 4:
        return actions[0]
    return max(actions[:most], key=lambda action: progress(game.apply(state, action).state))


def progress(state: PackState | GurkensoloState) -> int:
    """Return a rough count of how far a game has come."""
    if isinstance(state, PackState):
        marks = sorted(sum(crate.mark is not None for crate in own) for own in state.board.crates)
        return 100 * marks[1] + marks[0] + sum(map(len, state.board.tiles)) - len(state.to_act)
    return sum(sorted(state.race.fields)[1:])


def steps_to(action: Any, game: str) -> tuple[str, ...]:
    """List what the presses on the way to *action* say: each step, then the action itself."""
    values = [part.value for part in GAMES[game].menu_steps(action)]
    paths = ("/".join(values[:length]) for length in range(1, len(values) + 1))
    return (*(f"c {path}" for path in paths), f"a {action}")


def next_step(message: Message, wanted: Sequence[str]) -> Choice:
    """The choice that leads furthest towards what is wanted."""
    offered = {
        f"{press.kind} {press.word}": choice
        for choice in choices(message, "c") + choices(message, "a")
        for press in [press_of(choice)]
    }
    return next(offered[step] for step in reversed(wanted) if step in offered)


def press_of(choice: Choice) -> Press:
    """Parse what a press on *choice* says."""
    press = parse_press(choice.meaning)
    assert press is not None, choice
    return press


def has_new_cards(state: Any) -> bool:
    """Tell whether the seat on turn has drawn cards that only it sees."""
    return isinstance(state, GurkensoloState) and state.phase is Phase.TURN


async def truth(table: HiddenTable) -> tuple[Session, tuple[HistoryEntry, ...], list[Any]]:
    """Session, history and all states, after the history was found to lead there."""
    session = await table.session()
    entries = await table.bench.store.history(table.session_id)
    states = check_history(session, entries)
    return session, entries, states
