"""What stands out in a menu, for people who hardly know the game.

Every question has a rule that fits into one sentence. It looks at nothing but what lies open now:
nothing is played out, and no robot is asked.

========  ==========================================================================================
question  what stands out
========  ==========================================================================================
START     the tile with the most parts and workers
TAKE      the two tiles with the most actions for each move that passes until the seat moves again;
          what lasts or what its next car lacks counts double, hiring nothing where nobody is left
ORDER     hiring, since a development that gets its worker makes the part better
BUYER     who brings most, with the marks beside his stack, by buying one of the seat's cars
BENZ      the same; nobody, where none of them buys a car of the seat
BODY      the weakest old part goes
ENGINE    the race car, if that gets faster and an engine for a car is there; else a workshop,
          where the weakest old part goes
CAR       the car that brings most by what the buyers there pay now, and of such the one with the
          fewest workers and the weakest parts, without an engineer; no car, where none brings more
========  ==========================================================================================

With CARD there is nothing to say: both answers are alike.
"""

from collections.abc import Callable, Mapping, Sequence

from rules.kraftwagen.actions import KraftwagenAction, Verb
from rules.kraftwagen.cards import START_TILES, TILES, WORKERS, Buyer
from rules.kraftwagen.chain import after_taking, moves_before
from rules.kraftwagen.decision import Decision
from rules.kraftwagen.legal import NOBODY, SHOP
from rules.kraftwagen.market import Car, gain_of, sales
from rules.kraftwagen.mats import Mat
from rules.kraftwagen.observe import KraftwagenObservation
from rules.kraftwagen.tile_actions import TileAction

_MOST = 2
"""So many answers stand out at most."""
_LASTING = frozenset({TileAction.ENGINE, TileAction.RESEARCH})
_FOR_CARS = frozenset({TileAction.BODY, TileAction.ENGINE, TileAction.HIRE})


def suggested(
    observation: KraftwagenObservation, actions: Sequence[KraftwagenAction]
) -> tuple[KraftwagenAction, ...]:
    """See :meth:`Game.suggested`: the two best tiles, else what nothing is better than, if few."""
    decision = observation.decision
    if decision not in _WORTH:
        return ()
    worths = {action: _WORTH[decision](observation, action) for action in actions}
    if decision is Decision.TAKE:
        return tuple(sorted(worths, key=lambda action: worths[action], reverse=True)[:_MOST])
    best = max(worths.values())
    found = tuple(action for action in actions if worths[action] == best)
    return found if len(found) <= _MOST else ()


def lacking(obs: KraftwagenObservation) -> tuple[TileAction, ...]:
    """Return what the next car of the active seat lacks: parts, a worker, or else a buyer."""
    mat = obs.mats[obs.active_seat]
    there = {
        TileAction.BODY: mat.bodies,
        TileAction.ENGINE: mat.engines,
        TileAction.HIRE: mat.canteen,
    }
    lacks = tuple(action for action, count in there.items() if not count)
    return lacks or (() if obs.buyers.is_full or _would_sell(obs, mat) else (TileAction.BUYER,))


def _would_sell(obs: KraftwagenObservation, mat: Mat) -> bool:
    """Whether the best car that *mat* allows would bring something, at the lowest price."""
    best = Car(obs.active_seat, max(mat.bodies), max(mat.engines), mat.canteen, min(obs.prices))
    return gain_of(best, obs.cars, obs.buyers.active) > 0


Worth = tuple[float, ...]
"""More is better; compared from the first number on."""


def _start(_obs: KraftwagenObservation, action: KraftwagenAction) -> Worth:
    tasks = START_TILES[action.choice].tasks
    return (sum(task.amount for task in tasks if task.action in _FOR_CARS),)


def _tile(obs: KraftwagenObservation, action: KraftwagenAction) -> Worth:
    double = _LASTING.union(lacking(obs))
    lost = () if obs.mats[action.seat].supply else (TileAction.HIRE,)
    gains = sum(2 if t in double else 1 for t in TILES[action.choice] if t not in lost)
    return (gains / (1 + moves_before(after_taking(obs.chain, action.choice), action.seat)),)


def _order(_obs: KraftwagenObservation, action: KraftwagenAction) -> Worth:
    return (action.choice == TileAction.HIRE,)


def buyer_money(obs: KraftwagenObservation, kind: Buyer) -> tuple[int, int]:
    """Return what the active seat gets for a buyer who comes now: for a car, and white marks."""
    sale = sales(obs.cars, (*obs.buyers.active, kind))[-1]
    is_own = sale.car is not None and sale.car.seat == obs.active_seat
    white = obs.buyers.white_by(kind) if obs.decision is Decision.BUYER else 0
    return sale.money if is_own else 0, white


def _buyer(obs: KraftwagenObservation, action: KraftwagenAction) -> Worth:
    if action.choice == NOBODY:
        return (0, True)
    return (sum(buyer_money(obs, Buyer(action.choice))), False)


def _place(obs: KraftwagenObservation, action: KraftwagenAction) -> Worth:
    mat = obs.mats[obs.active_seat]
    if action.piece is not None:
        return (1, -action.piece.value)
    if action.choice == SHOP:
        return (2,)
    assert obs.piece is not None
    return (3 if mat.engines and obs.piece.value > mat.speed else 0,)


def _car(obs: KraftwagenObservation, action: KraftwagenAction) -> Worth:
    if action.car is None:
        return (0, 1 if action.verb is Verb.DONE else -WORKERS)
    car = action.car
    gain = gain_of(car, obs.cars, obs.buyers.active)
    return (gain, -car.crew, -car.body - car.engine, car.engineer is None)


_WORTH: Mapping[Decision, Callable[[KraftwagenObservation, KraftwagenAction], Worth]] = {
    Decision.START: _start,
    Decision.TAKE: _tile,
    Decision.ORDER: _order,
    Decision.BUYER: _buyer,
    Decision.BENZ: _buyer,
    Decision.BODY: _place,
    Decision.ENGINE: _place,
    Decision.CAR: _car,
}
