"""Check that the question in a position of Kraftwagen can be asked there."""

from collections import Counter

from rules.kraftwagen.cards import CARDS, LAST_CAR, START_TILES, TILES
from rules.kraftwagen.chain import tail, workers
from rules.kraftwagen.decision import Decision
from rules.kraftwagen.legal import can_do_something
from rules.kraftwagen.phases.scoring import benz_owner
from rules.kraftwagen.phases.tiles import order_matters
from rules.kraftwagen.phases.turn_end import reason_to_score
from rules.kraftwagen.stock import Kind
from rules.kraftwagen.table import Table, choosers, obtained, start_tiles_left
from rules.kraftwagen.tile_actions import Job, Task, TileAction

_TILE_ACTIONS = {
    Decision.CARD: TileAction.RESEARCH,
    Decision.BUYER: TileAction.BUYER,
    Decision.BODY: TileAction.BODY,
    Decision.ENGINE: TileAction.ENGINE,
}
"""The actions about which is asked."""
_BETWEEN_TURNS = (Decision.START, Decision.TAKE, Decision.BENZ, Decision.OVER)
_COUNTED = (TileAction.HIRE, TileAction.RACE)
_MOST = 99
"""More spaces than any race car can drive with one action."""


def check_decision(table: Table) -> None:
    """Do nothing where all is well.

    :raises AssertionError: the question, the seat that is asked and its tile do not fit together.
    """
    assert table.active_seat in range(len(table.mats)), "a seat is active"
    if table.is_over:
        assert table.job == Job(), "nothing is left to do"
        return
    assert table.active_seat in workers(table.chain), "a seat that is out is not asked"
    assert len(table.cars) < LAST_CAR or table.decision is Decision.BENZ, "six cars end the phase"
    _check_job(table)
    _check_tile(table)
    _check_asked(table)


def _check_job(table: Table) -> None:
    tile, left, tasks = table.job
    assert not Counter(left) - Counter(TILES.get(tile, ())), "actions of the tile"
    for task in tasks:
        _check_task(task)
    if table.decision in _BETWEEN_TURNS:
        assert table.job == Job(), "no tile is carried out"
    elif table.decision in _TILE_ACTIONS:
        assert tasks[0].action is _TILE_ACTIONS[table.decision], (
            "the question is about the next task"
        )
    else:
        assert not tasks, "all tasks are done"


def _check_task(task: Task) -> None:
    assert 1 <= task.amount <= (_MOST if task.action in _COUNTED else 1), "an amount"
    assert task.card in ("", *CARDS), "ordered by a card or a tile"


def _check_tile(table: Table) -> None:
    tile, has_all = table.job.tile, not choosers(table.chain, table.mats)
    if tile in START_TILES:
        assert table.mat.start == tile, "a seat carries out its own start tile"
        assert table.taken == 0, "before the first turn"
    elif table.decision is not Decision.START:
        assert has_all, "everybody has a start tile before the first turn"
        assert tile in TILES or table.decision in _BETWEEN_TURNS, "a tile is carried out"


def _check_asked(table: Table) -> None:
    seat, mat = table.active_seat, table.mat
    match table.decision:
        case Decision.START:
            assert choosers(table.chain, table.mats)[0] == seat, "the first without a tile chooses"
            assert len(start_tiles_left(table.chain, table.mats)) > 1, "among several"
        case Decision.TAKE:
            assert tail(table.chain) == seat, "the seat at the tail moves"
            assert reason_to_score(table) is None, "the action phase goes on"
        case Decision.ORDER:
            assert order_matters(table), "the order matters"
        case Decision.BUYER:
            assert not table.buyers.is_full, "there is room for a buyer"
        case Decision.BODY:
            assert obtained(table.stock, mat, Kind.BODY), "there is a body"
            assert not mat.workshops_left, "and no room for it"
        case Decision.ENGINE:
            assert obtained(table.stock, mat, Kind.ENGINE), "there is an engine"
        case Decision.CAR:
            assert table.job.tile in TILES, "cars come after an action tile"
            assert not table.job.left, "that is carried out"
            assert can_do_something(table), "a car or an exchange is possible"
        case Decision.BENZ:
            assert benz_owner(table) == seat, "his owner sends a buyer"
            assert table.scoring is not None, "once the race is paid"
