"""Positions rebuilt from the record, what a seat can tell apart, and the proof of a deal."""

import hmac
from dataclasses import replace

import pytest
from recorded_tables import played

from cogs.history.proof_view import record_text, seal_of
from cogs.table.errors import CannotReplay
from cogs.table.play import effects_of
from cogs.table.replays import Replays, positions_of, steps_seen_by
from data.store import Standing, Status, Store
from rules import GAMES
from rules.core.history import replay
from tests.benchmarks.spoken_words import begin


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_step_that_a_seat_cannot_see_is_left_out(store: Store, game: str) -> None:
    table, entries = await played(store, game, 12)
    for seat in (None, *range(len(table.session.seats))):
        steps = steps_seen_by(table.session, entries, seat)
        assert {0, len(entries)} <= set(steps)
        for entry in entries[:-1]:
            learns = any(e.visible_to(seat) for e in effects_of(table.session, entry))
            assert (entry.ply + 1 in steps) is (learns or entry.seat == seat)


async def test_another_course_is_not_taken_for_the_one_that_was_left(store: Store) -> None:
    """Though it is as long, and leads to the same position in the end."""
    table, entries = await played(store, "docker", 4)
    replays = Replays()
    await replays.positions(table, entries)
    course = [replace(entries[0], digest="0" * 16), *entries[1:]]
    assert await replays.positions(table, course) is not await replays.positions(table, entries)


async def test_a_record_of_other_rules_is_not_shown(store: Store) -> None:
    table, entries = await played(store, "docker", 3)
    for broken in (
        [*entries[:-1], replace(entries[-1], digest="0" * 16)],
        [*entries, replace(entries[-1], text="z9-z9")],
    ):
        with pytest.raises(CannotReplay):
            positions_of(table, broken)


def test_the_seal_is_that_of_one_seed_and_one_table() -> None:
    session = begin("docker", "en", 1).session
    seal = seal_of(session)
    assert seal == hmac.new(session.seed, b"table 1", "sha256").hexdigest()
    tampered = bytes([session.seed[0] ^ 1]) + session.seed[1:]
    assert seal_of(replace(session, seed=tampered)) != seal
    assert seal_of(replace(session, id=2)) != seal
    assert seal_of(replace(session, seed=None)) is None
    with pytest.raises(ValueError, match="secret"):
        record_text(session, ())  # while the game goes on


@pytest.mark.parametrize("game", GAMES)
async def test_the_record_is_all_that_a_replay_needs(store: Store, game: str) -> None:
    table, entries = await played(store, game, 6)
    over = replace(table.session, standing=Standing(Status.FINISHED))
    lines = [line.split(" ", 1) for line in record_text(over, entries).splitlines()]
    head, moves = dict(lines[:5]), [rest.split(" ", 1) for _, rest in lines[5:]]
    options = dict(pair.split("=") for pair in head["options"].split())
    rules = GAMES[head["game"]]
    kinds = {option.name: type(option.default) for option in rules.info.options}
    *_, last = replay(
        rules,
        seats=int(head["seats"]),
        options={name: kinds[name](value) for name, value in options.items()},
        seed=bytes.fromhex(head["seed"]),
        moves=[(int(seat), text) for seat, text in moves],
    )
    assert last == table.state
