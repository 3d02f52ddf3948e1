"""Who can do nothing with their cards is passed over, and everybody sees why."""

from types import SimpleNamespace

import pytest

from cogs.tables.session import lobby_service
from cogs.tables.session.play import causes_of
from sandbox import Channel
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable, press_of
from tests.e2e.table import choices

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("no_errors")]

SEED = (5).to_bytes(32, "big")
"""With it the last of three people begins; after G+1 the first one can do nothing."""
OPENING = "G+1"
TOLD = {
    "en-US": "**{name}** has no move with these cards:"
    " 🃏 🔵 Blue behind 🟡 Yellow. 🃏 🟡 Yellow not behind 🟢 Green.",
    "de": "**{name}** hat mit diesen Karten keinen Zug:"
    " 🃏 🔵 Blau hinter 🟡 Gelb. 🃏 🟡 Gelb nicht hinter 🟢 Grün.",
}


@pytest.fixture(autouse=True)
def known_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_service, "secrets", SimpleNamespace(token_bytes=lambda count: SEED))


@pytest.mark.parametrize("language", ["en-US", pytest.param("de", marks=pytest.mark.slow)])
async def test_a_forced_pass_is_told_with_both_cards_and_pressed_by_nobody(
    house: Bench, language: str
) -> None:
    people = house.people(3, language)
    table = await HiddenTable.begin_game(
        house, people, "gurkensolo", place=in_server(house, language)
    )
    stuck, following, opener = people
    pings = len(stuck.pings)
    assert table.all_asked == [opener]
    await step(table)
    opening, passing = await house.store.history(table.session_id)
    assert (passing.seat, passing.text) == (0, "pass")
    assert causes_of([opening, passing])[passing.ply] is opening
    line = TOLD[language].format(name=stuck.name)
    assert line in table.living.text
    assert line in (await table.screen(following)).text
    assert table.all_asked == [following]
    assert len(stuck.pings) == pings
    assert table.open_hands(stuck) == []


def in_server(house: Bench, language: str) -> Channel:
    """A channel of a server that speaks *language*."""
    guild = house.sandbox.guild(f"Server {language}")
    guild.locale = language
    return house.sandbox.channel("games", guild)


async def step(table: HiddenTable) -> None:
    """The first one takes the opening, by their hand."""
    (opener,) = table.all_asked
    (hand,) = table.open_hands(opener)
    for word in ("G", OPENING):
        found = [c for kind in "ca" for c in choices(hand, kind) if press_of(c).word == word]
        if found:
            await table.bench.edited(hand, table.use(opener, found[0], hand))
    await table.rest(0)
