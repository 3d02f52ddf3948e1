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
from rules.kraftwagen.chain import is_worker, tail, tiles, workers
from rules.kraftwagen.hidden import white_taken
from rules.kraftwagen.legal import can_do_something, legal_actions
from rules.kraftwagen.market import Car, sales
from rules.kraftwagen.mats import Mat
from rules.kraftwagen.money import Scoring
from rules.kraftwagen.phases.scoring import benz_owner, reason_to_score
from rules.kraftwagen.phases.tiles import order_matters
from rules.kraftwagen.race import lap_money, place_money, standing
from rules.kraftwagen.research import IDS
from rules.kraftwagen.state import KraftwagenState
from rules.kraftwagen.stock import Kind
from rules.kraftwagen.table import Decision, Table, choosers, obtained, start_tiles_left
from rules.kraftwagen.tile_actions import Job, Task, TileAction

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
            assert order_matters(table.job, table.mat), "the order matters"
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


def check_money(state: KraftwagenState) -> None:
    """Do nothing where all is well.

    :raises AssertionError: the seats have money that they cannot have earned.
    """
    assert all(min(own) >= 0 for own in state.money), "nobody owes money"
    white = sum(own.white for own in state.money)
    assert white == white_taken(state.table), "white money is lost or doubled"
    scoring = state.table.scoring
    if scoring is None:
        assert not any(own.total - own.white for own in state.money), "scorings bring money"
        return
    _check_paid(scoring, state.seats)
    _check_sales(scoring, state.seats)
    _check_turn(state, scoring)
    for seat, own in enumerate(state.money):
        latest = scoring.race_money[seat], scoring.lap_money[seat], scoring.sale_money[seat]
        earlier = [total - last for total, last in zip(own, latest, strict=False)]
        assert min(earlier) >= 0, "what was paid is there"
        assert scoring.game_turn > 1 or not any(earlier), "nothing was paid before"


def _check_paid(scoring: Scoring, seats: int) -> None:
    places, laps = scoring.places, scoring.laps
    assert len(laps) == seats, "laps for each seat"
    assert len(set(places)) == len(places), "one place a seat"
    assert set(places) <= set(range(seats)), "seats race"
    in_order = [laps[seat] for seat in places]
    assert in_order == sorted(in_order, reverse=True), "more laps are further in front"
    assert sum(in_order) == sum(laps), "laps are driven in the race"
    assert min(laps) >= 0, "laps are counted"
    assert scoring.lap_money == tuple(map(lap_money, laps)), "money for the laps"
    by_seat = dict.fromkeys(range(seats), 0)
    by_seat |= {seat: place_money(place) for place, seat in enumerate(places)}
    assert scoring.race_money == tuple(by_seat.values()), "money for the places"


def _check_sales(scoring: Scoring, seats: int) -> None:
    sold = tuple(sale.car for sale in scoring.sales if sale.car is not None)
    for car in sold:
        _check_car(car, scoring.game_turn, seats)
    assert len({car.price for car in sold}) == len(sold), "a marker for each car"
    buyers = tuple(sale.buyer for sale in scoring.sales)
    assert sales(sold, buyers) == scoring.sales, "each buyer takes the car he likes best"


def _check_car(car: Car, game_turn: int, seats: int) -> None:
    assert car.seat in range(seats), "every car had an owner"
    assert 1 <= car.body <= len(BODIES), "a body"
    assert 1 <= car.engine <= len(ENGINES), "an engine"
    assert 1 <= car.crew <= WORKERS, "a crew"
    assert car.price in PRICES[game_turn - 1], "a marker of that game turn"
    assert car.engineer in (None, *ON_CARS), "some engineers go on cars"


def _check_turn(state: KraftwagenState, scoring: Scoring) -> None:
    """Check that the scoring was before this game turn, or now."""
    table = state.table
    if table.decision is Decision.BENZ:
        assert scoring.game_turn == table.game_turn, "the race has just been paid"
        assert scoring.places == standing(table.mats), "as it ended"
        assert scoring.laps == tuple(mat.laps for mat in table.mats), "with these laps"
        assert not scoring.sales, "and nothing has been sold"
    elif table.is_over:
        assert table.game_turn - scoring.game_turn in (0, 1), "the last scoring"
    else:
        assert table.game_turn - scoring.game_turn == 1, "the scoring of the turn before"
