"""Nobody but its person learns of a standing order: every message to others is as without it."""

from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import Any

import pytest

from cogs.tables.messages import phrases
from cogs.tables.messages.history_view import Moment, history_payload
from cogs.tables.messages.payload import MessagePayload
from cogs.tables.messages.presenter import Presenter
from cogs.tables.messages.viewpoint import Viewpoint
from cogs.tables.session import play
from cogs.tables.session.live_table import LiveTable
from data.store import BY_ORDER, HistoryEntry, OrderMove, StandingOrder
from rules import GAMES
from rules.core.types import Phrase
from tests.benchmarks.spoken_words import NOW, NoPictures, NoStore, begin

PLIES = 12


def played(game: str) -> tuple[LiveTable, list[HistoryEntry]]:
    """A table among three after some actions."""
    rng, table = Random(game), begin(game, "en", 1)
    entries: list[HistoryEntry] = []
    while table.session.to_act and len(entries) < PLIES:
        seat = rng.choice(table.session.to_act)
        text = str(rng.choice(table.observe(seat).legal))
        change = play.step(table, seat, text, NOW + timedelta(minutes=len(entries)))
        entries += change.entries
        table = change.table
    return table, entries


def with_orders(table: LiveTable, seat: int) -> LiveTable:
    """The same table, where *seat* has ordered things."""
    question = table.game.question(table.observe(seat))
    moves = (OrderMove(seat=seat, text="sealed", words=(Phrase("sealed"),), question=question),)
    facts: dict[str, Any] = {"seat": seat, "ply": 0, "branch": table.session.branch}
    facts |= {"user_id": table.session.seats[seat].user_id or 0, "moves": moves}
    orders = (
        StandingOrder(number=1, is_lasting=True, **facts),
        StandingOrder(number=2, is_lasting=False, **facts),
    )
    return table.stored_as(replace(table.session, orders=orders))


def shape(payload: MessagePayload) -> Any:
    """Everything of a message that reaches Discord."""
    files = [(file.name, file.data, file.alt) for file in payload.pictures]
    return payload.fields(), files, payload.pings


async def shown(table: LiveTable, entries: list[HistoryEntry], seat: int | None) -> list[Any]:
    """Show *seat*, and everybody, the board and a private screen."""
    presenter = Presenter(NoPictures(), NoStore())  # type: ignore[arg-type]  # only what it asks
    viewpoint = Viewpoint(seat, "en", "dark")
    return [
        shape(await presenter.board(table, entries)),
        shape(await presenter.screen(table, viewpoint, entries)),
    ]


@pytest.mark.parametrize("game", GAMES)
async def test_messages_to_others_are_as_without_orders(game: str) -> None:
    table, entries = played(game)
    owner = entries[-1].seat
    ordered = [replace(e, cause=BY_ORDER) if e.seat == owner else e for e in entries]
    for seat in (None, *range(len(table.session.seats))):
        without = await shown(table, entries, seat)
        sealed = await shown(with_orders(table, owner), ordered, seat)
        assert sealed[0] == without[0], "the board is nobody's own"
        assert seat == owner or sealed[1] == without[1]


@pytest.mark.parametrize("game", GAMES)
async def test_nor_does_the_history_tell_of_them(game: str) -> None:
    table, entries = played(game)
    owner = entries[-1].seat
    ordered = [replace(e, cause=BY_ORDER) if e.seat == owner else e for e in entries]
    presenter = Presenter(NoPictures(), NoStore())  # type: ignore[arg-type]  # only what it asks
    others = [seat for seat in range(len(table.session.seats)) if seat != owner]
    for seat in (None, *others):
        shapes = []
        for each, record in ((table, entries), (with_orders(table, owner), ordered)):
            last = len(record)
            moment = Moment(each, record, range(last + 1), last, (seat,), seat)
            viewpoint = Viewpoint(seat, "en", "dark")
            shapes.append(shape(await history_payload(moment, viewpoint, presenter)))
        assert shapes[0] == shapes[1]


async def test_a_log_that_tells_of_orders_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phrases, "_may_know_of_orders", lambda *_: True)
    with pytest.raises(AssertionError):
        await test_messages_to_others_are_as_without_orders("docker")
