"""The legal answers to each question, sorted by notation."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache

from rules.kraftwagen.actions import KraftwagenAction, Verb, named, scraps
from rules.kraftwagen.buyers import Buyers
from rules.kraftwagen.cards import ON_CARS, TILES, Engineer
from rules.kraftwagen.market import Car
from rules.kraftwagen.mats import Mat
from rules.kraftwagen.research import Research
from rules.kraftwagen.stock import Kind, Piece
from rules.kraftwagen.table import Decision, Table, obtained, prices_left, start_tiles_left

Actions = tuple[KraftwagenAction, ...]

SHOP, RACER = "shop", "racer"
"""Where a new engine can go, if no old part has to make room."""
NOBODY = "none"
"""Benz sends no buyer."""

_REMEMBERED = 64
"""Lists of cars that are kept: those of positions asked about several times in a row. A list takes
6 kB on average and 100 kB at worst, and of those of other positions hardly one comes again."""


def legal_actions(table: Table) -> Actions:
    """List the answers of the active seat to the question that is asked."""
    return _ANSWERS[table.decision](table)


def body_ways(seat: int, mat: Mat) -> Actions:
    """List the ways in which a new body finds a place in full workshops."""
    return tuple(scraps(seat, Verb.BODY, old) for old in mat.pieces)


def engine_ways(seat: int, mat: Mat, engine: Piece) -> Actions:
    """List the places of the new *engine*: the race car if that helps, or for want of room."""
    if not mat.workshops_left:
        scrapping = (scraps(seat, Verb.ENGINE, old) for old in mat.pieces)
        return (named(seat, Verb.ENGINE, RACER), *scrapping)
    shop = named(seat, Verb.ENGINE, SHOP)
    return (named(seat, Verb.ENGINE, RACER), shop) if engine.value > mat.speed else (shop,)


def buyer_ways(seat: int, buyers: Buyers) -> Actions:
    """From which stacks a buyer can become active."""
    return tuple(named(seat, Verb.BUYER, kind) for kind in sorted(buyers.waiting))


def card_ways(seat: int, research: Research) -> Actions:
    """List the open cards that can be taken: equal ones are one choice."""
    cards = research.open
    return tuple(
        KraftwagenAction(seat, Verb.CARD, card, number=cards.index(card) + 1)
        for card in dict.fromkeys(cards)
    )


def can_do_something(table: Table) -> bool:
    """Tell whether the active seat can place a car or use Diesel. There are enough prices."""
    mat = table.mat
    return bool((mat.bodies and mat.engines and mat.canteen) or _swaps(table))


@lru_cache(maxsize=_REMEMBERED)
def _cars(
    seat: int,
    bodies: tuple[int, ...],
    engines: tuple[int, ...],
    canteen: int,
    prices: tuple[int, ...],
    helpers: tuple[Engineer, ...],
) -> Actions:
    crews = sorted(range(1, canteen + 1), key=str)
    return tuple(
        KraftwagenAction(seat, Verb.CAR, car=Car(seat, body, engine, crew, price, engineer))
        for body in dict.fromkeys(bodies)
        for engine in dict.fromkeys(engines)
        for crew in crews
        for price in sorted(prices, key=str)
        for engineer in (None, *helpers)
    )


def _swaps(table: Table) -> Actions:
    """List what Diesel can exchange: a part of an own car for one of another value."""
    mat = table.mat
    if not mat.can_use(Engineer.DIESEL):
        return ()
    found = (
        KraftwagenAction(table.active_seat, Verb.DIESEL, piece=piece, number=car.price)
        for car in table.cars
        if car.seat == table.active_seat
        for piece in mat.pieces
        if piece.value != (car.body if piece.kind is Kind.BODY else car.engine)
    )
    return tuple(sorted(found, key=str))


def _start_tile(table: Table) -> Actions:
    left = start_tiles_left(table.chain, table.mats)
    return tuple(named(table.active_seat, Verb.START, name) for name in sorted(left))


@cache
def _takings(seat: int) -> Actions:
    """Every tile is in the chain, always."""
    return tuple(named(seat, Verb.TAKE, name) for name in sorted(TILES))


def _order(table: Table) -> Actions:
    return tuple(
        named(table.active_seat, Verb.DO, action) for action in sorted(set(table.job.left))
    )


def _engine(table: Table) -> Actions:
    engine = obtained(table.stock, table.mat, Kind.ENGINE)
    assert engine is not None
    return engine_ways(table.active_seat, table.mat, engine)


def _car(table: Table) -> Actions:
    seat, mat = table.active_seat, table.mat
    prices = prices_left(table.game_turn, table.cars)
    helpers = tuple(engineer for engineer in ON_CARS if mat.can_use(engineer))
    cars = _cars(seat, mat.bodies, mat.engines, mat.canteen, prices, helpers)
    return (*cars, *_swaps(table), named(seat, Verb.DONE))


def _benz(table: Table) -> Actions:
    choices = sorted((*table.buyers.waiting, NOBODY))
    return tuple(named(table.active_seat, Verb.BENZ, choice) for choice in choices)


_ANSWERS: Mapping[Decision, Callable[[Table], Actions]] = {
    Decision.START: _start_tile,
    Decision.TAKE: lambda table: _takings(table.active_seat),
    Decision.ORDER: _order,
    Decision.CARD: lambda table: card_ways(table.active_seat, table.research),
    Decision.BUYER: lambda table: buyer_ways(table.active_seat, table.buyers),
    Decision.BODY: lambda table: body_ways(table.active_seat, table.mat),
    Decision.ENGINE: _engine,
    Decision.CAR: _car,
    Decision.BENZ: _benz,
    Decision.OVER: lambda table: (),
}
