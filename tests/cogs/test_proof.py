"""The seal of a deal: one for each table and seed, opened only when the game is over."""

import hmac
from dataclasses import replace
from pathlib import Path

import pytest
from recorded_tables import played

from cogs.tables.session.proof import record_text, seal_of
from data.store import Standing, Status, Store
from rules import GAMES
from rules.core.history import replay
from tests.benchmarks.spoken_words import begin


def test_the_seal_is_that_of_one_seed_and_one_table() -> None:
    session = begin("docker", "en", 1).session
    seal = seal_of(session)
    assert seal == hmac.new(session.seed, b"table 1", "sha256").hexdigest()
    tampered = bytes([session.seed[0] ^ 1]) + session.seed[1:]
    assert seal_of(replace(session, seed=tampered)) != seal
    assert seal_of(replace(session, id=2)) != seal
    assert seal_of(replace(session, seed=None)) is None


def test_nothing_of_the_seed_is_told_while_the_game_goes_on() -> None:
    session = begin("docker", "en", 1).session
    with pytest.raises(ValueError, match="secret"):
        record_text(session, ())


@pytest.mark.parametrize("game", GAMES)
async def test_the_record_is_all_that_a_replay_needs(tmp_path: Path, game: str) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    table, entries = await played(store, game, 6)
    await store.close()
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
