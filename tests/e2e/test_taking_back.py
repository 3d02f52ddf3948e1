"""Taking back at the table, in secret, and by asking the others to go back further."""

import re
from collections.abc import Sequence
from random import Random
from types import SimpleNamespace

import pytest

from cogs.table import service as table_service
from data.store import Session
from sandbox import Message, Person
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable, press_of
from tests.e2e.secrets_told import everything_sent
from tests.e2e.table import Choice, Table, choices

pytestmark = pytest.mark.usefixtures("no_errors")


def offered(table: Table, reach: str) -> Choice | None:
    """The button for going back so far, where the board has one."""
    found = [c for c in choices(table.living, "B") if c.meaning.endswith(f":{reach}")]
    return found[0] if found else None


async def on_turn_with_something_to_take_back(bench: Bench) -> Table:
    table = await Table.begin(bench, bench.people(2), game="kraftwagen")
    rng = Random(4)
    while offered(table, "last") is None:
        await table.try_press(rng, patience=30.0)
        await bench.settled()
    return table


async def test_a_press_is_taken_back_and_done_again_at_the_table(house: Bench) -> None:
    table = await on_turn_with_something_to_take_back(house)
    before = await house.store.get(table.session_id)
    person, board, posted = table.asked, table.living, len(table.posted)
    back = offered(table, "last")
    stranger = next(p for p in table.people if p is not person)

    await table.use(stranger, back)
    await house.settled()
    assert (await house.store.get(table.session_id)).ply == before.ply

    await table.use(person, back)
    await house.settled()
    earlier = await house.store.get(table.session_id)
    assert earlier.ply < before.ply
    assert table.asked is person
    # The message that was pressed is the one that went back: nobody is pinged.
    assert table.living is board
    assert len(table.posted) == posted
    assert person.name in table.living.text

    again = offered(table, "again")
    await table.use(person, again)
    await house.settled()
    later = await house.store.get(table.session_id)
    assert (later.ply, later.snapshot) == (before.ply, before.snapshot)
    assert offered(table, "again") is None


async def begin(bench: Bench) -> Table:
    """A table of three that has agreed on asking, at which two have acted."""
    table = await Table.open(bench, bench.people(3))
    await bench.keep_awake(table.people)
    panel = await table.options("play")
    await bench.edited(panel, table.host.choose(panel, f"d:{table.session_id}:undo", "request"))
    await table.start()
    await table.play(Random(2), most=2)
    await bench.settled()
    return table


async def first_actor(table: Table) -> Person:
    first, *_ = await table.bench.store.history(table.session_id)
    return table.people[first.seat]


async def ask(table: Table, person: Person) -> Message:
    """*person* chooses their last move on their screen; what they are told."""
    screen = await table.bench.answered(await table.press(person, table.living, "s"))
    (button,) = choices(screen, "U")
    moments = await table.bench.answered(await table.use(person, button, screen))
    chosen = choices(moments, "W")[0]
    await table.bench.edited(moments, table.use(person, chosen, moments))
    await table.bench.settled()
    return moments


def answer(table: Table, word: str) -> Choice:
    (found,) = [c for c in choices(table.living, "W") if c.meaning.endswith(f":{word}")]
    return found


async def test_a_table_goes_back_once_all_whom_it_touches_agree(house: Bench) -> None:
    table = await begin(house)
    person = await first_actor(table)
    others = [p for p in table.people if p is not person]
    pings = {p: len(p.pings) for p in table.people}
    assert "The others have been asked" in (await ask(table, person)).text
    assert "wants to undo a move" in table.living.text
    assert f"> **{person.name}** (" in table.living.text, "the move itself is quoted"
    request = (await house.store.get(table.session_id)).undo_request
    asked = [p for p in others if p.id in request.asked]
    assert asked
    assert {p: len(p.pings) - pings[p] for p in table.people} == {
        p: int(p in asked) for p in table.people
    }
    for someone in asked:
        seen = table.living.edits, table.living.id
        await table.use(someone, answer(table, "yes"))
        await house.until(lambda seen=seen: (table.living.edits, table.living.id) != seen)
    await house.settled()
    session = await house.store.get(table.session_id)
    assert (session.ply, session.undo_request) == (0, None)
    assert table.asked is person
    assert len(person.pings) == pings[person] + 1, "it is their turn again"
    assert not choices(table.living, "W")
    await table.play(Random(5), most=3)


_NUMBER = re.compile(r"\d{5,}")
_PLY = re.compile(r"^([a-zA-Z]:[\d.]+):\d+")
_VARIES = re.compile(r"<t:\d+:\w>|\d\d:\d\d|-[0-9a-f]{24}\b")


@pytest.fixture
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


@pytest.mark.usefixtures("known_seed")
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
