"""The market: the cars on it, and which of them a buyer takes."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from rules.kraftwagen.cards import Buyer, Engineer, amount
from rules.kraftwagen.stock import Kind, Piece


class Car(NamedTuple):
    """A car on the market. No two have the same price."""

    seat: int
    """Whose it is."""
    body: int
    engine: int
    crew: int
    """How many workers go with it."""
    price: int
    engineer: Engineer | None = None


class Sale(NamedTuple):
    """The choice of one buyer."""

    buyer: Buyer
    car: Car | None
    """The car that he buys; None: no car is left for him."""
    money: int
    """What the owner of the car receives."""


def with_piece(car: Car, piece: Piece) -> tuple[Car, Piece]:
    """*car* with *piece* in it, and the part that it replaces."""
    if piece.kind is Kind.BODY:
        return car._replace(body=piece.value), Piece(Kind.BODY, car.body)
    return car._replace(engine=piece.value), Piece(Kind.ENGINE, car.engine)


_DAIMLER, _OTTO = amount(Engineer.DAIMLER), amount(Engineer.OTTO)
_MAYBACH, _OPEL = amount(Engineer.MAYBACH), amount(Engineer.OPEL)


def counted_body(car: Car) -> int:
    """The body of *car* in the eyes of a buyer."""
    return car.body + _DAIMLER * (car.engineer is Engineer.DAIMLER)


def counted_engine(car: Car) -> int:
    """The engine of *car* in the eyes of a buyer."""
    return car.engine + _OTTO * (car.engineer is Engineer.OTTO)


def counted_crew(car: Car) -> int:
    """The crew of *car* in the eyes of a buyer."""
    return car.crew + _MAYBACH * (car.engineer is Engineer.MAYBACH)


def counted_price(car: Car) -> int:
    """The price of *car* in the eyes of a buyer."""
    return car.price - _OPEL * (car.engineer is Engineer.OPEL)


Rank = tuple[int, int, bool]


@lru_cache(maxsize=4096)
def ranks(car: Car) -> Mapping[Buyer, Rank]:
    """Return by buyer a key that sorts cars as he likes them, the best one first.

    He looks at the price last; where Opel makes two equal, the other is cheaper.
    """
    dearness = counted_price(car), car.engineer is Engineer.OPEL
    return {
        Buyer.BODY: (-counted_body(car), *dearness),
        Buyer.ENGINE: (-counted_engine(car), *dearness),
        Buyer.PRESTIGE: (-counted_crew(car), *dearness),
        Buyer.PRICE: (0, *dearness),
    }


def choice(buyer: Buyer, cars: Iterable[Car]) -> Car | None:
    """Return the one of *cars* that *buyer* takes; None where there is none."""
    return min(cars, key=lambda car: ranks(car)[buyer], default=None)


def to_beat(buyer: Buyer, car: Car | None) -> Rank:
    """Return the rank below which *buyer* takes a further car in place of *car*, or of none."""
    return (1, 0, False) if car is None else ranks(car)[buyer]


@lru_cache(maxsize=2048)
def sales(cars: tuple[Car, ...], buyers: tuple[Buyer, ...]) -> tuple[Sale, ...]:
    """Let *buyers* buy, one after the other; a car that is sold is gone for the next."""
    left = list(cars)
    made = []
    for buyer in buyers:
        car = choice(buyer, left)
        if car is not None:
            left.remove(car)
        made.append(Sale(buyer, car, earned(buyer, car)))
    return tuple(made)


def earned(buyer: Buyer, car: Car | None) -> int:
    """Return the money that *buyer* pays for *car*: its price, and a price buyer twice that."""
    if car is None:
        return 0
    return 2 * car.price if buyer is Buyer.PRICE else car.price


def buyers_would_take(
    cars: tuple[Car, ...], active: tuple[Buyer, ...], candidate: Car
) -> tuple[Sale, ...]:
    """Return what the *active* buyers would buy now if *candidate* stood beside *cars*."""
    return sales((*cars, candidate), active)


def sale_of(candidate: Car, cars: tuple[Car, ...], active: tuple[Buyer, ...]) -> Sale | None:
    """Return which of the *active* buyers takes *candidate* beside *cars* now; None: nobody."""
    own = ranks(candidate)
    for buyer, other, _ in sales(cars, active):
        if own[buyer] < to_beat(buyer, other):
            return Sale(buyer, candidate, earned(buyer, candidate))
    return None


@lru_cache(maxsize=2048)
def gain_of(candidate: Car, cars: tuple[Car, ...], active: tuple[Buyer, ...]) -> int:
    """Return how much more its owner would be paid now, in all, with *candidate* beside *cars*."""
    if sale_of(candidate, cars, active) is None:
        return 0

    def paid(made: Iterable[Sale]) -> int:
        return sum(sale.money for sale in made if sale.car and sale.car.seat == candidate.seat)

    return paid(sales((*cars, candidate), active)) - paid(sales(cars, active))
