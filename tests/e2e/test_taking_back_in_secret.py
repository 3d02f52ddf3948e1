"""A seat acts in secret, takes back and does again, and nobody else hears of it by any road."""

import re
from collections.abc import Sequence
from types import SimpleNamespace

import pytest

from cogs.table import service as table_service
from data.store import Session
from sandbox import Message, Person
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable, press_of
from tests.e2e.secrets_told import everything_sent
from tests.e2e.table import Choice, choices

pytestmark = pytest.mark.usefixtures("no_errors")

_NUMBER = re.compile(r"\d{5,}")
_PLY = re.compile(r"^([a-zA-Z]:[\d.]+):\d+")
_VARIES = re.compile(r"<t:\d+:\w>|\d\d:\d\d|-[0-9a-f]{24}\b")


@pytest.fixture(autouse=True)
def known_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_service, "secrets", SimpleNamespace(token_bytes=bytes))


class Story:
    """One game whose first seat acts in secret, and what everybody else is sent of it."""

    def __init__(self, table: HiddenTable, session: Session) -> None:
        self.table = table
        self.one, self.other = table.people
        self.since = table.bench.sandbox.clock.now()
        known = (session.id, session.branch, table.place.id, self.one.id, self.other.id)
        self.aliases = {str(number): f"{{{n}}}" for n, number in enumerate(known)}
        self.aliases |= {self.one.name: "One", self.other.name: "Other"}

    @classmethod
    async def begin(cls, house: Bench) -> "Story":
        table = await HiddenTable.begin_game(
            house, house.people(2), "pick_and_pack", {"arrange": "secret"}
        )
        return cls(table, await table.session())

    async def secretly(self, what: Sequence[str]) -> None:
        """The first seat presses *what*, one after another, on its private screen."""
        screen = await self.table.screen(self.one)
        for word in what:
            await self.press(self.one, screen, word)

    async def press(self, person: Person, message: Message, word: str) -> None:
        """Press the first choice of *message* that says *word*, and let all of it be told."""
        offered = [choice for kind in "achB" for choice in choices(message, kind)]
        choice = next(each for each in offered if press_of(each).word.endswith(word))
        await self.use(person, choice, message)

    async def use(self, person: Person, choice: Choice, message: Message) -> None:
        interaction = await self.table.bench.edited(
            message, self.table.use(person, choice, message)
        )
        assert interaction.failed is None, interaction.failed
        await self.table.rest()

    async def told(self) -> tuple[list[tuple[str, ...]], set[tuple[str, ...]]]:
        """Return what others were sent, alike in all games: new messages and answers, and edits.

        An edit that says the same again is none: how often a seat acts can be seen at the ply.
        """
        await self.table.bench.settled()
        sent, edits = [], set()
        for each in everything_sent(self.table.bench.sandbox, self.since):
            if each.is_for(frozenset({self.one.id})):
                continue
            texts = (each.route, *map(self._alike, each.texts))
            if each.route.startswith("PATCH"):
                edits.add(texts)
            else:
                sent.append(texts)
        return sorted(sent), edits

    def shown(self, message: Message) -> tuple[str, ...]:
        """Return what *message* says and offers, alike in all games."""
        offered = (choice.meaning for kind in "achB" for choice in choices(message, kind))
        return tuple(self._alike(each) for each in (message.text, *offered))

    def _alike(self, text: str) -> str:
        """*text* with names and numbers of this game that stand for the same in every other."""
        text = _VARIES.sub("?", _PLY.sub(r"\1:?", text))
        for name, alias in self.aliases.items():
            text = text.replace(name, alias)
        return _NUMBER.sub("#", text)


@pytest.mark.parametrize(
    "ways",
    [
        pytest.param(("last", "=W"), id="otherwise", marks=pytest.mark.slow),
        pytest.param(("last", "again"), id="again", marks=pytest.mark.slow),
        pytest.param(("=R", "turn", "=R", "random", "last", "last"), id="often"),
    ],
)
async def test_others_are_told_and_offered_the_same(house: Bench, ways: tuple[str, ...]) -> None:
    told = []
    for does in (("=W",), ("=W", *ways)):
        story = await Story.begin(house)
        (hand,) = story.table.open_hands(story.other)
        screen = await story.table.screen(story.other)
        offered = choices(hand, "a") + choices(hand, "c")
        await story.secretly(does)
        assert story.table.open_hands(story.other) == [hand]
        assert choices(hand, "a") + choices(hand, "c") == offered
        # Old buttons are as good as new ones.
        await story.press(story.other, screen, "=W")
        await story.table.screen(story.other)
        await story.table.look_back(story.other)
        told.append(await story.told())
    for plain, taken_back in zip(*told, strict=True):
        assert plain == taken_back


async def test_others_who_have_acted_since_notice_nothing_either(house: Bench) -> None:
    told = []
    for ways in ((), ("last", "again", "=R", "turn", "again", "turn", "=W")):
        story = await Story.begin(house)
        (hand,) = story.table.open_hands(story.other)
        await story.secretly(("=W",))
        for word in ("=W", "=M", "last"):
            await story.press(story.other, hand, word)
        offered = choices(hand, "a") + choices(hand, "B")
        await story.secretly(ways)
        assert story.table.open_hands(story.other) == [hand]
        assert choices(hand, "a") + choices(hand, "B") == offered
        await story.press(story.other, hand, "again")
        screen = await story.table.screen(story.other)
        await story.press(story.other, screen, "turn")
        await story.table.look_back(story.other)
        told.append(await story.told())
    for plain, taken_back in zip(*told, strict=True):
        assert plain == taken_back
