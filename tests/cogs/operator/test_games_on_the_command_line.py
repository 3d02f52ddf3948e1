"""Exporting, importing and replaying games by the operator's tasks, on databases in use."""

import argparse
from pathlib import Path
from typing import Any

import pytest
from people import ADA, give_up_at
from recorded_tables import played

from cogs.operator import backups
from cogs.operator.backups import check, maintain
from cogs.program.arguments import parse_arguments
from cogs.table.service import TableService
from data.store import Store, StoreError
from data.store.backup import url_of
from rules.core.history import play


def task(*words: object) -> argparse.Namespace:
    return parse_arguments([str(word) for word in words])


async def test_a_running_game_moves_to_another_database_and_goes_on(
    store: Store, tmp_path: Path
) -> None:
    table, _ = await played(store, "kraftwagen", 6)
    number, file = table.session.id, tmp_path / "game.json"
    words = await maintain(task("export", number, file, "--people", "--open"), store.url)
    assert f"Wrote table {number}" in words.words
    other = await Store.open(url_of(tmp_path / "other.sqlite3"))
    assert "Stored table" in (await maintain(task("import", file), other.url)).words
    assert not (await check(other.url)).troubles
    assert [e.text for e in await other.history(number)] == [
        e.text for e in await store.history(number)
    ]
    assert [e.at for e in await other.history(number)] == [
        e.at for e in await store.history(number)
    ]
    service: Any = TableService(other, lambda *_: None)
    session = (await service.get(number)).session
    assert session.people == table.session.people
    seat = session.to_act[0]
    text = str((await service.get(number)).observe(seat).legal[0])
    after = await service.act(number, session.seats[seat].user_id, None, text)
    assert after.session.ply > session.ply
    await other.close()


async def test_nothing_is_overwritten(store: Store, tmp_path: Path) -> None:
    table, _ = await played(store, "docker", 3)
    file = tmp_path / "game.json"
    export = task("export", table.session.id, file, "--people", "--open")
    await maintain(export, store.url)
    assert file.stat().st_mode & 0o077 == 0, "it may hold secrets"
    before = file.read_bytes()
    with pytest.raises(StoreError, match="exists already"):
        await maintain(export, store.url)
    assert file.read_bytes() == before
    with pytest.raises(StoreError, match="is there already"):
        await maintain(task("import", file), store.url)
    assert (await store.get(table.session.id)) == table.session


async def test_a_sealed_or_broken_file_is_refused_with_a_sentence(
    store: Store, tmp_path: Path
) -> None:
    table, _ = await played(store, "pier18", 3)
    file = tmp_path / "game.json"
    words = await maintain(task("export", table.session.id, file), store.url)
    assert "Its secrets are left out" in words.words
    with pytest.raises(StoreError, match="without its secrets"):
        await maintain(task("import", file), store.url)
    file.write_text("{")
    with pytest.raises(StoreError, match="no game file"):
        await maintain(task("import", file), store.url)
    with pytest.raises(StoreError, match="cannot be read"):
        await maintain(task("import", tmp_path / "nothing.json"), store.url)
    with pytest.raises(StoreError, match="There is no table 5"):
        await maintain(task("export", 5, tmp_path / "new.json"), store.url)


@pytest.mark.parametrize("options", [(), ("--people",), ("--open",)], ids=" ".join)
async def test_a_finished_game_is_looked_at_and_counts_elsewhere(
    store: Store, tmp_path: Path, options: tuple[str, ...]
) -> None:
    table, _ = await played(store, "docker", 3)
    service: Any = TableService(store, lambda *_: None)
    await give_up_at(service, table.session.id, ADA.user_id)
    file = tmp_path / "game.json"
    await maintain(task("export", table.session.id, file, *options), store.url)
    other = await Store.open(url_of(tmp_path / "other.sqlite3"))
    await maintain(task("import", file), other.url)
    session = await other.get(table.session.id)
    assert bool(session.people) == ("--people" in options)
    assert session.outcome is not None
    assert not (await check(other.url)).troubles
    if options:
        assert "every figure was right" in (await maintain(task("ratings"), other.url)).words
    await other.close()


async def test_games_that_go_on_are_replayed(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for game in ("docker", "kraftwagen"):
        await played(store, game, 5)
    report = await maintain(task("replay"), store.url)
    assert (report.words, report.is_troubled) == ("All 2 running games can be replayed.", False)

    def changed(game: Any, state: Any, seat: int, text: str) -> Any:
        step = play(game, state, seat, text)
        if game.info.key == "docker" and state.ply == 2:
            return step._replace(state=game.reseed(step.state, bytes(32)))
        return step

    monkeypatch.setattr(backups, "play", changed)
    report = await maintain(task("replay"), store.url)
    assert report.is_troubled
    assert "Of 2 running games" in report.words
    assert "(docker): what seat" in report.words
    assert "at ply 2 leads elsewhere now" in report.words
    assert "kraftwagen" not in report.words
