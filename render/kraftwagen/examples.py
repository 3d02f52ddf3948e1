"""Sets up positions for the guide; whatever follows from the given facts is derived."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from rules.kraftwagen import (
    BODIES,
    BUYERS,
    CARDS,
    ENGINES,
    PRIZES,
    WORKERS,
    Buyer,
    Buyers,
    Car,
    Job,
    KraftwagenAction,
    KraftwagenObservation,
    Mat,
    Research,
    Stock,
)

_IDLE_WORKERS = 2
"""One in the chain, one beside the race track."""
_PLY = 60
NO_JOB = Job()
_QUIET: dict[str, Any] = {"job": NO_JOB, "last": (), "scoring": None}
"""No tile is being carried out, nobody has moved, and nothing has been scored."""


def mat(seat: int, cars: Iterable[Car], canteen: int = 4, **has: Any) -> Mat:
    """A mat: its points come from its developments, its supply is what is nowhere else."""
    active = [CARDS[id] for id in has.get("active", ())]
    crews = sum(car.crew for car in cars if car.seat == seat)
    return Mat(
        canteen=canteen,
        supply=WORKERS - _IDLE_WORKERS - canteen - len(active) - crews,
        body_points=1 + sum(card.body for card in active),
        engine_points=1 + sum(card.engine for card in active),
        **has,
    )


def stacks(active: tuple[Buyer, ...]) -> tuple[int, ...]:
    """The buyers who wait while these are active."""
    return tuple(
        count - active.count(kind) for kind, count in zip(BUYERS, Buyers().stacks, strict=True)
    )


def new_cars(seat: int, has: Mat, prices: Iterable[int]) -> Iterator[Car]:
    """The cars that *seat* can place without an engineer, or with the first it has."""
    engineers = (None, *has.engineers[:1])
    for body in has.bodies:
        for engine in has.engines:
            for crew in range(1, has.canteen + 1):
                for price in prices:
                    yield from (Car(seat, body, engine, crew, price, who) for who in engineers)


def position(
    *,
    active_seat: int,
    mats: tuple[Mat, ...],
    open_cards: tuple[str, str],
    legal: Iterable[KraftwagenAction],
    cars: tuple[Car, ...] = (),
    **facts: Any,
) -> KraftwagenObservation:
    """Build the observation of a spectator; of *facts*, those in ``_QUIET`` may be missing."""
    seats = len(mats)
    return KraftwagenObservation(
        seat=None,
        seats=seats,
        options=(("money", "secret"),),
        ply=_PLY,
        to_act=(active_seat,),
        asked_at=tuple(_PLY if seat == active_seat else -1 for seat in range(seats)),
        legal=(),
        open_legal=tuple(sorted(legal, key=str)),
        outcome=None,
        active_seat=active_seat,
        mats=mats,
        stock=_stock(mats, cars),
        research=_research(mats, open_cards),
        cars=cars,
        awards=_awards(mats),
        money=(None,) * seats,
        resigned=(),
        **{**_QUIET, **facts},
    )


def _stock(mats: tuple[Mat, ...], cars: tuple[Car, ...]) -> Stock:
    bodies = Counter(car.body for car in cars)
    engines = Counter(car.engine for car in cars)
    for each in mats:
        bodies.update(each.bodies)
        engines.update((*each.engines, each.racer))
    return Stock(_left(BODIES, bodies), _left(ENGINES, engines))


def _left(all_tiles: tuple[int, ...], used: Counter[int]) -> tuple[int, ...]:
    return tuple(count - used[value] for value, count in enumerate(all_tiles, start=1))


def _research(mats: tuple[Mat, ...], open_cards: tuple[str, str]) -> Research:
    """Nothing is discarded yet."""
    out = Counter(open_cards)
    for each in mats:
        out.update((*each.active, *each.waiting, *(name.value for name in each.engineers)))
    deck = tuple(card.copies - out[id] for id, card in CARDS.items())
    return Research(open_cards, deck, (0,) * len(CARDS))


def _awards(mats: tuple[Mat, ...]) -> tuple[tuple[int, ...], ...]:
    taken = {award for each in mats for award in each.awards}
    return tuple(
        tuple(value for value in prize.values if (prize.goal, value) not in taken)
        for prize in PRIZES
    )
