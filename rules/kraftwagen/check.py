"""Counting everything of a position of Kraftwagen."""

from collections import Counter
from itertools import chain as joined

from rules.core.chance import SEED_BYTES
from rules.kraftwagen.actions import Verb, is_possible
from rules.kraftwagen.buyers import BUYERS, Buyers
from rules.kraftwagen.cards import (
    ACTIVE_SPACES,
    BODIES,
    CARDS,
    ENGINES,
    FIRST_BODY_POINTS,
    FIRST_ENGINE_POINTS,
    LAST_CAR,
    LAST_TILE,
    MARKER_START,
    ON_CARS,
    PRICES,
    PRIZES,
    STACKS,
    START_TILES,
    TILES,
    TRACK,
    TURNS,
    WHITE,
    WORKERS,
    WORKSHOPS,
    CardKind,
)
from rules.kraftwagen.chain import is_worker, tiles, workers
from rules.kraftwagen.check_decision import check_decision
from rules.kraftwagen.check_money import check_money
from rules.kraftwagen.legal import legal_actions
from rules.kraftwagen.mats import Mat
from rules.kraftwagen.research import IDS
from rules.kraftwagen.state import KraftwagenState
from rules.kraftwagen.table import Table

_FIRST = (Verb.START, Verb.TAKE)


def check(state: KraftwagenState) -> None:
    """Do nothing where all is well.

    :raises AssertionError: pieces are lost or doubled, or the position contradicts itself.
    """
    table = state.table
    assert len(table.mats) == len(state.money) == state.seats, "one mat a seat"
    assert len(state.seed) == SEED_BYTES, "a whole seed"
    assert state.ply >= 0, "plies count from 0"
    starts = [mat.start for mat in table.mats if mat.start]
    assert len(set(starts)) == len(starts), "each seat has another start tile"
    _check_chain(table)
    for seat, mat in enumerate(table.mats):
        _check_workers(table, seat, mat)
        _check_mat(mat)
    _check_parts(table)
    _check_cards(table)
    _check_market(table)
    _check_buyers(table.buyers, table.game_turn)
    _check_race(table)
    _check_awards(table)
    check_money(state)
    check_decision(table)
    _check_last(table)
    _check_question(state)


def _check_chain(table: Table) -> None:
    assert sorted(tiles(table.chain)) == sorted(TILES), "every tile is in the chain"
    seats = (*workers(table.chain), *table.resigned)
    assert sorted(seats) == list(range(len(table.mats))), "a worker for every seat in the game"
    assert is_worker(table.chain[0]), "a worker is at the tail"
    assert 0 <= table.taken <= LAST_TILE, "tiles are counted"


def _check_workers(table: Table, seat: int, mat: Mat) -> None:
    crews = sum(car.crew for car in table.cars if car.seat == seat)
    counts = (mat.canteen, mat.supply, len(mat.active), crews, seat in table.chain, 1)
    assert sum(counts) == WORKERS, f"seat {seat} has {WORKERS} workers"
    assert min(counts) >= 0, f"seat {seat} owes no workers"
    assert not (mat.waiting and mat.canteen), "no development waits beside an idle worker"


def _check_mat(mat: Mat) -> None:
    assert mat.start in ("", *START_TILES), "a start tile"
    assert mat.workshops_left >= 0, f"at most {WORKSHOPS} parts"
    assert list(mat.bodies) == sorted(mat.bodies), "bodies ascend"
    assert list(mat.engines) == sorted(mat.engines), "engines ascend"
    cards = [CARDS[card] for card in (*mat.active, *mat.waiting)]
    assert all(card.kind is CardKind.DEVELOPMENT for card in cards), "workers are on developments"
    active = cards[: len(mat.active)]
    assert mat.body_points == FIRST_BODY_POINTS + sum(c.body for c in active), "body points"
    assert mat.engine_points == FIRST_ENGINE_POINTS + sum(c.engine for c in active), "engine points"
    assert set(mat.used) <= set(mat.engineers), "only own engineers help"
    assert list(mat.used) == sorted(set(mat.used)), "each helps once"


def _check_parts(table: Table) -> None:
    mats, cars, stock = table.mats, table.cars, table.stock
    bodies = Counter([*joined(*(mat.bodies for mat in mats)), *(car.body for car in cars)])
    engines = Counter([*joined(*(mat.engines for mat in mats)), *(car.engine for car in cars)])
    engines.update(mat.racer for mat in mats if mat.racer)
    for what, found, row, total in (
        ("bodies", bodies, stock.bodies, BODIES),
        ("engines", engines, stock.engines, ENGINES),
    ):
        assert min(row) >= 0, f"no {what} are owed"
        assert set(found) <= set(range(1, len(total) + 1)), f"values of {what}"
        counted = tuple(left + found[value] for value, left in enumerate(row, 1))
        assert counted == total, f"{what} are lost or doubled"


def _check_cards(table: Table) -> None:
    research = table.research
    found = Counter(research.open)
    assert found.total() == 2, "two cards are open"
    for mat in table.mats:
        found.update((*mat.active, *mat.waiting))
        found.update(engineer.value for engineer in mat.engineers)
    for pile in (research.deck, research.discards):
        assert min(pile) >= 0, "no cards are owed"
        found.update(dict(zip(IDS, pile, strict=True)))
    assert found == {card.id: card.copies for card in CARDS.values()}, "cards are lost or doubled"


def _check_market(table: Table) -> None:
    assert 1 <= table.game_turn <= TURNS, "a game turn"
    prices = [car.price for car in table.cars]
    assert len(set(prices)) == len(prices) <= LAST_CAR, "a marker for each car"
    assert set(prices) <= set(PRICES[table.game_turn - 1]), "markers of this game turn"
    helpers = [car.engineer for car in table.cars if car.engineer]
    assert len(set(helpers)) == len(helpers), "each engineer is on one car"
    assert set(helpers) <= set(ON_CARS), "some engineers go on cars"
    for car in table.cars:
        assert car.seat in range(len(table.mats)), "every car has an owner"
        assert car.crew >= 1, "every car has a crew"
        assert not car.engineer or car.engineer in table.mats[car.seat].used, "he is used up"


def _check_buyers(buyers: Buyers, game_turn: int) -> None:
    active = Counter(buyers.active)
    counted = tuple(n + active[kind] for kind, n in zip(BUYERS, buyers.stacks, strict=True))
    assert counted == STACKS, "buyers are lost or doubled"
    assert min(buyers.stacks) >= 0, "no buyers are owed"
    assert len(buyers.active) <= ACTIVE_SPACES, "there is room for them"
    assert 0 <= buyers.marker <= MARKER_START, "the marker is on its track"
    assert len(buyers.white) == len(WHITE), "white money by each stack"
    for left, added in zip(buyers.white, WHITE, strict=True):
        assert 0 <= left <= added * game_turn, "white money of the game turns so far"
    assert buyers.is_full or buyers.marker == MARKER_START, "the marker waits for them"


def _check_race(table: Table) -> None:
    spaces = [mat.space for mat in table.mats if mat.space]
    assert len(set(spaces)) == len(spaces), "one car a space"
    for mat in table.mats:
        assert 0 <= mat.space <= TRACK[len(table.mats)], "on the track"
        assert mat.laps >= 0, "laps are counted"
        assert mat.space or not mat.laps, "nobody drives back into the pit lane"


def _check_awards(table: Table) -> None:
    for prize, left in zip(PRIZES, table.awards, strict=True):
        taken = [a.value for mat in table.mats for a in mat.awards if a.goal is prize.goal]
        assert sorted((*taken, *left)) == sorted(prize.values), "awards are lost or doubled"
        assert left == prize.values[len(prize.values) - len(left) :], "the next award first"
    for mat in table.mats:
        goals = [award.goal for award in mat.awards]
        assert len(set(goals)) == len(goals), "one award a goal"


def _check_last(table: Table) -> None:
    """The actions of the turn that goes on, or of the one before."""
    assert all(is_possible(action, len(table.mats)) for action in table.last), "possible actions"
    if not table.last:
        return
    first, *others = table.last
    assert first.verb in _FIRST, "a turn begins with a tile"
    assert not any(action.verb in _FIRST for action in others), "with one tile"
    if table.job.tile in TILES:
        assert (first.seat, first.choice) == (table.active_seat, table.job.tile), "this tile"
    if first.verb is Verb.TAKE and first.seat in table.chain:
        assert table.chain.index(first.seat) < table.chain.index(first.choice), (
            "the tile went ahead"
        )


def _check_question(state: KraftwagenState) -> None:
    if state.table.is_over:
        assert state.asked == -1, "nobody is asked"
        return
    assert 0 <= state.asked <= state.ply, "asked in the past"
    assert legal_actions(state.table), "a seat that is asked can answer"
