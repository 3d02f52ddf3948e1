"""One file holds a game: out and in again it is the same, and a bad file is refused by name."""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace as replaced
from people import ADA, BO, CLEO, give_up_at
from recorded_tables import played, pressed
from refusals import or_refused

from cogs.messages.game_log import game_log
from cogs.records.file_of_table import Eyes, Record, game_file_of, record_of
from cogs.records.game_file import MOST_ACTIONS, MOST_BYTES, BadGameFile, read, write
from cogs.records.table_of_file import record_in
from cogs.table.replays import is_seen_by
from cogs.table.service import TableService
from cogs.undo.undo import Reach, go_back
from data.i18n import translator
from data.store import (
    BY_ORDER,
    HistoryEntry,
    Remark,
    RemarkKind,
    Seat,
    StandIn,
    Standing,
    Status,
    Store,
    Undo,
)
from rules import GAMES
from rules.core.visible import visible_history

NOW = datetime(2026, 5, 1, tzinfo=UTC)
OPEN = Eyes(is_open=True)


async def recorded(store: Store, game: str, presses: int = 8) -> Record:
    table, _ = await played(store, game, presses)
    return await record_of(store, table.session.id)


@pytest.mark.parametrize("game", GAMES)
async def test_out_and_in_again_it_is_the_same_game(store: Store, game: str) -> None:
    record = await recorded(store, game)
    file = game_file_of(record, OPEN, names_people=True)
    assert read(write(file)) == file
    again = record_in(file, NOW)
    assert again.entries == record.entries
    for name in ("id", "game", "options", "seats", "snapshot", "seed", "to_act", "ply", "pace"):
        assert getattr(again.session, name) == getattr(record.session, name), name
    assert again.session.standing.lost_at == NOW, "its people take it to a place"


async def test_a_finished_game_holds_everything_under_neutral_names(store: Store) -> None:
    record = await recorded(store, "docker", 3)
    file = game_file_of(await resigned(store, record))
    assert not file.is_sealed
    assert [seat.name for seat in file.seats] == ["Player 1", "Player 2"]
    assert [seat.user for seat in file.seats] == [None, None]
    again = record_in(file, NOW).session
    assert again.standing == Standing(Status.FINISHED)
    assert not any(seat.is_robots for seat in again.seats)


async def resigned(store: Store, record: Record) -> Record:
    service = TableService[None](store, lambda *_: None)
    await give_up_at(service, record.session.id, record.session.people[0])
    return await record_of(store, record.session.id)


SEATS = (
    Seat(ADA.user_id, "Ada", "de", robot="hard", stand_in=StandIn.UNTIL_BACK),
    Seat(CLEO.user_id, "Cleo", former_id=BO.user_id, former_name="Bo", interim_ids=(7, 8)),
)


@pytest.mark.parametrize("is_over", [False, True])
async def test_who_stood_in_for_whom_comes_along(store: Store, is_over: bool) -> None:
    record = await recorded(store, "docker", 3)
    record = await resigned(store, record) if is_over else record
    session = replace(record.session, seats=SEATS, deals_again=True)
    file = game_file_of(replace(record, session=session), OPEN, names_people=True)
    again = record_in(read(write(file)), NOW).session
    assert again.seats == (replace(SEATS[0], is_out=is_over), SEATS[1])
    assert again.deals_again


async def test_a_person_without_a_name_does_not_pass_for_the_robot_that_stood_in(
    store: Store,
) -> None:
    record = await resigned(store, await recorded(store, "docker", 3))
    record = replace(record, session=replace(record.session, seats=SEATS))
    file = game_file_of(record)
    assert not any(name in write(file).decode() for name in ("Ada", "Bo", "Cleo"))
    first, second = record_in(file, NOW).session.seats
    assert not first.is_robots
    assert (second.former_id, second.former_name) == (None, "?")


@pytest.mark.parametrize("game", GAMES)
async def test_while_a_game_goes_on_its_file_says_what_those_eyes_know(
    store: Store, game: str
) -> None:
    record = await recorded(store, game, 9)
    session = record.session
    for seat in (None, *range(len(session.seats))):
        file = game_file_of(record, Eyes(seat))
        content = write(file).decode()
        assert file.is_sealed
        assert session.seed.hex() not in content
        assert not any(entry.digest in content for entry in record.entries)
        known = visible_history(
            GAMES[game],
            seats=len(session.seats),
            options=dict(session.options),
            seed=session.seed,
            moves=[(entry.seat, entry.text) for entry in record.entries],
            seat=seat,
        )
        told = [action.text for action in file.actions]
        assert told == [
            None if e.action is None else str(e.action)
            for entry, e in zip(record.entries, known, strict=True)
            if is_seen_by(session, entry, seat)
        ]
        with pytest.raises(BadGameFile, match="without its secrets"):
            record_in(file, NOW)


async def test_a_sealed_file_counts_no_step_that_others_do_not_notice(store: Store) -> None:
    record = await recorded(store, "pick_and_pack", 9)
    session, secret = record.session, [n for n, e in enumerate(record.entries) if hidden(record, e)]
    first, mine = secret[0], record.entries[secret[0]].seat
    noted = Remark(ply=first + 1, kind=RemarkKind.HINT, seat=mine)
    undo = Undo(seat=mine, from_ply=first + 1, to_ply=first, branch=1, was_seen=False)
    whole = replace(record, undos=[(undo, [record.entries[first]])], remarks=[noted])
    without = [entry for n, entry in enumerate(record.entries) if n not in secret]
    for seat in (None, 1 - mine):
        file = game_file_of(whole, Eyes(seat))
        shown = [e for e in record.entries if e in without or e.seat == seat]
        assert [action.at for action in file.actions] == [number(e.at) for e in shown]
        assert file.undos == ()
        assert file.remarks[0].ply == sum(e in shown for e in record.entries[:first])
        assert "undid" not in game_log(session, whole.entries, whole.undos, seat, translator("en"))
    own = game_file_of(whole, Eyes(mine)).undos
    assert [action.text for action in own[0].actions] == [record.entries[first].text]
    assert "undid" in game_log(session, whole.entries, whole.undos, mine, translator("en"))


def hidden(record: Record, entry: HistoryEntry) -> bool:
    """Tell whether nobody but the seat of *entry* notices it."""
    return not is_seen_by(record.session, entry, 1 - entry.seat)


def number(moment: datetime) -> int:
    return (moment - datetime(1970, 1, 1, tzinfo=UTC)) // timedelta(microseconds=1)


async def taken_back(store: Store) -> tuple[int, int]:
    """A table at which somebody (a user id) has just taken something back."""
    record = await recorded(store, "kraftwagen", 4)
    service, rng = TableService[None](store, lambda *_: None), random.Random(1)
    number, session = record.session.id, record.session
    while True:
        table = await pressed(service, await service.get(number), rng)
        seat = (await store.recent(number, 1))[0].seat
        user_id = session.seats[seat].user_id or 0
        with or_refused("nothing-to-take-back"):
            await go_back(service, store, number, user_id, table.state.asked_at[seat], Reach.LAST)
            return number, user_id


async def test_what_was_taken_back_and_done_again_comes_along(store: Store) -> None:
    number, user_id = await taken_back(store)
    service = TableService[None](store, lambda *_: None)
    for is_redone in (False, True):
        if is_redone:
            asked_at = (await store.get(number)).ply
            await go_back(service, store, number, user_id, asked_at, Reach.AGAIN)
        record = await record_of(store, number)
        again = record_in(game_file_of(record, OPEN, names_people=True), NOW)
        assert again.entries == record.entries
        ((old, taken),), ((new, same),) = record.undos, again.undos
        for name in ("seat", "from_ply", "to_ply", "at", "redone_at"):
            assert getattr(new, name) == getattr(old, name), name
        assert (old.redone_at is None, bool(taken)) == (not is_redone, not is_redone)
        assert [(e.ply, e.seat, e.text, e.digest) for e in taken] == [
            (e.ply, e.seat, e.text, e.digest) for e in same
        ]


def change(part: Any, rng: random.Random) -> None:
    """Change one thing somewhere in JSON data."""
    keys = list(part) if isinstance(part, dict) else list(range(len(part)))
    if not keys:
        return
    key = rng.choice(keys)
    if isinstance(part[key], dict | list) and part[key] and rng.random() < 0.8:
        change(part[key], rng)
        return
    if rng.random() < 0.2 and isinstance(part, dict):
        del part[key]
        return
    part[key] = rng.choice([None, -1, 5, 2**70, "", "x" * 200, [], {}, True, 1.5, "💣"])


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    async def make() -> bytes:
        store = await Store.open(f"sqlite:///{tmp_path_factory.mktemp('file')}/games.sqlite3")
        record = await recorded(store, "kraftwagen", 6)
        await store.close()
        undo = Undo(seat=0, from_ply=6, to_ply=4, branch=1, was_seen=True)
        remark = Remark(ply=3, kind=RemarkKind.HINT, seat=1)
        record = replace(record, undos=[(undo, record.entries[4:])], remarks=[remark])
        return write(game_file_of(record, OPEN, names_people=True))

    return asyncio.run(make())


@settings(max_examples=50, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_changed_file_is_read_or_refused_by_name(content: bytes, seed: int) -> None:
    rng, data = random.Random(seed), json.loads(content)
    for _ in range(rng.randint(1, 3)):
        change(data, rng)
    with suppress(BadGameFile):
        read_aloud(record_in(read(json.dumps(data).encode()), NOW))


def read_aloud(record: Record) -> str:
    translate = translator("en")
    return game_log(record.session, record.entries, record.undos, None, translate, record.remarks)


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda file: file.update(rules_version=file["rules_version"] + 1), "newer"),
        (lambda file: file.update(digest="0" * 64), "another position"),
        (lambda file: file["actions"][3].update(text="nonsense"), r"action 3 .*nonsense"),
        (lambda file: file["actions"][0].update(seat=5), "seat"),
        (lambda file: file["remarks"][0].update(seat=5), "seat"),
        (lambda file: file["undos"][0].update(seat=5), "seat"),
        (lambda file: file["undos"][0].update(to_ply=file["undos"][0]["from_ply"]), "taken back"),
        (lambda file: file["undos"][0].update(actions=[]), "taken back"),
        (lambda file: file["undos"][0]["actions"][0].update(seat=5), "seat"),
        (lambda file: [seat.update(user=5) for seat in file["seats"]], "two seats"),
        (lambda file: file["seats"][1].update(former_user=file["seats"][0]["user"]), "two seats"),
    ],
)
def test_what_does_not_fit_together_is_refused(
    content: bytes, spoil: Callable[[dict[str, Any]], object], told: str
) -> None:
    spoil(data := json.loads(content))
    with pytest.raises(BadGameFile, match=told):
        record_in(read(json.dumps(data).encode()), NOW)


@pytest.mark.parametrize(
    ("bad", "told"),
    [
        (b"", "no game file"),
        (b"{}", "table"),
        (b"\xff\xfe", "no game file"),
        (b"[" * 100_000, "no game file"),
        (b" " * (MOST_BYTES + 1), "larger"),
        (b'{"table": 1, "game": "\\u0000"}', "NUL"),
    ],
)
def test_what_is_no_game_file_is_refused(bad: bytes, told: str) -> None:
    with pytest.raises(BadGameFile, match=told):
        read(bad)


def test_what_cannot_be_read_again_is_not_written(content: bytes) -> None:
    file = read(content)
    long = replaced(file, actions=file.actions * 1500)
    assert len(long.actions) > 5000
    assert read(write(long)) == long
    with pytest.raises(BadGameFile):
        write(replaced(file, actions=file.actions[:1] * (MOST_ACTIONS + 1)))


def test_a_file_of_the_first_version_is_still_read_and_written_alike() -> None:
    """Where this fails, files that operators keep would be lost: make a new version instead."""
    stored = (Path(__file__).parent / "game_files/version-1.json").read_bytes()
    assert write(read(stored)) == stored


def test_a_name_with_a_backslash_in_it_is_read(content: bytes) -> None:
    data = json.loads(content)
    data["seats"][0]["name"] = "\\u0000"
    assert read(json.dumps(data).encode()).seats[0].name == "\\u0000"


async def test_that_an_order_has_answered_is_told_to_its_person_alone(store: Store) -> None:
    record = await recorded(store, "docker", 3)
    entries = [replace(entry, cause=BY_ORDER) for entry in record.entries]
    ordered = replace(record, entries=entries)
    undone = [(Undo(seat=0, from_ply=3, to_ply=0, branch=1, was_seen=True), entries)]
    for each in (ordered, replace(record, undos=undone)):
        for seat in (None, 0, 1):
            file = game_file_of(each, Eyes(seat))
            actions = file.actions if each is ordered else file.undos[0].actions
            assert [action.by == BY_ORDER for action in actions] == [
                entry.seat == seat for entry in entries
            ]
        assert b'"by": "order"' in write(game_file_of(each, OPEN))
