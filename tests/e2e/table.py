"""One table as its players see it on their screens, without rules and without a database."""

import asyncio
import re
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Self

from cogs.messages.custom_ids import Kind, Press
from sandbox import Channel, Interaction, Message, Person
from sandbox.world.components import Button
from tests.e2e.harness import Bench

ANSWERING = frozenset("achrevB")
"""The kinds of buttons that carry the branch of their table."""
_ASKED = re.compile(r"👉 <@(\d+)>")


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to press: a button, or a line of a menu."""

    custom_id: str
    value: str | None = None

    @property
    def meaning(self) -> str:
        """Return what a press on it says."""
        return self.value or self.custom_id


def choices(message: Message, kind: str) -> list[Choice]:
    """List what *message* offers of one kind: "a" are actions, "c" are steps towards one."""
    found = [Choice(b.custom_id) for b in message.buttons if b.custom_id and not b.disabled]
    found += [Choice(m.custom_id, value) for m in message.selects for value, _ in m.options]
    return [choice for choice in found if choice.meaning.startswith(f"{kind}:")]


def _is(button: Button, kind: str, session_id: int) -> bool:
    found, _, rest = (button.custom_id or "").partition(":")
    return found == kind and re.split("[.:]", rest)[0] == str(session_id)


class Table:
    """A table from its lobby on."""

    def __init__(self, bench: Bench, people: list[Person], lobby: Message) -> None:
        self.bench = bench
        self.people = people
        self.lobby = lobby
        self.session_id = int(lobby.buttons[0].custom_id.split(":")[1])
        """Stands in every button of the table."""

    @classmethod
    async def open(
        cls,
        bench: Bench,
        people: list[Person],
        channel: Channel | None = None,
        game: str = "docker",
    ) -> Self:
        """The first of *people* opens a lobby for *game*, and the others join it."""
        place = channel or bench.channel()
        host, *others = people
        before = set(place.messages)
        await host.slash(place, "play", game=game)
        await bench.until(lambda: set(place.messages) - before)
        (lobby,) = (place.messages[i] for i in set(place.messages) - before)
        table = cls(bench, people, lobby)
        for person in others:
            await table.use_lobby(person, "j")
        return table

    @classmethod
    async def begin(
        cls,
        bench: Bench,
        people: list[Person],
        channel: Channel | None = None,
        preset: str | None = None,
        game: str = "docker",
        moves: int = 0,
    ) -> Self:
        """A table whose game has just begun, or so many *moves* later, when all of it is told."""
        table = await cls.open(bench, people, channel, game)
        if preset is not None:
            await table.choose_preset(preset)
        await table.start()
        if moves:
            await table.play(Random(1), moves)
            await bench.settled()
        return table

    async def use_lobby(self, person: Person, kind: str) -> None:
        """Press a button of the lobby and wait until everybody sees what came of it."""
        await self.bench.edited(self.lobby, self.press(person, self.lobby, kind))

    async def options(self, page: str) -> Message:
        """A *page* of the host's options."""
        panel = await self.bench.answered(await self.press(self.host, self.lobby, "o:main"))
        await self.bench.edited(panel, self.press(self.host, panel, f"o:{page}"))
        return panel

    async def choose_preset(self, preset: str) -> None:
        """The host chooses all rules by name."""
        panel = await self.bench.answered(await self.press(self.host, self.lobby, "o:main"))
        await self.host.choose(panel, f"p:{self.session_id}", preset)

    async def start(self) -> None:
        """The host starts; the board comes up."""
        await self.press(self.host, self.lobby, "b")
        await self.bench.until(lambda: self.boards)

    async def press(self, person: Person, message: Message, kind: str) -> Interaction:
        """Press the button of this kind, such as "b" or "o:main", that belongs to the table."""
        return await person.wait(self.send_press(person, message, kind))

    def custom_id(self, kind: str, *rest: object) -> str:
        """Return the id that a button of the living message would carry to answer a question.

        Where none lives: what no table understands.
        """
        doors = (b for board in self.boards for b in board.buttons if _is(b, "s", self.session_id))
        course = next((door.custom_id.split(":")[1] for door in doors), str(self.session_id))
        return ":".join((kind, course, *map(str, rest)))

    def send_press(self, person: Person, message: Message, kind: str) -> Interaction:
        """The same without waiting for anything."""
        letter, colon, word = kind.partition(":")
        found = [b.custom_id for b in message.buttons if _is(b, letter, self.session_id)]
        ids = [each for each in found if each.endswith(word)]
        if not ids:
            plain = f"{letter}:{self.session_id}{colon}{word}"
            ids = [self.custom_id(kind) if kind in ANSWERING else plain]
        return person.client.use(message, ids[0], force=True)

    @property
    def host(self) -> Person:
        return self.people[0]

    @property
    def place(self) -> Channel:
        """Where the game is played."""
        return self.lobby.thread or self.lobby.channel

    @property
    def posted(self) -> list[Message]:
        """Everything the bot has said about the game, oldest first; the lobby is not among it."""
        return [message for message in self.place.messages.values() if self._is_about(message)]

    @property
    def boards(self) -> list[Message]:
        """The messages with a board and its doors; in a quiet moment there is one."""
        return [message for message in self.posted if self._has_doors(message)]

    @property
    def living(self) -> Message:
        """The message that the table is played on."""
        newest_first = reversed(self.place.messages.values())
        return next(m for m in newest_first if self._is_about(m) and self._has_doors(m))

    @property
    def living_or_last(self) -> Message:
        """The living message, or what remains of it where the game was called off."""
        return self.boards[-1] if self.boards else self.posted[-1]

    def _is_about(self, message: Message) -> bool:
        bot = self.bench.sandbox.world.bot
        return message.author is bot and message is not self.lobby and message.type == 0

    def _has_doors(self, message: Message) -> bool:
        return any(_is(button, "s", self.session_id) for button in message.buttons)

    @property
    def asked(self) -> Person | None:
        """Whose turn it is; None where the game is over."""
        found = _ASKED.search(self.living.text)
        return self.person(int(found[1])) if found else None

    @property
    def question(self) -> str | None:
        """Return what tells this question from those before and after it; None: nobody is asked."""
        open_choices = choices(self.living, "a") or choices(self.living, "c")
        return open_choices[0].meaning.split(":")[2] if open_choices else None

    @property
    def is_over(self) -> bool:
        return self.asked is None

    def person(self, user_id: int) -> Person:
        """The player with this id."""
        return next(person for person in self.people if person.id == user_id)

    async def use(
        self, person: Person, choice: Choice, message: Message | None = None
    ) -> Interaction:
        """Press *choice* on the living message, or on another one."""
        return await person.wait(self.send(person, choice, message))

    def send(self, person: Person, choice: Choice, message: Message | None = None) -> Interaction:
        """The same without waiting for anything."""
        values = None if choice.value is None else [choice.value]
        return person.client.use(message or self.living, choice.custom_id, values, force=True)

    async def move(self, rng: Random) -> int:
        """Whose turn it is makes a random move; how many presses that took."""
        await self.bench.until(lambda: self.boards)
        person, question = self.asked, self.question
        for presses in (1, 2):
            actions = choices(self.living, "a")
            interaction = await self.use(person, rng.choice(actions or choices(self.living, "c")))
            assert interaction.failed is None, interaction.failed
            if actions:
                await self.bench.until(lambda: self.boards and self.question != question)
                return presses
            await self.bench.until(lambda: self.boards and choices(self.living, "a"))
        raise AssertionError("a move takes more than two presses")

    async def resign(self, person: Person) -> Message:
        """*person* gives up and is sure of it; the answer to that."""
        question = await self.leave(person, "resign")
        answer = await self.bench.answered(await self.press(person, question, "r"))
        await self.bench.settled()
        return answer

    async def cancel(self, person: Person) -> Message:
        """*person* wants the table called off and is sure of it; the answer to that."""
        question = await self.leave(person, "cancel")
        await self.confirm(person, question)
        return question

    async def leave(self, person: Person, way: str, place: Channel | None = None) -> Message:
        """Ask to "resign" or to "cancel"; the question whether *person* is sure, or a refusal."""
        asked = await self.bench.answered(await person.slash(place or self.place, "leave"))
        return await self.choose_way(person, asked, way)

    async def choose_way(self, person: Person, asked: Message, way: str) -> Message:
        """Say how to leave, where *asked* asks it."""
        press = f"k:{self.session_id}:{way}"
        if any(button.custom_id == press for button in asked.buttons):
            await self.bench.edited(asked, person.press(asked, custom_id=press))
        return asked

    async def proof(self, person: Person) -> Message:
        """Open what *person* reads of the seal of the deal."""
        session = await self.bench.store.get(self.session_id)
        press = Press(Kind.HISTORY, session.id, session.ply, "all/proof", session.branch)
        pressed = person.client.use(self.living_or_last, str(press), force=True)
        return await self.bench.answered(await person.wait(pressed))

    async def confirm(self, person: Person, question: Message) -> None:
        """Press the button for yes, which stands first, and wait for what the message says then."""
        await self.bench.edited(
            question, person.press(question, custom_id=question.buttons[0].custom_id)
        )

    async def try_press(self, rng: Random, patience: float = 1.0) -> Interaction | None:
        """Whoever is asked presses something, once, and waits a moment for something to happen.

        The press may get lost, as in a bot that is just being killed; then nothing happens.
        """
        living, asked = self.living, self.asked
        offered = choices(living, "a") or choices(living, "c")
        if asked is None or not offered:
            await asyncio.sleep(0.01)
            return None
        seen = living.id, living.edits
        press = self.send(asked, rng.choice(offered), living)
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while (self.living.id, self.living.edits) == seen:
                    await asyncio.sleep(0.002)
        return press

    async def play(self, rng: Random, most: int | None = None) -> int:
        """Play on until the game is over, or for *most* moves; how many there were."""
        moves = 0
        while not self.is_over and moves != most:
            await self.move(rng)
            moves += 1
        return moves
